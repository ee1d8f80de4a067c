### Wiersz poleceń: pomoc, tabele, skargi i rozmowa przy stole w terminalu.
###
### Skargi to pełne zdania. Słowa do wpisania dzieli przecinek i odstęp.

## Pomoc

cli-usage = Użycie: { $usage }
cli-usage-options = [OPCJE]
cli-usage-command = POLECENIE ...
cli-help-arguments = Argumenty
cli-help-commands = Polecenia
cli-help-options = Opcje
cli-help-help = Pokaż tę stronę.
cli-help-version = Pokaż wersję.
cli-help-about = Westernowe gry planszowe: graj w terminalu, patrz, jak grają boty, mierz szybkość i odtwarzaj partie.
cli-help-games = Wypisz gry.
cli-help-simulate = Rozegraj wiele partii między botami i podlicz wyniki.
cli-help-tournament = Rozegraj turniej botów, z rankingiem i raportem; po przerwaniu to samo polecenie podejmuje go dalej.
cli-help-bench = Zmierz, jak szybko działają gry.
cli-help-play = Zagraj w terminalu, z botami albo z innymi przy tej samej klawiaturze.
cli-help-replay = Pokaż albo sprawdź zapis partii.
cli-help-new-game = Napisz małą kompletną grę pod nową nazwą, żeby przerobić ją na inną.
cli-help-serve = Otwórz serwis dla przeglądarek na tym komputerze, a jeśli chcesz, także na innych.
cli-help-game = Gra, na przykład el-gaucho.
cli-help-bench-games = Gry do zmierzenia; bez podania żadnej wszystkie.
cli-help-record = Plik z zapisem partii.
cli-help-json = Wypisz jeden dokument JSON i nic poza nim.
cli-help-lang = Język wszystkich tekstów; domyślnie język systemu.
cli-help-players = Liczba graczy.
cli-help-option = Opcja gry; można podać kilka razy.
cli-help-game-count = Liczba partii; domyślnie 100.
cli-help-seed = Ziarno losowości; domyślnie 0. To samo ziarno daje te same partie.
cli-help-bots = Boty po przecinku (cmd:PROGRAM to dowolny program); z partii na partię zmieniają miejsca. Domyślnie random.
cli-help-tournament-bots = Boty po przecinku: random, greedy, easy, medium, hard albo cmd:PROGRAM. Z partii na partię zmieniają miejsca.
cli-help-workers = Ile partii toczy się naraz; domyślnie jedna na procesor.
cli-help-ray = Graj na klastrze Ray pod tym adresem; „auto” to klaster działający tutaj albo nowy.
cli-help-out = Katalog na partie i raport, do którego można wrócić; domyślnie nowy w twoim katalogu danych.
cli-help-seconds = Jak długo mierzyć każdą grę, w sekundach; domyślnie 2.
cli-help-play-bots = Boty po przecinku (cmd:PROGRAM to dowolny program); na pozostałych miejscach siedzą ludzie. Bez --players i --bots grasz z jednym botem.
cli-help-play-seed = Ziarno losowości; domyślnie przypadkowe.
cli-help-name = Twoje imię; gdy gra kilka osób, można podać kilka razy.
cli-help-save = Plik, w którym zapisuje się partia; domyślnie nowy plik w twoim katalogu danych.
cli-help-resume = Wróć do partii z tego pliku; „last” to partia zapisana jako ostatnia.
cli-help-to = Pokaż stół po tylu akcjach.
cli-help-verify = Odtwórz cały zapis i sprawdź każdą akcję oraz wynik.
cli-help-new-game-name = Nazwa gry, tak jak stoi w adresach: małe litery, cyfry i łączniki.
cli-help-new-game-out = Zapisz ją jako osobny projekt w tym folderze; bez tego, w klonie Bunkhouse, obok jego gier.
cli-help-host = Adres, pod którym serwis nasłuchuje; domyślnie 127.0.0.1, tylko ten komputer. 0.0.0.0 wpuszcza innych.
cli-help-port = Port, na którym serwis nasłuchuje; domyślnie 8000.
cli-help-database = Gdzie wszystko jest przechowywane: sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA; domyślnie plik w folderze danych.
cli-help-url = Adres, którego używają ludzie, gdy pośrodku stoi serwer pośredniczący, na przykład https://gry.example.
cli-version = Bunkhouse { $version }

## Skargi

