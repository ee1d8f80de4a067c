### Great Western Trail: El Paso: każde słowo, które czyta gracz.
###
### Polecenia to zdania; wybory i dziennik to wiersze bez kropki; powody następują po dwukropku.
### Imię gracza stoi zawsze w mianowniku, nazwy krów się nie odmieniają.

game-title = Great Western Trail: El Paso
automaton-sue = Sue

## Co leży na stole

card =
    { $card ->
        [criollo] Criollo
        [pineywoods] Pineywoods
        [galloway] Galloway
        [santa_gertrudis] Santa Gertrudis
        [black_angus] Black Angus
        [corriente] Corriente
        [shorthorn] Shorthorn
        [hereford] Hereford
        [simmental] Simmental
        [cowboy] kowboj
        [builder] budowniczy
        [engineer] inżynier
        [versatile] wszechstronny
       *[other] { $card }
    }
cow =
    { $cow ->
        [criollo] Criollo
        [pineywoods] Pineywoods
        [galloway] Galloway
        [santa_gertrudis] Santa Gertrudis
        [black_angus] Black Angus
        [corriente] Corriente
        [shorthorn] Shorthorn
        [hereford] Hereford
        [simmental] Simmental
       *[other] { $cow }
    }
worker-acc =
    { $worker ->
        [cowboy] kowboja
        [builder] budowniczego
        [engineer] inżyniera
        [versatile] pracownika wszechstronnego
       *[other] { $worker }
    }
field =
    { $field ->
        [el_paso] El Paso
       *[other] budynek { $field }
    }
stop-loc =
    { $field ->
        [el_paso] w El Paso
        [B] na budynku B
        [C] na budynku C
        [D] na budynku D
        [E] na budynku E
        [F] na budynku F
        [G] na budynku G
       *[other] na budynku { $field } ({ $space })
    }
stop-acc =
    { $field ->
        [el_paso] do El Paso
        [B] na budynek B
        [C] na budynek C
        [D] na budynek D
        [E] na budynek E
        [F] na budynek F
        [G] na budynek G
       *[other] na budynek { $field } ({ $space })
    }
disc =
    { $disc ->
        [aux1_upgrade] pierwsza akcja pomocnicza
        [aux2_unlock] druga akcja pomocnicza
        [aux3_upgrade] trzecia akcja pomocnicza
        [aux4_unlock] czwarta akcja pomocnicza
        [permanent_certificate] stały certyfikat
        [hand_limit] limit kart na ręce
        [step_limit] limit kroków
       *[other] { $disc }
    }
bot-action =
    { $action ->
        [draw_resources] karty zasobów
        [cattle_market] rynek bydła
        [build_or_upgrade] budynek
        [train] pociąg
        [strongest_of_three] najsilniejsza z trzech akcji
       *[other] { $action }
    }
steps-far =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }
cowboys-spent =
    { $cowboys ->
        [one] { $cowboys } kowboja
       *[other] { $cowboys } kowbojów
    }
builders-needed =
    { $count ->
        [one] { $count } budowniczego
       *[other] { $count } budowniczych
    }
workers-needed =
    { $worker ->
        [cowboy]
            { $count ->
                [one] { $count } kowboja
               *[other] { $count } kowbojów
            }
        [builder] { builders-needed }
       *[engineer]
            { $count ->
                [one] { $count } inżyniera
               *[other] { $count } inżynierów
            }
    }
specialists-paid =
    { $worker ->
        [cowboy]
            { $specialists ->
                [one] { $specialists } kowboja
               *[other] { $specialists } kowbojów
            }
        [builder]
            { $specialists ->
                [one] { $specialists } budowniczego
               *[other] { $specialists } budowniczych
            }
       *[engineer]
            { $specialists ->
                [one] { $specialists } inżyniera
               *[other] { $specialists } inżynierów
            }
    }
workers-paid =
    { $versatile ->
        [0] { specialists-paid }
       *[other]
            { $specialists ->
                [0] { versatile-paid }
               *[other] { specialists-paid } i { versatile-paid }
            }
    }
versatile-paid =
    { $versatile ->
        [one] { $versatile } wszechstronnego
       *[other] { $versatile } wszechstronnych
    }
cowboys-paid =
    { $versatile ->
        [0] { cowboys-only }
       *[other]
            { $specialists ->
                [0] { versatile-paid }
               *[other] { cowboys-only } i { versatile-paid }
            }
    }
cowboys-only =
    { $specialists ->
        [one] { $specialists } kowboja
       *[other] { $specialists } kowbojów
    }
