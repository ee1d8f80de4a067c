### Boty przeciw botom: liczby, ranking w terminalu i na stronie raportu oraz to, co może się nie udać.

## Liczby

decimal-mark = ,
percent = { $number }%
interval = { $low } do { $high }%
column-bot = Bot
column-games = Partie
column-wins = Wygrane
column-shared = Wspólne
column-win-rate = Odsetek
column-interval = Przedział 95%
column-mean = Wynik
column-rating = Ranking
column-failures = Awarie
column-decisions = Decyzje

## Turniej i raport

arena-title = Turniej: { $title }
arena-facts =
    { $games ->
        [one] { $games } partia { $players }-osobowa, ziarno { $seed }
        [few] { $games } partie { $players }-osobowe, ziarno { $seed }
       *[other] { $games } partii { $players }-osobowych, ziarno { $seed }
    }
arena-length = Decyzji w partii: średnio { $mean }, od { $low } do { $high }
arena-rating = { $rating } ± { $spread }
arena-explained = Wspólne zwycięstwo liczy się jako wygrana każdego, kto je dzieli. Ranking liczy openskill; podajemy go z podwójną niepewnością. Awaria to partia przegrana dlatego, że bot jej nie dokończył: zajmuje wtedy ostatnie miejsce, a jego wynik się nie liczy.
arena-chart-wins = Wygrane partie, z przedziałem 95%
arena-chart-even = równe szanse
arena-chart-ratings = Ranking, z podwójną niepewnością
arena-chart-scores = Wyniki: wszystkie, środkowa połowa i mediana
arena-chart-places = Zajęte miejsca
arena-chart-length = Długość partii
arena-place = Miejsce
arena-share = Udział
arena-failures-title = Co się nie udało
arena-made-by = Raport sporządził Bunkhouse { $version }. Wszystkie partie są w pliku games.csv obok tej strony.
arena-playing = Rozgrywam
arena-already-played =
    { $games ->
        [one] { $games } partia jest już rozegrana; gram dalej.
        [few] { $games } partie są już rozegrane; gram dalej.
       *[other] { $games } partii jest już rozegranych; gram dalej.
    }
arena-interrupted = Przerwano: rozegrane partie { $done } z { $total }. To samo polecenie z --out { $path } podejmie turniej w tym miejscu.
arena-report = Raport: { $path }

## Co może się nie udać

error-folder-unwritable = Do katalogu „{ $path }” nie można nic zapisać.
error-tournament-damaged = Nie da się odczytać pliku „{ $path }”: to nie jest lista rozegranych partii albo plik jest uszkodzony.
error-tournament-of-another-plan = W pliku „{ $path }” są partie innego turnieju: podaj inny katalog albo tę samą grę, liczbę graczy, opcje, boty i ziarno.
error-tournament-under-way = Plik „{ $path }” jest w użyciu: trwa tam inny turniej.
error-tournament-worker-died = Proces rozgrywający partię { $number } zakończył się dwa razy bez wyniku. Ukończone partie są zachowane.
error-ray-missing = Ray nie jest zainstalowany: zainstaluj go poleceniem „{ $command }”.
error-ray-unreachable = Pod adresem „{ $address }” nie odpowiada żaden klaster Ray: { $why }.
error-bot-program-missing = Nie ma programu „{ $program }”, który można by uruchomić jako bota.
error-bot-not-started = Nie da się uruchomić programu bota: { $why }.
error-bot-ended =
    { $words ->
        [none] Program bota zakończył się z kodem { $code }.
       *[other] Program bota zakończył się z kodem { $code }. Powiedział: { $words }
    }
error-bot-silent = Program bota milczy od { $seconds } s.
error-bot-answered-no-json = Bot odpowiedział „{ $answer }”, a to nie jest obiekt JSON w jednym wierszu.
error-bot-answered-something-else = Bot odpowiedział „{ $answer }”, a takiej akcji mu nie podano.
