### Great Western Trail: El Paso: słowa na stole w terminalu. Kolumny są wąskie.

table-over = Koniec gry
table-turn-number = Tura { $number }
table-simmentals =
    { $count ->
        [0] nie ma już kart Simmental: kto następny dotrze do El Paso, kończy grę
        [one] została { $count } karta Simmental
        [few] zostały { $count } karty Simmental
       *[other] zostało { $count } kart Simmental
    }
table-last-turns = ostatnie tury
table-trail = Szlak, zgodnie z ruchem wskazówek zegara
table-outer = droga zewnętrzna
table-inner = droga wewnętrzna
table-neutral = Budynki neutralne
table-common = Rynek budynków
table-common-head = budowniczowie, punkty, zostało
table-train = Pociąg
table-train-head = inżynierowie
table-cattle = Rynek bydła
table-cattle-head = kowboje, wartość, punkty, zostało
table-workers = Rynek pracowników
table-objectives = Żetony celów (stos: { $count })
table-bonuses = Żetony premii (stos: { $count })
table-posts = Placówki
table-posts-head = ■ ciemne, + kilka dysków
table-points = { $points } PZ
table-dollars = { $dollars } $
table-symbol =
    { $kind ->
        [discard_cow]
            { $extra ->
                [0] { table-cow } → { $amount } $
               *[other] { table-cow } → { $extra } $ × wartość
            }
        [gain_money] { $amount } $
        [gain_certificates]
            { $cost ->
                [0] { table-certificates }
               *[other] { table-certificates } (−{ $cost } $)
            }
        [gain_exchange_token]
            { $cost ->
                [0] żeton wymiany
               *[other] żeton wymiany (−{ $cost } $)
            }
        [hire]
            { $cost ->
                [0] pracownik za darmo
               *[other] pracownik (−{ $cost } $)
            }
        [hire_one_or_two_different] pracownik (−{ $cost } $) albo 2 różnych (−{ $extra } $)
        [buy_cattle] kup krowę
        [use_train] pociąg
        [build] budynek
        [gain_objective] cel
        [gain_bonus]
            { $cost ->
                [0] premia
               *[other] premia (−{ $cost } $)
            }
        [gain_any_token] dowolny żeton
        [auxiliary]
            { $amount ->
                [1] akcja pomocnicza
               *[other] { $amount } różne akcje pomocnicze
            }
        [move_rancher] ruch do { $amount }
        [gain_cow]
            { $cost ->
                [0] { table-cow }
               *[other] { table-cow } (−{ $cost } $)
            }
        [remove_cow] { table-cow } z gry
        [exchange]
            { $amount ->
                [one] { $amount } wymiana
                [few] { $amount } wymiany
               *[other] { $amount } wymian
            }
       *[other] { $kind }
    }
table-certificates =
    { $amount ->
        [one] { $amount } certyfikat
        [few] { $amount } certyfikaty
       *[other] { $amount } certyfikatów
    }
table-cow =
    { $cow ->
        [any] dowolna krowa
        [gray] szara krowa
        [black] czarna krowa
        [white] biała krowa
        [green] zielona krowa
        [yellow] żółta krowa
        [blue] niebieska krowa
        [brown] brązowa krowa
        [purple] fioletowa krowa
        [orange] pomarańczowa krowa
        [breeding] krowa o wartości { $value }
        [black_angus] Black Angus
        [corriente] Corriente
        [shorthorn] Shorthorn
        [hereford] Hereford
       *[other] { $cow }
    }
table-wealth = { $dollars } $  certyfikaty { $certificates }+{ $permanent }  wymiany { $tokens }  punkty { $points }
table-crew = Pracownicy: { $cards }
table-limits = kroki { $steps }, ręka { $hand }
table-auxiliary = Pomocnicze: { $actions }
table-discs = Dyski: { $discs }
table-hand = Ręka ({ $value }): { $cards }
table-hand-size =
    { $count ->
        [one] Ręka: { $count } karta
        [few] Ręka: { $count } karty
       *[other] Ręka: { $count } kart
    }
table-piles = Stos { $draw }, odrzucone: { $cards }
table-own-objectives = Cele:
table-own-bonuses = Żetony premii:
table-sue-row = Pracownicy: { $workers }
table-sue-aside =
    { $count ->
        [one] Odłożony: { $count } pracownik wszechstronny
        [few] Odłożeni: { $count } pracownicy wszechstronni
       *[other] Odłożeni: { $count } pracowników wszechstronnych
    }
table-sue-cows = Krowy: { $cards }
table-sue-decks = Zostało kart zasobów { $resources }, kart bota { $cards }
table-sue-discarded = Zagrane karty bota: { $cards }
table-sue-points =
    { $discs ->
        [one] punkty { $points }, jeszcze { $discs } dysk
        [few] punkty { $points }, jeszcze { $discs } dyski
       *[other] punkty { $points }, jeszcze { $discs } dysków
    }
