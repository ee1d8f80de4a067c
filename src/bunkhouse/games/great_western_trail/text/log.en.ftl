### Turns in the log in a few words, without the name before them; what somebody else's turn cost or brought.

deed-moves =
    { $you ->
        [yes] ride to { deed-stop }
       *[no] rides to { deed-stop }
    }
deed-pays-owner =
    { $you ->
        [yes] pay { $victim } ${ $dollars }
        [victim] pays you ${ $dollars }
       *[no] pays { $victim } ${ $dollars }
    }
deed-plays =
    { $you ->
        [yes] play an objective
       *[no] plays an objective
    }
deed-removes =
    { $you ->
        [yes] remove a card
       *[no] removes a card
    }
deed-hires =
    { $you ->
        [yes] hire { a-worker }
       *[no] hires { a-worker }
    }
deed-trades =
    { $you ->
        [yes] trade for a { tile }
       *[no] trades for a { tile }
    }
deed-clears =
    { $you ->
        [yes] remove a hazard
       *[no] removes a hazard
    }
deed-engine =
    { $you ->
        [yes] move the engine
       *[no] moves the engine
    }
deed-upgrades =
    { $you ->
        [yes] upgrade station { $station }
       *[no] upgrades station { $station }
    }
deed-takes-master =
    { $you ->
        [yes] take a station master
       *[no] takes a station master
    }
deed-takes-token =
    { $you ->
        [yes] take the job market token
       *[no] takes the job market token
    }
deed-delivers =
    { $you ->
        [yes] deliver to { city }
       *[no] delivers to { city }
    }
deed-builds =
    { $you ->
        [yes] build { $building }
       *[no] builds { $building }
    }
deed-buys =
    { $you ->
        [yes] buy { deed-cows }
       *[no] buies { deed-cows }
    }
deed-takes-objective =
    { $you ->
        [yes] take an objective
       *[no] takes an objective
    }
deed-certificates =
    { $you ->
        [yes] take { deed-certificates-taken }
       *[no] takes { deed-certificates-taken }
    }
deed-auxiliary =
    { $you ->
        [yes] use an auxiliary action
       *[no] uses an auxiliary action
    }
deed-draws =
    { $you ->
        [yes] draw cards
       *[no] draws cards
    }
deed-foresees =
    { $you ->
        [yes] fill the board
       *[no] fills the board
    }
deed-stop =
    { $field ->
        [flood-black-2] a flood
        [flood-black-3] a flood
        [flood-green-2] a flood
        [flood-green-3] a flood
        [flood-green-4] a flood
        [drought-black-2] a drought
        [drought-black-3] a drought
        [drought-green-2] a drought
        [drought-green-3] a drought
        [drought-green-4] a drought
        [rockfall-black-2] a rockfall
        [rockfall-black-3] a rockfall
        [rockfall-green-2] a rockfall
        [rockfall-green-3] a rockfall
        [rockfall-green-4] a rockfall
        [kansas_city] Kansas City
        [teepee-green] a green teepee
        [teepee-blue] a blue teepee
        [empty] an empty space
       *[other] { $field }
    }
deed-cows =
    { $second ->
        [none] { card }
       *[other] { card } and { second-card }
    }
deed-certificates-taken =
    { $count ->
        [one] { $count } certificate
       *[other] { $count } certificates
    }
stake-pays-owner = +${ $dollars }
