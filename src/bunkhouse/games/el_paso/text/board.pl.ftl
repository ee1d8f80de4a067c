### Great Western Trail: El Paso: słowa na narysowanym stole.

board-ranch-tab = Ranczo
board-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }
board-mark =
    { $symbol ->
        [w-cowboy] kowboje: { $text }
        [w-craftsman] budowniczowie: { $text }
        [dollar] dolary: { $text }
       *[words] { $text }
    }
board-site =
    { $cost ->
        [0] Puste pole { $space }
       *[other] Puste pole { $space }, budowa kosztuje { $cost } $
    }
board-building =
    { $whose ->
        [own] Twój budynek { $building } ({ $space })
        [other] Budynek { $building }, właściciel: { $name } ({ $space })
       *[none] Budynek { $building }
    }
board-rancher =
    { $field ->
        [el_paso] Ranczer w El Paso: { $name }
       *[other] Ranczer na budynku { $field }: { $name }
    }
board-finisher = Ranczer na pustym polu Simmentali: { $name }
board-dollars = { $sign }{ $amount } $
board-free = gratis
board-none = brak

## Pociąg, żetony, rynki

board-car =
    { $count ->
        [one] Karta pociągu, { $count } inżynier i { $dollars } $: { $actions }
       *[other] Karta pociągu, { $count } inżynierów i { $dollars } $: { $actions }
    }
board-token-stack =
    { $kind ->
        [objective] Stos żetonów celów, zostało: { $count }
       *[bonus] Stos żetonów premii, zostało: { $count }
    }
board-bonus =
    { $effect ->
        [permanent_certificate] Żeton premii: stały certyfikat, { $points } PZ
        [count_duplicate] Żeton premii: druga karta tego samego rodzaju, { $points } PZ
       *[none] Żeton premii: { $points } PZ
    }
board-objective = Żeton celu: { $needs }, { $points } PZ
board-need =
    { $need ->
        [criollo] { $count } Criollo
        [pineywoods] { $count } Pineywoods
        [galloway] { $count } Galloway
        [santa_gertrudis] { $count } Santa Gertrudis
        [black_angus] { $count } Black Angus
        [corriente] { $count } Corriente
        [shorthorn] { $count } Shorthorn
        [hereford] { $count } Hereford
        [simmental] { $count } Simmental
        [cowboy] kowboje: { $count }
        [builder] budowniczowie: { $count }
        [engineer] inżynierowie: { $count }
        [versatile] wszechstronni: { $count }
        [building] budynki: { $count }
        [building_3plus] budynki dla 3 lub więcej budowniczych: { $count }
        [building_4plus] budynki dla 4 lub więcej budowniczych: { $count }
        [dark_disc] dyski na placówkach od 10: { $count }
       *[bonus_token] żetony premii: { $count }
    }
board-cattle = Rynek bydła
board-buildings = Rynek budynków
board-hiring = Rynek pracowników
board-cow = { cow }, wartość { $value }, { $points } PZ, zostało { $count }; kowboje: { $cowboys } i { $dollars } $
board-type = Budynek { $building }, { $points } PZ, zostało { $count }; budowniczowie: { $builders } i { $dollars } $: { $actions }
board-worker-stack =
    { $worker ->
        [cowboy] Kowboje na rynku: { $count }
        [builder] Budowniczowie na rynku: { $count }
        [engineer] Inżynierowie na rynku: { $count }
       *[versatile] Wszechstronni na rynku, z dopłatą: { $count }
    }

## El Paso

board-of-cards =
    { $count ->
        [one] z { $count } karty
       *[other] z { $count } kart
    }
board-simmentals = Karty Simmental: zostało { $count } z { $total }
board-arrival-money = Po przybyciu: weź { $dollars } $
board-delivery = Dostawa
board-least-value = min. wartość
board-post =
    { $points ->
        [0] Placówka handlowa { $post }; { board-repeats }; { board-reward }; { board-discs-there }
       *[other] Placówka handlowa { $post }; { $points } PZ za dysk; { board-repeats }; { board-reward }; { board-discs-there }
    }
board-repeats =
    { $repeats ->
        [0] raz na gracza
       *[other] dowolnie wiele razy
    }
board-reward =
    { $reward ->
        [none] bez nagrody
       *[other] nagroda: { $reward }
    }
board-discs-there =
    { $discs ->
        [none] bez dysków
       *[other] dyski: { $discs }
    }

## Ranczo

