### Stół w przeglądarce: polecenia, zakładki, okna, powtórka, koniec gry, zasady, pierwsza partia.

## Każda strona

web-skip-to-main = Przejdź do ruchów
web-home = Bunkhouse, do poczekalni
web-theme =
    { $theme ->
        [lantern] Światło latarni (ciemne)
       *[noon] Światło południa (jasne)
    }
web-language = Język
web-close = Zamknij

## Wokół stołu

web-board = Plansza
web-dock = Twój obszar
web-yours = Twoje
web-tabs = Części stołu
web-drawer = Rozwiń
web-seat-unfold = Więcej o miejscu: { $name }
web-map-tools = Wielkość planszy
web-map-in = Większa
web-map-out = Mniejsza
web-map-fit = Wszystko, co podświetlone, albo cała plansza
web-map-outside = Podświetlone, ale poza widokiem
web-map-more = więcej
web-tab-board = Plansza
web-tab-dock = Twoje
web-tab-seats = Gracze
web-tab-log = Dziennik
web-tab-chat = Czat
web-tab-rules = Zasady
web-open-rules = Otwórz zasady
web-menu = Menu stołu
web-sound = Dźwięk
web-history = Przebieg
web-invite = Zaproś
web-copied = Skopiowano link
web-copy-link = Skopiuj link z zaproszeniem
web-copy-watch-link = Skopiuj link dla widzów
web-watchers =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
web-you = Ty
web-bot = bot
web-next = następny
web-away = poza stołem

## Polecenie

web-your-turn = Twoja tura
web-turn-of = Gra { $name }
web-watching = Oglądasz
web-over = Koniec
web-waiting-for = { $name } podejmuje decyzję
web-thinks = { $name } myśli
web-meanwhile = Tymczasem możesz się rozejrzeć.
web-game-is-over = Gra skończona
web-verdict =
    { $count ->
        [one] Wygrywa { $names }: { $points }
       *[other] Wspólnie wygrywają { $names }: { $points }
    }
web-see-result = Zobacz wynik
web-undo = Cofnij
web-undo-off = Przy tym stole nie cofa się ruchów.
web-undone = Cofnięto ruch
web-nudge = Przypomnij
web-nudge-rests =
    { $seconds ->
        [one] Możliwe za { $seconds } sekundę
        [few] Możliwe za { $seconds } sekundy
       *[many] Możliwe za { $seconds } sekund
    }
web-you-nudged = { $name } dostaje od ciebie przypomnienie
web-somebody-nudged = { $by } przypomina, że gra { $name }
web-waits-for-you = { $name } czeka na ciebie
web-hold =
    { $seconds ->
        [one] Możesz jeszcze cofnąć ten ruch przez { $seconds } sekundę.
        [few] Możesz jeszcze cofnąć ten ruch przez { $seconds } sekundy.
       *[many] Możesz jeszcze cofnąć ten ruch przez { $seconds } sekund.
    }
web-go-on = Dalej
web-all-moves =
    { $count ->
        [one] { $count } ruch słowami
        [few] Wszystkie { $count } ruchy słowami
        [many] Wszystkie { $count } ruchów słowami
       *[other] Wszystkie { $count } ruchu słowami
    }
web-facts = Gra
web-text-table = Stół w postaci tekstu
web-filter-moves = Znajdź ruch
web-no-move-of-yours = Teraz nie masz nic do wyboru.
web-choose-where = Wskaż jedno z podświetlonych
web-step-back = Wróć
web-possibilities = możliwości
web-title-your-turn = ▶ Twoja tura - { $game }
web-title-replay = Powtórka: { $game }
web-confirm-reveal = Tego nie można cofnąć: odkryje się coś zakrytego albo zdecyduje los.
web-confirm-yes = Zrób to
web-confirm-no = Jeszcze nie
web-hand-over = Niech gra bot
web-take-back = Wracam na swoje miejsce

## Komunikaty

