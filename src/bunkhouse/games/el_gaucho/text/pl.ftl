### El Gaucho: każde słowo, które czyta gracz.
###
### Polecenia to zdania; wybory i dziennik to wiersze bez kropki; powody następują po dwukropku.
### Imię gracza stoi zawsze w mianowniku, nazwy ras się nie odmieniają, „peso” też nie.

game-title = El Gaucho

## Co leży na stole

breed =
    { $breed ->
        [black] Angus
        [brown] Hereford
        [white] Charolaise
        [yellow] Criollo
        [spotted] Holando
       *[other] { $breed }
    }
tile = { breed } { $value }
tile-at = { tile } ({ $space })
# Kto? co?
place =
    { $place ->
        [merchant] Kupiec
        [rodeo] Rodeo
        [sorting] Sortownia
        [thief] Złodziej
        [foreman] Nadzorca
        [steppe] Step
       *[other] { $place }
    }
# Użyć kogo? czego?
place-gen =
    { $place ->
        [merchant] Kupca
        [rodeo] Rodeo
        [sorting] Sortowni
        [thief] Złodzieja
        [foreman] Nadzorcy
        [steppe] Stepu
       *[other] { $place }
    }
# Wstawić dokąd?
place-into =
    { $place ->
        [steppe] na Step
       *[other] do { place-gen }
    }
# Stoi gdzie?
place-at =
    { $place ->
        [rodeo] na Rodeo
        [sorting] w Sortowni
        [steppe] na Stepie
       *[other] u { place-gen }
    }
# Ściągnąć skąd?
place-from =
    { $place ->
        [rodeo] z Rodeo
        [sorting] z Sortowni
        [steppe] ze Stepu
       *[other] od { place-gen }
    }

## Opcje

option-removed_breed = Rasa usuwana w grze 2-osobowej
option-removed_breed-random = losowa
option-removed_breed-black = Angus
option-removed_breed-brown = Hereford
option-removed_breed-white = Charolaise
option-removed_breed-yellow = Criollo
option-removed_breed-spotted = Holando

## Skąd się biorą peso

score-sales = Sprzedaż stad
score-trade = Sprzedaż u Kupca
score-compensation = Odszkodowania
score-final = Sprzedaż na koniec gry

## Polecenia

prompt-over = Gra jest skończona.
prompt-keep =
    { $kept ->
        [0] Wybierz kafelek startowy, który zatrzymasz.
       *[other] Zatrzymaj następny kafelek startowy albo poprzestań na tym.
    }
    .hint = Zatrzymane: { $kept } z najwyżej { $most }. Im więcej kafelków zatrzymasz, tym niższa musi być wartość każdego z nich.
prompt-arrange = Ułóż stado { breed } rosnąco albo malejąco.
    .hint = Nowe kafelki będziesz dokładać z prawej strony.
prompt-post = Wstaw gaucha do wolnego miejsca specjalnego.
    .hint = Każdy musi wybrać inne miejsce.
prompt-take = Weź 2 kości z kościanego rodeo.
    .hint = Gauchów w miejscach specjalnych możesz użyć także przed wzięciem kości.
prompt-dice =
    { $count ->
        [one] Wykorzystaj kość ({ $dice }) albo zakończ turę.
       *[other] Wykorzystaj kości ({ $dice }) albo zakończ turę.
    }
    .hint = Kości możesz sumować. Niewykorzystane przepadają na koniec tury.
prompt-rest = Zakończ turę.
    .hint =
        { $ready ->
            [0] W miejscach specjalnych nie masz gotowego gaucha.
           *[other] Gotowych gauchów w miejscach specjalnych możesz użyć jeszcze w tej turze.
        }
prompt-without-dice = Użyj swoich gauchów w miejscach specjalnych albo zakończ turę.
    .hint = W tej rundzie nie ma kości.
prompt-foreman = Podnieś jeszcze jednego swojego leżącego gaucha albo poprzestań na tym.
prompt-steppe = Wybierz kafelek ze Stepu.
    .hint = Trafi na Pampę i stanie na nim twój gaucho.
prompt-steppe-more = Wybierz ze Stepu drugi mały kafelek albo poprzestań na tym.
prompt-settle = Połóż { tile } na pustym polu Pampy.
    .hint = Stanie na nim twój gaucho.
prompt-add = Wybierz, co zrobić ze zdobytym bydłem.
    .hint = Jeśli kafelek nie pasuje z prawej strony, musisz sprzedać stado albo użyć Sortowni.

