### Great Western Trail: słowa na narysowanym stole.

board-hand-tab = Ręka
board-objectives-tab = Cele
board-cattle-tab = Bydło
board-ranch-tab = Ranczo
board-markets-tab = Targi
table-turn-number = Tura { $number }
board-spaces-left =
    { $count ->
        [one] Rynek pracy: { $count } pole do końca gry
        [few] Rynek pracy: { $count } pola do końca gry
       *[other] Rynek pracy: { $count } pól do końca gry
    }
board-phase =
    { $phase ->
        [a] A Ruch
        [b] B Akcje
       *[c] C Karty
    }
board-goal = tu trafi twój dysk
board-discs = Wskaż dysk, a tu przeczytasz, co odsłania.
board-place-disc = Połóż go

## Co leży na planszy

board-trail = Szlak
board-railroad = Kolej
board-start-space = Start
board-private = Budynek { $building }: { $name }, { $points } PZ{ woods }{ toll }{ risk }
woods =
    { $woods ->
        [yes] , w lesie
       *[no] { "" }
    }
toll =
    { $fee ->
        [0] { "" }
       *[other] , pozostali płacą za przejście { $fee } $
    }
risk =
    { $effect ->
        [none] { "" }
       *[other] ; na tym polu właściciel budynku może też wykonać akcję „{ effect }”
    }
board-trade-space = Pole handlu: { $sign }{ $dollars } $, wolne
board-hazard-space =
    { $kind ->
        [flood] Pole na niebezpieczeństwo: powódź { $number }, wolne
        [drought] Pole na niebezpieczeństwo: susza { $number }, wolne
       *[rockfall] Pole na niebezpieczeństwo: lawina { $number }, wolne
    }
board-site = Pole budowy: { place }{ woods }{ risk }
board-hazard = Niebezpieczeństwo: { tile }, opłata { $fee } $
board-teepee =
    { $brings ->
        [no] { $title }: handel kosztuje { $dollars } $
       *[yes] { $title }: opłata { $fee } $, handel daje { $dollars } $
    }
board-or = { $first } albo { $second }
board-rancher = Ranczer, { $name }
board-steps =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }
board-fees =
    { $sure ->
        [yes] opłaty { $most } $
       *[no] opłaty od { $least } do { $most } $
    }
board-city = { city }, wartość { $value }, dyski: { $count ->
        [0] brak
       *[other] { $names }
    }
board-city-short =
    { $city ->
        [kansas_city] Kansas City
        [topeka] Topeka
        [wichita] Wichita
        [colorado_springs] Colorado Sp.
        [santa_fe] Santa Fe
        [albuquerque] Albuquerque
        [el_paso] El Paso
        [san_diego] San Diego
        [sacramento] Sacramento
       *[san_francisco] San Francisco
    }
board-station = Stacja: numer { $station }, { $dollars } $, { $points } PZ, { $corner ->
        [white] białe
       *[black] czarne
    } narożniki, dyski: { $count ->
        [0] brak
       *[other] { $names }
    }
board-station-master = { board-station }; zawiadowca stacji: { master }
board-station-worker = { board-station }; zawiadowca zabrany, oddano { worker-acc }
board-engine = Lokomotywa, { $name }, { rail }
board-kansas-city = Kansas City
board-foresight = Rozwój
board-tiles-left = żetony w zapasie
board-stage =
    { $stage ->
        [tiles] Żetony
        [income] Dochód
       *[delivery] Dostawa
    }
board-foresight-tile = Żeton rozwoju: { $tile }, etap { $stage }, { $lands }
board-lands =
    { $to ->
        [jobs] trafi na rynek pracy za { $dollars } $
        [nowhere] rynek pracy jest pełny
        [away] nie ma na niego miejsca, opuściłby grę
       *[trail] trafi na { place }
    }
board-job-market = Rynek pracy
board-job = { $worker }, { $dollars } $
board-token = Żeton rynku pracy

