### Great Western Trail: każde słowo, które czyta gracz.
###
### Polecenia to zdania; wybory i dziennik to wiersze bez kropki; powody następują po dwukropku.
### Imię gracza stoi zawsze w mianowniku, nazwy krów się nie odmieniają.

game-title = Great Western Trail

## Co leży na stole

card =
    { $card ->
        [jersey] Jersey
        [dutch_belt] Dutch Belt
        [black_angus] Black Angus
        [guernsey] Guernsey
        [holstein] Holstein
        [brown_swiss] Brown Swiss
        [ayrshire] Ayrshire
        [west_highland_3] West Highland (3 PZ)
        [west_highland_4] West Highland (4 PZ)
        [west_highland_5] West Highland (5 PZ)
        [texas_longhorn_5] Texas Longhorn (5 PZ)
        [texas_longhorn_6] Texas Longhorn (6 PZ)
        [texas_longhorn_7] Texas Longhorn (7 PZ)
        [money_b_bl_bl] cel „2 $: budynek, 2 niebieskie tipi” (3/−2)
        [money_b_g_bl] cel „2 $: budynek, zielone tipi, niebieskie tipi” (3/−2)
        [money_4_h_h] cel „2 $: West Highland, 2 niebezpieczeństwa” (3/−2)
        [money_s_s_h] cel „2 $: 2 stacje, niebezpieczeństwo” (3/−2)
        [money_3_3_3_b] cel „2 $: 3 krowy o wartości 3, budynek” (4/−2)
        [aux_san_francisco] cel „akcja pomocnicza: San Francisco” (5/−3)
        [draw_b_b_h] cel „3 karty: 2 budynki, niebezpieczeństwo” (3/−2)
        [draw_s_g_bl] cel „3 karty: stacja, zielone tipi, niebieskie tipi” (3/−2)
        [draw_5_h] cel „3 karty: Texas Longhorn, niebezpieczeństwo” (3/−2)
        [draw_s_g_g] cel „3 karty: stacja, 2 zielone tipi” (3/−2)
        [draw_3_3_3_s] cel „3 karty: 3 krowy o wartości 3, stacja” (4/−2)
        [engine2_4_4_s_g] cel „lokomotywa 2: 2 West Highland, stacja, zielone tipi” (5/−3)
        [engine2_3_4_5] cel „lokomotywa 2: krowa o wartości 3, West Highland, Texas Longhorn” (5/−3)
        [engine2_b_b_g_g] cel „lokomotywa 2: 2 budynki, 2 zielone tipi” (5/−3)
        [engine3_b_bl_h_h] cel „lokomotywa 3: budynek, niebieskie tipi, 2 niebezpieczeństwa” (5/−3)
        [engine3_s_s_h_h] cel „lokomotywa 3: 2 stacje, 2 niebezpieczeństwa” (5/−3)
        [move_b_b_h_h] cel „ranczer 3: 2 budynki, 2 niebezpieczeństwa” (5/−2)
        [move_s_s_bl_bl] cel „ranczer 3: 2 stacje, 2 niebieskie tipi” (5/−2)
        [move_3_4_5] cel „ranczer 3: krowa o wartości 3, West Highland, Texas Longhorn” (5/−2)
        [move_3_4_h_h] cel „ranczer 3: krowa o wartości 3, West Highland, 2 niebezpieczeństwa” (5/−2)
        [move_s_s_b_b] cel „ranczer 3: 2 stacje, 2 budynki” (5/−2)
        [start_cattle] początkowy cel „krowa o wartości 3, West Highland, budynek” (3)
        [start_stations] początkowy cel „2 stacje, zielone tipi” (3)
        [start_buildings] początkowy cel „2 budynki, niebezpieczeństwo” (3)
        [start_hazards] początkowy cel „niebieskie tipi, 2 niebezpieczeństwa” (3)
       *[other] { $card }
    }
card-acc =
    { $card ->
        [jersey] kartę Jersey
        [dutch_belt] kartę Dutch Belt
        [black_angus] kartę Black Angus
        [guernsey] kartę Guernsey
        [holstein] kartę Holstein
        [brown_swiss] kartę Brown Swiss
        [ayrshire] kartę Ayrshire
        [west_highland_3] kartę West Highland (3 PZ)
        [west_highland_4] kartę West Highland (4 PZ)
        [west_highland_5] kartę West Highland (5 PZ)
        [texas_longhorn_5] kartę Texas Longhorn (5 PZ)
        [texas_longhorn_6] kartę Texas Longhorn (6 PZ)
        [texas_longhorn_7] kartę Texas Longhorn (7 PZ)
       *[other] { card }
    }
also-card =
    { $also ->
        [jersey] , Jersey
        [dutch_belt] , Dutch Belt
        [black_angus] , Black Angus
        [guernsey] , Guernsey
        [holstein] , Holstein
       *[none] { "" }
    }
second-card =
    { $second ->
        [holstein] Holstein
        [brown_swiss] Brown Swiss
        [ayrshire] Ayrshire
        [west_highland_3] West Highland (3 PZ)
        [west_highland_4] West Highland (4 PZ)
        [west_highland_5] West Highland (5 PZ)
        [texas_longhorn_5] Texas Longhorn (5 PZ)
        [texas_longhorn_6] Texas Longhorn (6 PZ)
        [texas_longhorn_7] Texas Longhorn (7 PZ)
       *[other] { $second }
    }
effect =
    { $effect ->
        [discard-guernsey-for-dollars-2] odrzuć kartę Guernsey i weź 2 $
        [discard-dutch-belt-for-dollars-2] odrzuć kartę Dutch Belt i weź 2 $
        [discard-black-angus-for-dollars-2] odrzuć kartę Black Angus i weź 2 $
        [discard-guernsey-for-dollars-4] odrzuć kartę Guernsey i weź 4 $
        [discard-holstein-for-dollars-10] odrzuć kartę Holstein i weź 10 $
        [discard-dutch-belt-for-dollars-3] odrzuć kartę Dutch Belt i weź 3 $
        [discard-jersey-for-dollars-2] odrzuć kartę Jersey i weź 2 $
        [discard-jersey-for-dollars-4] odrzuć kartę Jersey i weź 4 $
        [hire] zatrudnij pomocnika
        [hire-plus-2] zatrudnij pomocnika za 2 $ więcej
        [hire-minus-1] zatrudnij pomocnika za 1 $ mniej
        [hire-minus-2] zatrudnij pomocnika za 2 $ mniej
        [build-2] zbuduj budynek po 2 $ za rzemieślnika
        [build-1] zbuduj budynek po 1 $ za rzemieślnika
        [certificates-1] weź 1 certyfikat
        [objective] weź kartę celu
        [engine-1-per-engineer] przesuń lokomotywę w przód, do 1 pola za każdego inżyniera
        [trade] handluj z Indianami
        [pay-2-for-engine-2] zapłać 2 $ i przesuń lokomotywę do 2 pól w przód
        [aux] wykonaj pojedynczą lub podwójną akcję pomocniczą
        [buy-cattle] kup krowy
        [discard-pair-same-type-for-dollars-4] odrzuć dwie karty jednej rasy i weź 4 $
        [discard-pair-same-type-for-dollars-3] odrzuć dwie karty jednej rasy i weź 3 $
        [remove-hazard-7] usuń niebezpieczeństwo za 7 $
        [remove-hazard-5] usuń niebezpieczeństwo za 5 $
        [remove-hazard] usuń niebezpieczeństwo za darmo
        [dollars-2-per-own-building-in-woods] weź 2 $ za każdy swój budynek w lesie
        [rancher-forward-1] przesuń ranczera o 1 pole w przód
        [rancher-forward-2] przesuń ranczera do 2 pól w przód
        [rancher-forward-3] przesuń ranczera do 3 pól w przód
        [rancher-forward-4] przesuń ranczera do 4 pól w przód
        [rancher-forward-5] przesuń ranczera do 5 pól w przód
        [dollars-2-certificates-2-per-teepee-pair] weź 2 $ i do 2 certyfikatów za każdą parę tipi
        [engine-2] przesuń lokomotywę do 2 pól w przód
        [engine-3] przesuń lokomotywę do 3 pól w przód
        [engine-4] przesuń lokomotywę do 4 pól w przód
        [extraordinary-delivery] cofnij lokomotywę i wykonaj dodatkową dostawę
        [all-certificates] weź certyfikaty aż do limitu
        [discard-objective-for-certificates-2] odrzuć kartę celu i weź do 2 certyfikatów
        [back-1-for-dollars-3] cofnij lokomotywę o 1 pole i weź 3 $
        [discard-jersey-for-engine-1] odrzuć kartę Jersey i przesuń lokomotywę o 1 pole w przód
        [draw-1-per-cowboy] dobierz do 1 karty za każdego kowboja i odrzuć tyle samo
        [discard-black-angus-for-certificates-2] odrzuć kartę Black Angus i weź do 2 certyfikatów
        [dollars-1-per-engineer] weź 1 $ za każdego inżyniera
        [discard-any-cattle-for-dollars-3-objective-to-hand] odrzuć kartę krowy, weź 3 $ i kartę celu na rękę
        [engine-1-per-own-building-in-woods] przesuń lokomotywę w przód, do 1 pola za każdy swój budynek w lesie
        [copy-adjacent] użyj sąsiedniego budynku
        [upgrade-station-behind] ulepsz stację za lokomotywą
        [dollars-4] weź 4 $
        [discard-any-cattle-for-certificates-1] odrzuć kartę krowy i weź 1 certyfikat
        [discard-jersey-for-dollars-2-certificates-1] odrzuć kartę Jersey, weź 2 $ i 1 certyfikat
        [discard-jersey-for-certificates-1] odrzuć kartę Jersey i weź 1 certyfikat
        [discard-jersey-for-certificates-2] odrzuć kartę Jersey i weź do 2 certyfikatów
        [dollars-2] weź 2 $
        [draw-3] dobierz do 3 kart i odrzuć tyle samo
        [rancher-forward-free-3] przesuń ranczera do 3 pól w przód bez opłat za dłonie
        [dollars-1] weź 1 $
        [draw-1] dobierz kartę i odrzuć kartę
        [draw-2] dobierz do 2 kart i odrzuć tyle samo
        [pay-1-back-1-for-certificates-1] zapłać 1 $, cofnij lokomotywę o 1 pole i weź 1 certyfikat
        [pay-2-back-2-for-certificates-2] zapłać 2 $, cofnij lokomotywę o 2 pola i weź do 2 certyfikatów
        [pay-1-for-engine-1] zapłać 1 $ i przesuń lokomotywę o 1 pole w przód
        [back-1-for-remove-1] cofnij lokomotywę o 1 pole i usuń kartę z gry
        [back-2-for-remove-2] cofnij lokomotywę o 2 pola i usuń z gry do 2 kart
       *[other] { $effect }
    }