## Wybory

action-keep = Zatrzymaj { tile }
    .label = Zatrzymaj
action-arrange =
    { $order ->
        [ascending] Ułóż rosnąco
       *[descending] Ułóż malejąco
    }
    .label =
        { $order ->
            [ascending] Ułóż rosnąco
           *[descending] Ułóż malejąco
        }
action-post = Wstaw gaucha { place-into }
    .label = Wstaw
action-take = Weź { $dice }
    .label = Weź
action-stand = Postaw gaucha na { tile-at } za { $dice }
    .label = Postaw
action-lie = Połóż gaucha na { tile-at } za { $dice }
    .label = Połóż
action-raise = Podnieś gaucha na { tile-at } za { $dice }
    .label = Podnieś
action-enter = Wstaw gaucha { place-into } za { $dice }
    .label = Wstaw
action-rodeo = Użyj Rodeo i weź dodatkową kość: { $value }
    .label = Dodaj { $value }
action-sell = Sprzedaj stado { breed } u Kupca za { $pesos } peso
    .label = Sprzedaj
action-steal =
    { $sells ->
        [0] Ukradnij { tile }; { $victim } dostanie { $value } peso odszkodowania
       *[other] Ukradnij { tile } i sprzedaj swoje stado { breed } za { $sells } peso; { $victim } dostanie { $value } peso odszkodowania
    }
    .label = Ukradnij
action-rouse = Podnieś gaucha na { tile-at } dzięki Nadzorcy
    .label = Podnieś
action-replace = Użyj Nadzorcy i zastąp leżącego gaucha na { tile-at }; { $victim } odzyska go i dostanie { $value } peso odszkodowania
    .label = Zastąp
action-look = Użyj Stepu i obejrzyj jego kafelki
    .label = Obejrzyj
action-fetch = Wybierz { tile } ze Stepu
    .label = Wybierz
action-settle = Połóż { tile } na { $space }
    .label = Połóż tutaj
action-recall =
    { $from ->
        [place] Ściągnij gaucha { place-from }
       *[pampa] Ściągnij leżącego gaucha z { tile } ({ $spot })
    }
    .label = Ściągnij
action-add =
    { $sells ->
        [0] Dołóż { tile } do stada
       *[other] Sprzedaj stado { breed } za { $sells } peso i zacznij nowe od { tile }
    }
    .label =
        { $sells ->
            [0] Dołóż
           *[other] Sprzedaj i dołóż
        }
action-sort = Użyj Sortowni i wstaw { tile } na właściwe miejsce w stadzie
    .label = Wstaw do stada
action-done = Poprzestań na tym
    .label = Poprzestań
action-end = Zakończ turę
    .label = Zakończ turę

## Dziennik

event-keeps =
    { $you ->
        [yes] Zatrzymujesz { tile }
       *[no] { $seat } zatrzymuje { tile }
    }
event-lays-out =
    { $you ->
        [yes] Wykładasz { tile }
       *[no] { $seat } wykłada { tile }
    }
event-covers-forest =
    { $count ->
        [one] { $count } odrzucony kafelek zakrywa pole z lasem
        [few] { $count } odrzucone kafelki zakrywają pola z lasem
       *[other] { $count } odrzuconych kafelków zakrywa pola z lasem
    }
event-posts =
    { $you ->
        [yes] Wstawiasz gaucha { place-into }
       *[no] { $seat } wstawia gaucha { place-into }
    }
event-round-begins =
    { $you ->
        [yes] Runda { $round }, zaczynasz ty
       *[no] Runda { $round }, zaczyna { $seat }
    }
event-round-without-dice = Runda bez kości: można używać tylko miejsc specjalnych
event-rolls =
    { $you ->
        [yes]
            { $count ->
                [one] Rzucasz { $count } kością: { $dice }
               *[other] Rzucasz { $count } kośćmi: { $dice }
            }
       *[no]
            { $count ->
                [one] { $seat } rzuca { $count } kością: { $dice }
               *[other] { $seat } rzuca { $count } kośćmi: { $dice }
            }
    }
event-takes =
    { $you ->
        [yes] Bierzesz { $dice }
       *[no] { $seat } bierze { $dice }
    }
event-stands =
    { $you ->
        [yes] Stawiasz gaucha na { tile-at } za { $dice }
       *[no] { $seat } stawia gaucha na { tile-at } za { $dice }
    }