web-offline = Brak połączenia. Łączymy ponownie…
web-back-online = Połączenie wróciło
web-stale = Stół zmienił się w tej chwili. Oto jak wygląda.
web-failed = Nie udało się. Spróbuj jeszcze raz.

## Dziennik i czat

web-log-empty = Jeszcze nic się nie stało.
web-log-older = Starsze
web-log-since = tu kończy się twoja tura
web-log-step = Zobacz ten moment
web-log-show = Pokaż na stole
web-log-stake =
    { $stake ->
        [loss] twoja strata
       *[gain] twój zysk
    }
web-chat-empty = Nikt nic nie napisał.
web-chat-say = Napisz do stołu…
web-chat-send = Wyślij
web-phrase-good = Dobry ruch
web-phrase-wait = Chwila
web-phrase-thanks = Dzięki za grę

## Menu stołu

web-report = Zgłoś tę pozycję
web-report-note = Co jest nie tak?
web-report-send = Wyślij zgłoszenie
web-other-device = Graj na innym urządzeniu
web-resign = Zrezygnuj z gry
web-resign-sure = Do końca zagra za Ciebie bot. Nie wrócisz już na to miejsce.
web-resign-yes = Rezygnuję
web-commitment = Ziarno tej gry jest zamknięte. Po grze sprawdzisz, że nikt go nie zmienił:

## Klawisze

web-keys = Klawisze
web-key-tab = następna rzecz, której można dotknąć
web-key-arrows = najbliższa w tym kierunku
web-key-enter = dotknij jej
web-key-digits = wybierz z menu albo z ruchów
web-key-escape = krok wstecz
web-key-z = cofnij
web-key-e = zakończ turę
web-key-a = wszystkie ruchy słowami
web-key-h = zasady wybranej rzeczy
web-key-i = objaśnij wybraną rzecz
web-key-l = dziennik
web-key-c = czat
web-key-m = włącz lub wyłącz dźwięk
web-key-help = ta lista

## Przebieg gry

web-history-start = Początek
web-history-step = Krok { $step } z { $steps }
web-back-to-game = Wróć do gry
web-step = Krok
web-step-before = Krok wstecz
web-step-after = Krok dalej
web-play = Odtwórz
web-pause = Zatrzymaj
web-replay = Powtórka
web-seen-by = Oczami gracza
web-spectator = Widz
web-back-to-result = Do wyniku

## Jedno urządzenie dla kilku osób

web-pass-to = Podaj: { $name }
web-pass-here = Jestem { $name }
web-pass-hidden = To, co widzi tylko jedna osoba, jest zakryte.

## Dlaczego nie

web-why-not = Teraz nie można: { $reason }.
web-why-not-nothing = Teraz nie można: w tej chwili nic się z tym nie da zrobić.
web-why-not-your-turn = Teraz nie można: decyduje { $name }.

## Zgłoszenia

web-reported = Dziękujemy. Pozycja jest zapisana.
web-report-number = Numer zgłoszenia: { $number }.

## Koniec gry

web-result = Wynik
web-wins = wygrywa
web-shared-win = Wspólne zwycięstwo
web-points =
    { $count ->
        [one] { $count } pkt
       *[other] { $count } pkt
    }
web-margin =
    { $count ->
        [0] po równo z graczem { $name }, o zwycięstwie decydują zasady remisu
        [one] o { $count } punkt przed graczem { $name }
        [few] o { $count } punkty przed graczem { $name }
        [many] o { $count } punktów przed graczem { $name }
       *[other] o { $count } punktu przed graczem { $name }
    }
web-how =
    { $how ->
        [resigned] Pozostali zrezygnowali.
       *[abandoned] Stół opustoszał.
    }
web-deserted = Wszyscy odeszli od tego stołu przed końcem gry.
web-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
    }
