### Tury w dzienniku w kilku słowach, bez imienia przed nimi; ile kosztowała albo przyniosła czyjaś tura.

deed-keeps =
    { $you ->
        [yes] zatrzymujesz { tile }
       *[no] zatrzymuje { tile }
    }
deed-lays-out =
    { $you ->
        [yes] wykładasz { tile }
       *[no] wykłada { tile }
    }
deed-posts =
    { $you ->
        [yes] wysyłasz gaucha { place-into }
       *[no] wysyła gaucha { place-into }
    }
deed-takes =
    { $you ->
        [yes] bierzesz { $dice }
       *[no] bierze { $dice }
    }
deed-stands =
    { $you ->
        [yes] stawiasz gaucha na { tile }
       *[no] stawia gaucha na { tile }
    }
deed-lies =
    { $you ->
        [yes] kładziesz gaucha na { tile }
       *[no] kładzie gaucha na { tile }
    }
deed-raises =
    { $you ->
        [yes] podnosisz gaucha na { tile }
       *[no] podnosi gaucha na { tile }
    }
deed-enters =
    { $you ->
        [yes] wysyłasz gaucha { place-into }
       *[no] wysyła gaucha { place-into }
    }
deed-recalls =
    { $you ->
        [yes] ściągasz gaucha
       *[no] ściąga gaucha
    }
deed-forfeits =
    { $you ->
        [yes] zostawiasz { $dice } bez użycia
       *[no] zostawia { $dice } bez użycia
    }
deed-gains-die =
    { $you ->
        [yes] bierzesz kość z Rodeo: { $value }
       *[no] bierze kość z Rodeo: { $value }
    }
deed-sells =
    { $you ->
        [yes] sprzedajesz stado { breed }: { $count } × { $highest }
       *[no] sprzedaje stado { breed }: { $count } × { $highest }
    }
deed-steals =
    { $you ->
        [yes] kradniesz { tile } graczowi { $victim }
        [victim] kradnie ci { tile }
       *[no] kradnie { tile } graczowi { $victim }
    }
deed-replaces =
    { $you ->
        [yes] zastępujesz gaucha gracza { $victim } na { tile }
        [victim] zastępuje twojego gaucha na { tile }
       *[no] zastępuje gaucha gracza { $victim } na { tile }
    }
deed-looks =
    { $you ->
        [yes] oglądasz Step
       *[no] ogląda Step
    }
deed-settles =
    { $you ->
        [yes] kładziesz { tile } na pampie
       *[no] kładzie { tile } na pampie
    }
deed-collects =
    { $you ->
        [yes] zdobywasz { tile }
       *[no] zdobywa { tile }
    }
deed-sorts =
    { $you ->
        [yes] wstawiasz { tile } do stada
       *[no] wstawia { tile } do stada
    }
deed-wins =
    { $you ->
        [yes] wygrywasz z wynikiem { $pesos } peso
       *[no] wygrywa z wynikiem { $pesos } peso
    }
stake-steals = −1 krowa
stake-replaces = −1 gaucho