engineers-paid =
    { $versatile ->
        [0] { engineers-only }
       *[other]
            { $specialists ->
                [0] { versatile-paid }
               *[other] { engineers-only } i { versatile-paid }
            }
    }
engineers-only =
    { $specialists ->
        [one] { $specialists } inżyniera
       *[other] { $specialists } inżynierów
    }
aux-effect =
    { $effect ->
        [gain_money] weź { $amount } $
        [gain_certificates] zapłać { $dollars } $ za { $amount } certyfikat
        [exchange]
            { $amount ->
                [one] dobierz kartę, odrzuć kartę
               *[other] { $amount } razy dobierz kartę, odrzuć kartę
            }
        [remove_cow] usuń z gry szarą krowę
       *[other] { $effect }
    }

## Opcje

option-neutral_buildings = Budynki neutralne
option-neutral_buildings-letters = litera na literze
option-neutral_buildings-shuffled = losowo
option-train_1 = Karta pociągu dla 1 inżyniera
option-train_1-plain = zwykła strona
option-train_1-star = z gwiazdką
option-train_2 = Karta pociągu dla 2 inżynierów
option-train_2-plain = zwykła strona
option-train_2-star = z gwiazdką
option-train_3 = Karta pociągu dla 3 inżynierów
option-train_3-plain = zwykła strona
option-train_3-star = z gwiazdką
option-train_4 = Karta pociągu dla 4 inżynierów
option-train_4-plain = zwykła strona
option-train_4-star = z gwiazdką
option-building_1 = Budynki dla 1 budowniczego
option-building_1-a = strona a
option-building_1-b = strona b
option-building_2 = Budynki dla 2 budowniczych
option-building_2-a = strona a
option-building_2-b = strona b
option-building_3 = Budynki dla 3 budowniczych
option-building_3-a = strona a
option-building_3-b = strona b
option-building_4 = Budynki dla 4 budowniczych
option-building_4-a = strona a
option-building_4-b = strona b
option-building_5 = Budynki dla 5 budowniczych
option-building_5-a = strona a
option-building_5-b = strona b
option-building_6 = Budynki dla 6 budowniczych
option-building_6-a = strona a
option-building_6-b = strona b
option-difficulty = Siła Sue w grze solo
option-difficulty-0 = bez kart B (najłatwiej)
option-difficulty-1 = 1 karta B
option-difficulty-2 = 2 karty B
option-difficulty-3 = 3 karty B (najtrudniej)

## Punktowanie końcowe

score-money = Pieniądze
score-buildings = Budynki
score-posts = Placówki handlowe
score-workers = Pracownicy
score-cows = Krowy
score-bonuses = Żetony premii
score-objectives = Żetony celów

## Polecenia

prompt-opening = Weź swój pierwszy żeton celu.
    .hint = Da punkty na koniec gry, jeśli będziesz mieć to, co na nim widać.
prompt-place = Postaw ranczera na budynku neutralnym.
    .hint = Od niego zaczniesz pierwszy ruch; samego budynku teraz nie używasz.
prompt-move =
    { $steps ->
        [one] Przesuń ranczera o { $steps } krok.
        [few] Przesuń ranczera o 1–{ $steps } kroki.
       *[other] Przesuń ranczera o 1–{ $steps } kroków.
    }
    .hint =
        { $end ->
            [near] Kto teraz dotrze do El Paso, kończy grę: wszyscy inni mają jeszcze jedną, ostatnią turę.
            [last] Twoja ostatnia tura. { passing-el-paso }
           *[none] { passing-el-paso }
        }
passing-el-paso =
    { $cowboys ->
        [0] { after-the-move }
       *[other] Każdy odrzucony kowboj dodaje krok. { after-the-move }
    }
after-the-move =
    { $action ->
        [0] El Paso nie można minąć.
       *[other] Użyjesz nowego przystanku, potem reszty obecnego. W El Paso ta reszta przepada.
    }
prompt-act = Użyj budynku { $field } albo zakończ.
    .hint =
        { $used ->
            [0] Każda akcja raz, w dowolnej kolejności; albo jedna akcja pomocnicza.
           *[other] Każda akcja raz, w dowolnej kolejności.
        }
prompt-visit = Budynek { $field } ({ $victim }): wykonaj jedną akcję pomocniczą albo żadnej.
    .hint = Akcje na nim są tylko dla właściciela.
prompt-used-up =
    { $last ->
        [0] Budynek { $field }: to już wszystko. Przejdź dalej.
       *[other] Budynek { $field }: to już wszystko. Zakończ turę.
    }
