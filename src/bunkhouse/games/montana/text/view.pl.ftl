### Montana: nazwy rzeczy na ogólnym stole. „words” podaje komunikaty, które nazywają wartości.

view-left-out = tiles at belongings pawn turned
view-round = Runda
view-starter = Rozpoczyna
view-turn = Kolej na
view-closing = Ostatnia runda
view-start = Żeton początkowy na
view-settlements = Osady
view-fields = Pola
view-wheel = Koło
    .words = worker-1:one
view-pointer = Wskaźnik na
view-crews = Robotnicy na planszy akcji
    .words = table-area:area worker-1:one
view-supply = Zasoby
view-goods = Towary
    .words = piece-1:one
view-workers = Robotnicy
    .words = worker-1:one
view-cattle = Bydło
view-canteen = Menażka
view-canteens = Menażki
view-spent-canteens = Zużyte menażki
view-coins = Monety
view-left = Do założenia
view-keepsakes = Zachowane żetony
view-kind = Rodzaj
    .words = view-ground:kind
view-ground =
    { $kind ->
        [land] Równina
        [lake] Jezioro
        [mountain] Góra
       *[other] { $kind }
    }
view-cost = Koszt
    .words = piece-1:one
view-double = Dwie osady
view-open = Wolne pod budowę
view-seat = Gracz
view-tokens = Osady
