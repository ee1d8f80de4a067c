### Dziki Zachód: słowa na stole. W terminalu kolumny są wąskie.

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

## Stół na ekranie

table-map = Mapa Dzikiego Zachodu
table-cars-key = wagony
table-points-key = punkty
table-train-cards = Karty Wagonów
table-deck = Stos
table-face-down = zakryte
table-discard = odrzucone
table-whole-draw = zamiast dwóch
table-draw = dobierz { $count }
table-take = dobierz { $count }
table-least = zatrzymaj min. { $count }
table-ticket-deck = Stos Biletów
table-ticket = Bilet
table-trains = Wagoniki
table-pieces = Figurki miast
table-hands = Karty na ręce
table-your-hand = Twoja ręka
table-your-tickets = Twoje Bilety
table-no-tickets = Jeszcze bez Biletów
table-sealed = Bilety są tajne do końca gry.
table-none = brak
table-done = gotowe
table-to-go = do celu
table-no-way = brak drogi
table-missed = stracony
table-safe = pewne: { $points }
table-at-risk = zagrożone: { $points }
table-lost = stracone: { $points }
table-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
table-stack =
    { $card ->
        [locomotive] Lokomotywy: { $count }
       *[other] karta { table-card }: { $count }
    }
table-of-trains = z { $count } wagoników
table-pieces-left =
    { $count ->
        [one] figurka miasta
        [few] figurki miast
       *[other] figurek miast
    }
table-trains-left = Pozostałe wagoniki: { $count }
table-ticket-count = Bilety: { $count }
table-pieces-placed = Figurki na mapie: { $count }
table-pay = Zapłać { $count }
table-place = Umieść figurkę w mieście { $city }
table-scored = Punkty: { $scored }.
table-completes = Realizuje Bilet { $ticket }.
table-nearer =
    { $left ->
        [one] Przybliża Bilet { $ticket }: zostanie { $left } wagon.
        [few] Przybliża Bilet { $ticket }: zostaną { $left } wagony.
       *[other] Przybliża Bilet { $ticket }: zostanie { $left } wagonów.
    }
table-claim =
    { $length ->
        [one] { $route }, { $length } wagon. Punkty: { $scored }
        [few] { $route }, { $length } wagony. Punkty: { $scored }
       *[other] { $route }, { $length } wagonów. Punkty: { $scored }
    }
table-turn-number = Tura { $number }
table-jump =
    { $place ->
        [yours] Twoje ruchy
        [north-west] Północny zachód
        [rockies] Góry Skaliste
        [california] Kalifornia
       *[south] Południe
    }
table-zoom =
    { $how ->
        [in] Bliżej
        [out] Dalej
       *[all] Cała mapa
    }

# Co rzeczy mówią o sobie.
table-track =
    { $colour ->
        [grey] dowolny kolor
       *[other] { colour }
    }
table-tip-route =
    { $length ->
        [one] { $length } wagon, { points } dla kontrolujących miasta. Nitki: { $tracks }.
        [few] { $length } wagony, { points } dla kontrolujących miasta. Nitki: { $tracks }.
       *[other] { $length } wagonów, { points } dla kontrolujących miasta. Nitki: { $tracks }.
    }
table-tip-ferry = To prom: wśród kart muszą być Lokomotywy, co najmniej { $count }.
table-tip-city = { $state }. Kto ma tu figurkę miasta, punktuje za każde połączenie, które się tu kończy, bez względu na to, kto je tworzy.
table-tip-card =
    { $card ->
        [locomotive] Lokomotywa
       *[other] Karta Wagonów: { table-card }
    }
table-tip-locomotive = Zastępuje każdy kolor. Wzięta odkryta jest jedyną kartą w turze.
table-tip-colour = Opłaca połączenia swojego koloru, a z innymi tego samego koloru także szare.
table-score = Punkty do tej pory
table-tip-score = To, co wszyscy wiedzą: punkty za połączenia i, jeśli gra Alvin, za niego. Bilety liczą się na koniec.
table-tip-points = Punkty za połączenie
table-tip-points-text = Punktują kontrolujący oba miasta, każdy w pełni; gdy nikt ich nie kontroluje, ten, kto tworzy połączenie.
table-tip-deck = Dobierz dwie karty, odkryte albo w ciemno. Lokomotywa dobrana w ciemno jest zwykłą kartą.
table-tip-discards = Karty, którymi zapłacono. Gdy stos się skończy, stają się nowym stosem.
table-tip-tickets = Dobierz Bilety ({ $drawn }) i zatrzymaj co najmniej { $kept }. Zatrzymanego Biletu nie można oddać.
table-tip-ticket = Daje punkty, gdy twoje wagoniki połączą oba miasta, a odbiera je, gdy tego nie zrobią.
table-tip-trains = Gdy ktoś ma ich { $count } lub mniej, każdy ma jeszcze jedną turę.
table-tip-hands = Liczba kart na ręce jest jawna, same karty nie.
table-tip-piece = Po utworzeniu połączenia możesz postawić figurkę w jego wolnym mieście końcowym za parę kart ({ $price }).
table-tip-alvin = Połączenie do jego miasta przechwytuje go: { $capture } punktów, a Alvin przenosi się do twojego miasta. Kto ma go na końcu, dostaje jeszcze { $card }.

## Koniec gry i wynik w tej chwili

table-end-title = Koniec gry
table-end = Gdy ktoś zakończy turę z co najwyżej { $count } wagonikami, zaczyna się ostatnia runda: wszyscy, także ten gracz, mają jeszcze jedną turę.
table-last-turns = Ostatnia runda: { $names }, potem koniec
table-trains-to-go =
    { $count ->
        [0] zaraz ostatnia runda
        [one] { $count } wagonik do ostatniej rundy
        [few] { $count } wagoniki do ostatniej rundy
       *[other] { $count } wagoników do ostatniej rundy
    }
score-later-tickets =
    { $count ->
        [one] { $count } Bilet na ręce
        [few] { $count } Bilety na ręce
       *[other] { $count } Biletów na ręce
    }
score-later-completed =
    { $count ->
        [one] { $count } zrealizowany Bilet
        [few] { $count } zrealizowane Bilety
       *[other] { $count } zrealizowanych Biletów
    }
score-later-missed =
    { $count ->
        [one] { $count } jeszcze niezrealizowany Bilet
        [few] { $count } jeszcze niezrealizowane Bilety
       *[other] { $count } jeszcze niezrealizowanych Biletów
    }
score-later-globetrotter = Globtroter
score-later-alvin = Karta Alvina