effect-told =
    { $effect ->
        [discard-guernsey-for-dollars-2] odrzuca kartę Guernsey za 2 $
        [discard-dutch-belt-for-dollars-2] odrzuca kartę Dutch Belt za 2 $
        [discard-black-angus-for-dollars-2] odrzuca kartę Black Angus za 2 $
        [discard-guernsey-for-dollars-4] odrzuca kartę Guernsey za 4 $
        [discard-holstein-for-dollars-10] odrzuca kartę Holstein za 10 $
        [discard-dutch-belt-for-dollars-3] odrzuca kartę Dutch Belt za 3 $
        [discard-jersey-for-dollars-2] odrzuca kartę Jersey za 2 $
        [discard-jersey-for-dollars-4] odrzuca kartę Jersey za 4 $
        [hire] zatrudnia pomocnika
        [hire-plus-2] zatrudnia pomocnika za 2 $ więcej
        [hire-minus-1] zatrudnia pomocnika za 1 $ mniej
        [hire-minus-2] zatrudnia pomocnika za 2 $ mniej
        [build-2] buduje po 2 $ za rzemieślnika
        [build-1] buduje po 1 $ za rzemieślnika
        [certificates-1] sięga po certyfikat
        [objective] sięga po kartę celu
        [engine-1-per-engineer] rusza lokomotywą, do 1 pola za każdego inżyniera
        [trade] handluje z Indianami
        [pay-2-for-engine-2] płaci 2 $ i rusza lokomotywą
        [aux] wybiera akcję pomocniczą
        [buy-cattle] idzie na targ bydła
        [discard-pair-same-type-for-dollars-4] odrzuca dwie karty jednej rasy za 4 $
        [discard-pair-same-type-for-dollars-3] odrzuca dwie karty jednej rasy za 3 $
        [remove-hazard-7] usuwa niebezpieczeństwo za 7 $
        [remove-hazard-5] usuwa niebezpieczeństwo za 5 $
        [remove-hazard] usuwa niebezpieczeństwo za darmo
        [dollars-2-per-own-building-in-woods] bierze po 2 $ za swoje budynki w lesie
        [rancher-forward-1] rusza ranczerem, 1 pole w przód
        [rancher-forward-2] rusza ranczerem, do 2 pól w przód
        [rancher-forward-3] rusza ranczerem, do 3 pól w przód
        [rancher-forward-4] rusza ranczerem, do 4 pól w przód
        [rancher-forward-5] rusza ranczerem, do 5 pól w przód
        [dollars-2-certificates-2-per-teepee-pair] bierze nagrodę za pary tipi
        [engine-2] rusza lokomotywą, do 2 pól w przód
        [engine-3] rusza lokomotywą, do 3 pól w przód
        [engine-4] rusza lokomotywą, do 4 pól w przód
        [extraordinary-delivery] cofa lokomotywę dla dodatkowej dostawy
        [all-certificates] bierze certyfikaty aż do limitu
        [discard-objective-for-certificates-2] odrzuca kartę celu za certyfikaty
        [back-1-for-dollars-3] cofa lokomotywę o 1 pole za 3 $
        [discard-jersey-for-engine-1] odrzuca kartę Jersey za 1 pole lokomotywy
        [draw-1-per-cowboy] wymienia karty, do 1 za każdego kowboja
        [discard-black-angus-for-certificates-2] odrzuca kartę Black Angus za certyfikaty
        [dollars-1-per-engineer] bierze po 1 $ za inżynierów
        [discard-any-cattle-for-dollars-3-objective-to-hand] odrzuca kartę krowy za 3 $ i kartę celu
        [engine-1-per-own-building-in-woods] rusza lokomotywą, do 1 pola za każdy swój budynek w lesie
        [copy-adjacent] używa sąsiedniego budynku
        [upgrade-station-behind] wraca do stacji za lokomotywą
        [dollars-4] sięga po 4 $
        [discard-any-cattle-for-certificates-1] odrzuca kartę krowy za certyfikat
        [discard-jersey-for-dollars-2-certificates-1] odrzuca kartę Jersey za 2 $ i certyfikat
        [discard-jersey-for-certificates-1] odrzuca kartę Jersey za certyfikat
        [discard-jersey-for-certificates-2] odrzuca kartę Jersey za certyfikaty
        [dollars-2] sięga po 2 $
        [draw-3] wymienia karty, najwyżej 3
        [rancher-forward-free-3] rusza ranczerem, do 3 pól w przód bez opłat
        [dollars-1] sięga po 1 $
        [draw-1] wymienia kartę
        [draw-2] wymienia karty, najwyżej 2
        [pay-1-back-1-for-certificates-1] płaci 1 $ i cofa lokomotywę o 1 pole za certyfikat
        [pay-2-back-2-for-certificates-2] płaci 2 $ i cofa lokomotywę o 2 pola za certyfikaty
        [pay-1-for-engine-1] płaci 1 $ za 1 pole lokomotywy
        [back-1-for-remove-1] cofa lokomotywę o 1 pole, by usunąć kartę z gry
        [back-2-for-remove-2] cofa lokomotywę o 2 pola, by usunąć karty z gry
       *[other] wykonuje akcję
    }
