### Dziki Zachód: każde słowo, które czyta gracz.
###
### Polecenia to zdania; wybory i dziennik to wiersze bez kropki; powody następują po dwukropku.
### Imię gracza i nazwy miast stoją zawsze w mianowniku.

game-title = Wsiąść do Pociągu: Dziki Zachód

## Co leży na stole

# Jakie? Pasuje do połączenia i do kart.
colour =
    { $colour ->
        [purple] fioletowe
        [white] białe
        [blue] niebieskie
        [yellow] żółte
        [orange] pomarańczowe
        [black] czarne
        [red] czerwone
        [green] zielone
        [grey] szare
       *[other] { $colour }
    }
# Kogo? co?
card =
    { $card ->
        [purple] fioletową kartę
        [white] białą kartę
        [blue] niebieską kartę
        [yellow] żółtą kartę
        [orange] pomarańczową kartę
        [black] czarną kartę
        [red] czerwoną kartę
        [green] zieloną kartę
        [locomotive] Lokomotywę
       *[other] { $card }
    }
# Kogo? czego?
card-gen =
    { $card ->
        [purple] fioletowej karty
        [white] białej karty
        [blue] niebieskiej karty
        [yellow] żółtej karty
        [orange] pomarańczowej karty
        [black] czarnej karty
        [red] czerwonej karty
        [green] zielonej karty
        [locomotive] Lokomotywy
       *[other] { $card }
    }
track =
    { $twin ->
        [0] { $from } – { $to } ({ colour }, { $length })
       *[other] { $from } – { $to } ({ colour }, { $length }, nitka { $twin })
    }
ticket = { $from } – { $to } ({ $points })
payment =
    { $cards ->
        [0] Lokomotywy × { $locomotives }
       *[other]
            { $locomotives ->
                [0] { colour } × { $cards }
               *[other] { colour } × { $cards }, Lokomotywy × { $locomotives }
            }
    }
# Ile kosztuje wybór: karty, które zostaną zapłacone, albo ile jest sposobów zapłaty.
paid =
    { $cards ->
        [0] Lokomotywy × { $locomotives }
       *[other]
            { $locomotives ->
                [0] { paid-colour } × { $cards }
               *[other] { paid-colour } × { $cards }, Lokomotywy × { $locomotives }
            }
    }
paid-colour =
    { $paid ->
        [purple] fioletowe
        [white] białe
        [blue] niebieskie
        [yellow] żółte
        [orange] pomarańczowe
        [black] czarne
        [red] czerwone
       *[green] zielone
    }
cost =
    { $ways ->
        [1] płacisz: { paid }
        [few] { $ways } sposoby zapłaty
       *[other] { $ways } sposobów zapłaty
    }
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }

## Opcje

option-alvin = Wariant: Alvin
option-alvin-off = bez Alvina
option-alvin-on = z Alvinem

## Skąd się biorą punkty

score-tracks = Połączenia
score-captures = Przechwycenia Alvina
score-completed = Zrealizowane Bilety
score-missed = Niezrealizowane Bilety
score-globetrotter = Globtroter
score-alvin = Karta Alvina

## Polecenia

prompt-tickets =
    { $least ->
        [0] Zatrzymaj jeszcze jeden Bilet albo poprzestań na tym.
       *[other] Wybierz Bilet, który zatrzymasz.
    }
    .hint =
        { $least ->
            [0] Zatrzymane Bilety: { $kept }, do wyboru jeszcze: { $left }.
           *[other] Zatrzymane Bilety: { $kept }, do wyboru: { $left }; trzeba zatrzymać jeszcze co najmniej { $least }.
        }
prompt-start = Wybierz swoje miasto startowe.
    .hint = Stąd będzie rosła twoja sieć połączeń. Od teraz kontrolujesz to miasto.
prompt-turn = Dobierz karty Wagonów, utwórz połączenie albo dobierz Bilety.
    .hint = Połączenie musi stykać się z twoją siecią. Odkryta Lokomotywa to całe dobieranie.
prompt-last-turn = To twoja ostatnia tura: dobierz karty Wagonów, utwórz połączenie albo dobierz Bilety.
    .hint = Punkty za niezrealizowane Bilety zostaną odjęte.
prompt-second-card = Dobierz drugą kartę Wagonów.
    .hint = Odkryta Lokomotywa nie może być drugą kartą.
prompt-pay-track = Wybierz, czym zapłacisz za połączenie { track }.
    .hint = Lokomotywa zastępuje kartę dowolnego koloru.