board-your-ranch = Twoje ranczo
board-ranch-of = Ranczo: { $name }
board-open-ranch = Pokaż wszystko, co ma { $name }
board-close = Zamknij
board-money = Dolary: { $dollars }
board-discs = dyski { $discs } · budynki { $built } z { $most }
board-points = Punkty zwycięstwa: { $count }
board-discs-left = Dyski na planszy: { $count }
board-auxiliary = Akcje pomocnicze
board-certificates = Certyfikaty: { $count }
board-aux =
    { $level ->
        [0] Akcja pomocnicza { $number }, zasłonięta dyskiem: { $action }
       *[other] Akcja pomocnicza { $number }: { $action }
    }
board-disc =
    { $dark ->
        [0] Dysk „{ disc }”{ board-disc-money }
       *[other] Dysk „{ disc }”, ciemne rogi{ board-disc-money }
    }
board-disc-money =
    { $dollars ->
        [0] {""}
       *[other] , pieniądze: { $dollars }
    }
board-limit =
    { $kind ->
        [steps] Kroki
        [hand] Ręka
       *[permanent] Stały
    }
board-field = Tor certyfikatów, pole { $value }
board-workers = Pracownicy
board-use = użyj
board-keep = zostaw
board-use-now = Użyj teraz: { $name }
board-any-time = W każdej chwili, także w turach innych
board-extra-step =
    { $count ->
        [one] +{ $count } krok
        [few] +{ $count } kroki
       *[many] +{ $count } kroków
    }
board-crew =
    { $worker ->
        [cowboy] kowboje: { $count }
        [builder] budowniczowie: { $count }
        [engineer] inżynierowie: { $count }
       *[versatile] wszechstronni: { $count }
    }
board-hand = Ręka
board-hand-size =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
board-hand-and-draw = Na ręce ({ $count }) i w talii razem
board-card = { cow }, wartość { $value }
board-herd = stado
board-worth = Stado { $value }, stałe certyfikaty { $fixed }, tor { $track }: najwyżej { $best }
board-tokens = Żetony
board-no-tokens = jeszcze żadnych
board-exchange = Żetony wymiany: { $count }
board-exchange-word = wymiana
board-draw-pile = talia
board-discard-pile = odrzut
board-discards = Stos kart odrzuconych
board-someone =
    { $worker ->
        [cowboy] Kowboj
        [builder] Budowniczy
        [engineer] Inżynier
       *[versatile] Wszechstronny
    }

## Sue

board-b-cards =
    { $count ->
        [0] bez kart B
        [one] { $count } karta B
        [few] { $count } karty B
       *[many] { $count } kart B
    }
board-sue-last = Jej ostatnia tura
board-sue-card = Jej karta bota: { view-bot-card }
board-sue-waits = Gra po tobie
board-sue-did =
    { $event ->
        [sue-moves] { board-steps-of-sue }
        [sue-chooses] { board-strongest }
        [sue-gains-cow] { board-sue-cow }
        [sue-gains-worker] dobiera { worker-acc }{ board-joins }
        [sue-uses-train] używa karty pociągu { $card }
        [sue-delivers] stawia dysk na placówce { $post }
        [sue-gets-nothing] nic nie dostaje
        [builds] stawia { $building } ({ $points } PZ) na { $space }, najdroższym pustym polu
        [upgrades] zamienia { $replaced } na { $building } ({ $points } PZ) na { $space }
        [takes-objective] bierze cel { objective }
        [takes-bonus] bierze premię { bonus }
        [takes-simmental] bierze Simmentala, zostało { $left }
       *[finishes] zajmuje puste pole Simmentali
    }
board-sue-cow =
    { $source ->
        [deck] dobiera { card } ({ $points } PZ)
        [market] bierze z rynku { card } ({ $points } PZ)
       *[either] dostaje { card } ({ $points } PZ)
    }
board-strongest =
    { $action ->
        [cattle_market] najwięcej kowbojów: rynek bydła
        [build_or_upgrade] najwięcej budowniczych: budynek
       *[train] najwięcej inżynierów: pociąg
    }
board-steps-of-sue =
    { $field ->
        [el_paso] { board-walks } do El Paso
       *[other]
            { $whose ->
                [own] { board-walks } na twój budynek { $field }
                [hers] { board-walks } na własny budynek { $field }
                [other] { board-walks } na { $field } ({ $name })
               *[none] { board-walks } na { $field }
            }
    }
board-walks =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki przez { $past }
       *[many] { $steps } kroków przez { $past }
    }