## Karty i targi

board-breed =
    { $breed ->
        [jersey] Jersey
        [dutch_belt] Dutch Belt
        [black_angus] Black Angus
        [guernsey] Guernsey
        [holstein] Holstein
        [brown_swiss] Brown Swiss
        [ayrshire] Ayrshire
        [west_highland] West Highland
       *[texas_longhorn] Texas Longhorn
    }
board-start = start
board-repeat = powtórka
board-hand = Ręka
board-hand-value = wartość
board-draw-pile =
    { $count ->
        [0] Stos dobierania jest pusty
       *[other] Stos dobierania, { cards }
    }
cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
board-deck = stos
board-discard = odrzucone
board-cattle-market = Targ bydła
board-market-card = { $card }, na targu { cards }
board-cattle-stack =
    { $count ->
        [0] Stos krów jest pusty
       *[other] Stos krów, { cards }
    }
board-pool = Karty celów
board-objective-stack =
    { $count ->
        [0] Stos kart celów jest pusty
       *[other] Stos kart celów, { cards }
    }

## Plansze graczy

board-your-ranch = Twoje ranczo
board-ranch = Ranczo gracza { $name }
board-part =
    { $part ->
        [auxiliary] Pomocnicze
        [workers] Pomocnicy
        [steps] Kroki
        [hand-limit] Limit ręki
       *[buildings] Budynki
    }
board-workers = { $worker }: { $count }
board-certificates = Certyfikaty: { $count } z { $limit }, stałe: { $permanent }
board-building =
    { $state ->
        [used] Budynek { $building }, już nie w zasobach
       *[other] Budynek { $building }, { craftsmen }, { $points } PZ
    }
craftsmen =
    { $craftsmen ->
        [one] { $craftsmen } rzemieślnik
        [few] { $craftsmen } rzemieślnicy
       *[other] { $craftsmen } rzemieślników
    }
craftsmen-gen =
    { $craftsmen ->
        [one] { $craftsmen } rzemieślnika
       *[other] { $craftsmen } rzemieślników
    }
board-seat =
    { $part ->
        [money] { $count } $
        [certificates] { certificates }
        [steps] { steps-most }
        [points] Punkty: { $count }
       *[cards] { hand-cards }
    }
certificates =
    { $count ->
        [0] Bez certyfikatów
        [one] { $count } certyfikat
        [few] { $count } certyfikaty
       *[other] { $count } certyfikatów
    }
steps-most =
    { $count ->
        [one] Najwyżej { $count } krok
        [few] Najwyżej { $count } kroki
       *[other] Najwyżej { $count } kroków
    }
