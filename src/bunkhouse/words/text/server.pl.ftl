### Czego serwis odmawia i dlaczego. Każdy tekst to pełne zdanie lub dwa.

## Żądania

error-bad-request = Tego żądania nie da się odczytać.
error-bad-document = Przysłany dokument nie ma właściwej postaci.
error-field-missing = W formularzu brakuje pola „{ $field }”.
error-field-wrong = Pola „{ $field }” w formularzu nie da się odczytać.
error-unknown-host = Ten serwer nie nazywa się „{ $host }”.
error-foreign-request = To żądanie nie wyszło ze strony tego serwisu, więc nic się nie stało.
error-needs-name = Najpierw podaj imię.
error-needs-token = Potrzebny jest ważny token: wyślij go jako „Authorization: Bearer TOKEN”.
error-too-many =
    { $seconds ->
        [one] Za szybko. Spróbuj ponownie za { $seconds } sekundę.
        [few] Za szybko. Spróbuj ponownie za { $seconds } sekundy.
       *[many] Za szybko. Spróbuj ponownie za { $seconds } sekund.
    }
error-too-large = To za długie: najwyżej { $kilobytes } kB.
error-no-such-page = Tu niczego nie ma.
error-wrong-method = Tego nie da się tu zrobić.
error-server-fault = Coś się wysypało. Partia jest zapisana. Kod: { $code }.
error-repeated = To już zostało zrobione, więc tym razem nic się nie stało.

## Stoły

error-no-such-table = Tego stołu już nie ma albo nigdy nie było.
error-not-your-seat = To nie twoje miejsce.
error-not-seated = Nie masz miejsca przy tym stole.
error-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-no-such-person = Nie znamy tej osoby.
error-not-the-host = To może zrobić tylko gospodarz.
error-stale = Sytuacja na stole się zmieniła; spójrz jeszcze raz.
error-refused = Zasady na to nie pozwalają.
error-table-full = Wszystkie miejsca są zajęte.
error-seat-taken = To miejsce jest zajęte.
error-seats-open =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
       *[many] { $count } miejsc jest jeszcze wolnych.
    }
error-already-started = Gra już się zaczęła.
error-not-started = Gra jeszcze się nie zaczęła.
error-table-over = Gra jest skończona.
error-game-goes-on = Gra jeszcze trwa.
error-not-your-turn = Teraz nie twoja kolej.
error-seat-present = Osoba z tego miejsca jest przy stole.
error-seat-resigned = To miejsce się poddało.
error-seat-handed-over = Za to miejsce gra bot; najpierw je odbierz.
error-seat-not-a-persons = Nie siedzi tam nikt, kto mógłby to zrobić.
error-nudged-already =
    { $minutes ->
        [one] { $name } ma już przypomnienie. Następne można wysłać za minutę.
        [few] { $name } ma już przypomnienie. Następne można wysłać za { $minutes } minuty.
       *[many] { $name } ma już przypomnienie. Następne można wysłać za { $minutes } minut.
    }
error-not-idle =
    { $seconds ->
        [one] { $name } dopiero myśli: przypomnieć można za { $seconds } sekundę.
        [few] { $name } dopiero myśli: przypomnieć można za { $seconds } sekundy.
       *[many] { $name } dopiero myśli: przypomnieć można za { $seconds } sekund.
    }
error-nudge-nobody = Nie ma teraz komu przypominać.
error-bad-place = Na tej liście nie ma takiej strony.
error-rules-changed = Tę partię rozegrano według starszych zasad, których już tu nie ma.
error-record-sealed = Zapis jest zapieczętowany do końca gry.

## Cofanie

error-undo-start = Nie zagrano jeszcze niczego, co można by cofnąć.
error-undo-hidden = Odsłonięto coś zakrytego: wcześniejsze ruchy zostają.
error-undo-chance = Zdecydował los: wcześniejsze ruchy zostają.
error-undo-other = Od tego czasu zagrał już ktoś inny.
error-undo-off = Przy tym stole ruchów się nie cofa.
error-undo-nothing = Nie ma czego cofnąć.

## Ludzie

error-bad-plan = Takiego stołu nie da się otworzyć: sprawdź „{ $field }”.
error-bad-name = Imię ma od 1 do { $limit } widocznych znaków.
error-bad-login = Login ma od { $least } do { $most } liter, cyfr, kropek, myślników lub podkreśleń.
error-bad-password = Hasło ma od { $least } do { $most } znaków.
error-login-taken = Login „{ $login }” jest zajęty.
error-wrong-digits = Te cyfry są błędne lub już nieważne. Poproś o nowe na pierwszym urządzeniu.
error-wrong-login = Login lub hasło się nie zgadza.
error-too-many-tokens = Masz już tyle tokenów, ile można mieć: { $limit }. Najpierw unieważnij któryś.
error-registered-already = Masz już konto.
error-chat-empty = Nic nie powiedziano.
error-chat-long = To za długie na jedną wypowiedź: najwyżej { $limit } znaków.
error-no-such-preference = Nie ma ustawienia „{ $name }”.
error-no-such-wish = Ustawienie „{ $name }” nie ma takiej wartości.
error-bad-command = To polecenie ma identyfikator, którego nie można użyć.

## Baza danych

error-store-bad-url = „{ $given }” to nie adres bazy danych: napisz sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA.
error-store-missing =
    { $detail ->
        [none] Nie można otworzyć bazy danych.
       *[other] Nie można otworzyć bazy danych: { $detail }.
    }
error-store-unreachable =
    { $detail ->
        [none] Żadna baza danych nie odpowiada.
       *[other] Żadna baza danych nie odpowiada: { $detail }.
    }
error-store-refused =
    { $detail ->
        [none] Baza danych nas nie wpuszcza.
       *[other] Baza danych nas nie wpuszcza: { $detail }.
    }
error-store-read-only = Do bazy danych nie można pisać. Nic nie zmieniono.
error-store-full = Dysk bazy danych jest pełny. Nic nie zmieniono.
error-store-busy = Baza danych jest zajęta. Nic nie zmieniono; spróbuj ponownie.
error-store-broken = Baza danych jest uszkodzona albo nie jest bazą danych.
error-store-foreign = W bazie są tabele czegoś innego.
error-store-newer = Bazę zapisał nowszy Bunkhouse; ten jej nie rusza.
error-store-failed =
    { $detail ->
        [none] Baza danych nie działa.
       *[other] Baza danych nie działa: { $detail }.
    }