board-joins =
    { $worker ->
        [versatile]
            { $joins ->
                [cowboy] {" "}do kowbojów
                [builder] {" "}do budowniczych
                [engineer] {" "}do inżynierów
               *[nobody] , odkłada na bok
            }
       *[other] {""}
    }
board-specialists = Specjaliści
board-ties = remis: pierwszy od lewej
board-herd-title = Stado
board-herd-note =
    { $count ->
        [one] { $count } krowa, { $points } PZ
        [few] { $count } krowy, { $points } PZ
       *[many] { $count } krów, { $points } PZ
    }
board-resources =
    { $count ->
        [one] { $count } zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    }
board-bot-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
board-sue-deck = Jej karty bota
board-sue-next = Przed tasowaniem wyjdą jeszcze: { $cards }
board-shuffled = żadna, karty zostaną potasowane

## Polecenie i okno

board-meanwhile = Możesz też
board-phase =
    { $phase ->
        [move] Ruch
        [act] Akcja
       *[draw] Dobór
    }
board-jump =
    { $place ->
        [trail] Szlak
        [town] El Paso
        [train] Pociąg
        [tokens] Żetony
       *[markets] Rynki
    }

## Objaśnienia

board-tip-building = Budynek { $building }
board-tip-neutral = Każda akcja raz, w dowolnej kolejności: { $actions }. Albo zamiast nich jedna akcja pomocnicza.
board-tip-market = { $actions }. Kosztuje: budowniczowie { $builders } i { $dollars } $; { $points } PZ. Wszechstronni mogą zastąpić budowniczych.
board-tip-own = Każda akcja raz, w dowolnej kolejności: { $actions }. Albo zamiast nich jedna akcja pomocnicza. { $points } PZ dla ciebie.
board-tip-other = Cudzy budynek: masz tu tylko jedną akcję pomocniczą. Właściciel korzysta z: { $actions }. { $points } PZ.
board-tip-car =
    { $side ->
        [star] Karta pociągu { $card } ★
       *[plain] Karta pociągu { $card }
    }
board-tip-train =
    { $count ->
        [one] Odrzuć { $count } inżyniera (lub wszechstronnego) i zapłać { $dollars } $, potem każda akcja raz: { $actions }.
       *[other] Odrzuć { $count } inżynierów (lub wszechstronnych) i zapłać { $dollars } $, potem każda akcja raz: { $actions }.
    }
board-tip-cow =
    { $points ->
        [0] Wartość hodowlana { $value }, bez punktów. W dostawie każdy rodzaj liczy się raz.
       *[other] Wartość hodowlana { $value }, { $points } PZ. W dostawie każdy rodzaj liczy się raz.
    }
board-tip-price =
    { $cowboys ->
        [one] Kupno: odrzuć { $cowboys } kowboja (lub wszechstronnego) i zapłać { $dollars } $.
       *[other] Kupno: odrzuć { $cowboys } kowbojów (lub wszechstronnych) i zapłać { $dollars } $.
    }
board-tip-worker =
    { $worker ->
        [cowboy] Odrzucony podczas ruchu ranczera daje dodatkowy krok. Kupuje bydło. { $points } PZ.
        [builder] Odrzuć go w dowolnej chwili i zapłać { $cost } $: certyfikat. Stawia budynki. { $points } PZ.
        [engineer] Odrzuć go w dowolnej chwili: weź { $dollars } $. Obsługuje pociąg. { $points } PZ.
       *[versatile] Odrzuć go w dowolnej chwili: weź { $dollars } $. Zastępuje w opłacie każdego specjalistę. Zatrudnienie kosztuje więcej. { $points } PZ.
    }
board-tip-bonus = Żeton premii
board-tip-effect =
    { $effect ->
        [permanent_certificate] Dodaje 1 do każdej dostawy, na stałe.
        [count_duplicate] W dostawie jeszcze jedna karta policzonego już rodzaju dodaje swoją wartość.
       *[none] Punkty na koniec gry.
    }
board-tip-trading-post = Placówka handlowa { $post }
board-tip-post =
    { $dark ->
        [0] Za dostawę wartą co najmniej { $post }; { board-repeats }; { board-reward }.
       *[other] Za dostawę wartą co najmniej { $post }; { board-repeats }; { board-reward }. { $points } PZ na koniec gry. Dyski z ciemnych rogów trafiają tylko na placówki od 10.
    }
board-tip-aux = Akcja pomocnicza { $number }
board-tip-aux-text =
    { $kind ->
        [stronger] Zamiast akcji przystanku: { $plain }. Po zdjęciu dysku: { $strong }.
       *[same] Zamiast akcji przystanku, po zdjęciu dysku: { $plain }.
    }