prompt-alvin = Przechwytujesz Alvina: wybierz dla niego jedno ze swoich miast.
prompt-place =
    { $second ->
        [none] Umieść figurkę w mieście { $first } albo graj dalej bez niej.
       *[other] Umieść figurkę w mieście { $first } lub { $second } albo graj dalej bez niej.
    }
    .hint = Ceną jest para kart jednego koloru. Pozostałe figurki: { $pieces }.
prompt-pay-city =
    { $price ->
        [one] Wybierz { $price } kartę, którą zapłacisz za figurkę w mieście { $city }.
        [few] Wybierz { $price } karty, którymi zapłacisz za figurkę w mieście { $city }.
       *[other] Wybierz { $price } kart, którymi zapłacisz za figurkę w mieście { $city }.
    }

## Wybory

action-keep = Zatrzymaj Bilet { ticket }
    .label = Zatrzymaj
action-done =
    { $about ->
        [city] Nie umieszczaj figurki miasta
       *[tickets] Nie zatrzymuj więcej Biletów
    }
    .label =
        { $about ->
            [city] Bez figurki
           *[tickets] Wystarczy
        }
action-start = Zacznij w mieście { $city }
    .label = Zacznij tu
action-take = Weź { card }
    .label = Weź
action-draw = Dobierz kartę ze stosu
    .label = Dobierz
action-tickets = Dobierz Bilety
    .label = Bilety
action-claim = Utwórz połączenie { track }; { cost }
    .label =
        { $twin ->
            [0] Utwórz { colour }; { cost }
           *[other] Utwórz { colour }, nitka { $twin }; { cost }
        }
action-pay = Zapłać: { payment }
    .label = Zapłać
action-alvin = Przenieś Alvina do miasta { $city }
    .label = { $city }
action-place = Umieść figurkę w mieście { $city }; { cost }
    .label = Umieść figurkę; { cost }

## Dziennik

event-starts =
    { $you ->
        [yes] Zaczynasz w mieście { $city }
       *[no] { $seat } zaczyna w mieście { $city }
    }
event-takes =
    { $you ->
        [yes] Bierzesz { card }
       *[no] { $seat } bierze { card }
    }
event-draws =
    { $you ->
        [yes] Dobierasz kartę ze stosu
       *[no] { $seat } dobiera kartę ze stosu
    }
event-draws-card =
    { $you ->
        [yes] Masz ze stosu { card }
       *[no] { $seat } ma ze stosu { card }
    }
event-deck-rebuilt =
    { $count ->
        [one] Stos kart odrzuconych staje się nowym stosem: { $count } karta
        [few] Stos kart odrzuconych staje się nowym stosem: { $count } karty
       *[other] Stos kart odrzuconych staje się nowym stosem: { $count } kart
    }
event-display-replaced = Odkrytych Lokomotyw jest za dużo: wszystkie odkryte karty zostają wymienione
event-claims =
    { $you ->
        [yes] Tworzysz połączenie { track }
       *[no] { $seat } tworzy połączenie { track }
    }
event-pays =
    { $you ->
        [yes] Płacisz: { payment }
       *[no] { $seat } płaci: { payment }
    }
event-scores =
    { $you ->
        [yes] Zdobywasz { points } za połączenie
       *[no] { $seat } zdobywa { points } za połączenie
    }
event-captures =
    { $you ->
        [yes] Przechwytujesz Alvina i zdobywasz { points }
       *[no] { $seat } przechwytuje Alvina i zdobywa { points }
    }
event-moves-alvin =
    { $you ->
        [yes] Przenosisz Alvina do miasta { $city }
       *[no] { $seat } przenosi Alvina do miasta { $city }
    }
event-places =
    { $you ->
        [yes] Umieszczasz figurkę w mieście { $city }
       *[no] { $seat } umieszcza figurkę w mieście { $city }
    }
event-draws-tickets =
    { $you ->
        [yes]
            { $count ->
                [one] Dobierasz { $count } Bilet
                [few] Dobierasz { $count } Bilety
               *[other] Dobierasz { $count } Biletów
            }
       *[no]
            { $count ->
                [one] { $seat } dobiera { $count } Bilet
                [few] { $seat } dobiera { $count } Bilety
               *[other] { $seat } dobiera { $count } Biletów
            }
    }
event-keeps =
    { $you ->
        [yes] Zatrzymujesz Bilet { ticket }
       *[no] { $seat } zatrzymuje Bilet { ticket }
    }