web-where-from = Skąd te punkty
web-category = Kategoria
web-total = Razem
web-over-time = Punkty w czasie
web-by-step = kroki
web-made-of = Z czego składa się wynik
web-rest = reszta
web-fair = Uczciwa gra
web-fair-text = Ziarno zamknięto przed pierwszym ruchem, teraz jest jawne. Skrót ziarna i soli daje kłódkę, którą było widać od początku.
web-fair-lock = Kłódka
web-fair-seed = Ziarno
web-fair-salt = Sól
web-fair-check = Pobierz zapis i sprawdź go:
web-record = Zapis gry
web-rematch = Rewanż
web-rematch-join = Do rewanżu
web-share = Udostępnij
web-final-board = Plansza końcowa
web-to-lobby = Do poczekalni

## Zasady

web-rules-of = Zasady gry { $game }
web-find-rule = Znajdź zasadę
web-learn = Pierwsza partia

## Przewodnik po pierwszej partii

web-guide-step = Lekcja { $number } z { $count }
web-guide-next = Dalej
web-guide-skip = Pomiń
web-guide-over = To wszystko, czego potrzeba
web-guide-over-text = Reszta jest w zasadach obok stołu. Zagraj teraz pierwszą partię z botami.
web-guide-play = Zagraj

## Wynik w tej chwili

web-your-score = Twój wynik
web-score-of = { $name }: { $points }. Z czego się to składa
web-score-page = Wynik: { $name }
web-score-open = w tej chwili
web-score-final = na koniec gry
web-score-now = Teraz
web-score-unknown = okaże się na końcu
web-key-s = twój wynik, pozycja po pozycji
## Jak kto lubi grać i czytać

web-preferences = Ustawienia
web-preferences-text = Zapamiętane przy twoim imieniu i na tym urządzeniu.
web-preferences-save = Zapisz
web-preferences-saved = Zapisano
web-prefer-confirm = Na koniec tury
web-prefer-confirm-ask = pytaj, gdy coś zostało
web-prefer-confirm-never = nigdy nie pytaj
web-prefer-confirm-always = zawsze pytaj
web-prefer-irrevocable = Przed tym, czego nie można cofnąć
web-prefer-irrevocable-on = pytaj
web-prefer-irrevocable-off = nie pytaj
web-prefer-auto = Gdy nie ma wyboru
web-prefer-auto-on = decyduje stół
web-prefer-auto-off = zawsze pytaj
web-prefer-pace = Boty grają
web-prefer-pace-calm = spokojnie
web-prefer-pace-normal = zwyczajnie
web-prefer-pace-fast = szybko
web-prefer-motion = Elementy przesuwają się
web-prefer-motion-calm = spokojnie
web-prefer-motion-normal = zwyczajnie
web-prefer-motion-fast = szybko
web-prefer-motion-off = od razu
web-prefer-text = Wielkość tekstu
web-prefer-text-normal = zwykła
web-prefer-text-large = duża
web-prefer-text-larger = większa
web-prefer-log = Dziennik pokazuje
web-prefer-log-headlines = wiersz na turę
web-prefer-log-acts = każde zagranie
web-prefer-log-all = wszystko
web-prefer-recap = Co zrobili inni
web-prefer-recap-card = na karcie w mojej turze
web-prefer-recap-off = tylko w dzienniku
web-prefer-sounds = Dźwięki
web-prefer-sounds-on = włączone
web-prefer-sounds-off = wyłączone

## Żadna pomyłka nie kosztuje tury

web-undo-turn = Cofnij całą turę
web-turn-ends = Koniec tury, teraz { $name }.
web-final = nie można cofnąć
web-fuse = To kończy turę i potem nie będzie można tego cofnąć.
web-auto-forced =
    { $final ->
        [yes] Nie było wyboru, więc zdecydował stół: { $what }.
       *[no] Nie było wyboru, więc zdecydował stół: { $what }. Z cofa.
    }
web-auto-obvious = Stół wybrał: { $what }. Z zmienia.
web-confirm-lost = To jeszcze możesz zrobić, a przepadnie:
web-confirm-nothing-lost = W tej turze nie zostało już nic do zrobienia.
web-confirm-play-on = Gram dalej
web-confirm-end = Zakończ
web-key-shift-z = cofnij całą turę