prompt-nothing-left =
    { $last ->
        [0]
            { $back ->
                [none] Nic więcej nie da się tu zrobić. Przejdź dalej.
               *[other] Nic więcej nie da się tu zrobić. Wróć do budynku { $back }.
            }
       *[other] Nic więcej nie da się tu zrobić. Zakończ turę.
    }
prompt-train =
    { $side ->
        [star] Wykonaj akcje karty pociągu { $card } z gwiazdką.
       *[plain] Wykonaj akcje karty pociągu { $card }.
    }
    .hint =
        { $back ->
            [none] Każda akcja raz, w dowolnej kolejności.
           *[other] Każda akcja raz, w dowolnej kolejności. Potem znów budynek { $back }.
        }
prompt-reward = Odbierz nagrodę placówki { $post } albo z niej zrezygnuj.
prompt-auxiliary =
    { $count ->
        [one] Wykonaj jeszcze jedną akcję pomocniczą albo na tym poprzestań.
        [few] Wykonaj do { $count } innych akcji pomocniczych albo na tym poprzestań.
       *[other] Wykonaj do { $count } innych akcji pomocniczych albo na tym poprzestań.
    }
prompt-again =
    { $count ->
        [one] Możesz wykonać jeszcze jedną wymianę.
        [few] Możesz wykonać jeszcze { $count } wymiany.
       *[other] Możesz wykonać jeszcze { $count } wymian.
    }
prompt-give-back = Odrzuć kartę, żeby dokończyć wymianę.
    .hint = Może to być także karta właśnie dobrana.
prompt-site = Wybierz pole dla budynku { $building }.
    .hint =
        { $room ->
            [any] Puste; czerwona liczba na polu to dopłata.
            [own] Oba twoje znaczniki są w użyciu: zastąp własny budynek o mniejszej liczbie budowniczych.
           *[both] Puste albo z twoim budynkiem o mniejszej liczbie budowniczych.
        }
prompt-pay =
    { $count ->
        [one] Zapłać { $dollars } $ i odrzuć { $count } pracownika: wybierz, którego.
       *[other] Zapłać { $dollars } $ i odrzuć { $count } pracowników: wybierz, których.
    }
    .hint =
        { $thing ->
            [cow] Za kartę { cow }.
            [train] Za kartę pociągu { $card }.
           *[building] Za budynek { $building } na polu { $space }.
        }
prompt-spend =
    { $certificates ->
        [0] Pokaż rękę: jest warta { $value }.
       *[other] Pokaż rękę. Dodać certyfikaty?
    }
    .hint =
        { $certificates ->
            [0] Do końca dostawy ręka się nie zmieni.
           *[other] Jest warta { $value }; każdy wydany certyfikat dodaje 1.
        }
prompt-leave = Dostawa jest skończona. Zakończ turę.
prompt-before-scoring = Ostatnie karty są dobrane. Wykorzystaj, co ci zostało, albo zacznij punktowanie.
    .hint = Odrzuceni pracownicy zachowują swoje punkty.
prompt-deliver = Wybierz dysk i placówkę o wartości najwyżej { $value }.
    .hint = To, co zakrywał dysk, jest odtąd twoje. Dyski z ciemnych rogów trafiają na placówki od 10.

## Wybory

action-place = Postaw ranczera { stop-loc }
    .label = Postaw
action-move =
    { $steps ->
        [one] Idź { $steps } krok { stop-acc }
        [few] Idź { $steps } kroki { stop-acc }
       *[other] Idź { $steps } kroków { stop-acc }
    }
    .label = Idź
action-hurry = Odrzuć { cowboys-spent } i idź { steps-far } { stop-acc }
    .label = Idź, kowboje: { $cowboys }
action-discard =
    { $dollars ->
        [0] Odrzuć { cow }
       *[other] Odrzuć { cow } za { $dollars } $
    }
    .label = Odrzuć
action-money = Weź { $dollars } $
    .label = Weź
action-certificates =
    { $certificates ->
        [one] Zdobądź { $certificates } certyfikat
        [few] Zdobądź { $certificates } certyfikaty
       *[other] Zdobądź { $certificates } certyfikatów
    }
    .label = Zdobądź { $certificates }
action-take-exchange =
    { $dollars ->
        [0] Weź żeton wymiany
       *[other] Weź żeton wymiany za { $dollars } $
    }
    .label = Weź
