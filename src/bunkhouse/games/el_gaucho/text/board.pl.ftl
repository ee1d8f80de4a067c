### El Gaucho: słowa na rysowanym stole. Napisy na elementach są krótkie, nazwy elementów czyta się na głos.

## Co jest napisane na stole

board-pampa = Pampa
board-herds-tab = Stada
board-full = PEŁNE
board-taken = { $taken } z { $count }
board-stack = stos
board-used = użyte
board-starter = zaczyna
board-your-herds = Twoje stada
board-herds-of = Stada: { $name }
board-worth-now = wartość stad teraz
board-in-supply = w zasobach
board-herd-empty = brak bydła
board-herd-gone = poza grą
board-direction =
    { $way ->
        [rising] rosnąco
       *[falling] malejąco
    }
board-product = { $count } × { $highest }
board-fits-any = dowolna
board-fits-only = tylko { $value }
board-fits-nothing = koniec
board-income =
    { $source ->
        [sales] sprzedaż stad
        [trade] u Kupca
        [compensation] odszkodowania
       *[final] na koniec gry
    }
board-choosing-start = wybiera kafelki startowe
board-before-dice = najpierw bydło i gauchowie, potem kości
board-without-dice = runda bez kości
board-dice-left =
    { $count ->
        [0] nie ma już kości
        [one] została { $count } kość
        [few] zostały { $count } kości
       *[other] zostało { $count } kości
    }
board-tray-start = Twoje kafelki startowe
board-tray-steppe = Kafelki ze Stepu
board-tray-settle = Ze Stepu: { $name }
board-tray-collected = Zdobyte: { $name }
board-loot = Co może zabrać Złodziej
board-loot-hint = Właściciel dostaje dużą liczbę w peso. Moneta oznacza, że trzeba sprzedać własne stado.
board-place-does =
    { $place ->
        [merchant] Sprzedaj stado, +5 peso
        [rodeo] Dodatkowa kość 1–6
        [sorting] Wstaw krowę w środek stada
        [thief] Ukradnij krowę rywalowi
        [foreman] Podnieś 2 lub zastąp rywala
       *[steppe] Weź krowę ze Stepu
    }

## Co czyta się na głos

board-face-down = Zakryty kafelek
board-pasture =
    { $count ->
        [0] Pastwisko { $pasture }, bez kafelków
       *[other] Pastwisko { $pasture }, zajęte kafelki: { $taken } z { $count }
    }
board-empty-space = Puste pole { $number }, pastwisko { $pasture }
board-tile =
    { $rider ->
        [none] { tile }, mała liczba { $small }, pastwisko { $pasture }, kafelek wolny
        [own-stand] { tile }, mała liczba { $small }, pastwisko { $pasture }, stoi tu twój gaucho ({ $name })
        [own-lie] { tile }, mała liczba { $small }, pastwisko { $pasture }, leży tu twój gaucho ({ $name })
        [stand] { tile }, mała liczba { $small }, pastwisko { $pasture }, stoi tu gaucho: { $name }
       *[lie] { tile }, mała liczba { $small }, pastwisko { $pasture }, leży tu gaucho: { $name }
    }
board-steppe =
    { $count ->
        [one] Step, { $count } kafelek
        [few] Step, { $count } kafelki
       *[other] Step, { $count } kafelków
    }
board-score = { $name }: { $pesos } peso
board-place =
    { $count ->
        [0] { board-place-entry }, nikogo tam nie ma
       *[other] { board-place-entry }, obecni: { $names }
    }
board-place-entry =
    { $place ->
        [merchant] Kupiec, kości od { $low } do { $high }
        [rodeo] Rodeo, kości od { $low } do { $high }
        [sorting] Sortownia, kości od { $low } do { $high }
        [thief] Złodziej, kości za { $high }
        [foreman] Nadzorca, kości za { $high }
       *[steppe] Step, kości za { $high }
    }
board-guest =
    { $fresh ->
        [yes] Gaucho { place-at }: { $name }, jeszcze niegotowy
       *[no] Gaucho { place-at }: { $name }, gotowy
    }
board-die = Kość w kościanym rodeo: { $face }
board-hand-die = Kość na ręce: { $face }
board-supply =
    { $count ->
        [one] { $count } gaucho w zasobach
       *[other] { $count } gauchów w zasobach
    }
board-herd = Stado { breed }: { $row }; pasuje teraz: { $follows }; wartość { $pesos } peso
board-no-herd =
    { $gone ->
        [yes] { breed }: poza grą
       *[no] { breed }: brak bydła
    }
board-row = { breed }: { $row }
board-loot-tile = { tile }, stado gracza { $name }

## Co można zrobić z elementem

board-way =
    { $kind ->
        [take] weź { $dice }
        [stand] postaw za { $dice }
        [lie] połóż za { $dice }
        [raise] podnieś za { $dice }
       *[enter] wstaw za { $dice }
    }
