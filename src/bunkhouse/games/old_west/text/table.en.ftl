### Old West: the words on the table. In a terminal the columns are narrow.

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

## The drawn table

table-map = Map of the Old West
table-cars-key = cars
table-points-key = points
table-train-cards = Train cards
table-deck = Deck
table-face-down = face down
table-discard = discard
table-whole-draw = takes both draws
table-draw = draw { $count }
table-take = take { $count }
table-least = keep { $count } or more
table-ticket-deck = Ticket deck
table-ticket = Ticket
table-trains = Trains
table-pieces = City pieces
table-hands = Train cards in hand
table-your-hand = Your hand
table-your-tickets = Your tickets
table-no-tickets = No tickets yet
table-sealed = Tickets stay secret until the end of the game.
table-none = none
table-done = done
table-to-go = to go
table-no-way = blocked
table-missed = missed
table-safe = { $points } safe
table-at-risk = { $points } at risk
table-lost = { $points } lost
table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-stack =
    { $card ->
        [locomotive] locomotives: { $count }
       *[other] { table-card } cards: { $count }
    }
table-of-trains = of { $count } trains
table-pieces-left =
    { $count ->
        [one] city piece left
       *[other] city pieces left
    }
table-trains-left = Trains left: { $count }
table-ticket-count = Tickets: { $count }
table-pieces-placed = City pieces on the map: { $count }
table-pay = Pay { $count }
table-place = Place a city piece in { $city }
table-scored = Points: { $scored }.
table-completes = Completes { $ticket }.
table-nearer =
    { $left ->
        [one] Brings { $ticket } nearer: { $left } car to go.
       *[other] Brings { $ticket } nearer: { $left } cars to go.
    }
table-claim =
    { $length ->
        [one] { $route }, { $length } car. Points: { $scored }
       *[other] { $route }, { $length } cars. Points: { $scored }
    }
table-turn-number = Turn { $number }
table-jump =
    { $place ->
        [yours] Your moves
        [north-west] North-west
        [rockies] Rockies
        [california] California
       *[south] South
    }
table-zoom =
    { $how ->
        [in] Closer
        [out] Further away
       *[all] Whole map
    }

# What things say when they are looked at.
table-track =
    { $colour ->
        [grey] any colour
       *[other] { colour }
    }
table-tip-route =
    { $length ->
        [one] { $length } car, { points } for whoever controls the cities. Tracks: { $tracks }.
       *[other] { $length } cars, { points } for whoever controls the cities. Tracks: { $tracks }.
    }
table-tip-ferry = A ferry: at least { $count } of the cards must be locomotives.
table-tip-city = { $state }. Whoever has a city piece here scores for every track that ends here, no matter who lays it.
table-tip-card =
    { $card ->
        [locomotive] Locomotive
       *[other] Train card: { table-card }
    }
table-tip-locomotive = Stands for any colour. Taken face up, it is the only card of the turn.
table-tip-colour = Pays for tracks of its colour and, with others of the same colour, for grey ones.
table-score = Points so far
table-tip-score = What everybody knows: points for tracks, and for Alvin where he plays. Tickets are counted at the end.
table-tip-points = Points for a track
table-tip-points-text = The controllers of the two cities score, each in full; without any, whoever lays the track.
table-tip-deck = Draw two cards, face up or unseen. An unseen locomotive is a card like any other.
table-tip-discards = Cards that were paid. They become the new deck when it runs out.
table-tip-tickets = Draw { $drawn } tickets and keep at least { $kept }. What is kept is kept for good.
table-tip-ticket = Brings its points when your own trains join the two cities, and costs them when they do not.
table-tip-trains = When somebody has { $count } or fewer left, everybody has one more turn.
table-tip-hands = How many cards a player holds is open, which ones is not.
table-tip-piece = After claiming a track you may place one in an end city that is free, for a pair of { $price } cards.
table-tip-alvin = A track to his city captures him: { $capture } points, and he moves to a city of yours. Whoever has him at the end gets { $card } more.

## The end of the game, and the score as it would be now

table-end-title = The end of the game
table-end = When somebody ends a turn with at most { $count } trains, the last round begins: everybody, that player too, has one more turn.
table-last-turns = Last round: { $names }, then the end
table-trains-to-go =
    { $count ->
        [0] the last round is next
        [one] { $count } train to the last round
       *[other] { $count } trains to the last round
    }
score-later-tickets =
    { $count ->
        [one] { $count } ticket in hand
       *[other] { $count } tickets in hand
    }
score-later-completed =
    { $count ->
        [one] { $count } ticket completed
       *[other] { $count } tickets completed
    }
score-later-missed =
    { $count ->
        [one] { $count } ticket not completed yet
       *[other] { $count } tickets not completed yet
    }
score-later-globetrotter = Globetrotter
score-later-alvin = Alvin card