action-hire =
    { $dollars ->
        [0] Zatrudnij { worker-acc } za darmo
       *[other] Zatrudnij { worker-acc } za { $dollars } $
    }
    .label = Zatrudnij
action-buy = Kup { cow } za { workers-needed } i { $dollars } $
    .label = Kup
action-train =
    { $side ->
        [star] Użyj karty pociągu { $card } z gwiazdką za { workers-needed } i { $dollars } $
       *[plain] Użyj karty pociągu { $card } za { workers-needed } i { $dollars } $
    }
    .label = Użyj
action-build = Wznieś budynek { $building } za { builders-needed }
    .label = Wznieś
action-site =
    { $replaced ->
        [none] Wznieś { $building } na polu { $space } za { workers-needed } i { $dollars } $
       *[other] Wznieś { $building } na polu { $space } za { workers-needed } i { $dollars } $, w miejsce { $replaced }
    }
    .label = Tutaj
action-pay = Odrzuć { workers-paid }
    .label = Wszechstronni: { $versatile }
action-objective =
    { $token ->
        [stack] Dobierz żeton celu ze stosu
       *[other] Weź żeton celu { $place }: { objective }
    }
    .label = Weź
action-bonus =
    { $token ->
        [stack]
            { $dollars ->
                [0] Dobierz żeton premii ze stosu
               *[other] Dobierz żeton premii ze stosu za { $dollars } $
            }
       *[other]
            { $dollars ->
                [0] Weź żeton premii { $place }: { bonus }
               *[other] Weź żeton premii { $place } za { $dollars } $: { bonus }
            }
    }
    .label = Weź
action-aux = Akcja pomocnicza { $number }: { aux-effect }
    .label = Wykonaj
action-again = Wykonaj jeszcze jedną wymianę
    .label = Wymień jeszcze raz
action-ride =
    { $steps ->
        [one] Przesuń ranczera o { $steps } krok
        [few] Przesuń ranczera o najwyżej { $steps } kroki
       *[other] Przesuń ranczera o najwyżej { $steps } kroków
    }
    .label = Rusz dalej
action-gain =
    { $dollars ->
        [0] Zdobądź { cow }
       *[other] Zdobądź { cow } za { $dollars } $
    }
    .label = Zdobądź
action-remove = Usuń z gry { cow }
    .label = Usuń
action-spend =
    { $certificates ->
        [0] Pokaż rękę: wartość { $value }
        [one] Pokaż rękę i wydaj { $certificates } certyfikat: wartość { $value }
        [few] Pokaż rękę i wydaj { $certificates } certyfikaty: wartość { $value }
       *[other] Pokaż rękę i wydaj { $certificates } certyfikatów: wartość { $value }
    }
    .label =
        { $certificates ->
            [0] Pokaż
           *[other] Wydaj { $certificates }
        }
action-deliver =
    { $cost ->
        [0]
            { $dollars ->
                [0] Połóż na placówce { $post } dysk z pola „{ disc }”
               *[other] Połóż na placówce { $post } dysk z pola „{ disc }” i weź { $dollars } $
            }
       *[other] Połóż na placówce { $post } dysk z pola „{ disc }” i zapłać { $cost } $
    }
    .label = Połóż dysk
action-dismiss =
    { $certificates ->
        [0] Odrzuć { worker-acc } za { $dollars } $
       *[other] Odrzuć { worker-acc } i zapłać { $cost } $ za { $certificates } certyfikat
    }
    .label = Odrzuć
action-exchange = Użyj żetonu wymiany: dobierz kartę, potem odrzuć jedną
    .label = Dobierz kartę, potem odrzuć jedną
action-end =
    { $last ->
        [0] Poprzestań na tym i przejdź dalej
       *[other] Poprzestań na tym i zakończ turę
    }
    .label =
        { $last ->
            [0] Dalej
           *[other] Zakończ turę
        }

## Dziennik

event-turn-begins = { $seat } zaczyna turę
event-places =
    { $you ->
        [yes] Stawiasz ranczera { stop-loc }
       *[no] { $seat } stawia ranczera { stop-loc }
    }
event-moves =
    { $you ->
        [yes]
            { $cowboys ->
                [0] Przesuwasz się { stop-acc }
                [one] Odrzucasz { $cowboys } kowboja i przesuwasz się { stop-acc }
                [few] Odrzucasz { $cowboys } kowbojów i przesuwasz się { stop-acc }
               *[other] Odrzucasz { $cowboys } kowbojów i przesuwasz się { stop-acc }
            }
       *[no]
            { $cowboys ->
                [0] { $seat } przesuwa się { stop-acc }
                [one] { $seat } odrzuca { $cowboys } kowboja i przesuwa się { stop-acc }
                [few] { $seat } odrzuca { $cowboys } kowbojów i przesuwa się { stop-acc }
               *[other] { $seat } odrzuca { $cowboys } kowbojów i przesuwa się { stop-acc }
            }
    }
