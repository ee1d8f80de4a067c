### Strony poza stołem: stoły, nowy stół i poczekalnia, zaproszenie, konto, gry, błędy.
###
### Nagłówki i przyciski bez kropki; objaśnienia są zdaniami.

## Nawigacja

lobby-nav = Główna
lobby-tab-tables = Stoły
lobby-tab-games = Gry
lobby-tab-learn = Nauka
lobby-tab-replays = Powtórki
lobby-me = { $name }: imię i ustawienia
lobby-compiling = Silnik gier jeszcze się kompiluje. Przez kilka minut boty patrzą mniej daleko naprzód.

## Stoły

lobby-title = Stoły
lobby-games = Gry
lobby-players-range =
    { $low ->
        [1] 1–{ $high } graczy
       *[other] { $low }–{ $high } graczy
    }
lobby-minutes = { $time } min
lobby-new-table = Nowy stół
lobby-new-table-of = Nowy stół: { $game }
lobby-your-turn = Twoja tura
lobby-their-turn = gra { $name }
lobby-back-to-table = Wróć do stołu
lobby-back = Wróć
lobby-back-to = Wróć: { $table }
lobby-more-turns =
    { $count ->
        [one] Twoja tura jeszcze przy 1 stole
        [few] Twoja tura jeszcze przy { $count } stołach
       *[many] Twoja tura jeszcze przy { $count } stołach
    }
lobby-waiting-for-others =
    { $count ->
        [one] Czekasz na innych przy 1 stole
        [few] Czekasz na innych przy { $count } stołach
       *[many] Czekasz na innych przy { $count } stołach
    }
lobby-no-turn = Nikt na Ciebie nie czeka
lobby-hello = Cześć, { $name }
lobby-welcome = Witaj
lobby-you-play-as = Grasz jako
lobby-keep-name = Zostaw to imię
lobby-no-account-needed = Konto nie jest potrzebne
lobby-guest-names = Jałowiec, Szeryf, Modrzew, Krzemień, Jastrząb, Mustang, Podkowa, Bizon, Kojot, Preria, Kanion, Dereń
lobby-bot-names = Rdza, Kaktus, Ostroga, Siodło, Lasso, Kurz
lobby-my-tables = Twoje stoły
lobby-nudged-by = przypomina { $name }
lobby-waits-for-you = { $name } czeka na ciebie.
lobby-first-page = Na początek
lobby-next-page = Dalej
lobby-finished =
    { $count ->
        [one] 1 zakończona partia
        [few] { $count } zakończone partie
       *[many] { $count } zakończonych partii
    }
