### Old West: the words on the table in a terminal. The columns are narrow.

table-over = The game is over
table-setup = Set-up: { $name } decides
table-turn = { $name } is on turn
table-last-round =
    { $count ->
        [one] Last round: { $name } is on turn, { $count } turn left
       *[other] Last round: { $name } is on turn, { $count } turns left
    }
table-alvin = Alvin is in { $city }
table-alvin-sign = Alvin
table-ferry = ferry, with the locomotives it needs
table-closed = closed
table-completed = completed
table-display = Face up
table-decks = Deck { $cards }, tickets { $tickets }
table-discards = Discarded
table-hand = Hand
table-tickets = Tickets
table-drawn = To choose from
# Three letters for the tracks.
table-colour =
    { $colour ->
        [purple] pur
        [white] whi
        [blue] blu
        [yellow] yel
        [orange] ora
        [black] bla
        [red] red
        [green] gre
       *[grey] any
    }
table-card =
    { $card ->
        [purple] purple
        [white] white
        [blue] blue
        [yellow] yellow
        [orange] orange
        [black] black
        [red] red
        [green] green
       *[locomotive] locomotive
    }
table-head =
    { $head ->
        [score] Points
        [trains] Trains
        [cards] Cards
        [tickets] Tickets
        [pieces] Pieces
       *[cities] Cities
    }
table-state =
    { $state ->
        [AZ] Arizona
        [CA] California
        [CO] Colorado
        [ID] Idaho
        [MT] Montana
        [NM] New Mexico
        [NV] Nevada
        [OR] Oregon
        [UT] Utah
        [WA] Washington
        [WY] Wyoming
       *[other] { $state }
    }
