### Montana: wszystko, co czyta gracz.
###
### Pytania są zdaniami, wybory i dziennik to wiersze bez kropki, powody następują po dwukropku.

game-title = Montana

## Rzeczy na stole

# Grupę znaczników wymienia się po kolei; robotników nazywa się kolorami.
worker-1 =
    { $one ->
        [copper] brązowy
        [stone] grafitowy
        [grain] beżowy
        [pumpkin] pomarańczowy
        [white] biali
       *[other] { $one }
    }
worker-2 =
    { $two ->
        [copper] brązowy
        [stone] grafitowy
        [grain] beżowy
        [pumpkin] pomarańczowy
        [white] biali
       *[other] { $two }
    }
worker-3 =
    { $three ->
        [copper] brązowy
        [stone] grafitowy
        [grain] beżowy
        [pumpkin] pomarańczowy
        [white] biali
       *[other] { $three }
    }
crew = { worker-1 }{ $two ->
        [none] {""}
       *[other] , { worker-2 }
    }{ $three ->
        [none] {""}
       *[other] , { worker-3 }
    }
piece-1 =
    { $one ->
        [grain] zboże
        [pumpkin] dynia
        [copper_small] mała miedź
        [copper_large] duża miedź
        [stone_small] mały kamień
        [stone_large] duży kamień
       *[other] { $one }
    }
piece-2 =
    { $two ->
        [grain] zboże
        [pumpkin] dynia
        [copper_small] mała miedź
        [copper_large] duża miedź
        [stone_small] mały kamień
        [stone_large] duży kamień
       *[other] { $two }
    }
piece-3 =
    { $three ->
        [grain] zboże
        [pumpkin] dynia
        [copper_small] mała miedź
        [copper_large] duża miedź
        [stone_small] mały kamień
        [stone_large] duży kamień
       *[other] { $three }
    }
piece-4 =
    { $four ->
        [grain] zboże
        [pumpkin] dynia
        [copper_small] mała miedź
        [copper_large] duża miedź
        [stone_small] mały kamień
        [stone_large] duży kamień
       *[other] { $four }
    }
pieces = { piece-1 }{ $two ->
        [none] {""}
       *[other] , { piece-2 }
    }{ $three ->
        [none] {""}
       *[other] , { piece-3 }
    }{ $four ->
        [none] {""}
       *[other] , { piece-4 }
    }
worker-acc-1 =
    { $one ->
        [copper] brązowego
        [stone] grafitowego
        [grain] beżowego
        [pumpkin] pomarańczowego
       *[other] { $one }
    }
worker-acc-2 =
    { $two ->
        [copper] brązowego
        [stone] grafitowego
        [grain] beżowego
        [pumpkin] pomarańczowego
       *[other] { $two }
    }
worker-acc-3 =
    { $three ->
        [copper] brązowego
        [stone] grafitowego
        [grain] beżowego
        [pumpkin] pomarańczowego
       *[other] { $three }
    }
crew-acc = { worker-acc-1 }{ $three ->
        [none] {""}
       *[other] , { worker-acc-2 }
    }{ $two ->
        [none] {""}
       *[other] { " " }i { worker-last }
    } robotnika
worker-last =
    { $three ->
        [none] { worker-acc-2 }
       *[other] { worker-acc-3 }
    }
crew-goal =
    { $one ->
        [white] na białe pole
       *[other] po { crew-acc }
    }
crew-hit =
    { $one ->
        [white] na białe pole
       *[other] na { crew-acc }
    }
piece-acc-1 =
    { $one ->
        [grain] zboże
        [pumpkin] dynię
        [copper_small] małą miedź
        [copper_large] dużą miedź
        [stone_small] mały kamień
        [stone_large] duży kamień
       *[other] { $one }
    }
piece-acc-2 =
    { $two ->
        [grain] zboże
        [pumpkin] dynię
        [copper_small] małą miedź
        [copper_large] dużą miedź
        [stone_small] mały kamień
        [stone_large] duży kamień
       *[other] { $two }
    }
piece-acc-3 =
    { $three ->
        [grain] zboże
        [pumpkin] dynię
        [copper_small] małą miedź
        [copper_large] dużą miedź
        [stone_small] mały kamień
        [stone_large] duży kamień
       *[other] { $three }
    }