effect-told-you =
    { $effect ->
        [discard-guernsey-for-dollars-2] Odrzucasz kartę Guernsey za 2 $
        [discard-dutch-belt-for-dollars-2] Odrzucasz kartę Dutch Belt za 2 $
        [discard-black-angus-for-dollars-2] Odrzucasz kartę Black Angus za 2 $
        [discard-guernsey-for-dollars-4] Odrzucasz kartę Guernsey za 4 $
        [discard-holstein-for-dollars-10] Odrzucasz kartę Holstein za 10 $
        [discard-dutch-belt-for-dollars-3] Odrzucasz kartę Dutch Belt za 3 $
        [discard-jersey-for-dollars-2] Odrzucasz kartę Jersey za 2 $
        [discard-jersey-for-dollars-4] Odrzucasz kartę Jersey za 4 $
        [hire] Zatrudniasz pomocnika
        [hire-plus-2] Zatrudniasz pomocnika za 2 $ więcej
        [hire-minus-1] Zatrudniasz pomocnika za 1 $ mniej
        [hire-minus-2] Zatrudniasz pomocnika za 2 $ mniej
        [build-2] Budujesz po 2 $ za rzemieślnika
        [build-1] Budujesz po 1 $ za rzemieślnika
        [certificates-1] Sięgasz po certyfikat
        [objective] Sięgasz po kartę celu
        [engine-1-per-engineer] Ruszasz lokomotywą, do 1 pola za każdego inżyniera
        [trade] Handlujesz z Indianami
        [pay-2-for-engine-2] Płacisz 2 $ i ruszasz lokomotywą
        [aux] Wybierasz akcję pomocniczą
        [buy-cattle] Idziesz na targ bydła
        [discard-pair-same-type-for-dollars-4] Odrzucasz dwie karty jednej rasy za 4 $
        [discard-pair-same-type-for-dollars-3] Odrzucasz dwie karty jednej rasy za 3 $
        [remove-hazard-7] Usuwasz niebezpieczeństwo za 7 $
        [remove-hazard-5] Usuwasz niebezpieczeństwo za 5 $
        [remove-hazard] Usuwasz niebezpieczeństwo za darmo
        [dollars-2-per-own-building-in-woods] Bierzesz po 2 $ za swoje budynki w lesie
        [rancher-forward-1] Ruszasz ranczerem, 1 pole w przód
        [rancher-forward-2] Ruszasz ranczerem, do 2 pól w przód
        [rancher-forward-3] Ruszasz ranczerem, do 3 pól w przód
        [rancher-forward-4] Ruszasz ranczerem, do 4 pól w przód
        [rancher-forward-5] Ruszasz ranczerem, do 5 pól w przód
        [dollars-2-certificates-2-per-teepee-pair] Bierzesz nagrodę za pary tipi
        [engine-2] Ruszasz lokomotywą, do 2 pól w przód
        [engine-3] Ruszasz lokomotywą, do 3 pól w przód
        [engine-4] Ruszasz lokomotywą, do 4 pól w przód
        [extraordinary-delivery] Cofasz lokomotywę dla dodatkowej dostawy
        [all-certificates] Bierzesz certyfikaty aż do limitu
        [discard-objective-for-certificates-2] Odrzucasz kartę celu za certyfikaty
        [back-1-for-dollars-3] Cofasz lokomotywę o 1 pole za 3 $
        [discard-jersey-for-engine-1] Odrzucasz kartę Jersey za 1 pole lokomotywy
        [draw-1-per-cowboy] Wymieniasz karty, do 1 za każdego kowboja
        [discard-black-angus-for-certificates-2] Odrzucasz kartę Black Angus za certyfikaty
        [dollars-1-per-engineer] Bierzesz po 1 $ za inżynierów
        [discard-any-cattle-for-dollars-3-objective-to-hand] Odrzucasz kartę krowy za 3 $ i kartę celu
        [engine-1-per-own-building-in-woods] Ruszasz lokomotywą, do 1 pola za każdy swój budynek w lesie
        [copy-adjacent] Używasz sąsiedniego budynku
        [upgrade-station-behind] Wracasz do stacji za lokomotywą
        [dollars-4] Sięgasz po 4 $
        [discard-any-cattle-for-certificates-1] Odrzucasz kartę krowy za certyfikat
        [discard-jersey-for-dollars-2-certificates-1] Odrzucasz kartę Jersey za 2 $ i certyfikat
        [discard-jersey-for-certificates-1] Odrzucasz kartę Jersey za certyfikat
        [discard-jersey-for-certificates-2] Odrzucasz kartę Jersey za certyfikaty
        [dollars-2] Sięgasz po 2 $
        [draw-3] Wymieniasz karty, najwyżej 3
        [rancher-forward-free-3] Ruszasz ranczerem, do 3 pól w przód bez opłat
        [dollars-1] Sięgasz po 1 $
        [draw-1] Wymieniasz kartę
        [draw-2] Wymieniasz karty, najwyżej 2
        [pay-1-back-1-for-certificates-1] Płacisz 1 $ i cofasz lokomotywę o 1 pole za certyfikat
        [pay-2-back-2-for-certificates-2] Płacisz 2 $ i cofasz lokomotywę o 2 pola za certyfikaty
        [pay-1-for-engine-1] Płacisz 1 $ za 1 pole lokomotywy
        [back-1-for-remove-1] Cofasz lokomotywę o 1 pole, by usunąć kartę z gry
        [back-2-for-remove-2] Cofasz lokomotywę o 2 pola, by usunąć karty z gry
       *[other] Wykonujesz akcję
    }
tile =
    { $tile ->
        [cowboy] kowboj
        [craftsman] rzemieślnik
        [engineer] inżynier
        [teepee-green] zielone tipi
        [teepee-blue] niebieskie tipi
        [flood-black-2] powódź (czarna dłoń, 2 PZ)
        [flood-black-3] powódź (czarna dłoń, 3 PZ)
        [flood-green-2] powódź (zielona dłoń, 2 PZ)
        [flood-green-3] powódź (zielona dłoń, 3 PZ)
        [flood-green-4] powódź (zielona dłoń, 4 PZ)
        [drought-black-2] susza (czarna dłoń, 2 PZ)
        [drought-black-3] susza (czarna dłoń, 3 PZ)
        [drought-green-2] susza (zielona dłoń, 2 PZ)
        [drought-green-3] susza (zielona dłoń, 3 PZ)
        [drought-green-4] susza (zielona dłoń, 4 PZ)
        [rockfall-black-2] lawina (czarna dłoń, 2 PZ)
        [rockfall-black-3] lawina (czarna dłoń, 3 PZ)
        [rockfall-green-2] lawina (zielona dłoń, 2 PZ)
        [rockfall-green-3] lawina (zielona dłoń, 3 PZ)
        [rockfall-green-4] lawina (zielona dłoń, 4 PZ)
       *[other] { $tile }
    }
tile-acc =
    { $tile ->
        [cowboy] kowboja
        [craftsman] rzemieślnika
        [engineer] inżyniera
        [drought-black-2] suszę (czarna dłoń, 2 PZ)
        [drought-black-3] suszę (czarna dłoń, 3 PZ)
        [drought-green-2] suszę (zielona dłoń, 2 PZ)
        [drought-green-3] suszę (zielona dłoń, 3 PZ)
        [drought-green-4] suszę (zielona dłoń, 4 PZ)
        [rockfall-black-2] lawinę (czarna dłoń, 2 PZ)
        [rockfall-black-3] lawinę (czarna dłoń, 3 PZ)
        [rockfall-green-2] lawinę (zielona dłoń, 2 PZ)
        [rockfall-green-3] lawinę (zielona dłoń, 3 PZ)
        [rockfall-green-4] lawinę (zielona dłoń, 4 PZ)
       *[other] { tile }
    }
field =
    { $field ->
        [A] budynek A
        [B] budynek B
        [C] budynek C
        [D] budynek D
        [E] budynek E
        [F] budynek F
        [G] budynek G
        [kansas_city] Kansas City
        [teepee-green] zielone tipi
        [teepee-blue] niebieskie tipi
        [flood-black-2] powódź (czarna dłoń, 2 PZ)
        [flood-black-3] powódź (czarna dłoń, 3 PZ)
        [flood-green-2] powódź (zielona dłoń, 2 PZ)
        [flood-green-3] powódź (zielona dłoń, 3 PZ)
        [flood-green-4] powódź (zielona dłoń, 4 PZ)
        [drought-black-2] susza (czarna dłoń, 2 PZ)
        [drought-black-3] susza (czarna dłoń, 3 PZ)
        [drought-green-2] susza (zielona dłoń, 2 PZ)
        [drought-green-3] susza (zielona dłoń, 3 PZ)
        [drought-green-4] susza (zielona dłoń, 4 PZ)
        [rockfall-black-2] lawina (czarna dłoń, 2 PZ)
        [rockfall-black-3] lawina (czarna dłoń, 3 PZ)
        [rockfall-green-2] lawina (zielona dłoń, 2 PZ)
        [rockfall-green-3] lawina (zielona dłoń, 3 PZ)
        [rockfall-green-4] lawina (zielona dłoń, 4 PZ)
        [empty] puste pole
       *[other] budynek { $field }
    }
