### Turns in the log in a few words, without the name before them; what somebody else's turn cost or brought.

deed-chooses-start =
    { $you ->
        [yes] put the start tile down
       *[no] puts the start tile down
    }
deed-spins =
    { $you ->
        [yes] spin the wheel
       *[no] spins the wheel
    }
deed-advances =
    { $you ->
        [yes] move the pointer on
       *[no] moves the pointer on
    }
deed-hires =
    { $you ->
        [yes] take { worker } workers
       *[no] takes { worker } workers
    }
deed-returns =
    { $you ->
        [yes] return workers
       *[no] returns workers
    }
deed-receives =
    { $you ->
        [yes] take { goods }
       *[no] takes { goods }
    }
deed-trades =
    { $you ->
        [yes] trade cattle for { thing }
       *[no] trades cattle for { thing }
    }
deed-sends =
    { $you ->
        [yes] send workers to { area }
       *[no] sends workers to { area }
    }
deed-gains-coins =
    { $you ->
        [yes] get { coins }
       *[no] gets { coins }
    }
deed-places-pawn =
    { $you ->
        [yes] place the pawn in row { $row }
       *[no] places the pawn in row { $row }
    }
deed-jumps =
    { $you ->
        [yes] jump over the pawn of { $victim }
        [victim] jumps over your pawn
       *[no] jumps over the pawn of { $victim }
    }
deed-passes =
    { $you ->
        [yes] pass in the city
       *[no] passes in the city
    }
deed-gains-cattle =
    { $you ->
        [yes] take { $count } cattle
       *[no] takes { $count } cattle
    }
deed-exchanges =
    { $you ->
        [yes] exchange small for large
       *[no] exchanges small for large
    }
deed-builds =
    { $you ->
        [yes] build
       *[no] builds
    }
deed-completes-line =
    { $you ->
        [yes] complete a line of four
       *[no] completes a line of four
    }
deed-gains-canteen =
    { $you ->
        [yes] take a canteen
       *[no] takes a canteen
    }
deed-uses-canteen =
    { $you ->
        [yes] take another turn
       *[no] takes another turn
    }
deed-last-settlement =
    { $you ->
        [yes] place the last settlement
       *[no] places the last settlement
    }
deed-wins =
    { $you ->
        [yes] win with { settlements }
       *[no] wins with { settlements }
    }
stake-jumps = your pawn must move
stake-shortage-good = −1 good
stake-shortage-worker = −1 worker