piece-acc-4 =
    { $four ->
        [grain] zboże
        [pumpkin] dynię
        [copper_small] małą miedź
        [copper_large] dużą miedź
        [stone_small] mały kamień
        [stone_large] duży kamień
       *[other] { $four }
    }
pieces-acc = { piece-acc-1 }{ $two ->
        [none] {""}
       *[other] , { piece-acc-2 }
    }{ $three ->
        [none] {""}
       *[other] , { piece-acc-3 }
    }{ $four ->
        [none] {""}
       *[other] , { piece-acc-4 }
    }
worker-gen =
    { $worker ->
        [copper] brązowego
        [stone] grafitowego
        [grain] beżowego
        [pumpkin] pomarańczowego
       *[other] { $worker }
    }
worker-gen-many =
    { $worker ->
        [copper] brązowych
        [stone] grafitowych
        [grain] beżowych
        [pumpkin] pomarańczowych
       *[other] { $worker }
    }
good-acc =
    { $good ->
        [grain] zboże
        [pumpkin] dynię
        [copper_small] małą miedź
        [copper_large] dużą miedź
        [stone_small] mały kamień
        [stone_large] duży kamień
       *[other] { $good }
    }
goods =
    { $good ->
        [grain]
            { $count ->
                [one] { $count } zboże
                [few] { $count } zboża
               *[many] { $count } zbóż
            }
        [pumpkin]
            { $count ->
                [one] { $count } dynię
                [few] { $count } dynie
               *[many] { $count } dyń
            }
        [copper_small]
            { $count ->
                [one] { $count } małą miedź
                [few] { $count } znaczniki małej miedzi
               *[many] { $count } znaczników małej miedzi
            }
        [copper_large]
            { $count ->
                [one] { $count } dużą miedź
                [few] { $count } znaczniki dużej miedzi
               *[many] { $count } znaczników dużej miedzi
            }
        [stone_small]
            { $count ->
                [one] { $count } mały kamień
                [few] { $count } małe kamienie
               *[many] { $count } małych kamieni
            }
       *[stone_large]
            { $count ->
                [one] { $count } duży kamień
                [few] { $count } duże kamienie
               *[many] { $count } dużych kamieni
            }
    }
extra-goods =
    { $good ->
        [grain]
            { $extra ->
                [one] { $extra } zboże
                [few] { $extra } zboża
               *[many] { $extra } zbóż
            }
        [pumpkin]
            { $extra ->
                [one] { $extra } dynię
                [few] { $extra } dynie
               *[many] { $extra } dyń
            }
        [copper_small]
            { $extra ->
                [one] { $extra } małą miedź
                [few] { $extra } znaczniki małej miedzi
               *[many] { $extra } znaczników małej miedzi
            }
        [copper_large]
            { $extra ->
                [one] { $extra } dużą miedź
                [few] { $extra } znaczniki dużej miedzi
               *[many] { $extra } znaczników dużej miedzi
            }
        [stone_small]
            { $extra ->
                [one] { $extra } mały kamień
                [few] { $extra } małe kamienie
               *[many] { $extra } małych kamieni
            }
       *[stone_large]
            { $extra ->
                [one] { $extra } duży kamień
                [few] { $extra } duże kamienie
               *[many] { $extra } dużych kamieni
            }
    }
area-loc =
    { $area ->
        [bank] w banku
        [mine] w kopalni
        [quarry] w kamieniołomie
        [fields] przy uprawach
        [farm] na farmie
       *[other] { $area }
    }
area-dir =
    { $area ->
        [bank] do banku
        [mine] do kopalni
        [quarry] do kamieniołomu
        [fields] na uprawy
        [farm] na farmę
       *[other] { $area }
    }
area-gen =
    { $area ->
        [bank] banku
        [mine] kopalni
        [quarry] kamieniołomu
        [fields] upraw
        [farm] farmy
       *[other] { $area }
    }