field-to =
    { $field ->
        [A] do budynku A
        [B] do budynku B
        [C] do budynku C
        [D] do budynku D
        [E] do budynku E
        [F] do budynku F
        [G] do budynku G
        [kansas_city] do Kansas City
        [teepee-green] na zielone tipi
        [teepee-blue] na niebieskie tipi
        [flood-black-2] na powódź (czarna dłoń, 2 PZ)
        [flood-black-3] na powódź (czarna dłoń, 3 PZ)
        [flood-green-2] na powódź (zielona dłoń, 2 PZ)
        [flood-green-3] na powódź (zielona dłoń, 3 PZ)
        [flood-green-4] na powódź (zielona dłoń, 4 PZ)
        [drought-black-2] na suszę (czarna dłoń, 2 PZ)
        [drought-black-3] na suszę (czarna dłoń, 3 PZ)
        [drought-green-2] na suszę (zielona dłoń, 2 PZ)
        [drought-green-3] na suszę (zielona dłoń, 3 PZ)
        [drought-green-4] na suszę (zielona dłoń, 4 PZ)
        [rockfall-black-2] na lawinę (czarna dłoń, 2 PZ)
        [rockfall-black-3] na lawinę (czarna dłoń, 3 PZ)
        [rockfall-green-2] na lawinę (zielona dłoń, 2 PZ)
        [rockfall-green-3] na lawinę (zielona dłoń, 3 PZ)
        [rockfall-green-4] na lawinę (zielona dłoń, 4 PZ)
        [empty] na puste pole
       *[other] do budynku { $field }
    }
field-at =
    { $field ->
        [A] na budynku A
        [B] na budynku B
        [C] na budynku C
        [D] na budynku D
        [E] na budynku E
        [F] na budynku F
        [G] na budynku G
        [kansas_city] w Kansas City
        [teepee-green] na zielonym tipi
        [teepee-blue] na niebieskim tipi
        [flood-black-2] na powodzi (czarna dłoń, 2 PZ)
        [flood-black-3] na powodzi (czarna dłoń, 3 PZ)
        [flood-green-2] na powodzi (zielona dłoń, 2 PZ)
        [flood-green-3] na powodzi (zielona dłoń, 3 PZ)
        [flood-green-4] na powodzi (zielona dłoń, 4 PZ)
        [drought-black-2] na suszy (czarna dłoń, 2 PZ)
        [drought-black-3] na suszy (czarna dłoń, 3 PZ)
        [drought-green-2] na suszy (zielona dłoń, 2 PZ)
        [drought-green-3] na suszy (zielona dłoń, 3 PZ)
        [drought-green-4] na suszy (zielona dłoń, 4 PZ)
        [rockfall-black-2] na lawinie (czarna dłoń, 2 PZ)
        [rockfall-black-3] na lawinie (czarna dłoń, 3 PZ)
        [rockfall-green-2] na lawinie (zielona dłoń, 2 PZ)
        [rockfall-green-3] na lawinie (zielona dłoń, 3 PZ)
        [rockfall-green-4] na lawinie (zielona dłoń, 4 PZ)
        [empty] na pustym polu
       *[other] na budynku { $field }
    }
place =
    { $node ->
        [start] pole startowe
        [A] miejsce A
        [B] miejsce B
        [C] miejsce C
        [D] miejsce D
        [E] miejsce E
        [F] miejsce F
        [G] miejsce G
        [ab1] pierwsze pole drogi z { $before } do { $after }
        [ab2] drugie pole drogi z { $before } do { $after }
        [ab3] trzecie pole drogi z { $before } do { $after }
        [flood1] pierwsze pole powodzi
        [flood2] drugie pole powodzi
        [flood3] trzecie pole powodzi
        [flood4] czwarte pole powodzi
        [flood_r1] pierwsze pole za powodziami
        [flood_r2] drugie pole za powodziami
        [bc1] pierwsze pole drogi z { $before } do { $after }
        [bc2] drugie pole drogi z { $before } do { $after }
        [bc3] trzecie pole drogi z { $before } do { $after }
        [drought1] pierwsze pole suszy
        [drought2] drugie pole suszy
        [drought3] trzecie pole suszy
        [drought4] czwarte pole suszy
        [drought_r1] pole za suszami
        [ce1] pierwsze pole drogi z { $before } do { $after }
        [ce2] drugie pole drogi z { $before } do { $after }
        [cd1] pole drogi z { $before } do { $after }
        [teepee_p1] pole handlu +1 $
        [teepee_p2] pole handlu +2 $
        [teepee_p4] pole handlu +4 $
        [teepee_p6] pole handlu +6 $
        [teepee_p8] pole handlu +8 $
        [teepee_p10] pole handlu +10 $
        [teepee_m1] pole handlu −1 $
        [teepee_m2] pole handlu −2 $
        [teepee_m3] pole handlu −3 $
        [teepee_r1] pierwsze pole za tipi
        [teepee_r2] drugie pole za tipi
        [ef1] pierwsze pole drogi z { $before } do { $after }
        [ef2] drugie pole drogi z { $before } do { $after }
        [rock1] pierwsze pole lawiny
        [rock2] drugie pole lawiny
        [rock3] trzecie pole lawiny
        [rock4] czwarte pole lawiny
        [rock_r1] pierwsze pole za lawinami
        [rock_r2] drugie pole za lawinami
        [fg1] górne pole drogi z { $before } do { $after }
        [fg2] dolne pole drogi z { $before } do { $after }
        [gk1] górne pole drogi z { $before } do Kansas City
        [gk2] dolne pole drogi z { $before } do Kansas City
       *[kansas_city] Kansas City
    }
place-at =
    { $node ->
        [start] na polu startowym
        [A] w miejscu A
        [B] w miejscu B
        [C] w miejscu C
        [D] w miejscu D
        [E] w miejscu E
        [F] w miejscu F
        [G] w miejscu G
        [ab1] na pierwszym polu drogi z { $before } do { $after }
        [ab2] na drugim polu drogi z { $before } do { $after }
        [ab3] na trzecim polu drogi z { $before } do { $after }
        [flood1] na pierwszym polu powodzi
        [flood2] na drugim polu powodzi
        [flood3] na trzecim polu powodzi
        [flood4] na czwartym polu powodzi
        [flood_r1] na pierwszym polu za powodziami
        [flood_r2] na drugim polu za powodziami
        [bc1] na pierwszym polu drogi z { $before } do { $after }
        [bc2] na drugim polu drogi z { $before } do { $after }
        [bc3] na trzecim polu drogi z { $before } do { $after }
        [drought1] na pierwszym polu suszy
        [drought2] na drugim polu suszy
        [drought3] na trzecim polu suszy
        [drought4] na czwartym polu suszy
        [drought_r1] na polu za suszami
        [ce1] na pierwszym polu drogi z { $before } do { $after }
        [ce2] na drugim polu drogi z { $before } do { $after }
        [cd1] na polu drogi z { $before } do { $after }
        [teepee_p1] na polu handlu +1 $
        [teepee_p2] na polu handlu +2 $
        [teepee_p4] na polu handlu +4 $
        [teepee_p6] na polu handlu +6 $
        [teepee_p8] na polu handlu +8 $
        [teepee_p10] na polu handlu +10 $
        [teepee_m1] na polu handlu −1 $
        [teepee_m2] na polu handlu −2 $
        [teepee_m3] na polu handlu −3 $
        [teepee_r1] na pierwszym polu za tipi
        [teepee_r2] na drugim polu za tipi
        [ef1] na pierwszym polu drogi z { $before } do { $after }
        [ef2] na drugim polu drogi z { $before } do { $after }
        [rock1] na pierwszym polu lawiny
        [rock2] na drugim polu lawiny
        [rock3] na trzecim polu lawiny
        [rock4] na czwartym polu lawiny
        [rock_r1] na pierwszym polu za lawinami
        [rock_r2] na drugim polu za lawinami
        [fg1] na górnym polu drogi z { $before } do { $after }
        [fg2] na dolnym polu drogi z { $before } do { $after }
        [gk1] na górnym polu drogi z { $before } do Kansas City
        [gk2] na dolnym polu drogi z { $before } do Kansas City
       *[kansas_city] w Kansas City
    }
rail =
    { $space ->
        [t4] bocznica stacji 1
        [t7] bocznica stacji 2
        [t10] bocznica stacji 3
        [t13] bocznica stacji 4
        [t16] bocznica stacji 5
        [t21] bocznica stacji 6
        [t25] bocznica stacji 7
        [t29] bocznica stacji 8
        [t33] bocznica stacji 9
       *[other] pole { $space }
    }
rail-acc =
    { $space ->
        [t4] bocznicę stacji 1
        [t7] bocznicę stacji 2
        [t10] bocznicę stacji 3
        [t13] bocznicę stacji 4
        [t16] bocznicę stacji 5
        [t21] bocznicę stacji 6
        [t25] bocznicę stacji 7
        [t29] bocznicę stacji 8
        [t33] bocznicę stacji 9
       *[other] pole { $space }
    }
fees =
    { $dollars_most ->
        [0] bez opłat
       *[other] { fees-due }
    }
fees-due =
    { $sure ->
        [yes] opłaty { $dollars_most } $
       *[no] opłaty od { $dollars } do { $dollars_most } $
    }
