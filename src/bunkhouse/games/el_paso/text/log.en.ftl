### Turns in the log in a few words, without the name before them; what somebody else's turn cost or brought.

deed-moves =
    { $you ->
        [yes] ride to { deed-stop }
       *[no] rides to { deed-stop }
    }
deed-sells =
    { $you ->
        [yes] discard { card } for money
       *[no] discards { card } for money
    }
deed-certificates =
    { $you ->
        [yes] gain { deed-certificates-gained }
       *[no] gains { deed-certificates-gained }
    }
deed-takes-exchange =
    { $you ->
        [yes] take an exchange token
       *[no] takes an exchange token
    }
deed-dismisses =
    { $you ->
        [yes] discard { worker }
       *[no] discards { worker }
    }
deed-exchanges =
    { $you ->
        [yes] use an exchange token
       *[no] uses an exchange token
    }
deed-hires =
    { $you ->
        [yes] hire { worker }
       *[no] hires { worker }
    }
deed-gains-cow =
    { $you ->
        [yes] gain { card }
       *[no] gains { card }
    }
deed-buys =
    { $you ->
        [yes] buy { card }
       *[no] buies { card }
    }
deed-uses-train =
    { $you ->
        [yes] use train card { $card }
       *[no] uses train card { $card }
    }
deed-builds =
    { $you ->
        [yes] build { $building }
       *[no] builds { $building }
    }
deed-upgrades =
    { $you ->
        [yes] replace { $replaced } by { $building }
       *[no] replaces { $replaced } by { $building }
    }
deed-takes-objective =
    { $you ->
        [yes] take an objective token
       *[no] takes an objective token
    }
deed-takes-bonus =
    { $you ->
        [yes] take a bonus token
       *[no] takes a bonus token
    }
deed-auxiliary =
    { $you ->
        [yes] use auxiliary action { $number }
       *[no] uses auxiliary action { $number }
    }
deed-removes =
    { $you ->
        [yes] remove { card }
       *[no] removes { card }
    }
deed-takes-simmental =
    { $you ->
        [yes] take a Simmental
       *[no] takes a Simmental
    }
deed-finishes =
    { $you ->
        [yes] finish the game
       *[no] finishes the game
    }
deed-delivers =
    { $you ->
        [yes] deliver to trading post { $post }
       *[no] delivers to trading post { $post }
    }
deed-gains-worker =
    { $you ->
        [yes] get a worker
       *[no] gets a worker
    }
deed-gets-nothing =
    { $you ->
        [yes] get nothing
       *[no] gets nothing
    }
deed-draws-bot-card =
    { $you ->
        [yes] draw bot card { $card }
       *[no] draws bot card { $card }
    }
deed-stop =
    { $field ->
        [el_paso] El Paso
       *[other] { $field }
    }
deed-certificates-gained =
    { $count ->
        [one] { $count } certificate
       *[other] { $count } certificates
    }
