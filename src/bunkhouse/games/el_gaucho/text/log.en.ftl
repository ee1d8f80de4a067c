### Turns in the log in a few words, without the name before them; what somebody else's turn cost or brought.

deed-keeps =
    { $you ->
        [yes] keep { tile }
       *[no] keeps { tile }
    }
deed-lays-out =
    { $you ->
        [yes] lay out { tile }
       *[no] lays out { tile }
    }
deed-posts =
    { $you ->
        [yes] send a gaucho to { place }
       *[no] sends a gaucho to { place }
    }
deed-takes =
    { $you ->
        [yes] take { $dice }
       *[no] takes { $dice }
    }
deed-stands =
    { $you ->
        [yes] stand on { tile }
       *[no] stands on { tile }
    }
deed-lies =
    { $you ->
        [yes] lie on { tile }
       *[no] lies on { tile }
    }
deed-raises =
    { $you ->
        [yes] raise the gaucho on { tile }
       *[no] raises the gaucho on { tile }
    }
deed-enters =
    { $you ->
        [yes] enter { place }
       *[no] enters { place }
    }
deed-recalls =
    { $you ->
        [yes] take a gaucho back
       *[no] takes a gaucho back
    }
deed-forfeits =
    { $you ->
        [yes] leave { $dice } unused
       *[no] leaves { $dice } unused
    }
deed-gains-die =
    { $you ->
        [yes] use the Rodeo: { $value }
       *[no] uses the Rodeo: { $value }
    }
deed-sells =
    { $you ->
        [yes] sell { breed }: { $count } × { $highest }
       *[no] sells { breed }: { $count } × { $highest }
    }
deed-steals =
    { $you ->
        [yes] steal { tile } from { $victim }
        [victim] steals your { tile }
       *[no] steals { tile } from { $victim }
    }
deed-replaces =
    { $you ->
        [yes] replace the gaucho of { $victim } on { tile }
        [victim] replaces your gaucho on { tile }
       *[no] replaces the gaucho of { $victim } on { tile }
    }
deed-looks =
    { $you ->
        [yes] look at the Steppe
       *[no] looks at the Steppe
    }
deed-settles =
    { $you ->
        [yes] settle { tile } on the Pampa
       *[no] settles { tile } on the Pampa
    }
deed-collects =
    { $you ->
        [yes] collect { tile }
       *[no] collects { tile }
    }
deed-sorts =
    { $you ->
        [yes] sort { tile } into the herd
       *[no] sorts { tile } into the herd
    }
deed-wins =
    { $you ->
        [yes] win with { $pesos } pesos
       *[no] wins with { $pesos } pesos
    }
stake-steals = −1 cow
stake-replaces = −1 gaucho
