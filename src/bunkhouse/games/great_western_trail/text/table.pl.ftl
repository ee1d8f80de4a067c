### Great Western Trail: słowa na stole w terminalu. Kolumny są wąskie.

table-over = Koniec gry
table-last-turns = ostatnie tury
table-token = żeton rynku pracy w rzędzie { $row } z { $rows }
table-trail = Szlak
table-legend = gr, bl: zielona lub czarna dłoń; 1 do 10 z literą: budynek prywatny; □ biały, ■ czarny narożnik; * zawiadowca stacji
table-trade = Tipi
table-railroad = Kolej
table-masters = Zawiadowcy stacji
table-cities = Miasta
table-job-market = Rynek pracy
table-foresight = Żetony do wyboru w Kansas City
table-market = Targ bydła (stos: { $count })
table-pool = Karty celów (stos: { $count })
table-wealth = { $dollars } $  certyfikaty { $certificates }/{ $limit }+{ $permanent }  punkty { $points }
table-crew = kowboje { $cowboy }  rzemieślnicy { $craftsman }  inżynierowie { $engineer }  kroki { $steps }
table-buildings = Do zbudowania: { $left }
table-cleared = Puste pola: { $discs }
table-area = Cele: { $cards }
table-hand = Ręka: { $cards }
table-hand-size =
    { $count ->
        [one] Ręka: { $count } karta
        [few] Ręka: { $count } karty
       *[other] Ręka: { $count } kart
    }
table-piles = Stos { $draw }, odrzucone: { $discard }
