### Tury w dzienniku w kilku słowach, bez imienia przed nimi; ile kosztowała albo przyniosła czyjaś tura.

deed-chooses-start =
    { $you ->
        [yes] kładziesz żeton początkowy
       *[no] kładzie żeton początkowy
    }
deed-spins =
    { $you ->
        [yes] kręcisz kołem
       *[no] kręci kołem
    }
deed-advances =
    { $you ->
        [yes] przesuwasz wskazówkę
       *[no] przesuwa wskazówkę
    }
deed-hires =
    { $you ->
        [yes] bierzesz { worker-gen-many } robotników
       *[no] bierze { worker-gen-many } robotników
    }
deed-returns =
    { $you ->
        [yes] zwracasz robotników
       *[no] zwraca robotników
    }
deed-receives =
    { $you ->
        [yes] bierzesz { goods }
       *[no] bierze { goods }
    }
deed-trades =
    { $you ->
        [yes] wymieniasz bydło na { thing }
       *[no] wymienia bydło na { thing }
    }
deed-sends =
    { $you ->
        [yes] wysyłasz robotników { area-dir }
       *[no] wysyła robotników { area-dir }
    }
deed-gains-coins =
    { $you ->
        [yes] dostajesz { coins }
       *[no] dostaje { coins }
    }
deed-places-pawn =
    { $you ->
        [yes] stawiasz pionek w rzędzie { $row }
       *[no] stawia pionek w rzędzie { $row }
    }
deed-jumps =
    { $you ->
        [yes] przeskakujesz pionek gracza { $victim }
        [victim] przeskakuje twój pionek
       *[no] przeskakuje pionek gracza { $victim }
    }
deed-passes =
    { $you ->
        [yes] pasujesz w mieście
       *[no] pasuje w mieście
    }
deed-gains-cattle =
    { $you ->
        [yes] bierzesz bydło: { $count }
       *[no] bierze bydło: { $count }
    }
deed-exchanges =
    { $you ->
        [yes] wymieniasz małe na duże
       *[no] wymienia małe na duże
    }
deed-builds =
    { $you ->
        [yes] budujesz
       *[no] buduje
    }
deed-completes-line =
    { $you ->
        [yes] tworzysz linię czterech osad
       *[no] tworzy linię czterech osad
    }
deed-gains-canteen =
    { $you ->
        [yes] bierzesz menażkę
       *[no] bierze menażkę
    }
deed-uses-canteen =
    { $you ->
        [yes] rozgrywasz jeszcze jedną turę
       *[no] rozgrywa jeszcze jedną turę
    }
deed-last-settlement =
    { $you ->
        [yes] kładziesz ostatnią osadę
       *[no] kładzie ostatnią osadę
    }
deed-wins =
    { $you ->
        [yes] wygrywasz z { settlements-ins }
       *[no] wygrywa z { settlements-ins }
    }
stake-jumps = twój pionek musi się ruszyć
stake-shortage-good = −1 dobro
stake-shortage-worker = −1 robotnik
