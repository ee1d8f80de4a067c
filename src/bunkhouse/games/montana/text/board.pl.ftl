### Montana: słowa na narysowanym stole. To, co stoi na skrzynkach i etykietach, musi być krótkie.

board-ranch-tab = Ranczo
board-land = Kraina
board-recruit = Zatrudnianie
board-spin = zakręć
board-wheel = Koło zatrudniania
board-advance =
    { $count ->
        [one] { $count } zboże = 1 pole dalej
        [few] { $count } zboża = 1 pole dalej
       *[many] { $count } zbóż = 1 pole dalej
    }
board-idle = robotnicy w zasobach
board-supply = Zasoby
board-running-out = czerwone się kończą
board-city = Miasto: wszyscy licytują dyniami
board-go = +{ $count } idź
board-shop = Sklep: tu czekają pionki
board-pawn =
    { $passed ->
        [0] Pionek: { $name }
       *[1] Pionek: { $name } pasuje
    }
board-bids = Dynie
board-reward =
    { $row ->
       *[other] Nagroda { $row }:
    }{ $cattle ->
        [0] {""}
        [one] {" "}{ $cattle } bydło
        [few] {" "}{ $cattle } bydła
       *[many] {" "}{ $cattle } bydła
    }{ $coins ->
        [0] {""}
        [one] {" "}{ $coins } moneta
        [few] {" "}{ $coins } monety
       *[many] {" "}{ $coins } monet
    }{ $count ->
        [0] {""}
        [one] {" "}{ $count } mały kamień, mała miedź albo zboże
        [few] {" "}{ $count } znaczniki: małe kamienie, mała miedź i zboże w dowolnej mieszance
       *[many] {" "}{ $count } znaczników: małe kamienie, mała miedź i zboże w dowolnej mieszance
    }{ $most ->
        [0] {""}
        [one] { board-also } wymiana małego kamienia albo małej miedzi na duże
        [few] { board-also } wymiana do { $most } małych kamieni lub miedzi na duże
       *[many] { board-also } wymiana do { $most } małych kamieni lub miedzi na duże
    }
board-also =
    { $also ->
        [0] {""}
       *[1] {" "}i
    }
board-row = Miasto, rząd { $row }
board-spot =
    { $price ->
        [one] { board-row }: { $price } dynia
        [few] { board-row }: { $price } dynie
       *[many] { board-row }: { $price } dyń
    }
board-spot-jump =
    { $price ->
        [one] { board-row }: { $price } dynia, przeskakujesz pionek gracza { $name }
        [few] { board-row }: { $price } dynie, przeskakujesz pionek gracza { $name }
       *[many] { board-row }: { $price } dyń, przeskakujesz pionek gracza { $name }
    }
board-space = { table-area }: weź { goods } za { price }, na małym polu jeszcze { $extra }
board-bank = { table-area }: { bank-bargain }
board-taken =
    { $count ->
        [one] zajęte, { $count } robotnik
       *[other] zajęte, { $count } robotników
    }
board-field =
    { $kind ->
        [double] Pole podwójne { $field }
        [mountain] Góra { $field }
        [lake] Jezioro { $field }
       *[land] Pole { $field }
    }
board-line = 4 w linii +{ $count }
board-beside-lake =
    { $count ->
        [one] { $count } menażka
        [few] { $count } menażki
       *[many] { $count } menażek
    }
board-more-homes =
    { $count ->
        [one] { $count } dodatkowa osada za cztery w linii
        [few] { $count } dodatkowe osady za linie po cztery
       *[many] { $count } dodatkowych osad za linie po cztery
    }
board-brings = zyskujesz: { $what }
board-brings-line = Zyskujesz: { $what }.
board-two-homes = { settlements } za jedną cenę
board-short = w zasobach brakuje: każdy najpierw oddaje po jednym
board-cattle-on = Bydło na { $field }
board-canteen-on = Menażka na { $field }
board-home =
    { $count ->
        [one] Osada: { $name }, pole { $field }
        [few] Osada: { $name }, { $count } na polu { $field }
       *[many] Osada: { $name }, { $count } na polu { $field }
    }
board-your-ranch = Twoje ranczo
board-ranch-of = Ranczo: { $name }
board-goods = Dobra
board-workers = Robotnicy
board-workers-of = { $count } z { $limit }
board-worker =
    { $worker ->
        [copper] brązowy robotnik (kopalnia)
        [stone] grafitowy robotnik (kamieniołom)
        [grain] beżowy robotnik (uprawy)
        [pumpkin] pomarańczowy robotnik (farma)
       *[other] { $worker }
    }