hand-cards =
    { $count ->
        [0] Bez kart na ręce
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
board-all-buildings = Wszystkie budynki prywatne
board-hand-fees = Opłaty za dłonie: zielona { $green } $, czarna { $black } $
board-open-ranch = Obejrzyj ranczo gracza { $name }
board-area = Cele
board-discard-pile = Stos kart odrzuconych
board-unseen = Ręka ({ $hand }) i stos dobierania ({ $deck }) razem
board-close = Zamknij

## Co można zrobić

board-verb =
    { $kind ->
        [place] postaw tu ranczera
        [move] idź tutaj
        [via] idź tędy
        [play] zagraj
        [use] użyj
        [aux] użyj
        [double] użyj podwójnie
        [copy] użyj tego budynku
        [discard] odrzuć
        [remove] usuń z gry
        [draw] dobierz
        [certificates] weź certyfikaty
        [take] weź
        [hire] zatrudnij
        [build] buduj
        [buy] kup
        [enlarge] dołóż 2 karty na targ
        [trade] handluj
        [clear] usuń
        [engine] przesuń tu lokomotywę
        [upgrade] ulepsz
        [disc] przenieś ten dysk
        [lift] przenieś dysk stąd
        [give] oddaj
        [foresight] połóż na planszy
        [spend] wydaj certyfikaty
       *[deliver] dostarcz
    }

## Objaśnienia

board-tip-building = Budynek { $building }
board-tip-neutral = Każdy, kto się tu zatrzyma, może wykonać te akcje: { $actions }. Zamiast nich może wykonać jedną pojedynczą akcję pomocniczą.
board-tip-private = Wymaga { craftsmen-gen } i jest wart { $points } PZ. Akcje właściciela: { $actions }. Wszyscy inni mogą tylko wykonać jedną akcję pomocniczą.
board-tip-effect = Każdą nadrukowaną akcję można wykonać raz na wizytę, w dowolnej kolejności.
board-tip-objective =
    { $count ->
        [one] Zagrana z ręki dla akcji w rogu, zostaje u ciebie. Na koniec daje punkty, jeśli zadanie jest spełnione, a jeśli nie, odejmuje tyle, ile mówi czerwona liczba.
        [few] Zagrana z ręki dla akcji w rogu, zostaje u ciebie. Na koniec daje punkty, jeśli wszystkie { $count } zadania są spełnione, a jeśli nie, odejmuje tyle, ile mówi czerwona liczba.
       *[other] Zagrana z ręki dla akcji w rogu, zostaje u ciebie. Na koniec daje punkty, jeśli wszystkie { $count } zadań jest spełnionych, a jeśli nie, odejmuje tyle, ile mówi czerwona liczba.
    }
board-tip-start-objective =
    { $count ->
        [one] Leży u ciebie od początku gry. Na koniec daje punkty, jeśli zadanie jest spełnione; niespełnione nic nie kosztuje.
        [few] Leży u ciebie od początku gry. Na koniec daje punkty, jeśli wszystkie { $count } zadania są spełnione; niespełnione nic nie kosztują.
       *[other] Leży u ciebie od początku gry. Na koniec daje punkty, jeśli wszystkie { $count } zadań jest spełnionych; niespełnione nic nie kosztują.
    }
board-tip-cattle = Wartość hodowlana { $value }. { $points ->
        [0] Na koniec gry nie daje punktów.
       *[other] Na koniec gry jest warta { $points } PZ.
    } W Kansas City każda rasa liczy się raz.
board-tip-master = { $master }. Kto ulepsza stację, może wziąć ten kafelek za zatrudnionego pomocnika.
board-tip-city = Wymaga wartości hodowlanej { $value }. { $corner ->
        [white] Trafiają tu tylko dyski z białych narożników.
       *[black] Trafiają tu dyski z dowolnych narożników.
    } { $many ->
        [yes] Można dostarczać tu dowolnie często.
       *[no] Po jednym dysku każdego gracza.
    }
board-tip-city-dollars = Każda dostawa daje tu { $dollars } $.
board-tip-city-points = Każdy dysk tutaj: { $points } PZ na koniec.
board-tip-city-link =
    { $brings ->
        [both] Razem z { city-ins }: karta celu od razu i { $points } PZ na koniec.
        [points] Razem z { city-ins }: { $points } PZ na koniec.
       *[card] Razem z { city-ins }: karta celu od razu.
    }
city-ins =
    { $city ->
        [topeka] Topeką
        [wichita] Wichitą
       *[other] { city }
    }
board-tip-disc =
    { $kind ->
        [first-or-second] Pierwszy dysk, który opuści tę akcję, otwiera ją: { $single }. Drugi otwiera podwójną, tam gdzie pozwala na nią budynek: { $double }.
        [second] Gdy odejdzie, otwarta jest podwójna akcja, tam gdzie pozwala na nią budynek: { $double }.
        [certificate_limit] Gdy odejdzie, możesz mieć do { $value } certyfikatów.
        [certificate-limit-after] Gdy odejdzie, a ten nad nim także, możesz mieć do { $value } certyfikatów.
        [steps-dollars] Gdy odejdzie, ranczer ma więcej kroków, tyle ile stoi obok, a ty od razu bierzesz { $dollars } $.
        [steps-points] Gdy odejdzie, ranczer ma więcej kroków, tyle ile stoi obok, a ty masz { $points } PZ na koniec.
       *[hand_limit] Gdy odejdzie, od razu płacisz { $dollars } $ i masz odtąd o jedną kartę więcej na ręce.
    }
board-tip-worker =
    { $worker ->
        [cowboy] Kowboje kupują krowy: im ich więcej, tym taniej i tym lepsze karty.
        [craftsman] Rzemieślnicy stawiają budynki prywatne.
       *[engineer] Inżynierowie przesuwają lokomotywę, każdy o jedno pole.
    }
board-tip-aux =
    { $spaces ->
        [1] Otwarta od początku. Gdy nie ma na niej dysku, a budynek na to pozwala, jest podwójna: { $double }.
       *[other] Otwarta, gdy zniknie jeden z jej dwóch dysków. Gdy nie ma obu, a budynek na to pozwala, jest podwójna: { $double }.
    }
board-tip-space = { $brings ->
        [yes] Kto zatrudni pomocnika na to miejsce, może od razu wykonać tę akcję, teraz albo nigdy.
       *[no] Następny taki pomocnik zajmuje pierwsze wolne miejsce rzędu.
    }{ $points ->
        [0] { "" }
       *[other] { " " }Pomocnik na tym miejscu jest na koniec wart { $points } PZ.
    }
board-tip-title =
    { $thing ->
        [hazard] Niebezpieczeństwo
        [hazard-space] Pole na niebezpieczeństwo
        [teepee-green] Zielone tipi
        [teepee-blue] Niebieskie tipi
        [trade] Pole handlu
        [site] Pole budowy
        [start] Start
        [rancher] Ranczer
        [railroad] Kolej
        [engine] Lokomotywa
        [link] Połączenie dwóch miast
        [station] Stacja
        [master] Zawiadowca stacji
        [kansas-city] Kansas City
        [foresight] Żeton rozwoju
        [supply] Żetony w zapasie
        [job-market] Rynek pracy
        [token] Żeton rynku pracy
        [arrow-yellow] Żółta strzałka
        [arrow-red] Czerwona strzałka
        [money] Pieniądze
        [points] Punkty
        [collected] Zebrane
        [disc-w] Biały narożnik
        [disc-b] Czarny narożnik
        [worker-space] Miejsce dla pomocnika
        [certificates] Certyfikaty
        [steps] Limit kroków
        [fees] Opłaty za dłonie
        [open-space] Otwarte od początku
        [hand-limit] Limit ręki
        [hand-value] Wartość hodowlana
        [hands] Karty na ręce
        [draw-pile] Stos dobierania
        [discard-pile] Stos kart odrzuconych
        [cattle-stack] Stos krów
        [prices] Ceny
       *[objective-stack] Stos kart celów
    }
board-tip-text =
    { $thing ->
        [hazard] Liczy się jako pole, a kto na nie wchodzi, płaci za jego dłoń. Kto je usunie, zatrzymuje jego punkty.
        [hazard-space] Niebezpieczeństwa z Kansas City zajmują te pola po kolei. Puste miejsce nie liczy się jako krok.
        [teepee-green] Na szlaku liczy się jako pole i kosztuje zieloną dłoń. Wymiana daje albo kosztuje kwotę pod nim.
        [teepee-blue] Na szlaku liczy się jako pole i kosztuje czarną dłoń. Wymiana daje albo kosztuje kwotę pod nim.
        [trade] Tipi zajmują te pola od najniższej kwoty. Trzy ujemne leżą obok szlaku.
        [site] Tu można postawić budynek prywatny. Puste miejsca nie kosztują kroku.
        [start] Po Kansas City następny ruch zaczyna się tutaj.
        [rancher] Każdy żeton lub budynek po drodze to krok; dłonie kosztują, a za budynki płaci się właścicielom.
        [railroad] Lokomotywa wjeżdża na następne pole albo na bocznicę; zajęte pola przeskakuje. Czerwone krzyżyki to koszt transportu.
        [engine] Im dalej stoi, tym tańszy transport do odległych miast.
        [link] Dyski w obu miastach: karty celów od razu, punkty na koniec.
        [station] Lokomotywa na bocznicy może ją ulepszyć: zapłać i przenieś tu dysk. Kto ją ulepsza, może wziąć jej zawiadowcę za zatrudnionego pomocnika.
        [kansas-city] Nikt go nie minie. Połóż trzy żetony, weź dochód za różne rasy na ręce, dostarcz krowy do miasta.
        [foresight] W etapach 1 do 3 po jednym żetonie z kolumny trafia na planszę: pomocnicy na rynek pracy, tipi i niebezpieczeństwa na szlak.
        [supply] Zakryte żetony, z których uzupełnia się tę kolumnę.
        [job-market] Pomocnicy przychodzą tu z Kansas City. Rząd kosztuje tyle, ile stoi obok niego.
        [token] Pomocników z jego rzędu nie można jeszcze zatrudnić. Gdy opuści ostatni rząd, pozostali mają po jednej turze.
        [arrow-yellow] Gdy żeton tędy przejdzie, uzupełnia się targ bydła.
        [arrow-red] Gdy żeton tędy przejdzie, zaczyna się koniec gry.
        [money] Każde 5 $ to na koniec 1 punkt.
        [points] Wszystkie jedenaście kategorii, jakby gra skończyła się teraz.
        [collected] Tipi, niebezpieczeństwa i zawiadowcy stacji tego gracza.
        [disc-w] Dysk z białego narożnika może trafić do każdego miasta i na każdą stację.
        [disc-b] Dysk z czarnego narożnika może trafić tylko na czarne narożniki.
        [certificates] Każdy wydany w Kansas City dodaje 1 do wartości hodowlanej. Dyski na 4 i 6 obniżają limit.
        [steps] Jak daleko może iść ranczer. Pierwszy dysk, schodząc, daje 3 $, drugi jest wart 3 punkty.
        [fees] Kto wchodzi na żeton z taką dłonią, płaci tyle: właścicielowi budynku, a poza tym do banku. Własne budynki nic nie kosztują.
        [open-space] Tu nie leży żaden dysk: pojedynczej akcji można używać od pierwszej tury.
        [hand-limit] Na koniec tury dobiera się karty do limitu. Każdy dysk, schodząc, kosztuje 5 $.
        [hand-value] Różne rasy, każda raz, i stałe certyfikaty.
        [hands] Karty na ręce są zakryte dla innych.
        [draw-pile] Zakryty; gdy się skończy, tasuje się karty odrzucone.
        [discard-pile] Odkryty: nowe karty trafiają najpierw tutaj.
        [cattle-stack] Kowboj, który nic nie kupuje, może dołożyć dwie z tych kart na targ.
        [prices] Ilu kowbojów i ile pieniędzy kosztuje zakup, według wartości hodowlanej. Twoje możliwości są wyraźniejsze.
       *[objective-stack] Zamiast odkrytej karty można wziąć wierzchnią ze stosu.
    }

## Koniec gry i wynik w tej chwili

board-end-title = Koniec gry
board-end = Gdy pomocnik zajmie ostatnie pole rynku pracy, gracz, który go położył, kończy swoją turę. Każdy z pozostałych ma potem jeszcze jedną turę.
board-last-turns =
    { $count ->
        [one] Ostatnia tura: { $names }, potem koniec
       *[other] Ostatnie tury: { $names }, potem koniec
    }
score-later-objectives = Karty celów, co najwyżej
board-still-in = Są w nim jeszcze: { $cards }.
board-engine-at = Lokomotywa: { rail }
board-building-gone = już użyty
