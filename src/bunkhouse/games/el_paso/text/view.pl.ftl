### Great Western Trail: El Paso: nazwy rzeczy na ogólnym stole.
### „words” podaje komunikaty, które nazywają wartości.

view-left-out = objective_stack bonus_stack hand_and_draw auxiliary

## Co leży na stole

view-trail = Szlak
    .words = view-place:place
view-building = budynek
view-seat = gracz
view-stock = Rynki: krowy i pracownicy
    .words = view-worker:worker card
view-tiles = Rynek budynków
    .words = view-type:type
view-faces = Strony budynków w grze
    .words = field
view-train = Karty pociągu dla 1, 2, 3 i 4 inżynierów
    .words = view-side:side
view-objectives = Żetony celów
    .words = objective:token
view-bonuses = Żetony premii
    .words = bonus:token
view-box = Usunięte z gry
    .words = view-worker:worker card
view-finisher = Grę kończy

## Przed graczem

view-money = Dolary
view-certificates = Certyfikaty
view-permanent-certificates = Stałe certyfikaty
view-exchange-tokens = Żetony wymiany
view-rancher = Ranczer
    .words = view-place:place
view-workers = Pracownicy
    .words = view-worker:worker card
view-hand = Ręka
    .words = view-worker:worker card
view-hand-value = Wartość ręki
view-hand-size = Kart na ręce
view-hand-limit = Limit kart na ręce
view-draw-size = Kart w talii
view-discard = Stos kart odrzuconych
    .words = view-worker:worker card
view-step-limit = Limit kroków
view-discs-left = Pozostałe dyski
view-cleared = Dyski zdjęte z pól
    .words = disc
view-posts = Dyski na placówkach
    .words = view-post:post
view-points = Punkty do tej pory
    .words = score-money score-buildings score-posts score-workers score-cows score-bonuses score-objectives

## Sue

view-sue = Sue
view-automaton = Specjalizacje i punkty Sue
view-row = Rząd pracowników, od lewej
    .words = view-worker:worker card
view-assigned = Wszechstronni, którzy dołączyli
    .words = view-worker:worker
view-cows = Krowy
    .words = view-worker:worker card
view-resources = Zakryte karty zasobów
    .words = view-worker:worker card
view-bot-deck = Zakryte karty bota
    .words = view-bot-card:card
view-bot-discard = Odkryte karty bota
    .words = view-bot-card:card
view-specialists = Specjalizacje
    .words = view-worker:worker

## Wartości

view-place =
    { $place ->
        [el_paso] El Paso
        [nB] pole nB
        [nC] pole nC
        [nD] pole nD
        [nE] pole nE
        [nF] pole nF
        [nG] pole nG
        [c1] pole c1
        [c2] pole c2
        [c3] pole c3
        [c4] pole c4
        [c5] pole c5
        [c6] pole c6
        [c7] pole c7
        [c8] pole c8
        [c9] pole c9
       *[other] budynek { $place }
    }
view-worker =
    { $worker ->
        [cowboy] kowboje
        [builder] budowniczowie
        [engineer] inżynierowie
        [versatile] wszechstronni
       *[other] { $worker }
    }
view-type = budynek { $type }:
view-post = placówka { $post }:
view-side =
    { $side ->
        [star] strona z gwiazdką
        [plain] strona zwykła
       *[other] { $side }
    }
view-bot-card = { $card }: { view-bot-plan }
view-bot-plan =
    { $card ->
        [A1] 1 krok, 2 karty zasobów
        [A2] 2 kroki, rynek bydła
        [A3] 2 kroki, budynek
        [A4] 2 kroki, pociąg
        [A5] 1 krok za kowboja, karta zasobów
        [A6] 1 krok za budowniczego, karta zasobów
        [A7] 1 krok za inżyniera, karta zasobów
        [A8] 3 kroki, najsilniejsza z trzech akcji
        [B1] 3 kroki, 2 karty zasobów
        [B2] 3 kroki, najsilniejsza z trzech akcji
        [B3] 4 kroki, najsilniejsza z trzech akcji
       *[other] { $card }
    }