steps =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }
price =
    { $dollars ->
        [0] za darmo
       *[other] za { $dollars } $
    }
beside =
    { $spot ->
        [same] { "" }
       *[other] { " " }{ place-at }
    }
worker-acc =
    { $worker ->
        [cowboy] kowboja
        [craftsman] rzemieślnika
        [engineer] inżyniera
       *[other] { $worker }
    }
city =
    { $city ->
        [kansas_city] Kansas City
        [topeka] Topeka
        [wichita] Wichita
        [colorado_springs] Colorado Springs
        [santa_fe] Santa Fe
        [albuquerque] Albuquerque
        [el_paso] El Paso
        [san_diego] San Diego
        [sacramento] Sacramento
        [san_francisco] San Francisco
       *[other] { $city }
    }
city-gen =
    { $city ->
        [topeka] Topeki
        [wichita] Wichity
       *[other] { city }
    }
disc =
    { $disc ->
        [aux_dollar_2] drugie pole „1 $”
        [aux_draw_2] drugie pole „dobierz kartę”
        [aux_certificate_1] pierwsze pole „certyfikat”
        [aux_certificate_2] drugie pole „certyfikat”
        [aux_engine_1] pierwsze pole „lokomotywa”
        [aux_engine_2] drugie pole „lokomotywa”
        [aux_remove_1] pierwsze pole „usuń kartę”
        [aux_remove_2] drugie pole „usuń kartę”
        [certificate_4] limit certyfikatów 4
        [certificate_6] limit certyfikatów 6
        [step_1] pierwsze pole ruchu (+3 $)
        [step_2] drugie pole ruchu (3 PZ)
        [hand_1] pierwsze pole limitu ręki (−5 $)
        [hand_2] drugie pole limitu ręki (−5 $)
       *[other] { $disc }
    }
disc-gen =
    { $disc ->
        [aux_dollar_2] drugiego pola „1 $”
        [aux_draw_2] drugiego pola „dobierz kartę”
        [aux_certificate_1] pierwszego pola „certyfikat”
        [aux_certificate_2] drugiego pola „certyfikat”
        [aux_engine_1] pierwszego pola „lokomotywa”
        [aux_engine_2] drugiego pola „lokomotywa”
        [aux_remove_1] pierwszego pola „usuń kartę”
        [aux_remove_2] drugiego pola „usuń kartę”
        [certificate_4] pola limitu certyfikatów 4
        [certificate_6] pola limitu certyfikatów 6
        [step_1] pierwszego pola ruchu (+3 $)
        [step_2] drugiego pola ruchu (3 PZ)
        [hand_1] pierwszego pola limitu ręki (−5 $)
        [hand_2] drugiego pola limitu ręki (−5 $)
       *[other] { disc }
    }
target =
    { $target ->
        [kansas_city] do Kansas City
        [topeka] do Topeki
        [wichita] do Wichity
        [colorado_springs] do Colorado Springs
        [santa_fe] do Santa Fe
        [albuquerque] do Albuquerque
        [el_paso] do El Paso
        [san_diego] do San Diego
        [sacramento] do Sacramento
        [san_francisco] do San Francisco
        [station] na stację
       *[other] do { $target }
    }
aux-single =
    { $aux ->
        [dollar] weź 1 $
        [draw] dobierz kartę i odrzuć kartę
        [certificate] zapłać 1 $, cofnij lokomotywę o 1 pole i weź 1 certyfikat
        [engine] zapłać 1 $ i przesuń lokomotywę o 1 pole w przód
        [remove_card] cofnij lokomotywę o 1 pole i usuń kartę z gry
       *[other] { $aux }
    }
aux-double =
    { $aux ->
        [dollar] weź 2 $
        [draw] dobierz do 2 kart i odrzuć tyle samo
        [certificate] zapłać 2 $, cofnij lokomotywę o 2 pola i weź do 2 certyfikatów
        [engine] zapłać 2 $ i przesuń lokomotywę do 2 pól w przód
        [remove_card] cofnij lokomotywę o 2 pola i usuń z gry do 2 kart
       *[other] { $aux }
    }
aux-single-told =
    { $aux ->
        [dollar] bierze 1 $
        [draw] wymienia kartę
        [certificate] płaci 1 $ i cofa lokomotywę za certyfikat
        [engine] płaci 1 $ i rusza lokomotywą
        [remove_card] cofa lokomotywę i usuwa kartę z gry
       *[other] { $aux }
    }
aux-single-told-you =
    { $aux ->
        [dollar] bierzesz 1 $
        [draw] wymieniasz kartę
        [certificate] płacisz 1 $ i cofasz lokomotywę za certyfikat
        [engine] płacisz 1 $ i ruszasz lokomotywą
        [remove_card] cofasz lokomotywę i usuwasz kartę z gry
       *[other] { $aux }
    }
aux-double-told =
    { $aux ->
        [dollar] bierze 2 $
        [draw] wymienia karty
        [certificate] płaci 2 $ i cofa lokomotywę za certyfikaty
        [engine] płaci 2 $ i rusza lokomotywą
        [remove_card] cofa lokomotywę i usuwa karty z gry
       *[other] { $aux }
    }
aux-double-told-you =
    { $aux ->
        [dollar] bierzesz 2 $
        [draw] wymieniasz karty
        [certificate] płacisz 2 $ i cofasz lokomotywę za certyfikaty
        [engine] płacisz 2 $ i ruszasz lokomotywą
        [remove_card] cofasz lokomotywę i usuwasz karty z gry
       *[other] { $aux }
    }
master =
    { $master ->
        [two_dollars] 2 $ / 1 PZ za pomocnika
        [hazard_or_trade] niebezpieczeństwo lub handel / 3 PZ za 2 karty celów
        [perm_cert_hazards] stały certyfikat / 3 PZ za 2 niebezpieczeństwa
        [perm_cert_teepees] stały certyfikat / 3 PZ za parę tipi
        [perm_cert_certificates] stały certyfikat / 3 PZ za 2 certyfikaty
       *[other] { $master }
    }

## Opcje

option-neutral_buildings = Budynki neutralne
option-neutral_buildings-letters = litera na literze
option-neutral_buildings-shuffled = losowo
option-private_buildings = Budynki prywatne
option-private_buildings-a = same strony a
option-private_buildings-b = same strony b
option-private_buildings-random = losowa strona każdego
option-starting_player = Gracz rozpoczynający
option-starting_player-random = losowo
option-starting_player-1 = pierwsze miejsce
option-starting_player-2 = drugie miejsce
option-starting_player-3 = trzecie miejsce
option-starting_player-4 = czwarte miejsce

## Punktacja końcowa

score-dollars = Pieniądze
score-buildings = Budynki prywatne
score-cities = Miasta
score-stations = Stacje
score-hazards = Niebezpieczeństwa
score-cattle = Krowy
score-objectives = Karty celów
score-station_masters = Zawiadowcy stacji
score-workers = Pomocnicy
score-step_disc = Pole ruchu
score-job_market_token = Żeton rynku pracy

## Polecenia

prompt-place = Postaw ranczera na budynku neutralnym.
    .hint = Od niego zaczyna się twoja pierwsza tura.
prompt-move =
    { $steps ->
        [one] Przesuń ranczera o { $steps } pole.
       *[other] Przesuń ranczera o 1 do { $steps } pól.
    }
    .hint = { last-turn }Przy każdym polu widać, ile to kroków i ile kosztują dłonie po drodze.
prompt-via = Wybierz drogę { field-to }.
    .hint = Przy każdej widać, ile dłonie kosztują aż do celu.
prompt-act =
    { $rest ->
        [both] Użyj akcji budynku { $field }.
        [local] Użyj pozostałych akcji budynku { $field }.
        [auxiliary] Wykonaj jedną akcję pomocniczą.
        [play] Zagraj kartę celu albo zakończ turę.
       *[none] Zakończ turę.
    }
    .hint =
        { $rest ->
            [both] { last-turn }Każdej raz, w dowolnej kolejności; albo zamiast nich jednej pomocniczej.
            [local] { last-turn }Każdej raz, w dowolnej kolejności.
            [auxiliary] { last-turn }{ no-local-action }
           *[none] { last-turn }Innej akcji nie możesz tu już użyć.
        }
last-turn =
    { $last ->
        [yes] Twoja ostatnia tura. { "" }
       *[no] { "" }
    }
no-local-action =
    { $place ->
        [local] Żadnej z akcji budynku { $field } nie możesz teraz użyć.
        [empty] Żeton z tego pola został już zabrany; innych akcji tu nie ma.
       *[auxiliary] Innych akcji nie masz { field-at }.
    }