event-kept =
    { $you ->
        [yes]
            { $returned ->
                [0] Zatrzymujesz { tickets-kept }
               *[other] Zatrzymujesz { tickets-kept } i odkładasz { $returned }
            }
       *[no]
            { $returned ->
                [0] { $seat } zatrzymuje { tickets-kept }
               *[other] { $seat } zatrzymuje { tickets-kept } i odkłada { $returned }
            }
    }
tickets-kept =
    { $count ->
        [one] { $count } Bilet
        [few] { $count } Bilety
       *[other] { $count } Biletów
    }
event-passes =
    { $you ->
        [yes] Nie możesz wykonać żadnej akcji i pasujesz
       *[no] { $seat } nie może wykonać żadnej akcji i pasuje
    }
event-last-round =
    { $you ->
        [yes]
            { $trains ->
                [one] Masz jeszcze { $trains } wagonik: zaczyna się ostatnia runda
                [few] Masz jeszcze { $trains } wagoniki: zaczyna się ostatnia runda
               *[other] Masz jeszcze { $trains } wagoników: zaczyna się ostatnia runda
            }
       *[no]
            { $trains ->
                [one] { $seat } ma jeszcze { $trains } wagonik: zaczyna się ostatnia runda
                [few] { $seat } ma jeszcze { $trains } wagoniki: zaczyna się ostatnia runda
               *[other] { $seat } ma jeszcze { $trains } wagoników: zaczyna się ostatnia runda
            }
    }
event-tickets-scored =
    { $you ->
        [yes] Rozliczasz Bilety: zrealizowane { $completed }, niezrealizowane { $missed }, razem { points }
       *[no] { $seat } rozlicza Bilety: zrealizowane { $completed }, niezrealizowane { $missed }, razem { points }
    }
event-globetrotter =
    { $you ->
        [yes] Otrzymujesz kartę Globtrotera: { points }
       *[no] { $seat } otrzymuje kartę Globtrotera: { points }
    }
event-alvin-card =
    { $you ->
        [yes] Otrzymujesz kartę Alvina: { points }
       *[no] { $seat } otrzymuje kartę Alvina: { points }
    }
event-wins =
    { $you ->
        [yes]
            { $winners ->
                [one] Wygrywasz, mając { points }
               *[other] Dzielisz zwycięstwo, mając { points }
            }
       *[no]
            { $winners ->
                [one] { $seat } wygrywa, mając { points }
               *[other] { $seat } dzieli zwycięstwo, mając { points }
            }
    }

## Dlaczego czegoś nie wolno

reason-not-this-decision =
    { $step ->
        [choose-tickets] najpierw wybierz pierwsze Bilety
        [choose-start] najpierw wybierz miasto startowe
        [second-card] najpierw dobierz drugą kartę
        [keep-tickets] najpierw wybierz Bilety, które zatrzymasz
        [pay-track] najpierw zapłać za połączenie
        [move-alvin] najpierw wybierz miasto dla Alvina
        [place-city] najpierw zdecyduj o figurce miasta
        [pay-city] najpierw zapłać za figurkę miasta
       *[turn] tura nie zaczyna się w ten sposób
    }
reason-ticket-not-drawn = Biletu { ticket } nie ma wśród Biletów do wyboru
reason-keep-more =
    { $count ->
        [one] musisz zatrzymać jeszcze co najmniej { $count } Bilet
        [few] musisz zatrzymać jeszcze co najmniej { $count } Bilety
       *[other] musisz zatrzymać jeszcze co najmniej { $count } Biletów
    }
reason-deck-empty = stos kart jest pusty
reason-no-tickets-left = nie ma już Biletów
reason-city-not-controlled = nie kontrolujesz miasta { $city }
reason-card-not-shown = wśród odkrytych kart nie ma { card-gen }
reason-locomotive-second = odkryta Lokomotywa może być tylko pierwszą kartą
reason-city-not-an-end = { $city } nie leży na końcu nowego połączenia
reason-city-occupied = w mieście { $city } jest już figurka
reason-city-closed = w wariancie z Alvinem w mieście { $city } nie może być figurki
reason-track-claimed = połączenie { track } jest już zajęte ({ $seat })
reason-route-closed = zajęta jest inna nitka między miastami { $from } i { $to }, więc ta jest niedostępna
reason-route-yours = masz już nitkę między miastami { $from } i { $to }
reason-not-connected = połączenie { track } nie styka się z twoją siecią
reason-too-few-trains = na połączenie { track } masz za mało wagoników: { $trains }
reason-too-few-locomotives =
    { $need ->
        [one] prom wymaga co najmniej { $need } Lokomotywy, a masz { $locomotives }
       *[other] prom wymaga co najmniej { $need } Lokomotyw, a masz { $locomotives }
    }