board-purse = Sakwa
board-coins = monety
board-cattle = bydło
board-cattle-name = Twoje bydło: { $count }
board-trade = wymień
board-canteens = menażki
board-canteens-name = Twoje menażki: { $count }
board-use = użyj
board-use-canteen = Jeszcze jedna tura
board-homes-left = Osady: zostały
board-stock =
    { $count ->
        [one] { $count } osada do zbudowania
        [few] { $count } osady do zbudowania
       *[many] { $count } osad do zbudowania
    }
board-starts = zaczyna
board-barter = Jedno bydło za
board-barter-ask = Na co wymieniasz bydło?
board-barter-deed = Wymień na { thing }
board-choose =
    { $kind ->
        [hire] Weź dwóch robotników
        [return] Zwróć do zasobów
        [staff] Kto idzie do pracy?
        [take] Weź jako nagrodę
       *[exchange] Małe na duże
    }
board-built = Zbudowano { $count } z { $most }
board-parts = Części planszy
board-part =
    { $part ->
        [land] Mapa
        [work] Praca
       *[city] Miasto
    }
good-word =
    { $good ->
        [grain] zboże
        [pumpkin] dynia
        [copper_small] mała miedź
        [copper_large] duża miedź
        [stone_small] mały kamień
        [stone_large] duży kamień
       *[other] { $good }
    }
board-price-title =
    { $kind ->
        [double] Pole podwójne
       *[land] Pole
    }
board-price = Cena: { pieces }.
board-lacking = Brakuje ci: { pieces }.
board-enough = Masz wszystko.
board-shortage = W zasobach brakuje. Po jednym oddają:
board-tradeable = Możesz na to wymienić bydło.
board-where = Buduje się obok osady albo żetonu początkowego.

## Co mówią o sobie elementy

board-tip-title =
    { $thing ->
        [lake] Jezioro
        [mountain] Góra
        [start] Żeton początkowy
        [settlement] Osada
        [cattle] Bydło na polu
        [canteen] Menażka
        [supply] Zasoby
        [idle] Robotnicy w zasobach
        [wheel] Koło zatrudniania
        [advance] Przesunięcie wskazówki
        [bank] Bank
        [small] Małe pole
        [city] Miasto
        [pawn] Pionek
        [shop] Sklep
        [price] Cena w dyniach
        [goods] Dobra
        [workers] Robotnicy
        [coins] Monety
        [own-cattle] Wymiana bydła
        [own-canteens] Menażki
        [stock] Pozostałe osady
        [starter] Gracz rozpoczynający
       *[built] Osady tej akcji
    }
board-tip-text =
    { $thing ->
        [lake] Tu się nie buduje. Kto pierwszy zbuduje obok, bierze menażkę.
        [mountain] Na górach nie można budować.
        [start] Pierwsze osady sąsiadują z tym żetonem, następne z dowolną osadą dowolnego gracza.
        [settlement] Każda osada na mapie liczy się za jeden, także w stosie. Cztery własne pola w prostej linii dają jeszcze jedną.
        [cattle] Bierze je ten, kto tu zbuduje. Bydło można wymienić na mały znacznik, trzy monety albo robotnika.
        [canteen] Zbuduj obok jeziora, aby ją wziąć. Na końcu tury daje jeszcze jedną całą turę.
        [supply] Gdy w zasobach jest za mało, każdy gracz najpierw oddaje po jednym znaczniku tego rodzaju.
        [idle] Gdy jest ich za mało, każdy gracz najpierw oddaje po jednym robotniku tego koloru.
        [wheel] Zatrudnianie: zakręć i weź dwóch pokazanych robotników. Biali oznaczają dowolnych dwóch.
        [advance] Raz w akcji możesz przesunąć wskazówkę dalej, po jednym zbożu za pole, i wziąć także tamtych dwóch robotników.
        [bank] Wyślij robotników dowolnych kolorów po monety. Gdy wszystkie trzy pola są zajęte, bank się opróżnia.
        [small] Zaraz po użyciu dużej części możesz obsadzić i tę, na tych samych zasadach i bez monet.
        [city] Weź dynię i postaw pionek, potem mogą to zrobić wszyscy. Płaci się przy odbieraniu nagród.
        [spot] Musisz mieć tyle dyń, ile wskazuje kolumna. W rzędzie z pionkiem wolne są tylko pola na prawo od niego; tamten pionek zostaje przeskoczony i od razu musi odejść.
        [certain] Musisz mieć tyle dyń, ile wskazuje kolumna. Pionka na tym polu nie można przeskoczyć, więc nagroda jest pewna.
        [pawn] Przeskoczony pionek od razu przechodzi gdzie indziej albo jego gracz pasuje.
        [price] Kto stoi w kolumnie, musi mieć tyle dyń; płaci się przy odbieraniu nagród.
        [shop] Tu czekają pionki. Kto spasuje, wraca dopiero przy następnej wizycie w mieście.
        [goods] Pola kosztują dokładnie te dobra, które na nich widać. Małych i dużych znaczników nie można zastępować.
        [workers] Na ranczu mieści się najwyżej ośmiu robotników.
        [coins] Monetami płaci się w kopalni, kamieniołomie, na uprawach i na farmie.
        [own-cattle] W każdej chwili swojej tury: jedno bydło za mały znacznik, trzy monety albo robotnika.
        [own-canteens] Na końcu tury: jeszcze jedna cała tura.
        [stock] Gdy ktoś zbuduje ostatnią, runda dobiega końca i gra się kończy.
        [starter] Od tego gracza zaczynają się rundy.
       *[built] Najwyżej trzy w jednej akcji. Za każdą niezbudowaną dostajesz monetę.
    }
