### Turns in the log in a few words, without the name before them; what somebody else's turn cost or brought.

deed-starts =
    { $you ->
        [yes] start in { $city }
       *[no] starts in { $city }
    }
deed-takes =
    { $you ->
        [yes] take { card }
       *[no] takes { card }
    }
deed-draws =
    { $you ->
        [yes] draw a card
       *[no] draws a card
    }
deed-claims =
    { $you ->
        [yes] claim { $from } – { $to }
       *[no] claims { $from } – { $to }
    }
deed-captures =
    { $you ->
        [yes] capture Alvin
       *[no] captures Alvin
    }
deed-moves-alvin =
    { $you ->
        [yes] take Alvin to { $city }
       *[no] takes Alvin to { $city }
    }
deed-places =
    { $you ->
        [yes] place a city piece in { $city }
       *[no] places a city piece in { $city }
    }
deed-draws-tickets =
    { $you ->
        [yes] draw tickets
       *[no] draws tickets
    }
deed-kept =
    { $you ->
        [yes] keep { deed-tickets }
       *[no] keeps { deed-tickets }
    }
deed-passes =
    { $you ->
        [yes] pass
       *[no] passes
    }
deed-last-round =
    { $you ->
        [yes] start the last round
       *[no] starts the last round
    }
deed-tickets-scored =
    { $you ->
        [yes] count the tickets
       *[no] counts the tickets
    }
deed-globetrotter =
    { $you ->
        [yes] get the Globetrotter card
       *[no] gets the Globetrotter card
    }
deed-alvin-card =
    { $you ->
        [yes] get the Alvin card
       *[no] gets the Alvin card
    }
deed-wins =
    { $you ->
        [yes] win with { points }
       *[no] wins with { points }
    }
deed-tickets =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
stake-scores = +{ points }