reason-too-few-cards =
    { $colour ->
        [grey] { $from } – { $to } wymaga kart jednego koloru × { $length }; masz najwyżej { $cards }, Lokomotywy × { $locomotives }
       *[other] { $from } – { $to } wymaga: { colour } × { $length }; masz { $cards }, Lokomotywy × { $locomotives }
    }
reason-claim-track-first = figurkę umieszcza się zaraz po utworzeniu połączenia do tego miasta
reason-choose-track-first = najpierw wskaż połączenie, potem karty, którymi zapłacisz
reason-wrong-colour =
    { $given ->
        [purple] połączenie jest { colour }, a nie fioletowe
        [white] połączenie jest { colour }, a nie białe
        [blue] połączenie jest { colour }, a nie niebieskie
        [yellow] połączenie jest { colour }, a nie żółte
        [orange] połączenie jest { colour }, a nie pomarańczowe
        [black] połączenie jest { colour }, a nie czarne
        [red] połączenie jest { colour }, a nie czerwone
       *[green] połączenie jest { colour }, a nie zielone
    }
reason-too-many-locomotives = liczba kart to { $price }, więc nie zostałoby miejsca na kartę koloru
reason-cards-not-in-hand = nie masz takich kart (potrzeba { $price })

## Co jest nie tak z pozycją

error-track-twice = Połączenie { $name } ma już innego właściciela: { $seat }.
error-route-twice = Gracz zajmuje tylko jedną nitkę połączenia, a obok { $name } ma już { $other }.
error-route-closed = W grze 2- i 3-osobowej { $other } zamyka { $name }.
error-not-connected = Połączenie { $name } nie styka się z miastem startowym { $start }.
error-wrong-train-count = Przy tych połączeniach powinno zostać wagoników: { $expected }, a jest { $given }.
error-city-twice = W mieście { $name } jest już figurka („{ $other }”).
error-forbidden-city = W wariancie z Alvinem w mieście { $name } nie może być figurki.
error-city-not-reached = Miasto { $name } nie należy do sieci tego gracza.
error-start-without-piece = W mieście startowym { $name } nie ma figurki.
error-start-not-chosen = Ten gracz powinien mieć już miasto startowe.
error-start-too-early = Ten gracz nie może mieć jeszcze miasta startowego.
error-wrong-captures = Każde przechwycenie to { $each } punktów, więc nie mogą dać { $given }.
error-no-alvin = Alvin pojawia się tylko w swoim wariancie.
error-alvin-alone = Nikt nie kontroluje miasta { $name }, więc Alvina nie może tam być.
error-alvin-not-captured = Alvin i połączenie { $name } nie pasują do siebie.
error-ticket-twice = Bilet { $name } jest już tutaj: „{ $other }”.
error-ticket-missing = Biletu { $name } nigdzie nie ma.
error-wrong-first-tickets = Liczba Biletów się nie zgadza: jest { $given }, a powinno być { $expected }.
error-nothing-to-keep = Nikt nie wybiera teraz z tych Biletów.
error-wrong-card-total = Kart Wagonów powinno być { $expected }, a jest { $given }.
error-wrong-card-count =
    { $card ->
        [locomotive] Lokomotyw powinno być { $expected }, a jest { $given }.
       *[other] Kart koloru „{ $card }” powinno być { $expected }, a jest { $given }.
    }
error-deck-not-rebuilt = Stos jest pusty, choć odrzuconych kart jest { $count }.
error-place-not-filled = To miejsce powinno być uzupełnione ze stosu.
error-display-not-replaced = Tyle odkrytych Lokomotyw powinno zostać wymienionych.
error-last-round-not-begun = Ostatnia runda powinna już trwać, bo prawie bez wagoników jest { $seat }.
error-last-round-too-early = Ostatnia runda nie może trwać: wszyscy mają dość wagoników.
error-not-over = Gra nie może się jeszcze skończyć.
error-already-over = Gra jest skończona, więc nic się nie rozstrzyga.
error-cannot-claim = Ten gracz nie może teraz utworzyć połączenia { $name }.
error-not-just-claimed = Połączenie { $name } nie należy do tego gracza.
error-nothing-to-place = Po utworzeniu połączenia { $name } ten gracz nie może umieścić figurki miasta.
error-cannot-place = Ten gracz nie może umieścić figurki w mieście { $name }.