event-lies =
    { $you ->
        [yes] Kładziesz gaucha na { tile-at } za { $dice }
       *[no] { $seat } kładzie gaucha na { tile-at } za { $dice }
    }
event-raises =
    { $you ->
        [yes] Podnosisz gaucha na { tile-at } za { $dice }
       *[no] { $seat } podnosi gaucha na { tile-at } za { $dice }
    }
event-enters =
    { $you ->
        [yes] Wstawiasz gaucha { place-into } za { $dice }
       *[no] { $seat } wstawia gaucha { place-into } za { $dice }
    }
event-recalls-from-place =
    { $you ->
        [yes] Ściągasz gaucha { place-from }
       *[no] { $seat } ściąga gaucha { place-from }
    }
event-recalls-from-pampa =
    { $you ->
        [yes] Ściągasz leżącego gaucha z { tile-at }
       *[no] { $seat } ściąga leżącego gaucha z { tile-at }
    }
event-forfeits =
    { $you ->
        [yes]
            { $count ->
                [one] Kończysz turę, przepada niewykorzystana kość: { $dice }
               *[other] Kończysz turę, przepadają niewykorzystane kości: { $dice }
            }
       *[no]
            { $count ->
                [one] { $seat } kończy turę, przepada niewykorzystana kość: { $dice }
               *[other] { $seat } kończy turę, przepadają niewykorzystane kości: { $dice }
            }
    }
event-gains-die =
    { $you ->
        [yes] Używasz Rodeo i bierzesz dodatkową kość: { $value }
       *[no] { $seat } używa Rodeo i bierze dodatkową kość: { $value }
    }
event-sells =
    { $you ->
        [yes] Sprzedajesz stado { breed }: { $count } × { $highest } = { $pesos } peso
       *[no] { $seat } sprzedaje stado { breed }: { $count } × { $highest } = { $pesos } peso
    }
event-bonus =
    { $you ->
        [yes] Dostajesz od Kupca dodatkowo { $pesos } peso
       *[no] { $seat } dostaje od Kupca dodatkowo { $pesos } peso
    }
event-steals =
    { $you ->
        [yes] Używasz Złodzieja i kradniesz { tile }, a { $victim } dostaje { $pesos } peso odszkodowania
        [victim] { $seat } używa Złodzieja i kradnie ci { tile }, a ty dostajesz { $pesos } peso odszkodowania
       *[no] { $seat } używa Złodzieja i kradnie { tile }, a { $victim } dostaje { $pesos } peso odszkodowania
    }
event-rouses =
    { $you ->
        [yes] Dzięki Nadzorcy podnosisz gaucha na { tile-at }
       *[no] { $seat } dzięki Nadzorcy podnosi gaucha na { tile-at }
    }
event-replaces =
    { $you ->
        [yes] Używasz Nadzorcy i zastępujesz leżącego gaucha na { tile-at }, a { $victim } odzyskuje go i dostaje { $pesos } peso odszkodowania
        [victim] { $seat } używa Nadzorcy i zastępuje twojego leżącego gaucha na { tile-at }, a ty odzyskujesz go i dostajesz { $pesos } peso odszkodowania
       *[no] { $seat } używa Nadzorcy i zastępuje leżącego gaucha na { tile-at }, a { $victim } odzyskuje go i dostaje { $pesos } peso odszkodowania
    }
event-looks =
    { $you ->
        [yes]
            { $count ->
                [one] Używasz Stepu i oglądasz { $count } kafelek
                [few] Używasz Stepu i oglądasz { $count } kafelki
               *[other] Używasz Stepu i oglądasz { $count } kafelków
            }
       *[no]
            { $count ->
                [one] { $seat } używa Stepu i ogląda { $count } kafelek
                [few] { $seat } używa Stepu i ogląda { $count } kafelki
               *[other] { $seat } używa Stepu i ogląda { $count } kafelków
            }
    }
event-sees =
    { $you ->
        [yes] Widzisz na Stepie { tile }
       *[no] { $seat } widzi na Stepie { tile }
    }
event-fetches =
    { $you ->
        [yes] Wybierasz ze Stepu { tile }
       *[no] { $seat } wybiera ze Stepu { tile }
    }
event-settles =
    { $you ->
        [yes] Kładziesz { tile } na { $space } i stawiasz na nim gaucha
       *[no] { $seat } kładzie { tile } na { $space } i stawia na nim gaucha
    }
event-collects =
    { $you ->
        [yes] Zdobywasz { tile-at }
       *[no] { $seat } zdobywa { tile-at }
    }