cli-bad-game-name = „{ $given }” nie może być nazwą gry: małe litery, cyfry i łączniki, najwyżej { $most } znaków, na początku litera.
cli-game-exists = Gra o nazwie „{ $given }” już jest.
cli-exists-already = „{ $path }” już istnieje; niczego nie zapisano.
cli-unknown-command = Nie ma polecenia „{ $given }”.
cli-no-such-option = Nie ma opcji „{ $option }”.
cli-option-needs-value = Opcja „{ $option }” wymaga wartości.
cli-option-takes-no-value = Opcja „{ $option }” nie przyjmuje wartości.
cli-missing-argument = Brakuje argumentu { $name }.
cli-unexpected-argument = „{ $given }” to o jeden argument za dużo.
cli-usage-problem = Nie rozumiem polecenia: { $problem }
cli-not-in-range = Opcja { $option } przyjmuje liczbę całkowitą od { $low } do { $high }, a nie „{ $given }”.
cli-not-seconds = Opcja { $option } przyjmuje liczbę sekund większą od 0 i najwyżej { $high }, a nie „{ $given }”.
cli-option-form = „{ $given }” to nie opcja gry: napisz ją jako NAZWA=WARTOŚĆ.
cli-not-together = Nie można użyć razem { $one } i { $other }.
cli-too-many-bots =
    { $bots ->
        [one] { $bots } bot nie zostawia miejsca dla człowieka przy stole na { $seats }.
        [few] { $bots } boty nie zostawiają miejsca dla człowieka przy stole na { $seats }.
       *[other] { $bots } botów nie zostawia miejsca dla człowieka przy stole na { $seats }.
    }
cli-too-many-names = Liczba imion to { $names }, a liczba grających ludzi tylko { $people }.
cli-name-twice = Dwie osoby nie mogą mieć tego samego imienia „{ $name }”.
cli-bad-name =
    { $name ->
        [none] Imię nie może być puste.
       *[other] „{ $name }” nie może być imieniem: najwyżej { $most } drukowalnych znaków.
    }
cli-name-programs = W tej partii grają programy; uruchamiają się tylko wtedy, gdy je wymienisz: dodaj --bots "{ $bots }".
cli-file-exists = Plik „{ $path }” już istnieje; podaj inną nazwę albo wróć do niego przez --resume.
cli-no-saves = W katalogu „{ $path }” nie ma żadnej zapisanej partii.
cli-port-busy = Port { $port } jest zajęty: coś już tam nasłuchuje. Wybierz inny opcją --port.
cli-port-forbidden = Portu { $port } nie wolno tu użyć. Wybierz opcją --port numer powyżej 1023.
cli-unknown-host = Nie ma adresu „{ $host }”, pod którym można nasłuchiwać.
cli-bad-url = „{ $given }” to nie adres serwisu: napisz go jako https://NAZWA, bez ścieżki.

## Tabele z liczbami

cli-column-game = Gra
cli-column-players = Gracze
cli-column-compiled = Kompilacja
cli-column-lowest = Min.
cli-column-highest = Maks.
cli-column-decisions = Decyzje/s
cli-column-games-per-second = Partie/s
cli-column-copies = Kopie/s
cli-column-mcts = MCTS/s
cli-game-line =
    { $compiled ->
        [True] { $title }, gracze: { $low } do { $high }, wersja zasad { $rules }, skompilowana
       *[False] { $title }, gracze: { $low } do { $high }, wersja zasad { $rules }, nieskompilowana
    }
cli-option-meaning = { $meaning }; domyślnie { $value }
cli-simulation-title =
    { $games ->
        [one] { $title }: { $games } partia { $players }-osobowa, ziarno { $seed }
        [few] { $title }: { $games } partie { $players }-osobowe, ziarno { $seed }
       *[other] { $title }: { $games } partii { $players }-osobowych, ziarno { $seed }
    }
cli-game-length = Decyzji w partii: średnio { $mean }, od { $low } do { $high }
cli-time = { $seconds } s, { $rate } decyzji na sekundę
cli-interrupted = Przerwano: rozegrane partie { $done } z { $total }.
cli-simulating = Symulacja
cli-measuring = Pomiar
cli-progress = { $title }: { $done } z { $total }

## Koniec gry i zapisy partii

cli-winner = Wygrywa { $name }, wynik { $score }.
cli-shared-victory = Wspólne zwycięstwo z wynikiem { $score }: { $names }.
cli-total = Razem
cli-place = Miejsce
cli-verified =
    { $count ->
        [one] Zapis partii { $game } jest poprawny: { $count } akcja, wyniki { $scores } się zgadzają.
        [few] Zapis partii { $game } jest poprawny: { $count } akcje, wyniki { $scores } się zgadzają.
       *[other] Zapis partii { $game } jest poprawny: { $count } akcji, wyniki { $scores } się zgadzają.
    }