board-tip-disc-title = Dysk: { disc }
board-tip-disc =
    { $dark ->
        [0] Odsłania na stałe: { $freed }. { board-tip-disc-money } Dostawa przenosi go na dowolną placówkę.
       *[other] Odsłania na stałe: { $freed }. { board-tip-disc-money } Dostawa przenosi go na placówkę z ciemnymi rogami (od 10).
    }
board-freed =
    { $kind ->
        [steps] limit kroków { $amount }
        [hand] limit kart na ręce { $amount }
        [permanent] +{ $amount } do każdej dostawy
       *[auxiliary] akcję pomocniczą „{ $amount }”
    }
board-tip-disc-money =
    { $dollars ->
        [0] {""}
       *[other]
            { $cost ->
                [0] Dostajesz za niego { $dollars } $.
               *[other] Płacisz za niego { $cost } $.
            }
    }
board-tip-title =
    { $thing ->
        [site] Puste pole
        [gate] El Paso
        [rancher] Ranczer
        [finisher] Koniec jest tutaj
        [arrival] Najpierw: pieniądze
        [simmentals] Potem: Simmental
        [delivery] Na koniec: dostawa
        [objective] Żeton celu
        [stack-objective] Żetony celów
        [stack-bonus] Żetony premii
        [money] Dolary
        [discs] Dyski i budynki
        [certificates] Tor certyfikatów
        [exchange] Żeton wymiany
        [draw] Talia
        [hand] Wartość ręki
        [step-limit] Limit kroków
        [hand-limit] Limit kart na ręce
        [permanent] Stałe certyfikaty
        [score] Punkty w tej chwili
        [sue-card] Jej karta bota
        [sue-turn] Jej tura
        [sue-row] Jej specjaliści
        [sue-herd] Jej stado
        [sue-tokens] Jej żetony
        [sue-discs] Jej dyski
        [sue-resources] Jej karty zasobów
       *[sue-strength] Karty B
    }
board-tip-text =
    { $thing ->
        [site] Tu można postawić budynek; czerwona liczba to cena pola. Puste pole nie jest przystankiem.
        [gate] Każdy ruch kończy się tutaj. Weź pieniądze i Simmentala, potem wykonaj dostawę.
        [rancher] Na przystanku może stać dowolnie wielu ranczerów.
        [finisher] Stoi tu ten, kto dotarł do El Paso po wzięciu ostatniego Simmentala: { $points } PZ, a wszyscy inni mają ostatnią turę.
        [arrival] Kto przybywa, bierze te pieniądze.
        [simmentals] Potem jedną z tych kart. Gdy zabraknie ostatniej, następne przybycie kończy grę.
        [delivery] Pokaż rękę, dodaj certyfikaty i połóż dysk na placówce o co najwyżej takiej wartości.
        [objective] Punkty na koniec, jeśli masz to, co na nim widać. Każda rzecz liczy się tylko do jednego celu.
        [stack-objective] Weź jeden z odkrytych albo dobierz zakryty ze stosu.
        [stack-bonus] Weź jeden z odkrytych albo dobierz zakryty ze stosu.
        [money] Każde { $dollars } $ to na koniec gry 1 PZ.
        [discs] Dostawa przenosi dysk z planszy na placówkę. Tyle budynków może nosić twój znacznik: { $most }.
        [certificates] Każdy wydany certyfikat dodaje 1 do dostawy.
        [exchange] W każdej chwili, także w turach innych: dobierz kartę, potem odrzuć jedną.
        [hand] Każdy rodzaj liczy się raz. Stałe certyfikaty liczą się zawsze, te z toru, gdy się je wyda.
        [step-limit] Jak daleko może iść ranczer; kowboje dodają kroki.
        [hand-limit] Na koniec tury ręka jest uzupełniana do tego limitu.
        [permanent] Każdy dodaje 1 do każdej dostawy i nigdy się go nie wydaje.
        [score] Tyle dałaby gra, gdyby skończyła się teraz: każde { $dollars } $, budynki, dyski na placówkach od 10, pracownicy, krowy, żetony premii i spełnione cele.
        [sue-card] Daje jej kroki i akcję.
        [sue-turn] Przystanek nie ma dla niej znaczenia, poza El Paso. Niczego nie płaci i nie odrzuca pracowników.
        [sue-row] Od liczby pracowników każdego rodzaju zależy, co dostaje. Przy remisie liczy się pierwszy od lewej.
        [sue-herd] Jej krowy tylko punktują.
        [sue-tokens] Zawsze bierze odkryty żeton z największą liczbą punktów. Wszystkie jej cele się liczą.
        [sue-discs] Przy każdym przybyciu do El Paso kładzie jeden na kolejnej placówce: { $posts }, potem znów na ostatniej. Z nagród bierze tylko cele i pracowników.
        [sue-resources] Krowy i pracownicy, których może jeszcze dobrać. Gdy się skończą, nie wracają.
       *[sue-strength] Są wśród jej kart bota i czynią ją silniejszą.
    }