board-tip-area =
    { $area ->
        [mine] Jeden brązowy robotnik albo dwóch innych. Zapłać monety, weź małą miedź. Gdy wszystkie trzy pola są zajęte, kopalnia się opróżnia.
        [quarry] Jeden grafitowy robotnik albo dwóch innych. Zapłać monety, weź małe kamienie. Gdy wszystkie trzy pola są zajęte, kamieniołom się opróżnia.
        [fields] Jeden beżowy robotnik albo dwóch innych. Zapłać monety, weź zboże. Gdy wszystkie trzy pola są zajęte, uprawy się opróżniają.
       *[farm] Jeden pomarańczowy robotnik albo dwóch innych. Zapłać monety, weź dynie. Gdy wszystkie trzy pola są zajęte, farma się opróżnia.
    }
board-tip-good-title =
    { $good ->
        [grain] Zboże
        [pumpkin] Dynia
        [copper_small] Mała miedź
        [copper_large] Duża miedź
        [stone_small] Mały kamień
       *[stone_large] Duży kamień
    }
board-tip-good =
    { $good ->
        [grain] Z upraw, z miasta albo za bydło. Płaci się nim za pola krainy i za przesunięcie wskazówki.
        [pumpkin] Z farmy, za wejście do miasta albo za bydło. Płaci się nią za pola krainy i za nagrody w mieście.
        [copper_small] Z kopalni, z miasta albo za bydło. W mieście wymienia się ją na dużą miedź.
        [stone_small] Z kamieniołomu, z miasta albo za bydło. W mieście wymienia się go na duży kamień.
       *[other] Tylko z miasta, w zamian za mały znacznik. Nie można go rozmienić ani zastąpić małymi.
    }
board-tip-worker-title =
    { $worker ->
        [copper] Brązowy robotnik
        [stone] Grafitowy robotnik
        [grain] Beżowy robotnik
       *[pumpkin] Pomarańczowy robotnik
    }
board-tip-worker =
    { $worker ->
        [copper] Sam wystarczy w kopalni; gdzie indziej potrzeba dwóch, a w banku dowolnych. Na ranczu mieści się najwyżej ośmiu robotników.
        [stone] Sam wystarczy w kamieniołomie; gdzie indziej potrzeba dwóch, a w banku dowolnych. Na ranczu mieści się najwyżej ośmiu robotników.
        [grain] Sam wystarczy przy uprawach; gdzie indziej potrzeba dwóch, a w banku dowolnych. Na ranczu mieści się najwyżej ośmiu robotników.
       *[pumpkin] Sam wystarczy na farmie; gdzie indziej potrzeba dwóch, a w banku dowolnych. Na ranczu mieści się najwyżej ośmiu robotników.
    }
board-tip-reward-title = Nagroda rzędu { $row }

## Koniec gry i wynik w tej chwili

board-end-title = Koniec gry
board-end = Gdy ktoś położy swoją ostatnią osadę, rozgrywacie rundę do końca i gra jest skończona. Wygrywa, kto ma na mapie najwięcej osad.
board-last-round = Ostatnia runda: { $names }, potem koniec
board-to-build =
    { $count ->
        [one] { $count } osada do ostatniej rundy
        [few] { $count } osady do ostatniej rundy
       *[other] { $count } osad do ostatniej rundy
    }
score-later-keepsakes = Przy remisie: bydło i menażki
score-later-belongings = Potem: monety, robotnicy i towary
