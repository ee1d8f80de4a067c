### Dziki Zachód: słowa na stole w terminalu. Kolumny są wąskie.

table-over = Gra skończona
table-setup = Przygotowanie: wybiera { $name }
table-turn = Tura: { $name }
table-last-round =
    { $count ->
        [one] Ostatnia runda, tura: { $name }, została { $count } tura
        [few] Ostatnia runda, tura: { $name }, zostały { $count } tury
       *[other] Ostatnia runda, tura: { $name }, zostało { $count } tur
    }
table-alvin = Alvin: { $city }
table-alvin-sign = Alvin
table-ferry = prom z liczbą potrzebnych Lokomotyw
table-closed = niedostępne
table-completed = zrealizowany
table-display = Odkryte
table-decks = Stos { $cards }, Bilety { $tickets }
table-discards = Odrzucone
table-hand = Ręka
table-tickets = Bilety
table-drawn = Do wyboru
# Trzy litery na nitkach.
table-colour =
    { $colour ->
        [purple] fio
        [white] bia
        [blue] nie
        [yellow] żół
        [orange] pom
        [black] cza
        [red] cze
        [green] zie
       *[grey] sza
    }
table-card =
    { $card ->
        [purple] fioletowa
        [white] biała
        [blue] niebieska
        [yellow] żółta
        [orange] pomarańczowa
        [black] czarna
        [red] czerwona
        [green] zielona
       *[locomotive] Lokomotywa
    }
table-head =
    { $head ->
        [score] Punkty
        [trains] Wagoniki
        [cards] Karty
        [tickets] Bilety
        [pieces] Figurki
       *[cities] Miasta
    }
table-state =
    { $state ->
        [AZ] Arizona
        [CA] Kalifornia
        [CO] Kolorado
        [ID] Idaho
        [MT] Montana
        [NM] Nowy Meksyk
        [NV] Nevada
        [OR] Oregon
        [UT] Utah
        [WA] Waszyngton
        [WY] Wyoming
       *[other] { $state }
    }
