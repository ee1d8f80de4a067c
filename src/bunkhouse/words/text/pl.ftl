### Słowa wspólne dla wszystkich gier. Własne słowa każdej gry leżą w jej folderze.
###
### Błędy to całe zdania. Powody następują po dwukropku: mała litera na początku, bez kropki na końcu.
### Pusty parametr pasuje do wariantu [none].

seat-name = Gracz { $number }
yes = tak
no = nie

## Jak składają się zdania

refusal = Teraz nie można: { $reason }.
by-rule = { $reason } ({ $rule })
with-suggestion = { $problem } Czy chodzi o „{ $suggestion }”?
with-known = { $problem } Do wyboru: { $known }.
at-path = Błąd w miejscu „{ $path }”. { $problem }

## Co się dzieje, w kilku grach

event-shuffles =
    { $you ->
        [yes] Tasujesz stos kart odrzuconych
       *[no] { $seat } tasuje stos kart odrzuconych
    }

## Dlaczego akcja jest niedozwolona, w każdej grze

reason-game-over = gra jest już skończona
reason-not-your-turn = teraz decyduje kto inny, a tego nie można zrobić poza swoją turą
reason-unknown-code = żadna akcja nie ma numeru { $given }; numery w tej grze są mniejsze niż { $size }

## Cofanie

error-undo-wall =
    { $wall ->
        [start] Dalej nie można cofnąć: tu zaczyna się gra.
        [hidden] Dalej nie można cofnąć: odsłoniło się coś zakrytego.
        [chance] Dalej nie można cofnąć: los już zdecydował.
       *[other] Dalej nie można cofnąć: ktoś inny już zagrał.
    }

## Rozpoczynanie gry

error-unknown-game = Nie ma gry „{ $given }”.
error-unknown-bot = Nie ma bota „{ $given }”.
error-unknown-language = Nie ma tekstów w języku „{ $given }”.
error-unknown-option = Ta gra nie ma opcji „{ $given }”.
error-unknown-option-value = Opcja „{ $option }” nie ma wartości „{ $given }”.
error-wrong-player-count = Liczba graczy w tej grze to od { $low } do { $high }, a podano: { $given }.
error-wrong-seed = Ziarno losowości to liczba całkowita od 0 do { $limit }, a podano: „{ $given }”.

## Akcje zapisane słowami

error-unknown-kind =
    { $given ->
        [none] W pustym wierszu nie ma akcji.
       *[other] „{ $given }” nie jest akcją.
    }
error-wrong-form = „{ $given }” nie pasuje do wzoru „{ $form }”.
error-unknown-value = „{ $value }” w „{ $given }” nie jest znaną wartością ({ $axis }).
error-unknown-code = Żadna akcja nie ma numeru { $given }; numery w tej grze są mniejsze niż { $size }.

## Pozycje i tabele liczb: co stoi w danym miejscu dokumentu

error-not-expected = Powinno tu być { $expected }, a jest { $given }.
error-not-a-number = Powinna tu być liczba całkowita, a jest { $given }.
error-out-of-range = Powinna tu być liczba od { $low } do { $high }, a jest { $given }.
error-not-a-flag = Powinno tu być true albo false, a jest { $given }.
error-not-a-decision = W kroku „{ $given }” nikt o niczym nie decyduje.
error-not-a-name = Powinna tu być nazwa, a jest { $given }.
error-unknown-name = Nie ma nazwy „{ $given }”.
error-named-twice = „{ $given }” występuje dwa razy.
error-not-a-list = Powinna tu być lista, a jest { $given }.
error-wrong-length =
    { $expected ->
        [one] Lista powinna mieć { $expected } pozycję, a ma { $given }.
        [few] Lista powinna mieć { $expected } pozycje, a ma { $given }.
       *[other] Lista powinna mieć { $expected } pozycji, a ma { $given }.
    }
error-too-long =
    { $high ->
        [one] Lista może mieć najwyżej { $high } pozycję, a ma { $given }.
        [few] Lista może mieć najwyżej { $high } pozycje, a ma { $given }.
       *[other] Lista może mieć najwyżej { $high } pozycji, a ma { $given }.
    }
error-not-a-mapping = Powinien tu być obiekt z nazwanymi polami, a jest { $given }.
error-missing = Brakuje tego pola.
error-unknown-field = Nie ma tu pola „{ $given }”.
error-name-twice = Ta sama nazwa występuje dwa razy.
error-too-few = { $given } to za mało dla { $players } graczy.

## Zapisy partii i inne pliki

error-record-not-json = Zapis partii nie jest poprawnym dokumentem JSON (wiersz { $line }).
error-record-cut-off = Zapis partii urywa się po wierszu { $line }.
error-record-not-a-record =
    { $field ->
        [none] Ten plik nie jest zapisem partii.
       *[other] Ten plik nie jest zapisem partii: brakuje pola „{ $field }” albo jest ono błędne.
    }
error-record-unknown-format = Zapis partii ma format „{ $given }”, a można odczytać tylko „{ $expected }”.
error-record-of-another-game = To zapis gry „{ $given }”, a nie „{ $expected }”.
error-record-unknown-rules = Zapis partii jest zgodny z wersją { $given } zasad, a można odtworzyć tylko wersję { $expected }.
error-record-edited = Zapis partii jest zmieniony albo uszkodzony: nie zgadza się jego suma kontrolna.
error-record-illegal-action = Nie można odtworzyć akcji { $number } z zapisu partii, „{ $action }”: { $why }.
error-record-wrong-result =
    { $given ->
        [none] W zapisie partii nie ma wyniku, choć gra kończy się wynikiem { $expected }.
       *[other] W zapisie partii jest wynik { $given }, a gra kończy się wynikiem { $expected }.
    }
error-record-unfinished =
    { $number ->
        [one] W zapisie partii jest wynik, ale po { $number } akcji gra się jeszcze nie kończy.
       *[other] W zapisie partii jest wynik, ale po { $number } akcjach gra się jeszcze nie kończy.
    }
error-file-not-found = Nie ma pliku „{ $path }”.
error-file-unreadable = Nie można odczytać pliku „{ $path }”.
error-file-unwritable = Nie można zapisać pliku „{ $path }”.