cli-verified-unfinished =
    { $count ->
        [one] Zapis partii { $game } jest poprawny, choć urwany: { $count } akcja, partia nie jest skończona.
        [few] Zapis partii { $game } jest poprawny, choć urwany: { $count } akcje, partia nie jest skończona.
       *[other] Zapis partii { $game } jest poprawny, choć urwany: { $count } akcji, partia nie jest skończona.
    }
cli-replay-title =
    { $total ->
        [one] { $title }, gra { $players }-osobowa, ziarno { $seed }: po { $done } z { $total } akcji
       *[other] { $title }, gra { $players }-osobowa, ziarno { $seed }: po { $done } z { $total } akcji
    }
cli-to-decide = Gra { $name }

## Przy stole

# Imiona botów. Rozdaje się je w tej kolejności.
cli-bot-names = Rdza, Kaktus, Ostroga, Siodło, Lasso, Kurz
cli-welcome = Wpisz numer, żeby wybrać, albo ?, żeby zobaczyć pomoc. Partia zapisuje się w pliku { $path }
cli-log-left-out =
    { $count ->
        [one] ... i jeszcze { $count } wcześniejszy wiersz (l pokazuje cały dziennik)
        [few] ... i jeszcze { $count } wcześniejsze wiersze (l pokazuje cały dziennik)
       *[other] ... i jeszcze { $count } wcześniejszych wierszy (l pokazuje cały dziennik)
    }
cli-pass-to = Podaj: { $name }
cli-i-am = Jestem { $name }: naciśnij Enter.
cli-bot-replaced = { $name } nie może grać dalej; zastępuje go inny bot. { $why }
cli-hint-thinking = Myślę ...
cli-hint = { $number }: { $choice } (szansa na wygraną około { $chance })
cli-hint-only = Jest tylko jeden wybór.
cli-undone = Ostatnia akcja została cofnięta.
cli-filtered = Wybory: { $count } z { $total }; Enter pokazuje wszystkie.
cli-nothing-found = Żaden wybór nie zawiera „{ $given }” i nie jest to polecenie. Wpisz ?, żeby zobaczyć pomoc.
cli-no-such-number = Nie ma wyboru { $given }: numery są od 1 do { $most }.
cli-why-allowed = To jest teraz dozwolone.
cli-no-rules = Ta gra nie ma strony z zasadami.
cli-no-such-rule = Nie ma zasady „{ $given }”.
cli-game-saved = Zapisano w pliku { $path }
cli-leave-question = Odejść od stołu? Partia jest zapisana w pliku { $path } (t/n)
cli-left = Partia jest zapisana. Wróć do niej przez: bunkhouse play --resume { $path }

## Co można wpisać przy stole: słowa i ich znaczenie

cli-word-help = ?, pomoc
cli-word-undo = u, cofnij
cli-word-rules = r, zasady
cli-word-why = w, dlaczego
cli-word-hint = h, podpowiedź
cli-word-log = l, dziennik
cli-word-table = t, stół
cli-word-save = s, zapisz
cli-word-quit = q, koniec
cli-word-yes = t, tak, y
cli-type-number = 1, 2, ...
cli-type-part = dowolny tekst
cli-does-number = wybierz numerem; sam Enter bierze jedyny wybór
cli-does-action = wybierz, zapisując akcję
cli-does-part = pokaż tylko wybory, które zawierają ten tekst
cli-does-help = ta lista
cli-does-undo = cofnij swoją ostatnią akcję
cli-does-rules =
    { $rule ->
        [none] zasady
       *[other] zasady; z numerem (r { $rule }) albo ze słowem pojedyncze zasady
    }
cli-does-why = dlaczego akcja nie jest dozwolona: w i akcja
cli-does-hint = co wybrałby silny bot i jakie szanse widzi
cli-does-log = wszystko, co się zdarzyło
cli-does-table = pokaż stół jeszcze raz
cli-does-save = zapisz kopię: s i nazwa pliku
cli-does-quit = odejdź; partia zostaje zapisana

## Serwis

cli-serving = Bunkhouse jest otwarty pod adresem { $url } (Ctrl+C zamyka)
cli-served = Bunkhouse jest zamknięty. Wszystkie partie są zachowane.

## A new game

cli-new-game-in-clone = Zagraj: ./bunkhouse play { $slug } albo ./bunkhouse serve. Sprawdź: ./bunkhouse test. Co dalej: docs/adding-a-game.md.
cli-new-game-as-project = Zainstaluj ją obok Bunkhouse: pip install -e { $folder }. Potem zagraj: bunkhouse play { $slug } albo bunkhouse serve. Sprawdź: pytest { $folder }.