prompt-immediate =
    { $can ->
        [no] Nie możesz teraz wykonać akcji „{ effect }”.
       *[yes] { now-or-never }
    }
    .hint =
        { $can ->
            [no] Nie masz na ręce takiej karty. Inni tego nie widzą.
           *[yes] { "" }
        }
now-or-never =
    { $other ->
        [none] Teraz albo nigdy: { effect }.
       *[other] Wybierz jedną z tych dwóch akcji, teraz albo nigdy.
    }
prompt-foresight = Kansas City, etap { $stage }: wybierz żeton na planszę.
    .hint = { last-turn }Pomocnicy trafiają na rynek pracy, tipi i niebezpieczeństwa na szlak.
prompt-income = Twoja ręka jest warta { $value }. Dodasz certyfikaty?
    .hint = Weźmiesz tyle dolarów i dostarczysz krowy do miasta o wartości najwyżej takiej.
prompt-delivery = Dostarcz krowy do miasta o wartości najwyżej { $value }.
    .hint = Przy każdym mieście widać pieniądze, punkty i karty celów, także za połączenia.
prompt-disc = Wybierz dysk, który trafi { target }.
    .hint = To, co odsłoni, będzie twoje. Dyski z czarnych narożników trafiają tylko na czarne narożniki.
prompt-discard =
    { $part ->
        [first] Wybierz pierwszą z dwóch kart do odrzucenia.
        [second] Wybierz drugą z dwóch kart do odrzucenia.
       *[only] Wybierz kartę do odrzucenia.
    }
    .hint = Dla akcji „{ effect }”.
prompt-give-back =
    { $count ->
        [one] Odrzuć { $count } kartę.
        [few] Odrzuć { $count } karty, jedną po drugiej.
       *[other] Odrzuć { $count } kart, jedną po drugiej.
    }
prompt-draw = Wybierz, ile kart dobrać, najwyżej { $count }.
    .hint = Potem odrzucisz tyle samo.
prompt-remove =
    { $count ->
        [one] Możesz usunąć z gry { $count } kartę.
       *[other] Możesz usunąć z gry do { $count } kart.
    }
prompt-certificates = Wybierz, ile certyfikatów wziąć.
prompt-objective =
    { $left ->
        [1] Weź kartę celu.
       *[other] Weź pierwszą z { $left } kart celów.
    }
    .hint =
        { $to ->
            [hand] Trafi na twoją rękę.
           *[discard] Trafi na twój stos kart odrzuconych.
        }
prompt-engine =
    { $count ->
        [one] Przesuń lokomotywę o { $count } pole w przód.
        [few] Przesuń lokomotywę o najwyżej { $count } pola w przód.
       *[other] Przesuń lokomotywę o najwyżej { $count } pól w przód.
    }
prompt-engine-back = Przesuń lokomotywę w tył na jedno z podświetlonych pól.
prompt-hire = Zatrudnij pomocnika z rynku pracy.
    .hint = Cena w tej akcji stoi obok każdego rzędu.
prompt-build = Wybierz budynek i miejsce dla niego.
    .hint = Dotknij miejsca, a potem budynku, albo odwrotnie.
prompt-buy =
    { $cowboys ->
        [one] Kup krowy. Został { $cowboys } kowboj.
        [few] Kup krowy. Zostali { $cowboys } kowboje.
       *[other] Kup krowy. Zostało { $cowboys } kowbojów.
    }
prompt-trade = Wybierz tipi do handlu.
prompt-hazard = Wybierz niebezpieczeństwo do usunięcia.
prompt-auxiliary = Wybierz akcję pomocniczą.
prompt-copy = Wybierz sąsiedni budynek.
prompt-master = Weź zawiadowcę stacji za pomocnika albo zrezygnuj.
    .hint = Zawiadowca daje: { master }. To, co stoi pierwsze, dostajesz teraz, a punkty na koniec.
prompt-upgrade = Ulepsz stację albo zrezygnuj.
    .hint = Płacisz jej cenę i przenosisz na nią swój dysk. Potem można wziąć jej zawiadowcę za pomocnika.

## Wybory

action-place = Postaw ranczera { field-at }{ beside }
    .label = Postaw
action-move = Idź { field-to }{ beside }, { steps }, { fees }
    .label = Idź
action-via = Idź przez { place }, { fees }
    .label = Tędy
action-play = Zagraj { card-acc }
    .label = Zagraj
action-use = { effect }
    .label = { effect }
action-aux = Akcja pomocnicza: { aux-single }
    .label = Pojedyncza
action-double = Podwójna akcja pomocnicza: { aux-double }
    .label = Podwójna
action-copy = Użyj akcji budynku { $field }{ beside }
    .label = Użyj
action-discard = Odrzuć { card-acc }
    .label = Odrzuć
action-remove = Usuń z gry { card-acc }
    .label = Usuń
action-draw =
    { $cards ->
        [one] Dobierz { $cards } kartę
        [few] Dobierz { $cards } karty
       *[other] Dobierz { $cards } kart
    }
    .label = Dobierz { $cards }
action-certificates =
    { $certificates ->
        [0] Nie bierz certyfikatów
        [one] Weź { $certificates } certyfikat
        [few] Weź { $certificates } certyfikaty
       *[other] Weź { $certificates } certyfikatów
    }
    .label =
        { $certificates ->
            [0] Nie bierz
           *[other] Weź { $certificates }
        }
action-take =
    { $card ->
        [stack] Weź wierzchnią kartę ze stosu celów
       *[other] Weź { card-acc }
    }
    .label = Weź
action-hire = Zatrudnij { worker-acc } z rzędu { $row } { price }
    .label = Zatrudnij
action-build =
    { $replaces ->
        [none] Postaw budynek { $building } { place-at } { price }
       *[other] Zastąp budynek { $replaces } budynkiem { $building } { place-at } { price }
    }
    .label =
        { $card ->
            [none] Zbuduj { $building }
           *[other] Zbuduj { $building } ({ card }{ also-card })
        }
action-buy =
    { $second ->
        [none] Kup { card-acc } { price } (kowboje: { $cowboys })
       *[other] Kup karty { card } i { second-card } { price } (kowboje: { $cowboys })
    }
    .label =
        { $second ->
            [none] { card }
           *[other] { card } + { second-card }
        }
action-enlarge = Użyj kowboja, by dołożyć 2 karty na targ bydła
    .label = Dołóż karty
action-trade =
    { $dollars ->
        [-1] Zapłać 1 $ za { tile-acc }
        [-2] Zapłać 2 $ za { tile-acc }
        [-3] Zapłać 3 $ za { tile-acc }
       *[other] Weź { tile-acc } i { $dollars } $
    }
    .label = Handluj
action-clear = Usuń { tile-acc } { place-at } { price }
    .label = Usuń
action-engine = Przesuń lokomotywę na { rail-acc }
    .label = Tutaj
action-upgrade = Ulepsz stację { $station } za { $dollars } $
    .label = Ulepsz
action-disc = Przenieś dysk z { disc-gen } { target }
    .label = Przenieś dysk
action-lift = Przenieś dysk ze stacji { $station } { target }
    .label = Przenieś dysk
action-give = Oddaj { worker-acc } i weź zawiadowcę stacji
    .label = Oddaj
action-foresight =
    { $to ->
        [jobs] Połóż { tile-acc } (pole { $space }) na rynku pracy za { $dollars } $
        [away] Wybierz { tile-acc } (pole { $space }): nie ma miejsca i żeton opuszcza grę
       *[trail] Połóż { tile-acc } (pole { $space }) { place-at }
    }
    .label = Wybierz
action-spend =
    { $certificates ->
        [0] Nie wydawaj certyfikatów: wartość { $value }
        [one] Wydaj { $certificates } certyfikat: wartość { $value }
        [few] Wydaj { $certificates } certyfikaty: wartość { $value }
       *[other] Wydaj { $certificates } certyfikatów: wartość { $value }
    }
    .label =
        { $certificates ->
            [0] Nie wydawaj: wartość{ "\u00A0" }{ $value }
           *[other] Wydaj { $certificates }: wartość{ "\u00A0" }{ $value }
        }
action-deliver =
    { $dollars ->
        [0] Dostarcz krowy do { city-gen } bez opłaty za transport
       *[other] Dostarcz krowy do { city-gen }, za transport { $dollars } $
    }
    .label = Dostarcz
action-done = Poprzestań na tym
    .label = Poprzestań na tym
action-end = Zakończ turę
    .label = Zakończ turę

## Dziennik

event-turn-begins = { $seat } zaczyna turę
event-places =
    { $you ->
        [yes] Stawiasz ranczera { field-at }
       *[no] { $seat } stawia ranczera { field-at }
    }