board-do-title =
    { $kind ->
        [discard_cow] Odrzucenie krowy
        [gain_money] Pieniądze
        [gain_certificates] Certyfikaty
        [gain_exchange_token] Żeton wymiany
        [hire] Zatrudnienie
        [hire_one_or_two_different] Zatrudnienie jednego lub dwóch
        [buy_cattle] Kupno krowy
        [use_train] Pociąg
        [build] Budowa lub ulepszenie
        [gain_objective] Żeton celu
        [gain_bonus] Żeton premii
        [gain_any_token] Dowolny żeton
        [auxiliary] Akcje pomocnicze
        [move_rancher] Ruch ranczera
        [gain_cow] Karta krowy
        [remove_cow] Usunięcie krowy
       *[exchange] Wymiana
    }
board-do =
    { $kind ->
        [discard_cow] Odrzuć z ręki jedną taką krowę i weź pieniądze. Tylko raz, nawet jeśli masz ich kilka.
        [gain_money] Weź podaną kwotę.
        [gain_certificates] Przesuń znacznik w dół toru, najwyżej o jedno pole za każdy; { $most } to ostatnie. Czerwona liczba to cena.
        [gain_exchange_token] Weź jeden. Czerwona liczba to cena.
        [hire] Weź pracownika z rynku; od razu jest do użycia. Wszechstronny kosztuje { $surcharge } $ więcej.
        [hire_one_or_two_different] Jeden pracownik za pierwszą cenę albo dwóch różnych za drugą. Wszechstronny kosztuje { $surcharge } $ więcej.
        [buy_cattle] Odrzuć potrzebnych kowbojów (lub wszechstronnych) i zapłać po { $dollars } $ za każdego. Krowa trafia na twój stos odrzuconych.
        [use_train] Odrzuć inżynierów potrzebnych do jednej karty pociągu (lub wszechstronnych), zapłać po { $dollars } $ za każdego, potem wykonaj jej akcje.
        [build] Odrzuć potrzebnych budowniczych (lub wszechstronnych), zapłać po { $dollars } $ za każdego i cenę pola. Za zastąpienie własnego budynku płacisz tylko różnicę.
        [gain_objective] Weź jeden z odkrytych albo dobierz zakryty ze stosu.
        [gain_bonus] Weź jeden z odkrytych albo dobierz zakryty ze stosu. Czerwona liczba to cena.
        [gain_any_token] Jeden żeton celu lub premii, odkryty albo ze stosu.
        [auxiliary] Po jednej za każdą zębatkę, każda inna, spośród dostępnych na twoim ranczu.
        [move_rancher] Co najmniej jeden krok, najwyżej tyle; kowboje dodają kroki. Potem używasz nowego przystanku, a po nim reszty obecnego. W El Paso ta reszta przepada.
        [gain_cow] Z rynku bydła na twój stos odrzuconych, bez kowbojów. Czerwona liczba to cena.
        [remove_cow] Odłóż z ręki do pudełka jedną taką krowę.
       *[exchange] Dobierz kartę, potem odrzuć jedną; kilka wymian po kolei.
    }

## Koniec gry i wynik w tej chwili

board-end-title = Koniec gry
board-end = Gdy skończą się karty Simmental, kto następny dotrze do El Paso, kończy grę dla siebie. Każdy z pozostałych ma potem jedną, ostatnią turę.
board-last-turns =
    { $count ->
        [one] Ostatnia tura: { $names }, potem koniec
       *[other] Ostatnie tury: { $names }, potem koniec
    }
score-later-objectives = Żetony celów, co najwyżej
score-later-money = Przy remisie: pozostałe dolary
board-still-in = Są w niej jeszcze: { $cards }.
board-draw-text = Gdy jest pusta, a trzeba dobrać, tasuje się odrzucone. Dobrani pracownicy trafiają od razu do obszaru pracowników.