board-verb =
    { $kind ->
        [keep] zatrzymaj
        [post] wstaw
        [enter] wstaw
        [use] użyj
        [rodeo] dodatkowa kość
        [sell] sprzedaj u Kupca
        [steal] ukradnij
        [rouse] podnieś dzięki Nadzorcy
        [replace] zastąp dzięki Nadzorcy
        [look] obejrzyj Step
        [fetch] wybierz
        [settle] połóż tutaj
        [recall] ściągnij
        [add] dołóż do stada
       *[sort] wstaw dzięki Sortowni
    }

## Do czego służą elementy

board-tip-tile =
    Za kości o sumie { $value } gaucho tu stanie. Za { $small } tylko się położy albo wstanie ten, który leży.
board-tip-place =
    { $place ->
        [merchant] Wejście za sumę od { $low } do { $high }. W jednej z następnych tur: sprzedaj stado co najmniej 2 kafelków i weź dodatkowe 5 peso.
        [rodeo] Wejście za sumę od { $low } do { $high }. W jednej z następnych tur: weź dodatkową kość o dowolnej wartości.
        [sorting] Wejście za sumę od { $low } do { $high }. Przy zdobywaniu bydła: wstaw kafelek, który nie pasuje z prawej, na właściwe miejsce w stadzie.
        [thief] Wejście za sumę { $high }. W jednej z następnych tur: zabierz kafelek ze stada rywala, który dostanie tyle peso, ile wynosi duża liczba.
        [foreman] Wejście za sumę { $high }. W jednej z następnych tur: podnieś 1 lub 2 swoich leżących gauchów albo zastąp swoim leżącego gaucha rywala.
       *[steppe] Wejście za sumę { $high }. W jednej z następnych tur: obejrzyj Step i połóż na Pampie jeden kafelek albo dwa poniżej 5, razem ze swoimi gauchami.
    }
board-tip-title =
    { $thing ->
        [pasture] Pastwisko
        [empty] Puste pole
        [covered] Zakryte pole
        [standing] Stojący gaucho
        [lying] Leżący gaucho
        [ready] Gaucho w miejscu specjalnym
        [fresh] Gaucho jeszcze niegotowy
        [used] Użyte w tej turze
        [dice] Kościane rodeo
        [hand] Twoje kości
        [herd] Stado
        [worth] Wartość stada
        [supply] Zasoby
        [scale] Tor peso
        [steppe] Step
        [stack] Stos
        [start] Kafelki startowe
        [collected] Zdobyte bydło
       *[starter] Gracz rozpoczynający
    }
board-tip-text =
    { $thing ->
        [pasture] Gdy na koniec rundy na każdym kafelku pastwiska jest gaucho, stojący zabierają swoje kafelki.
        [empty] Tu trafią następne kafelki: pastwiska zapełnia się od dołu, aż duże liczby dadzą 20.
        [covered] Przy tej liczbie graczy to pole nie bierze udziału w grze.
        [standing] Zabierze swój kafelek, gdy tylko całe pastwisko będzie zajęte.
        [lying] Zajmuje kafelek, ale go nie zabiera. Właściciel może go podnieść za kości o sumie równej małej liczbie.
        [ready] Właściciel może użyć tego miejsca w dowolnej swojej turze; gaucho wraca wtedy do zasobów.
        [fresh] Dopiero tu przyszedł; można go użyć od następnej tury właściciela.
        [used] W turze, w której używasz miejsca, nie możesz do niego wejść.
        [dice] Jeden rzut dla wszystkich: gracze po kolei biorą po 2 kości.
        [hand] Każdej kości możesz użyć osobno albo je zsumować. Niewykorzystane przepadają na koniec tury.
        [herd] Stado cały czas rośnie albo cały czas maleje. Nowy kafelek musi pasować z prawej, inaczej stado trzeba sprzedać.
        [worth] Liczba kafelków razy najwyższa wartość.
        [supply] Gauchowie pod ręką. Gdy nie ma żadnego, możesz ściągnąć leżących i tych z miejsc specjalnych.
        [scale] Okrążenie to 100 peso; okrążenia liczy sakiewka.
        [steppe] Cztery zakryte kafelki. Kto używa Stepu, ogląda je w tajemnicy.
        [stack] Gdy stos się skończy, zostają jeszcze jedna runda z kośćmi i jedna bez kości.
        [start] Zatrzymaj 1 dowolny kafelek, 2 o wartości najwyżej 8 albo 3 o wartości najwyżej 4.
        [collected] Ty decydujesz, w jakiej kolejności kafelki jednej rasy trafią do stada.
       *[starter] Rzuca kośćmi i zaczyna rundę; w następnej rundzie będzie to gracz po lewej.
    }

## Koniec gry i wynik w tej chwili

board-end-title = Koniec gry
board-end = Gdy ze stosu zniknie ostatni kafelek, następuje jeszcze jedna runda z kośćmi, a po niej jedna bez kości. Potem sprzedaje się wszystkie stada.
board-last-round = Ostatnia runda: { $names }, potem koniec
score-later-herds =
    { $count ->
        [one] { $count } niesprzedane stado
        [few] { $count } niesprzedane stada
       *[other] { $count } niesprzedanych stad
    }