event-draws =
    { $you ->
        [yes] Dobierasz kartę { card }
       *[no] { $seat } dobiera kartę { card }
    }
event-worker-comes =
    { $you ->
        [yes] Dobierasz { worker-acc } do obszaru pracowników
       *[no] { $seat } dobiera { worker-acc } do obszaru pracowników
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
event-sells =
    { $you ->
        [yes] Odrzucasz { card } za { $dollars } $
       *[no] { $seat } odrzuca { card } za { $dollars } $
    }
event-gains-money =
    { $you ->
        [yes] Bierzesz { $dollars } $
       *[no] { $seat } bierze { $dollars } $
    }
event-certificates =
    { $you ->
        [yes]
            { $count ->
                [one] Zdobywasz { $count } certyfikat
                [few] Zdobywasz { $count } certyfikaty
               *[other] Zdobywasz { $count } certyfikatów
            }
       *[no]
            { $count ->
                [one] { $seat } zdobywa { $count } certyfikat
                [few] { $seat } zdobywa { $count } certyfikaty
               *[other] { $seat } zdobywa { $count } certyfikatów
            }
    }
event-takes-exchange =
    { $you ->
        [yes]
            { $dollars ->
                [0] Bierzesz żeton wymiany
               *[other] Bierzesz żeton wymiany za { $dollars } $
            }
       *[no]
            { $dollars ->
                [0] { $seat } bierze żeton wymiany
               *[other] { $seat } bierze żeton wymiany za { $dollars } $
            }
    }
event-dismisses =
    { $you ->
        [yes]
            { $cost ->
                [0] Odrzucasz { worker-acc } za { $dollars } $
               *[other] Odrzucasz { worker-acc } i płacisz { $cost } $
            }
       *[no]
            { $cost ->
                [0] { $seat } odrzuca { worker-acc } za { $dollars } $
               *[other] { $seat } odrzuca { worker-acc } i płaci { $cost } $
            }
    }
event-exchanges =
    { $you ->
        [yes] Używasz żetonu wymiany
       *[no] { $seat } używa żetonu wymiany
    }
event-gives-back =
    { $you ->
        [yes] Odrzucasz { card }
       *[no] { $seat } odrzuca { card }
    }
event-hires =
    { $you ->
        [yes]
            { $dollars ->
                [0] Zatrudniasz { worker-acc } za darmo
               *[other] Zatrudniasz { worker-acc } za { $dollars } $
            }
       *[no]
            { $dollars ->
                [0] { $seat } zatrudnia { worker-acc } za darmo
               *[other] { $seat } zatrudnia { worker-acc } za { $dollars } $
            }
    }
event-gains-cow =
    { $you ->
        [yes]
            { $dollars ->
                [0] Zdobywasz { card }
               *[other] Zdobywasz { card } za { $dollars } $
            }
       *[no]
            { $dollars ->
                [0] { $seat } zdobywa { card }
               *[other] { $seat } zdobywa { card } za { $dollars } $
            }
    }
event-buys =
    { $you ->
        [yes] Kupujesz { card } za { $dollars } $ i { cowboys-paid }
       *[no] { $seat } kupuje { card } za { $dollars } $ i { cowboys-paid }
    }
event-uses-train =
    { $you ->
        [yes]
            { $side ->
                [star] Używasz karty pociągu { $card } z gwiazdką za { $dollars } $ i { engineers-paid }
               *[plain] Używasz karty pociągu { $card } za { $dollars } $ i { engineers-paid }
            }
       *[no]
            { $side ->
                [star] { $seat } używa karty pociągu { $card } z gwiazdką za { $dollars } $ i { engineers-paid }
               *[plain] { $seat } używa karty pociągu { $card } za { $dollars } $ i { engineers-paid }
            }
    }
event-builds =
    { $you ->
        [yes]
            { $dollars ->
                [0] Wznosisz budynek { $building } na polu { $space }
               *[other] Wznosisz budynek { $building } na polu { $space } za { $dollars } $
            }
       *[no]
            { $dollars ->
                [0] { $seat } wznosi budynek { $building } na polu { $space }
               *[other] { $seat } wznosi budynek { $building } na polu { $space } za { $dollars } $
            }
    }
event-upgrades =
    { $you ->
        [yes]
            { $dollars ->
                [0] Zastępujesz budynek { $replaced } budynkiem { $building } na polu { $space }
               *[other] Zastępujesz budynek { $replaced } budynkiem { $building } na polu { $space } za { $dollars } $
            }
       *[no]
            { $dollars ->
                [0] { $seat } zastępuje budynek { $replaced } budynkiem { $building } na polu { $space }
               *[other] { $seat } zastępuje budynek { $replaced } budynkiem { $building } na polu { $space } za { $dollars } $
            }
    }
event-takes-objective =
    { $you ->
        [yes]
            { $from ->
                [stack] Dobierasz żeton celu { objective }
               *[row] Bierzesz żeton celu { objective }
            }
       *[no]
            { $from ->
                [stack] { $seat } dobiera żeton celu { objective }
               *[row] { $seat } bierze żeton celu { objective }
            }
    }
event-takes-bonus =
    { $you ->
        [yes]
            { $from ->
                [stack] Dobierasz żeton premii { bonus }
               *[row] Bierzesz żeton premii { bonus }
            }
       *[no]
            { $from ->
                [stack] { $seat } dobiera żeton premii { bonus }
               *[row] { $seat } bierze żeton premii { bonus }
            }
    }
event-auxiliary =
    { $you ->
        [yes] Wykonujesz akcję pomocniczą { $number }
       *[no] { $seat } wykonuje akcję pomocniczą { $number }
    }
event-removes =
    { $you ->
        [yes] Usuwasz z gry { card }
       *[no] { $seat } usuwa z gry { card }
    }
event-arrives =
    { $you ->
        [yes] Bierzesz { $dollars } $ w El Paso
       *[no] { $seat } bierze { $dollars } $ w El Paso
    }
event-takes-simmental =
    { $you ->
        [yes]
            { $left ->
                [0] Bierzesz ostatnią kartę Simmental: kto następny dotrze do El Paso, kończy grę
               *[other] Bierzesz kartę Simmental (zostało { $left })
            }
       *[no]
            { $left ->
                [0] { $seat } bierze ostatnią kartę Simmental: kto następny dotrze do El Paso, kończy grę
               *[other] { $seat } bierze kartę Simmental (zostało { $left })
            }
    }
event-finishes =
    { $you ->
        [yes] Stajesz na pustym polu Simmental: pozostali mają po jednej, ostatniej turze
       *[no] { $seat } staje na pustym polu Simmental: pozostali mają po jednej, ostatniej turze
    }
event-shows =
    { $you ->
        [yes]
            { $spent ->
                [0] Pokazujesz rękę o wartości { $value }
                [one] Pokazujesz rękę i wydajesz { $spent } certyfikat: wartość { $value }
                [few] Pokazujesz rękę i wydajesz { $spent } certyfikaty: wartość { $value }
               *[other] Pokazujesz rękę i wydajesz { $spent } certyfikatów: wartość { $value }
            }
       *[no]
            { $spent ->
                [0] { $seat } pokazuje rękę o wartości { $value }
                [one] { $seat } pokazuje rękę i wydaje { $spent } certyfikat: wartość { $value }
                [few] { $seat } pokazuje rękę i wydaje { $spent } certyfikaty: wartość { $value }
               *[other] { $seat } pokazuje rękę i wydaje { $spent } certyfikatów: wartość { $value }
            }
    }
event-delivers =
    { $you ->
        [yes]
            { $cost ->
                [0]
                    { $dollars ->
                        [0] Kładziesz na placówce { $post } dysk z pola „{ disc }”
                       *[other] Kładziesz na placówce { $post } dysk z pola „{ disc }” i dostajesz { $dollars } $
                    }
               *[other] Kładziesz na placówce { $post } dysk z pola „{ disc }” i płacisz { $cost } $
            }
       *[no]
            { $cost ->
                [0]
                    { $dollars ->
                        [0] { $seat } kładzie na placówce { $post } dysk z pola „{ disc }”
                       *[other] { $seat } kładzie na placówce { $post } dysk z pola „{ disc }” i dostaje { $dollars } $
                    }
               *[other] { $seat } kładzie na placówce { $post } dysk z pola „{ disc }” i płaci { $cost } $
            }
    }
event-places-none =
    { $you ->
        [yes] Nie kładziesz dysku
       *[no] { $seat } nie kładzie dysku
    }
event-game-over = Koniec gry

event-sue-shuffles = Karty bota zostają potasowane
event-sue-draws = { $seat } odkrywa kartę bota { $card }: { bot-action }
event-sue-moves =
    { $steps ->
        [one] { $seat } przesuwa się o { $steps } krok { stop-acc }
        [few] { $seat } przesuwa się o { $steps } kroki przez { $past } { stop-acc }
       *[other] { $seat } przesuwa się o { $steps } kroków przez { $past } { stop-acc }
    }
event-sue-chooses =
    { $action ->
        [cattle_market] { $seat } ma najwięcej kowbojów: rynek bydła
        [build_or_upgrade] { $seat } ma najwięcej budowniczych: budynek
       *[train] { $seat } ma najwięcej inżynierów: pociąg
    }
event-sue-gains-cow = { $seat } zdobywa { card }
event-sue-gains-worker =
    { $worker ->
        [versatile]
            { $joins ->
                [cowboy] { $seat } dobiera pracownika wszechstronnego, który dołącza do kowbojów
                [builder] { $seat } dobiera pracownika wszechstronnego, który dołącza do budowniczych
                [engineer] { $seat } dobiera pracownika wszechstronnego, który dołącza do inżynierów
               *[nobody] { $seat } dobiera pracownika wszechstronnego i odkłada go na bok
            }
       *[other] { $seat } dobiera { worker-acc }
    }
event-sue-uses-train =
    { $side ->
        [star] { $seat } używa karty pociągu { $card } z gwiazdką
       *[plain] { $seat } używa karty pociągu { $card }
    }
event-sue-delivers = { $seat } kładzie dysk na placówce { $post }
event-sue-gets-nothing = { $seat } nic nie dostaje

## Dlaczego akcja jest niedozwolona

reason-not-this-decision =
    { $step ->
        [opening] najpierw weź żeton celu
        [place] najpierw postaw ranczera
        [move] najpierw przesuń ranczera
        [act] teraz jest czas na akcje przystanku
        [train] teraz jest czas na akcje karty pociągu
        [reward] teraz jest czas na nagrodę placówki
        [auxiliary] teraz jest czas na akcję pomocniczą
        [again] najpierw zdecyduj o następnej wymianie
        [give-back] najpierw odrzuć kartę w ramach wymiany
        [site] najpierw wybierz pole dla budynku
        [pay] najpierw wybierz pracowników do zapłaty
        [spend] najpierw pokaż rękę
        [deliver] najpierw wybierz dysk i placówkę
        [before-scoring] tury się skończyły, zostało tylko punktowanie
       *[other] najpierw dokończ to, co zaczęte
    }
reason-must-choose = tu trzeba coś wybrać
reason-face-up-only = pierwszy żeton celu musi być odkryty
reason-no-token = nie ma tam żetonu
reason-not-in-hand = nie masz tej karty na ręce
reason-wrong-cow = akcja wymaga krowy innego rodzaju
reason-wrong-workers = tak nie da się połączyć pracowników
reason-not-now = nie w trakcie tej czynności
reason-no-exchange-token = nie masz żetonu wymiany
reason-hand-is-shown = ręka jest pokazana do dostawy
reason-no-cards = nie ma karty do dobrania
reason-no-such-worker = nie masz takiego pracownika w obszarze pracowników
reason-track-full = tor certyfikatów jest już pełny
reason-too-expensive = masz za mało pieniędzy
reason-only-while-moving = kowboj pomaga tylko podczas ruchu twojego ranczera
reason-no-cowboy-needed = do każdego przystanku przed tobą dojdziesz bez kowboja
reason-no-stop = na tym polu nie ma budynku
reason-not-ahead = ranczer nie może tam stąd dojść
reason-too-far =
    { $steps ->
        [one] to { $steps } krok, a wolno najwyżej { $limit }
        [few] to { $steps } kroki, a wolno najwyżej { $limit }
       *[other] to { $steps } kroków, a wolno najwyżej { $limit }
    }
reason-too-few-certificates =
    { $count ->
        [0] nie masz certyfikatu na torze
        [one] masz tylko { $count } certyfikat
        [few] masz tylko { $count } certyfikaty
       *[other] masz tylko { $count } certyfikatów
    }
reason-too-few-cowboys =
    { $count ->
        [0] nie masz kowboja w obszarze pracowników
        [one] masz tylko { $count } kowboja
        [few] masz tylko { $count } kowbojów
       *[other] masz tylko { $count } kowbojów
    }
reason-wrong-cowboys = żadna droga nie wymaga dokładnie tylu kowbojów: najkrótsza liczy { $steps }, a bez nich wolno przejść najwyżej { $limit }
reason-not-your-building = tu wolno wykonać tylko akcję pomocniczą
reason-not-shown = nie ma tu takiej akcji
reason-auxiliary-used = akcja pomocnicza zastąpiła wszystkie inne
reason-already-used = ta akcja została już wykorzystana
reason-symbols-used = po akcji przystanku nie ma już akcji pomocniczej
reason-too-many-certificates = to więcej, niż pozwala akcja albo tor
reason-none-left = tego już nie ma
reason-same-worker = drugi pracownik musi być innego rodzaju
reason-price-too-high = to kosztuje { $dollars } $, a masz { $money } $
reason-too-few-workers =
    { $count ->
        [0] { workers-asked }, a nie masz żadnego
       *[other] { workers-asked }, a masz { $count }
    }
workers-asked =
    { $needed ->
        [one] potrzeba { $needed } pracownika
       *[other] potrzeba { $needed } pracowników
    }
reason-no-marker = oba twoje znaczniki własności są już w użyciu
reason-cannot-pay-upgrade = nie możesz zapłacić za większy budynek
reason-not-bigger = nowy budynek musi wymagać więcej budowniczych
reason-occupied = na tym polu stoi inny budynek
reason-locked = dysk zasłania jeszcze tę akcję
reason-no-effect = ta akcja nic by teraz nie dała
reason-value-too-low = całkowita wartość wynosi tylko { $value }
reason-disc-already-there = masz już tam dysk
reason-field-cleared = na tym polu nie ma już dysku
reason-dark-corners = dysk z ciemnych narożników wymaga placówki z ciemnymi narożnikami

## Co jest nie tak z pozycją

error-not-over = Gra nie może być skończona: nikt jej jeszcze nie zakończył.
error-nothing-to-decide = W tej pozycji nie ma o czym decydować.
error-finished = Dla tego gracza gra już się skończyła.
error-wrong-order = Ten krok nie może być w tym miejscu.
error-not-placed = Ranczer powinien już stać na planszy.
error-too-few-cards = Kart na ręce powinno być co najmniej { $expected }, a jest { $given }.
error-not-replaced = Budynek „{ $given }” nie mógł tam zostać zastąpiony.
error-rancher-elsewhere = Ranczer nie stoi na polu „{ $given }”.
error-hand-not-shown = Rękę pokazuje się przed dostawą, nie wcześniej.
error-no-own-disc = Ten gracz nie ma dysku na tej placówce.
error-occupied = Na polu „{ $given }” stoi inny budynek.
error-cannot-pay = Nie można za to zapłacić albo można tylko w jeden sposób.
error-no-building = Na polu „{ $given }” nie ma budynku.
error-not-in-el-paso = W El Paso nie ma akcji do wyboru.
error-symbols-and-auxiliary = Jest akcja pomocnicza albo akcje przystanku, ale nie jedno i drugie.
error-simmental-left = Nikt nie mógł zakończyć gry: zostało kart Simmental: { $given }.
error-no-tile-here = Na polu „{ $given }” nie może leżeć kafelek.
error-neutral-buildings = Każdy budynek neutralny musi stać na dokładnie jednym z pól neutralnych.
error-too-many-buildings = Nikt nie może mieć tylu budynków.
error-gap-not-refilled = Lukę uzupełnia się, póki w stosie są żetony.
error-worker-in-hand = Pracownika nigdy nie ma się na ręce: „{ $given }”.
error-discs-do-not-add-up = Zdjętych dysków: { $cleared }, a dysków na placówkach: { $placed }.
error-dark-discs = Dysków z ciemnych narożników: { $cleared }, a dysków na ciemnych placówkach: { $placed }.
error-too-few-workers = Sue powinna mieć co najmniej tylu pracowników „{ $worker }”: { $expected }.
error-too-many-assigned = Do specjalizacji dołączyło pracowników wszechstronnych: { $given }, a Sue ma ich { $expected }.
error-missing-card = Brakuje karty bota „{ $given }”.
error-wrong-difficulty = Kart B powinno być { $expected }, a jest { $given }.
error-wrong-pile = Karty „{ $given }” nie może być w tym stosie.
error-cards-do-not-add-up = Kart „{ $card }” powinno być { $expected }, a jest { $given }.
error-tiles-do-not-add-up = Budynków { $type } powinno być { $expected }, a jest { $given }.
error-tokens-do-not-add-up = Żetonów „{ $token }” powinno być { $expected }, a jest { $given }.