event-moves =
    { $you ->
        [yes] Idziesz { field-to }
       *[no] { $seat } idzie { field-to }
    }
event-pays-bank =
    { $you ->
        [yes] Płacisz { $dollars } $ do banku
       *[no] { $seat } płaci { $dollars } $ do banku
    }
event-pays-owner =
    { $you ->
        [yes] Płacisz { $dollars } $, które dostaje { $victim }
        [victim] { $seat } płaci ci { $dollars } $
       *[no] { $seat } płaci { $dollars } $, które dostaje { $victim }
    }
event-plays =
    { $you ->
        [yes] Zagrywasz { card-acc }
       *[no] { $seat } zagrywa { card-acc }
    }
event-uses =
    { $you ->
        [yes] { effect-told-you }
       *[no] { $seat } { effect-told }
    }
event-copies =
    { $you ->
        [yes] Kopiujesz { field }
       *[no] { $seat } kopiuje { field }
    }
event-discards =
    { $you ->
        [yes] Odrzucasz { card-acc }
       *[no] { $seat } odrzuca { card-acc }
    }
event-removes =
    { $you ->
        [yes] Usuwasz z gry { card-acc }
       *[no] { $seat } usuwa z gry { card-acc }
    }
event-earns =
    { $you ->
        [yes] Bierzesz { $dollars } $
       *[no] { $seat } bierze { $dollars } $
    }
event-hires =
    { $you ->
        [yes] Zatrudniasz { worker-acc } { price }
       *[no] { $seat } zatrudnia { worker-acc } { price }
    }
event-trades =
    { $you ->
        [yes]
            { $dollars ->
                [-1] Płacisz 1 $ za { tile-acc }
                [-2] Płacisz 2 $ za { tile-acc }
                [-3] Płacisz 3 $ za { tile-acc }
               *[other] Bierzesz { tile-acc } i { $dollars } $
            }
       *[no]
            { $dollars ->
                [-1] { $seat } płaci 1 $ za { tile-acc }
                [-2] { $seat } płaci 2 $ za { tile-acc }
                [-3] { $seat } płaci 3 $ za { tile-acc }
               *[other] { $seat } bierze { tile-acc } i { $dollars } $
            }
    }
event-clears =
    { $you ->
        [yes] Usuwasz { tile-acc } { price }
       *[no] { $seat } usuwa { tile-acc } { price }
    }
event-engine =
    { $you ->
        [yes] Przesuwasz lokomotywę na { rail-acc }
       *[no] { $seat } przesuwa lokomotywę na { rail-acc }
    }
event-upgrades =
    { $you ->
        [yes] Ulepszasz stację { $station } { price }
       *[no] { $seat } ulepsza stację { $station } { price }
    }
event-moves-disc =
    { $you ->
        [yes] Przenosisz dysk z { disc-gen } { target }
       *[no] { $seat } przenosi dysk z { disc-gen } { target }
    }
event-lifts-disc =
    { $you ->
        [yes] Przenosisz dysk ze stacji { $station } { target }
       *[no] { $seat } przenosi dysk ze stacji { $station } { target }
    }
event-takes-master =
    { $you ->
        [yes] Oddajesz { worker-acc } i bierzesz zawiadowcę stacji „{ master }”
       *[no] { $seat } oddaje { worker-acc } i bierze zawiadowcę stacji „{ master }”
    }
event-takes-token =
    { $you ->
        [yes] Bierzesz żeton rynku pracy; pozostali mają jeszcze po jednej turze
       *[no] { $seat } bierze żeton rynku pracy; pozostali mają jeszcze po jednej turze
    }
event-income =
    { $you ->
        [yes]
            { $spent ->
                [0] Bierzesz { $value } $ za rękę
                [one] Bierzesz { $value } $ za rękę i { $spent } certyfikat
                [few] Bierzesz { $value } $ za rękę i { $spent } certyfikaty
               *[other] Bierzesz { $value } $ za rękę i { $spent } certyfikatów
            }
       *[no]
            { $spent ->
                [0] { $seat } bierze { $value } $ za rękę
                [one] { $seat } bierze { $value } $ za rękę i { $spent } certyfikat
                [few] { $seat } bierze { $value } $ za rękę i { $spent } certyfikaty
               *[other] { $seat } bierze { $value } $ za rękę i { $spent } certyfikatów
            }
    }
event-delivers =
    { $you ->
        [yes] Dostarczasz krowy do { city-gen }
       *[no] { $seat } dostarcza krowy do { city-gen }
    }
event-pays-transport =
    { $you ->
        [yes] Płacisz { $dollars } $ za transport
       *[no] { $seat } płaci { $dollars } $ za transport
    }
event-game-over = Koniec gry
event-draws =
    { $you ->
        [yes]
            { $count ->
                [one] Dobierasz { $count } kartę
                [few] Dobierasz { $count } karty
               *[other] Dobierasz { $count } kart
            }
       *[no]
            { $count ->
                [one] { $seat } dobiera { $count } kartę
                [few] { $seat } dobiera { $count } karty
               *[other] { $seat } dobiera { $count } kart
            }
    }
event-refills =
    { $you ->
        [yes]
            { $count ->
                [one] Uzupełniasz rękę o { $count } kartę
                [few] Uzupełniasz rękę o { $count } karty
               *[other] Uzupełniasz rękę o { $count } kart
            }
       *[no]
            { $count ->
                [one] { $seat } uzupełnia rękę o { $count } kartę
                [few] { $seat } uzupełnia rękę o { $count } karty
               *[other] { $seat } uzupełnia rękę o { $count } kart
            }
    }
event-certificates =
    { $you ->
        [yes]
            { $count ->
                [one] Bierzesz { $count } certyfikat
                [few] Bierzesz { $count } certyfikaty
               *[other] Bierzesz { $count } certyfikatów
            }
       *[no]
            { $count ->
                [one] { $seat } bierze { $count } certyfikat
                [few] { $seat } bierze { $count } certyfikaty
               *[other] { $seat } bierze { $count } certyfikatów
            }
    }
event-enlarges =
    { $you ->
        [yes]
            { $count ->
                [one] Dokładasz { $count } kartę na targ bydła
                [few] Dokładasz { $count } karty na targ bydła
               *[other] Dokładasz { $count } kart na targ bydła
            }
       *[no]
            { $count ->
                [one] { $seat } dokłada { $count } kartę na targ bydła
                [few] { $seat } dokłada { $count } karty na targ bydła
               *[other] { $seat } dokłada { $count } kart na targ bydła
            }
    }
event-market-refilled =
    { $count ->
        [0] Na targ bydła nie trafia żadna karta
        [one] Na targ bydła trafia { $count } karta
        [few] Na targ bydła trafiają { $count } karty
       *[other] Na targ bydła trafia { $count } kart
    }
event-auxiliary =
    { $you ->
        [yes]
            { $times ->
                [1] W akcji pomocniczej { aux-single-told-you }
               *[other] W podwójnej akcji pomocniczej { aux-double-told-you }
            }
       *[no]
            { $times ->
                [1] { $seat } w akcji pomocniczej { aux-single-told }
               *[other] { $seat } w podwójnej akcji pomocniczej { aux-double-told }
            }
    }
event-builds =
    { $you ->
        [yes]
            { $replaces ->
                [none] Stawiasz budynek { $building } { price }
               *[other] Stawiasz budynek { $building } { price } w miejsce budynku { $replaces }
            }
       *[no]
            { $replaces ->
                [none] { $seat } stawia budynek { $building } { price }
               *[other] { $seat } stawia budynek { $building } { price } w miejsce budynku { $replaces }
            }
    }
event-buys =
    { $you ->
        [yes]
            { $second ->
                [none] Kupujesz { card-acc } { price }
               *[other] Kupujesz karty { card } i { second-card } { price }
            }
       *[no]
            { $second ->
                [none] { $seat } kupuje { card-acc } { price }
               *[other] { $seat } kupuje karty { card } i { second-card } { price }
            }
    }
event-foresees =
    { $you ->
        [yes]
            { $placed ->
                [0] Wybierasz { tile-acc }, lecz nie ma miejsca i żeton opuszcza grę
               *[other] Kładziesz na planszy { tile-acc }
            }
       *[no]
            { $placed ->
                [0] { $seat } wybiera { tile-acc }, lecz nie ma miejsca i żeton opuszcza grę
               *[other] { $seat } kładzie na planszy { tile-acc }
            }
    }
event-takes-objective =
    { $you ->
        [yes]
            { $to ->
                [hand] Bierzesz na rękę { card-acc }
               *[other] Bierzesz { card-acc }
            }
       *[no]
            { $to ->
                [hand] { $seat } bierze na rękę { card-acc }
               *[other] { $seat } bierze { card-acc }
            }
    }