event-adds =
    { $you ->
        [yes]
            { $count ->
                [one] Zaczynasz nowe stado od { tile }
                [few] Dokładasz { tile } do stada, teraz { $count } kafelki
               *[other] Dokładasz { tile } do stada, teraz { $count } kafelków
            }
       *[no]
            { $count ->
                [one] { $seat } zaczyna nowe stado od { tile }
                [few] { $seat } dokłada { tile } do stada, teraz { $count } kafelki
               *[other] { $seat } dokłada { tile } do stada, teraz { $count } kafelków
            }
    }
event-sorts =
    { $you ->
        [yes] Używasz Sortowni i wstawiasz { tile } do stada
       *[no] { $seat } używa Sortowni i wstawia { tile } do stada
    }
event-arrives = Na { $space } pojawia się { tile }
event-wins =
    { $you ->
        [yes]
            { $winners ->
                [one] Wygrywasz z wynikiem { $pesos } peso
               *[other] Dzielisz zwycięstwo z wynikiem { $pesos } peso
            }
       *[no]
            { $winners ->
                [one] { $seat } wygrywa z wynikiem { $pesos } peso
               *[other] { $seat } dzieli zwycięstwo z wynikiem { $pesos } peso
            }
    }
event-stack-empty = Stos jest pusty: po tej rundzie jeszcze jedna z kośćmi i ostatnia bez kości

## Dlaczego akcja jest niedozwolona

reason-not-this-decision =
    { $step ->
        [keep-tiles] najpierw wybierz kafelki startowe
        [arrange-herd] najpierw ułóż stado
        [post-gaucho] najpierw wstaw gaucha do miejsca specjalnego
        [foreman] najpierw dokończ akcję Nadzorcy
        [steppe] najpierw wybierz kafelek ze Stepu
        [settle] najpierw połóż wybrany kafelek na Pampie
        [add-cattle] najpierw dołóż zdobyte bydło do stad
       *[turn] podczas tury nie ma takiej akcji
    }
reason-place-taken = { place-at } jest już gaucho
reason-no-own-lying-gaucho = nie leży tam żaden twój gaucho
reason-space-not-empty = to pole nie jest puste
reason-choose-one-first = najpierw wybierz co najmniej jeden kafelek
reason-dice-not-taken = najpierw weź kości
reason-dice-not-yours =
    { $have ->
        [none] nie masz kości
       *[other] nie masz { $dice }, tylko { $have }
    }
reason-no-tile-there = na tym polu nie ma kafelka
reason-tile-occupied = na tym kafelku jest już gaucho
reason-wrong-total =
    { $how ->
        [raise] żeby wstać, potrzeba dokładnie { $need }, a twoje kości to { $have }
       *[new] żeby stanąć, potrzeba dokładnie { $large }, żeby się położyć { $small }, a twoje kości to { $have }
    }
reason-wrong-entry-total = { place } przyjmuje tylko { $need }, a suma wynosi { $total }
reason-no-gaucho-in-supply = nie masz gaucha w zasobach
reason-already-there = masz już gaucha { place-at }
reason-place-used-this-turn = w tej turze użyto już { place-gen }
reason-no-gaucho-there = nie masz gaucha { place-at }
reason-gaucho-too-fresh = gaucha { place-at } możesz użyć dopiero od następnej tury
reason-herd-too-small =
    { $count ->
        [one] stado musi mieć co najmniej { $count } kafelek
        [few] stado musi mieć co najmniej { $count } kafelki
       *[other] stado musi mieć co najmniej { $count } kafelków
    }
reason-not-in-a-rivals-herd = żaden przeciwnik nie ma kafelka { tile }
reason-gaucho-stands = ten gaucho stoi, a można to zrobić tylko z leżącym
reason-no-rivals-lying-gaucho = nie leży tam żaden gaucho przeciwnika
reason-no-empty-space = na Pampie nie ma pustego pola
reason-steppe-empty = na Stepie nie ma kafelków
reason-tile-not-yours = tego kafelka nie ma wśród twoich kafelków startowych
reason-over-the-cap =
    { $count ->
        [one] przy { $count } zatrzymanym kafelku jego wartość może wynosić najwyżej { $cap }
       *[other] przy { $count } zatrzymanych kafelkach wartość każdego może wynosić najwyżej { $cap }
    }
