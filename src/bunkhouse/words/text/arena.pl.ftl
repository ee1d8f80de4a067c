### Turnieje: ranking w terminalu i na stronie raportu oraz to, co może się nie udać.

arena-title = Turniej: { $title }
arena-facts =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, graczy: { $players }, ziarno { $seed }; około { $decisions } decyzji na partię.
arena-playing = Rozgrywam
arena-chart-wins = Wygrane partie, z przedziałem 95 %
arena-chart-ratings = Ranking, z podwójną niepewnością
arena-chart-scores = Punkty
arena-column-bot = Bot
arena-column-games = Partie
arena-column-wins = Wygrane
arena-column-win-rate = Odsetek wygranych
arena-column-interval = 95 %
arena-column-score = Punkty
arena-column-rating = Ranking
arena-column-failures = Awarie
arena-already-played =
    { $games ->
        [one] { $games } partia jest już rozegrana; gram dalej.
        [few] { $games } partie są już rozegrane; gram dalej.
       *[many] { $games } partii jest już rozegranych; gram dalej.
    }
arena-interrupted = Przerwano po { $done } z { $total } partii. To samo polecenie podejmie turniej w tym miejscu.
arena-report = Raport: { $path }
error-tournament-damaged = Nie da się odczytać pliku „{ $path }”: to nie jest lista rozegranych partii albo plik jest uszkodzony.
error-tournament-of-another-plan = W pliku „{ $path }” są partie innego turnieju: podaj inny katalog albo tę samą grę, boty, opcje i ziarno.
error-ray-missing = Ray nie jest zainstalowany: zainstaluj Bunkhouse z dodatkiem „ray”.
error-ray-unreachable = Pod adresem „{ $address }” nie odpowiada żaden klaster Ray: { $why }