## Dlaczego akcja jest niedozwolona

reason-not-this-decision =
    { $step ->
        [phase-a] najpierw przesuń ranczera
        [phase-b] teraz jest czas na akcje pola
        [walk] najpierw wybierz drogę
        [foresight] najpierw wybierz żeton na planszę
        [income] najpierw zdecyduj o certyfikatach
        [delivery] najpierw wybierz miasto
        [disc] najpierw wybierz dysk
       *[other] najpierw dokończ rozpoczętą akcję
    }
reason-must-choose = tu trzeba coś wybrać
reason-already-on-the-trail = ranczer jest już na szlaku
reason-place-first = najpierw postaw ranczera na budynku neutralnym
reason-no-field = na tym polu nie ma żetonu
reason-not-ahead = ranczer nie może tam stąd dojść
reason-city-closed = ten ruch nie może prowadzić do Kansas City
reason-too-far =
    { $steps ->
        [one] to { $steps } krok, a wolno najwyżej { $limit }
        [few] to { $steps } kroki, a wolno najwyżej { $limit }
       *[other] to { $steps } kroków, a wolno najwyżej { $limit }
    }
reason-wrong-branch = ta droga nie prowadzi do celu
reason-not-in-hand = nie masz tej karty na ręce
reason-wrong-card = ta karta nie spełnia warunku
reason-not-offered = to nie jest ta akcja natychmiastowa
reason-requirement =
    { $lack ->
        [cards] nie masz na ręce kart, których wymaga
        [money] masz za mało pieniędzy
        [back] twoja lokomotywa nie może się tak daleko cofnąć
        [worker] nie ma pomocnika, którego możesz wziąć i opłacić
        [building] nie ma budynku, na który starczy ci rzemieślników i pieniędzy
        [cattle] twoi kowboje nie mają tu nic do zrobienia
        [teepee] nie ma tipi, na które cię stać
        [hazard] nie ma niebezpieczeństwa, na które cię stać
       *[other] nic by ci teraz nie dała
    }
reason-not-your-building = tu wolno wykonać tylko pojedynczą akcję pomocniczą
reason-not-on-this-building = ten budynek nie ma takiej akcji
reason-auxiliary-used = po akcji pomocniczej nie ma już akcji lokalnych
reason-already-used = ta akcja została już wykorzystana
reason-single-only = tu akcja może być tylko pojedyncza
reason-local-used = po akcjach lokalnych nie ma już akcji pomocniczej
reason-locked = dyski zasłaniają jeszcze tę akcję
reason-copied-already = ten budynek był już w tej turze kopiowany lub odwiedzony
reason-not-adjacent = nie ma tam sąsiedniego budynku
reason-too-many-cards-drawn = nie możesz dobrać tylu kart
reason-too-many-certificates = to więcej, niż pozwala akcja albo limit
reason-stack-empty = stos jest pusty
reason-not-in-pool = tej karty nie ma w puli
reason-nothing-there = nie ma tam żetonu
reason-too-expensive = masz za mało pieniędzy
reason-station-not-here = tej stacji nie można teraz ulepszyć
reason-printed-worker = nadrukowanych pomocników nie można oddać
reason-other-stage = ten żeton nie należy do tego etapu
reason-no-more-workers = nie dokłada się już pomocników
reason-no-such-purchase = za tylu kowbojów nie można kupić tych krów
reason-not-in-the-market = nie ma tego na targu bydła
reason-row-of-the-token = pomocników z rzędu z żetonem nie można zatrudnić
reason-no-such-worker = w tym rzędzie nie ma takiego pomocnika
reason-row-full = twój rząd tych pomocników jest pełny
reason-already-built = nie masz już tego budynku w zasobach
reason-not-higher = nowy budynek musi wymagać więcej rzemieślników
reason-occupied = to miejsce zajmuje inny budynek
reason-too-few-craftsmen =
    { $count ->
        [0] { craftsmen-needed }, a nie masz żadnego
       *[other] { craftsmen-needed }, a masz { $count }
    }
craftsmen-needed =
    { $needed ->
        [one] potrzeba { $needed } rzemieślnika
       *[other] potrzeba { $needed } rzemieślników
    }
reason-space-occupied = stoi tam inna lokomotywa
reason-not-forward = lokomotywa musi jechać w przód
reason-engine-too-far = lokomotywa nie może dojechać tak daleko
reason-not-back = lokomotywa musi jechać w tył
reason-disc-on-the-board = można przenieść dysk z planszy gracza
reason-no-own-disc = nie masz tam dysku
reason-space-cleared = to pole jest już puste
reason-wrong-corner = dysk z czarnego narożnika nie może trafić na biały
reason-value-too-low = wartość hodowlana jest za niska na to miasto
reason-disc-already-there = masz już tam dysk
reason-not-exactly-back =
    { $count ->
        [one] lokomotywa musi cofnąć się dokładnie o { $count } pole
        [few] lokomotywa musi cofnąć się dokładnie o { $count } pola
       *[other] lokomotywa musi cofnąć się dokładnie o { $count } pól
    }
reason-too-few-certificates =
    { $count ->
        [0] nie masz certyfikatów
        [one] masz tylko { $count } certyfikat
        [few] masz tylko { $count } certyfikaty
       *[other] masz tylko { $count } certyfikatów
    }
reason-too-few-cowboys =
    { $count ->
        [0] nie masz już kowbojów
        [one] został tylko { $count } kowboj
        [few] zostali tylko { $count } kowboje
       *[other] zostało tylko { $count } kowbojów
    }

## Co jest nie tak z pozycją

error-beside-the-trail = Na „{ $given }” nie może stać ranczer.
error-built-twice = Budynek { $given } już stoi albo został zastąpiony.
error-cards-do-not-add-up = Kart „{ $card }” powinno być { $expected }, a jest { $given }.
error-discs-do-not-add-up = Pustych pól dysków: { $cleared }, a dysków w miastach i na stacjach: { $placed }.
error-engines-collide = Dwie lokomotywy stoją w tym samym miejscu: { rail }.
error-income-missing = Powinno tu być co najmniej { $expected } $, a jest { $given } $.
error-missing-tile = Nigdzie nie ma zawiadowcy stacji „{ $given }”.
error-must-move-back = Na ostatnim polu lokomotywa stoi tylko do chwili, gdy się cofnie.
error-neutral-buildings = Każdy budynek neutralny musi stać na dokładnie jednym z pól z literami.
error-no-tile-here = Na „{ $given }” nie może leżeć żeton.
error-not-in-the-city = Ranczer jest w Kansas City tylko w czasie jego etapów.
error-not-on-the-track = Na torze certyfikatów nie ma { $given }.
error-not-over = Gra nie może być skończona: żeton rynku pracy nie opuścił planszy.
error-nothing-to-copy = Nie można tu skopiować niczego z „{ $given }”.
error-nothing-to-decide = W tej pozycji nie ma o czym decydować.
error-rancher-elsewhere = Ranczer nie stoi na polu „{ $given }”.
error-space-not-filled-yet = Przy { $players } graczach i takim położeniu żetonu nie może tu leżeć pomocnik.
error-starting-objectives = Początkowych kart celu powinno tu być { $expected }, a jest { $given }.
error-tile-or-worker = Musi tu być albo zawiadowca stacji, albo pomocnik.
error-tile-twice = Zawiadowca stacji „{ $given }” jest już w miejscu „{ $other }”.
error-tiles-do-not-add-up = Żetonów „{ $tile }” powinno być { $expected }, a jest { $given }.
error-token-and-owner = Żeton rynku pracy ma właściciela wtedy i tylko wtedy, gdy opuścił rynek pracy.
error-too-many-cards = Gracz nie może mieć tylu kart „{ $card }”: { $given }.
error-out-of-reach = Ranczer nie dojdzie do „{ $given }” z pozostałymi krokami.
error-too-few-cards = Na ręce powinno być co najmniej { $expected } kart, a jest { $given }.
error-wrong-effect = Akcja „{ $given }” nie należy do tego kroku.
error-worker-collected = Pomocników się nie zbiera: „{ $given }”.
error-wrong-area = Żeton „{ $given }” należy gdzie indziej.
error-wrong-back = Żaden żeton „{ $given }” nie ma na odwrocie liczby { $back }.
error-wrong-face = „{ $given }” to nie ta strona budynku { $number }, która jest w grze.
error-wrong-order = Ten krok nie może następować po poprzednim.
error-wrong-pile = Karty „{ $given }” nie może być w tym stosie.
error-wrong-pool = W puli powinno być { $expected } kart, a jest { $given }.