reason-round-without-dice = w tej rundzie nie ma kości
reason-dice-already-taken = kości w tej turze są już wzięte
reason-dice-not-in-rodeo = na kościanym rodeo nie ma takich kości
reason-supply-not-empty =
    { $count ->
        [one] masz jeszcze { $count } gaucha w zasobach
       *[other] masz jeszcze { $count } gauchów w zasobach
    }
reason-no-own-gaucho-there = nie ma tam twojego gaucha
reason-second-tile-too-large = drugi kafelek może mieć wartość najwyżej { $cap }
reason-not-on-the-steppe = tego kafelka nie ma na Stepie
reason-tile-not-collected = tego kafelka nie ma wśród zdobytych
reason-another-breed-first = najpierw dołóż kafelki innej rasy
reason-no-sorting = nie masz w Sortowni gotowego gaucha
reason-tile-fits = ten kafelek pasuje z prawej strony stada

## Co jest nie tak z pozycją

error-tile-twice = Kafelek { $tile } jest już w miejscu „{ $other }”.
error-tile-missing = Nigdzie nie ma kafelka { $tile }.
error-herd-out-of-order = Stado { $row } nie jest ani rosnące, ani malejące.
error-space-not-used = W grze { $players }-osobowej nie używa się tego pola.
error-should-be-covered = To pole powinno być zakryte.
error-should-not-be-covered = To pole nie powinno być zakryte.
error-rounds-left-and-stack =
    { $tiles ->
        [one] Liczbę pozostałych rund podaje się wtedy i tylko wtedy, gdy stos jest pusty, a jest w nim { $tiles } kafelek.
        [few] Liczbę pozostałych rund podaje się wtedy i tylko wtedy, gdy stos jest pusty, a są w nim { $tiles } kafelki.
       *[other] Liczbę pozostałych rund podaje się wtedy i tylko wtedy, gdy stos jest pusty, a jest w nim { $tiles } kafelków.
    }
error-not-over = Gra nie może być skończona: zostały jeszcze rundy.
error-tiles-in-hand = W tym momencie nikt nie trzyma tu kafelków.
error-wrong-round = Runda przygotowawcza ma numer 0, pozostałe liczy się od 1; to nie może być runda { $given }.
error-place-not-used =
    { $place ->
        [foreman] W tej turze musiał być użyty Nadzorca.
       *[steppe] W tej turze musiał być użyty Step.
    }
error-nobody-to-raise = Gracz nie ma leżącego gaucha, którego mógłby podnieść.
error-not-fresh-any-more = Poza turą właściciela niegotowa może być tylko Sortownia.
error-used-and-held = W miejscu specjalnym użytym w tej turze nie może stać gaucho gracza, który ją rozgrywa.
error-no-breed-removed = W grze 2-osobowej jedna cała rasa musi leżeć w pudełku.
error-kept-too-much = Tych kafelków startowych nie można było zatrzymać razem.
error-wrong-posts = W rundzie przygotowawczej każdy wstawia jednego gaucha do miejsca specjalnego, przeciwnie do ruchu wskazówek zegara.
error-not-arranged-yet = Stado, którego kolejność dopiero się wybiera, musi być ułożone rosnąco.
error-not-all-sold = Na koniec gry wszystkie stada są sprzedane i żaden gaucho nie stoi na Pampie.
error-nothing-to-arrange = Nie można ułożyć stada, które ma mniej niż dwa kafelki.
error-wrong-start-tiles = Kafelków startowych na ręce, zatrzymanych i odrzuconych powinno być razem { $expected }, a jest { $given }.
error-start-tiles-misplaced = Kafelki startowe są przed wyborem na ręce, a po wyborze zatrzymane albo odrzucone.
error-nothing-to-add = Nie ma zdobytych kafelków do dołożenia.
error-steppe-impossible = Nie można użyć Stepu: brakuje kafelka, pustego pola albo gaucha w zasobach.
error-wrong-gaucho-count = Gauchów w zasobach, w miejscach specjalnych i na Pampie powinno być razem { $expected }, a jest { $given }.
error-nobody-on-turn = Nikt nie rozgrywa teraz tury, więc nic nie może tu być zapisane.
error-round-without-dice = W rundzie bez kości nikt nie bierze kości.
error-too-many-dice = Kości może tu być najwyżej { $high }, a jest { $given }.
error-wrong-dice-count =
    { $expected ->
        [one] Powinna tu być { $expected } kość, a jest { $given }.
        [few] Powinny tu być { $expected } kości, a jest { $given }.
       *[other] Powinno tu być { $expected } kości, a jest { $given }.
    }