coins =
    { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
bank-coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
price =
    { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[many] { $price } monet
    }
pumpkins =
    { $price ->
        [one] { $price } dynię
        [few] { $price } dynie
       *[many] { $price } dyń
    }
grain =
    { $price ->
        [one] { $price } zboże
        [few] { $price } zboża
       *[many] { $price } zbóż
    }
settlements =
    { $count ->
        [one] { $count } osada
        [few] { $count } osady
       *[many] { $count } osad
    }
settlements-ins =
    { $count ->
        [one] { $count } osadą
       *[other] { $count } osadami
    }
thing =
    { $thing ->
        [copper_small] małą miedź
        [stone_small] mały kamień
        [grain] zboże
        [pumpkin] dynię
        [coins] { bank-coins }
        [copper_worker] brązowego robotnika
        [stone_worker] grafitowego robotnika
        [grain_worker] beżowego robotnika
        [pumpkin_worker] pomarańczowego robotnika
       *[other] { $thing }
    }
bank-bargain =
    { $workers ->
        [one] wyślij { $workers } robotnika, weź { bank-coins }
       *[other] wyślij { $workers } robotników, weź { bank-coins }
    }

## Opcje

option-start_tile = Żeton początkowy
option-start_tile-random = na losowym polu
option-start_tile-chosen = wybiera gracz rozpoczynający

## Z czego składa się wynik

score-fields = Pola z osadami
score-stacked = Osady na osadach

## Pytania

prompt-start = Wybierz pole dla żetonu początkowego.
    .hint = Dowolne pole prócz jeziora, obok którego jest ląd.
prompt-turn = Wybierz akcję: zatrudnianie, praca albo budowa.
    .hint =
        { $last ->
            [0] { cattle-hint }
           *[1]
                { $canteens ->
                    [0] To twoja ostatnia tura: po tej rundzie gra się kończy.
                   *[other] To twoja ostatnia tura, chyba że na jej końcu użyjesz menażki.
                }
        }
cattle-hint =
    { $cattle ->
        [0] Na budowę potrzeba dóbr: dają je praca i miasto.
       *[other] Bydłem możesz handlować w każdej chwili swojej tury.
    }
prompt-hire = Białe pole: wybierz dowolnych dwóch robotników.
    .hint = Mogą być też tego samego koloru.
prompt-surplus =
    { $count ->
        [one] Zwróć { $count } robotnika: masz miejsce tylko na { $limit }.
       *[other] Zwróć { $count } robotników: masz miejsce tylko na { $limit }.
    }
prompt-advance = Przesuń wskazówkę za zboże albo ją zostaw.
    .hint =
        { $grain ->
            [0] Przesunięcie daje jeszcze { $count } robotników. Nie masz zboża, ale możesz wymienić na nie bydło.
           *[other] Przesunięcie daje jeszcze { $count } robotników; każde zboże to jedno pole dalej.
        }
prompt-staff =
    { $area ->
        [bank] Wybierz robotników do banku.
       *[other] Wybierz robotników { area-dir }.
    }
    .hint =
        { $area ->
            [bank] Kolory są dowolne.
            [mine] Wystarczy jeden brązowy robotnik; innych potrzeba dwóch.
            [quarry] Wystarczy jeden grafitowy robotnik; innych potrzeba dwóch.
            [fields] Wystarczy jeden beżowy robotnik; innych potrzeba dwóch.
           *[farm] Wystarczy jeden pomarańczowy robotnik; innych potrzeba dwóch.
        }
prompt-staff-right = Wyślij robotników także na małe pole albo na tym zakończ.
    .hint =
        { $crew ->
            [missing] Nie masz już robotników, ale możesz wymienić na nich bydło. Dostaniesz jeszcze { extra-goods }.
            [unfit] Twoi robotnicy tu nie wystarczą, ale możesz wymienić na nich bydło. Dostaniesz jeszcze { extra-goods }.
           *[fit] Dostaniesz za to jeszcze { extra-goods }.
        }
prompt-place =
    { $pumpkins ->
        [one] Wybierz pole w mieście; masz { $pumpkins } dynię.
        [few] Wybierz pole w mieście; masz { $pumpkins } dynie.
       *[many] Wybierz pole w mieście; masz { $pumpkins } dyń.
    }
    .hint = Płacisz dopiero przy odbieraniu nagród.
prompt-join = { $seat } jest w mieście: postaw pionek albo spasuj.
    .hint =
        { $pumpkins ->
            [one] Masz { $pumpkins } dynię. Cenę wskazuje kolumna, płaci się dopiero przy odbieraniu nagród.
            [few] Masz { $pumpkins } dynie. Cenę wskazuje kolumna, płaci się dopiero przy odbieraniu nagród.
           *[many] Masz { $pumpkins } dyń. Cenę wskazuje kolumna, płaci się dopiero przy odbieraniu nagród.
        }
prompt-move =
    { $pumpkins ->
        [one] Twój pionek został przeskoczony: przenieś go albo spasuj; masz { $pumpkins } dynię.
        [few] Twój pionek został przeskoczony: przenieś go albo spasuj; masz { $pumpkins } dynie.
       *[many] Twój pionek został przeskoczony: przenieś go albo spasuj; masz { $pumpkins } dyń.
    }
    .hint = Gdzie jest strzałka, przeskakujesz tamten pionek. Na złotym polu twój jest bezpieczny.
prompt-pause = Wymień teraz bydło albo graj dalej.
    .hint = Potem toczy się dalej licytacja w mieście; to wciąż twoja tura.
prompt-take = Wybierz dobra ze swojej nagrody.
    .hint = Wszystkie naraz: wskaż jedną z grup.
prompt-exchange =
    { $most ->
        [one] Wymień { $most } mały znacznik na duży albo nic nie wymieniaj.
        [few] Wymień najwyżej { $most } małe znaczniki na duże albo nic nie wymieniaj.
       *[many] Wymień najwyżej { $most } małych znaczników na duże albo nic nie wymieniaj.
    }
    .hint =
        { $most ->
            [one] Duże dobra są tylko w mieście.
           *[other] Wszystko naraz: to pytanie pada tylko raz. Duże dobra są tylko w mieście.
        }
prompt-build =
    { $rest ->
        [one] Zbuduj jeszcze { $rest } osadę albo na tym zakończ.
        [few] Zbuduj jeszcze najwyżej { $rest } osady albo na tym zakończ.
       *[many] Zbuduj jeszcze najwyżej { $rest } osad albo na tym zakończ.
    }
    .hint = Za każdą niezbudowaną osadę dostaniesz monetę.
prompt-last =
    { $canteens ->
        [0] Akcja wykonana: zakończ turę albo wymień jeszcze bydło.
       *[other] Akcja wykonana: użyj menażki, aby rozegrać jeszcze jedną turę, albo zakończ turę.
    }

## Wybory

action-start = Połóż żeton początkowy na { $field }
    .label = Połóż tutaj
action-recruit = Zatrudnianie: zakręć kołem
    .label = Zatrudnianie
action-hire = Zatrudnij { crew-acc }
    .label = Zatrudnij
action-advance = Przesuń wskazówkę za { grain } { crew-goal }
    .label = Przesuń za { grain }
action-return = Zwróć { crew-acc }
    .label = Zwróć
action-work =
    { $area ->
        [bank] Praca w banku: { bank-bargain }
       *[other] Praca { area-loc }: weź { goods } za { price }
    }
    .label = Pracuj tutaj
action-staff =
    { $part ->
        [right] Wyślij na małe pole { crew-acc }
       *[left] Wyślij { crew-acc }
    }
    .label = { crew }
action-city = Idź do miasta i weź dynię
    .label = Do miasta
action-place =
    { $jumps ->
        [0] Postaw pionek w rzędzie { $row } za { pumpkins }
       *[1] Postaw pionek w rzędzie { $row } za { pumpkins }, przeskakując pionek gracza { $victim }
    }
    .label = Rząd { $row }, { pumpkins }
action-pass = Spasuj
    .label = Spasuj
action-take = Weź { pieces-acc }
    .label = Weź
action-exchange = Wymień na duże { pieces-acc }
    .label = Wymień
action-build =
    { $count ->
        [one] Buduj na { $field } za { pieces-acc }
       *[other] Buduj na { $field } za { pieces-acc } ({ settlements })
    }
    .label = Buduj
action-trade = Wymień bydło na { thing }
    .label = Wymień
action-canteen = Użyj menażki i rozegraj jeszcze jedną turę
    .label = Użyj menażki
action-done =
    { $step ->
        [advance] Zostaw wskazówkę na miejscu
        [staff] Zostaw małe pole puste
        [exchange] Nic nie wymieniaj
        [build] Nie buduj więcej
        [pause] Graj dalej
       *[other] Na tym zakończ
    }
    .label =
        { $step ->
            [advance] Zostaw wskazówkę
            [staff] Zostaw puste
            [exchange] Nic nie wymieniaj
            [build] Zakończ budowę
            [pause] Graj dalej
           *[other] Na tym zakończ
        }
action-end = Zakończ turę
    .label = Zakończ turę

## Dziennik

event-turn-begins = { $seat } zaczyna turę
event-chooses-start =
    { $you ->
        [yes] Kładziesz żeton początkowy na { $field }
       *[no] { $seat } kładzie żeton początkowy na { $field }
    }
event-spins =
    { $you ->
        [yes] Kręcisz kołem i trafiasz { crew-hit }
       *[no] { $seat } kręci kołem i trafia { crew-hit }
    }
event-advances =
    { $you ->
        [yes]
            { $steps ->
                [one] Przesuwasz wskazówkę o { $steps } pole { crew-goal }
                [few] Przesuwasz wskazówkę o { $steps } pola { crew-goal }
               *[many] Przesuwasz wskazówkę o { $steps } pól { crew-goal }
            }
       *[no]
            { $steps ->
                [one] { $seat } przesuwa wskazówkę o { $steps } pole { crew-goal }
                [few] { $seat } przesuwa wskazówkę o { $steps } pola { crew-goal }
               *[many] { $seat } przesuwa wskazówkę o { $steps } pól { crew-goal }
            }
    }
event-hires =
    { $you ->
        [yes]
            { $count ->
                [one] Bierzesz { $count } { worker-gen } robotnika
               *[other] Bierzesz { $count } { worker-gen-many } robotników
            }
       *[no]
            { $count ->
                [one] { $seat } bierze { $count } { worker-gen } robotnika
               *[other] { $seat } bierze { $count } { worker-gen-many } robotników
            }
    }
event-returns =
    { $you ->
        [yes] Zwracasz { crew-acc }
       *[no] { $seat } zwraca { crew-acc }
    }
event-shortage-worker =
    { $you ->
        [yes] W zasobach brakuje robotników: zwracasz { worker-gen } robotnika
       *[no] W zasobach brakuje robotników: { $seat } zwraca { worker-gen } robotnika
    }
event-receives =
    { $you ->
        [yes] Bierzesz { goods }
       *[no] { $seat } bierze { goods }
    }
event-shortage-good =
    { $you ->
        [yes] W zasobach brakuje dóbr: zwracasz { good-acc }
       *[no] W zasobach brakuje dóbr: { $seat } zwraca { good-acc }
    }
event-trades =
    { $you ->
        [yes] Wymieniasz bydło na { thing }
       *[no] { $seat } wymienia bydło na { thing }
    }
event-sends =
    { $you ->
        [yes] Wysyłasz { area-dir } { crew-acc }
       *[no] { $seat } wysyła { area-dir } { crew-acc }
    }
event-sends-right =
    { $you ->
        [yes] Wysyłasz na małe pole { area-gen } { crew-acc }
       *[no] { $seat } wysyła na małe pole { area-gen } { crew-acc }
    }
event-pays-coins =
    { $you ->
        [yes] Płacisz { coins }
       *[no] { $seat } płaci { coins }
    }
event-gains-coins =
    { $you ->
        [yes] Dostajesz { coins }
       *[no] { $seat } dostaje { coins }
    }
event-gains-coins-unbuilt =
    { $you ->
        [yes] Dostajesz { coins } za niezbudowane osady
       *[no] { $seat } dostaje { coins } za niezbudowane osady
    }
event-clears = Wszystkie pola { area-gen } są zajęte: robotnicy wracają do zasobów
event-places-pawn =
    { $you ->
        [yes] Stawiasz pionek w rzędzie { $row } za { pumpkins }
       *[no] { $seat } stawia pionek w rzędzie { $row } za { pumpkins }
    }
event-jumps =
    { $you ->
        [yes] Przeskakujesz pionek gracza { $victim }
        [victim] { $seat } przeskakuje twój pionek
       *[no] { $seat } przeskakuje pionek gracza { $victim }
    }
event-passes =
    { $you ->
        [yes] Pasujesz w mieście
       *[no] { $seat } pasuje w mieście
    }
event-cannot-place =
    { $you ->
        [yes] Nie masz dyń na żadne wolne pole w mieście i pasujesz
       *[no] { $seat } nie ma dyń na żadne wolne pole w mieście i pasuje
    }
event-pays-pumpkins =
    { $you ->
        [yes]
            { $count ->
                [one] Płacisz { $count } dynię za nagrodę z rzędu { $row }
                [few] Płacisz { $count } dynie za nagrodę z rzędu { $row }
               *[many] Płacisz { $count } dyń za nagrodę z rzędu { $row }
            }
       *[no]
            { $count ->
                [one] { $seat } płaci { $count } dynię za nagrodę z rzędu { $row }
                [few] { $seat } płaci { $count } dynie za nagrodę z rzędu { $row }
               *[many] { $seat } płaci { $count } dyń za nagrodę z rzędu { $row }
            }
    }
event-cannot-pay =
    { $you ->
        [yes] Nie możesz już zapłacić { pumpkins } i nie dostajesz nagrody
       *[no] { $seat } nie może już zapłacić { pumpkins } i nie dostaje nagrody
    }
event-gains-cattle =
    { $you ->
        [yes]
            { $count ->
                [one] Bierzesz { $count } znacznik bydła
                [few] Bierzesz { $count } znaczniki bydła
               *[many] Bierzesz { $count } znaczników bydła
            }
       *[no]
            { $count ->
                [one] { $seat } bierze { $count } znacznik bydła
                [few] { $seat } bierze { $count } znaczniki bydła
               *[many] { $seat } bierze { $count } znaczników bydła
            }
    }
event-exchanges =
    { $you ->
        [yes] Wymieniasz na duże { pieces-acc }
       *[no] { $seat } wymienia na duże { pieces-acc }
    }
event-builds =
    { $you ->
        [yes] Budujesz na { $field } za { pieces-acc } ({ settlements })
       *[no] { $seat } buduje na { $field } za { pieces-acc } ({ settlements })
    }
event-completes-line =
    { $you ->
        [yes]
            { $count ->
                [one] Tworzysz linię czterech osad
                [few] Tworzysz { $count } linie czterech osad
               *[many] Tworzysz { $count } linii czterech osad
            }
       *[no]
            { $count ->
                [one] { $seat } tworzy linię czterech osad
                [few] { $seat } tworzy { $count } linie czterech osad
               *[many] { $seat } tworzy { $count } linii czterech osad
            }
    }
event-gains-canteen =
    { $you ->
        [yes] Bierzesz menażkę z { $field }
       *[no] { $seat } bierze menażkę z { $field }
    }
event-uses-canteen =
    { $you ->
        [yes] Używasz menażki i rozgrywasz jeszcze jedną turę
       *[no] { $seat } używa menażki i rozgrywa jeszcze jedną turę
    }
event-last-settlement =
    { $you ->
        [yes] Kładziesz ostatnią osadę: po dokończeniu rundy gra się kończy
       *[no] { $seat } kładzie ostatnią osadę: po dokończeniu rundy gra się kończy
    }
event-wins =
    { $you ->
        [yes]
            { $winners ->
                [one] Wygrywasz z { settlements-ins }
               *[other] Dzielisz zwycięstwo z { settlements-ins }
            }
       *[no]
            { $winners ->
                [one] { $seat } wygrywa z { settlements-ins }
               *[other] { $seat } dzieli zwycięstwo z { settlements-ins }
            }
    }

## Dlaczego akcja nie jest dozwolona

reason-not-this-decision =
    { $step ->
        [start-tile] najpierw połóż żeton początkowy
        [hire] najpierw wybierz robotników
        [surplus] najpierw zwróć nadwyżkę robotników
        [advance] najpierw zdecyduj o wskazówce
        [staff] najpierw obsadź pole
        [place] najpierw zdecyduj o mieście
        [move] najpierw przenieś pionek albo spasuj
        [pause] najpierw miasto
        [take] najpierw odbierz nagrodę
        [exchange] najpierw dokończ nagrodę
        [build] trwa budowa
        [last] akcja jest już wykonana
       *[turn] najpierw wybierz akcję
    }
reason-no-start-field = żeton początkowy nie może leżeć na { $field }
reason-not-enough-grain = za mało zboża: potrzeba { $need }, a masz { $have }
reason-must-place = kto idzie do miasta, musi postawić pionek
reason-not-offered = rząd { $row } tego nie oferuje
reason-no-canteen = nie masz menażki
reason-must-staff = to pole trzeba obsadzić
reason-own-turn-only = bydłem handluje się tylko w swojej turze
reason-no-cattle = nie masz bydła
reason-return-first = najpierw zwróć nadwyżkę robotników
reason-wrong-crew-size = liczba robotników ma wynosić dokładnie { $need }, a nie { $given }
reason-workers-not-yours = nie masz takich robotników: { crew }
reason-crew-does-not-fit = potrzeba jednego robotnika właściwego koloru albo dwóch innych, a nie: { crew }
reason-space-taken = to pole jest zajęte
reason-not-enough-coins =
    { $need ->
        [one] to pole kosztuje { $need } monetę, a masz { $have }
        [few] to pole kosztuje { $need } monety, a masz { $have }
       *[many] to pole kosztuje { $need } monet, a masz { $have }
    }
reason-not-enough-workers = nie masz robotników na to pole
reason-not-right-of-the-pawn = w rzędzie { $row } wolno stanąć tylko na prawo od pionka
reason-not-enough-pumpkins =
    { $need ->
        [one] potrzeba tam { $need } dyni, a masz { $have }
       *[other] potrzeba tam { $need } dyń, a masz { $have }
    }
reason-too-many-exchanges =
    { $most ->
        [one] wolno wymienić najwyżej { $most } znacznik
        [few] wolno wymienić najwyżej { $most } znaczniki
       *[many] wolno wymienić najwyżej { $most } znaczników
    }
reason-goods-not-yours = nie masz takich dóbr: { pieces }
reason-no-settlements = nie masz już osad
reason-no-land-there = na { $field } nie ma lądu
reason-field-taken = pole { $field } jest zajęte
reason-no-neighbour = pole { $field } nie graniczy z żetonem początkowym ani z osadą
reason-goods-missing = pole { $field } kosztuje { pieces-acc }

## Co jest nie tak z pozycją albo z tabelą liczb

error-not-toml = Plik nie jest poprawnym plikiem TOML: { $given }.
error-not-enough = Powinno być co najmniej { $expected }, a jest { $given }.
error-over-the-limit = Robotników może tu być najwyżej { $high }, a jest { $given }.
error-white-and-coloured = Pole koła pokazuje albo samych białych robotników, albo samych kolorowych.
error-goods-offered = Rząd daje { $count } dóbr i oferuje { $given } rodzajów: albo jedno i drugie, albo nic, i żaden rodzaj dwa razy.
error-not-in-circular-order = Kierunki powinny następować po sobie dookoła pola.
error-tiles-overlap = Ten żeton leży na żetonie z „{ $other }”.
error-tile-apart = Ten żeton nie styka się z żadnym innym.
error-too-many-rows = Teren ma { $given } rzędów pól; może ich być najwyżej { $high }.
error-too-little-land = Żetony mogą mieć tylko { $given } pól lądu dla { $count } osad.
error-tile-twice = Żeton { $tile } występuje dwa razy.
error-no-start-field = Żeton początkowy nie może leżeć na { $field }.
error-no-land-there = Na { $field } nie da się budować.
error-not-connected = Osada na { $field } nie łączy się z żetonem początkowym.
error-crew-does-not-fit = Ci robotnicy nie mogą stać na { $space }.
error-area-full = Pola od { $space } są wszystkie zajęte: powinny być opróżnione.
error-row-taken = W rzędzie { $row } stoi już inny pionek.
error-wrong-total = Razem powinno być { $expected }, a jest { $given }.
error-closing-and-settlements = Gra dobiega końca wtedy i tylko wtedy, gdy ktoś nie ma już osad.
error-not-over = Gra nie może być jeszcze skończona.
error-pawn-not-at-shop = Ten pionek powinien stać przy sklepie.
error-wrong-start-workers = Początkowych robotników powinno być { $expected }, a jest { $given }.
error-wheel-not-white = Robotników wybiera się tylko wtedy, gdy wskazówka stoi na białym polu.
error-not-on-turn = { $seat } nie ma teraz tury.
error-nothing-to-decide = Nie ma tu nic do rozstrzygnięcia.
error-no-right-part = Pole { $space } nie ma prawej części.
error-space-taken = Pole { $space } jest zajęte.
error-left-part-empty = Lewa część pola { $space } jest pusta.
error-cannot-use-space = Pola { $space } nie da się obsadzić i opłacić.
error-cannot-place = Gracz, który ma turę, musi móc postawić pionek.
error-out-of-order = Kolejność decyzji w mieście do tego nie prowadzi.
error-not-offered = Rząd { $row } tego nie oferuje.