lobby-open-tables = Otwarte stoły
lobby-filter = Które stoły
lobby-show-all = Wszystkie
lobby-show-free = Wolne miejsca
lobby-show-running = Trwające
lobby-join = Dołącz
lobby-join-table = Dołącz: { $table }
lobby-watch = Oglądaj
lobby-watch-table = Oglądaj: { $table }
lobby-seat-free = wolne miejsce
lobby-waits-for-people =
    { $count ->
        [0] można zaczynać
        [one] 1 wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
lobby-nobody = Nikogo przy stołach
lobby-play-with-bots = Zagraj z botami
lobby-table-of = Stół: { $name }
lobby-pace-free = bez limitu
lobby-pace-live =
    { $seconds ->
        [0] po { $minutes } min
       *[other] { $minutes } min + { $seconds } s
    }
lobby-pace-days =
    { $days ->
        [one] 1 dzień / ruch
        [few] { $days } dni / ruch
       *[many] { $days } dni / ruch
    }
lobby-quick = Zagraj od razu
lobby-quick-bots = Z botami
lobby-quick-bots-text =
    { $bots ->
        [one] { $game }, 1 bot, start w 2 sekundy
        [few] { $game }, { $bots } boty, start w 2 sekundy
       *[many] { $game }, { $bots } botów, start w 2 sekundy
    }
lobby-quick-friends = Ze znajomymi
lobby-quick-friends-text = Wyślij link, grają bez konta
lobby-quick-hotseat = Przy jednym ekranie
lobby-quick-hotseat-text = Przekazujecie urządzenie
lobby-recent = Ostatnie partie
lobby-recent-none = Pierwsza partia czeka.
lobby-place = { $place }. miejsce
lobby-replay = Powtórka
lobby-replay-of = Powtórka: { $table }
lobby-first-time = Pierwszy raz?
lobby-tutorial = Samouczek, 5 minut
lobby-just-now = przed chwilą
lobby-minutes-ago =
    { $count ->
        [one] minutę temu
        [few] { $count } minuty temu
       *[many] { $count } minut temu
    }
lobby-hours-ago =
    { $count ->
        [one] godzinę temu
        [few] { $count } godziny temu
       *[many] { $count } godzin temu
    }
lobby-yesterday = wczoraj
lobby-days-ago = { $count } dni temu

## Nowy stół

lobby-slab-new = Nowy stół
lobby-slab-yours = Twój stół
lobby-slab-waiting = Masz miejsce
lobby-draft = Otwórz stół albo od razu zagraj z botami
lobby-draft-full = Wszystkie miejsca zajęte: zacznij grę
lobby-draft-alone = Grasz w pojedynkę, a przeciwko tobie { $name }
lobby-alone-against = Solo kontra { $name }
lobby-draft-text = Wszystko poniżej można zmieniać aż do początku gry.
lobby-start-with-bots = Zacznij z botami
lobby-open-table = Otwórz stół
lobby-seats-free =
    { $count ->
        [0] Są wszyscy: możesz zaczynać
        [one] 1 miejsce jest wolne: wyślij link albo dodaj bota
        [few] { $count } miejsca są wolne: wyślij link albo dodaj boty
       *[many] { $count } miejsc jest wolnych: wyślij link albo dodaj boty
    }
lobby-table-open-text = Stół już czeka. Wszystko poniżej można zmieniać aż do startu.
lobby-copy-link = Kopiuj link
lobby-fill-and-start =
    { $count ->
        [one] Dodaj bota i zacznij
        [few] Dodaj boty i zacznij
       *[many] Dodaj boty i zacznij
    }
lobby-start = Zacznij grę
lobby-save = Zapisz
lobby-waiting-for-seats =
    { $count ->
        [one] Jeszcze 1 miejsce jest wolne
        [few] Jeszcze { $count } miejsca są wolne
       *[many] Jeszcze { $count } miejsc jest wolnych
    }
lobby-host-starts = Grę zaczyna { $name }
lobby-room-guest-text = Ta strona zmienia się sama; plansza pojawi się, gdy gra się zacznie.
lobby-leave = Odejdź od stołu
lobby-game-begun = Gra się zaczęła
lobby-seat-gone = Twoje miejsce zwolniono: do stołu
lobby-choose-game = Gra
lobby-how-we-play = Jak gramy
lobby-sets = Gotowe zestawy
lobby-set-first = Pierwsza gra
lobby-set-regular = Zwykła
lobby-set-random = Losowo
lobby-set-own = Po swojemu
lobby-no-options = W tę grę gra się zawsze tak samo, a każde rozdanie i tak jest inne.
lobby-pace = Tempo
lobby-when-daily = Na dni, ruch w wolnej chwili
lobby-when-daily-text = Stół czeka na Ciebie, a lista stołów pokaże, kiedy Twoja tura.
lobby-when-live = Na żywo, wszyscy przy stole
lobby-when-live-text = Po minucie możesz ponaglić kogoś, kto się zamyślił.
lobby-bot-may-sit-in = Za nieobecnych może usiąść bot, dopóki nie wrócą.
lobby-undo = Cofanie ruchów
lobby-undo-free = Swobodnie
lobby-undo-free-text = Dopóki nie odkryto kart lub kości i trwa Twoja tura.
lobby-undo-off = Nigdy
lobby-undo-off-text = Ruch to ruch.
lobby-door = Drzwi
lobby-door-link = Tylko z linkiem
lobby-door-open = Dla wszystkich
lobby-door-text = Otwarte stoły widać na liście. Kto ma link dla widzów, może oglądać.
lobby-waiting-room = Poczekalnia
lobby-table-name = Nazwa stołu
lobby-seats = Miejsca
lobby-of-taken = z { $count } zajęte
lobby-how-many = Liczba graczy
lobby-free-seat = Wolne miejsce
lobby-seat-who = kto ma tu usiąść?
lobby-seat-host = gospodarz
lobby-seat-you-host = Ty, gospodarz
lobby-seat-you = Ty
lobby-seat-guest = gość z linku
lobby-seat-bot = gra komputer
lobby-seat-hotseat = przy tym urządzeniu
lobby-seat-open = czeka na kogoś
lobby-ready = przy stole
lobby-away = poza stołem
lobby-free-up = Zwolnij miejsce: { $name }
lobby-kind-open = Z linku
lobby-kind-bot = Bot
lobby-kind-hotseat = Tu, obok
lobby-bot = Bot
lobby-bot-easy = Łatwy
lobby-bot-medium = Średni
lobby-bot-hard = Trudny
lobby-bot-easy-text = od razu
lobby-bot-medium-text = chwila
lobby-bot-hard-text = sekundy
lobby-strength = Siła bota
lobby-neighbour-name = Imię osoby przy tym urządzeniu
lobby-move-seat = Przesuń: { $name }
lobby-move-hint = Przeciągnij albo Alt i strzałki
lobby-turn-order = Kolejność
lobby-turn-order-text = jak przy stole, zaczyna wylosowana osoba
lobby-invite = Zaproś linkiem
lobby-invite-text = Konto nie jest potrzebne. Goście wybierają imię i znak.
lobby-invite-soon = Po otwarciu stołu będzie tu link i kod QR do wysłania.
lobby-scan = zeskanuj i siadaj
lobby-copy = Kopiuj
lobby-copied = Skopiowano link
lobby-share = Wyślij
lobby-share-text = { $name } zaprasza do gry { $game }
lobby-watch-link = Link dla widzów
lobby-fair = Uczciwie od początku.
lobby-fair-text = Ziarno losowe jest już zamknięte i zostanie pokazane po grze:

## Zaproszenie

lobby-invites =
    { $count ->
        [one] zaprasza { $name }, zostało 1 miejsce
        [few] zaprasza { $name }, zostały { $count } miejsca
       *[many] zaprasza { $name }, zostało { $count } miejsc
    }
lobby-table-of-host = Stół: { $name }
lobby-your-name = Jak Cię nazywać?
lobby-your-brand = Twój znak
lobby-brand =
    { $colour ->
        [red] Romb, czerwony
        [blue] Koło, niebieski
        [yellow] Krokiew, żółty
        [green] Widły, zielony
        [black] Krzyż, czarny
       *[white] Klepsydra, biały
    }
lobby-sit = Siadam do stołu
lobby-full = Wszystkie miejsca są zajęte
lobby-full-text = Możesz oglądać: zakryte karty pokażemy dopiero po grze.
lobby-just-watch = Tylko oglądam
lobby-its-me = Już tu gram, na innym urządzeniu
lobby-its-me-text = Siedzisz już przy tym stole na innym urządzeniu? Wybierz tam „Graj na innym urządzeniu” w menu stołu i wpisz tu cyfry.
lobby-its-me-digits = Cztery cyfry
lobby-device = Na innym urządzeniu
lobby-device-open = Otwórz tam stół:
lobby-device-say = Wybierz „To ja” i wpisz:
lobby-device-limits = Cyfry są ważne pięć minut i tylko raz. Potem grasz na obu urządzeniach.

## Ty

lobby-account = Ty w Bunkhouse
lobby-name = Imię
lobby-name-text = Widzą je inni przy stole. Możesz je zmienić w każdej chwili.
lobby-reading = Język i światło
lobby-language-en = English
lobby-language-pl = Polski
lobby-theme = Światło
lobby-theme-noon = Południe
lobby-theme-lantern = Latarnia
lobby-theme-auto = Automatycznie
lobby-register = Zachowaj swoje partie
lobby-register-text = Konto nie jest konieczne. Dzięki niemu Twoje partie są z Tobą na każdym urządzeniu. Bez adresu e-mail.
lobby-login-name = Login
lobby-password = Hasło
lobby-make-account = Załóż konto
lobby-log-in = Zaloguj się
lobby-log-in-text = Miejsca zajęte jako gość przechodzą na konto.
lobby-signed-in = Twoje konto: { $login }
lobby-signed-in-text = Masz swoje partie na każdym urządzeniu.
lobby-log-out = Wyloguj się
lobby-change-password = Zmień hasło
lobby-old-password = Stare hasło
lobby-new-password = Nowe hasło
lobby-done-registered = Konto jest gotowe.
lobby-done-logged-in = Witaj ponownie.
lobby-done-password = Hasło zostało zmienione. Wszystkie inne sesje i tokeny straciły ważność.
lobby-done-revoked = Token już nie działa.
lobby-tokens = Tokeny dla botów
lobby-tokens-text = Twój program może grać w Twoim imieniu przez API.
lobby-api-docs = Jak działa API
lobby-token-secret = Skopiuj teraz: drugi raz się nie pokaże
lobby-token-label = Do czego posłuży token
lobby-make-token = Utwórz token
lobby-revoke = Unieważnij
lobby-revoke-token = Unieważnij { $label }

## Gry, nauka, powtórki

lobby-sixty = Gra w 60 sekund
lobby-rules = Zasady
lobby-tutorial-short = Samouczek
lobby-tutorial-guided = Pierwsza gra z przewodnikiem, 5 minut
lobby-learn-text = Zagraj pierwszą partię z przewodnikiem albo przeczytaj grę w minutę. Przy stole zasady są zawsze pod ręką.
lobby-my-games = Twoje zakończone partie
lobby-first-game-waits = Pierwsza partia czeka
lobby-upload = Odtwórz zapis
lobby-upload-text = Każdą zakończoną partię można pobrać jako mały plik. Wybierz go i przejdź grę krok po kroku.
lobby-record-file = Plik z zapisem
lobby-show-replay = Pokaż powtórkę

## Gdy czegoś nie da się pokazać

lobby-error-no-table = Tego stołu już nie ma
lobby-error-no-page = Tu nic nie ma
lobby-error-table-full = Wszystkie miejsca są zajęte
lobby-error-forbidden = Potrzebny link od gospodarza
lobby-error-refused = To się nie udało
lobby-error-busy = Chwileczkę
lobby-error-fault = Coś się wysypało. Partia jest zapisana.
lobby-error-code = Kod
lobby-to-lobby = Do stołów
lobby-try-again = Odśwież
