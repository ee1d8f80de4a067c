### Old West: every word a player reads.
###
### Prompts are sentences, choices and the log are lines without a full stop, reasons follow a colon.

game-title = Ticket to Ride: Old West

## The things on the table

colour =
    { $colour ->
        [purple] purple
        [white] white
        [blue] blue
        [yellow] yellow
        [orange] orange
        [black] black
        [red] red
        [green] green
        [grey] grey
       *[other] { $colour }
    }
card =
    { $card ->
        [purple] a purple card
        [white] a white card
        [blue] a blue card
        [yellow] a yellow card
        [orange] an orange card
        [black] a black card
        [red] a red card
        [green] a green card
        [locomotive] a locomotive
       *[other] { $card }
    }
track =
    { $twin ->
        [0] { $from } – { $to } ({ colour }, { $length })
       *[other] { $from } – { $to } ({ colour }, { $length }, track { $twin })
    }
ticket = { $from } – { $to } ({ $points })
locomotives =
    { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    }
locomotives-held =
    { $locomotives ->
        [0] no locomotive
       *[other] { locomotives }
    }
payment =
    { $cards ->
        [0] { locomotives }
       *[other]
            { $locomotives ->
                [0] { $cards } { colour }
               *[other] { $cards } { colour } and { locomotives }
            }
    }
# What a choice costs: the cards that will be paid, or how many payments there are to choose from.
paid =
    { $cards ->
        [0] { locomotives }
       *[other]
            { $locomotives ->
                [0] { $cards } { paid-colour }
               *[other] { $cards } { paid-colour } and { locomotives }
            }
    }
paid-colour =
    { $paid ->
        [purple] purple
        [white] white
        [blue] blue
        [yellow] yellow
        [orange] orange
        [black] black
        [red] red
       *[green] green
    }
cost =
    { $ways ->
        [1] pay { paid }
       *[other] { $ways } ways to pay
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Options

option-alvin = Alvin variant
option-alvin-off = without Alvin
option-alvin-on = with Alvin

## Where the points come from

score-tracks = Tracks
score-captures = Alvin captured
score-completed = Completed tickets
score-missed = Missed tickets
score-globetrotter = Globetrotter
score-alvin = Alvin card

## Prompts

prompt-tickets =
    { $least ->
        [0] Keep another ticket or stop here.
       *[other] Choose a ticket to keep.
    }
    .hint =
        { $least ->
            [0] Tickets kept: { $kept }, still to choose from: { $left }.
           *[other] Tickets kept: { $kept }, to choose from: { $left }; keep at least { $least } more.
        }
prompt-start = Choose your start city.
    .hint = Your network will grow from there, and you control it from now on.
prompt-turn = Draw train cards, claim a track or draw tickets.
    .hint = A track must touch your network. A face-up locomotive is the whole draw.
prompt-last-turn = This is your last turn: draw train cards, claim a track or draw tickets.
    .hint = Tickets that are not completed will be subtracted.
prompt-second-card = Draw a second train card.
    .hint = A face-up locomotive cannot be the second card.
prompt-pay-track = Choose how to pay for { track }.
    .hint = Locomotives stand for any colour.
prompt-alvin = You have captured Alvin: choose one of your cities for him.
prompt-place =
    { $second ->
        [none] Place a city piece at { $first }, or go on without.
       *[other] Place a city piece at { $first } or { $second }, or go on without.
    }
    .hint = The price is a pair of cards of one colour. Pieces left: { $pieces }.
prompt-pay-city =
    { $price ->
        [one] Choose the { $price } card that pays for the piece in { $city }.
       *[other] Choose the { $price } cards that pay for the piece in { $city }.
    }

## Choices

action-keep = Keep { ticket }
    .label = Keep
action-done =
    { $about ->
        [city] Place no city piece
       *[tickets] Keep no more tickets
    }
    .label =
        { $about ->
            [city] No piece
           *[tickets] Stop here
        }
action-start = Start in { $city }
    .label = Start here
action-take = Take { card }
    .label = Take
action-draw = Draw a card from the deck
    .label = Draw
action-tickets = Draw tickets
    .label = Tickets
action-claim = Claim { track }: { cost }
    .label =
        { $twin ->
            [0] Claim the { colour } track: { cost }
           *[other] Claim the { colour } track { $twin }: { cost }
        }
action-pay = Pay { payment }
    .label = Pay
action-alvin = Move Alvin to { $city }
    .label = To { $city }
action-place = Place a city piece in { $city }: { cost }
    .label = Place a piece: { cost }

## The log

event-starts =
    { $you ->
        [yes] You start in { $city }
       *[no] { $seat } starts in { $city }
    }
event-takes =
    { $you ->
        [yes] You take { card }
       *[no] { $seat } takes { card }
    }
event-draws =
    { $you ->
        [yes] You draw a card from the deck
       *[no] { $seat } draws a card from the deck
    }
event-draws-card =
    { $you ->
        [yes] You have drawn { card }
       *[no] { $seat } has drawn { card }
    }
event-deck-rebuilt =
    { $count ->
        [one] The discard pile becomes the new deck: { $count } card
       *[other] The discard pile becomes the new deck: { $count } cards
    }
event-display-replaced = Too many locomotives lie face up: all face-up cards are replaced
event-claims =
    { $you ->
        [yes] You claim { track }
       *[no] { $seat } claims { track }
    }
event-pays =
    { $you ->
        [yes] You pay { payment }
       *[no] { $seat } pays { payment }
    }
event-scores =
    { $you ->
        [yes] You score { points } for the track
       *[no] { $seat } scores { points } for the track
    }
event-captures =
    { $you ->
        [yes] You capture Alvin and score { points }
       *[no] { $seat } captures Alvin and scores { points }
    }
event-moves-alvin =
    { $you ->
        [yes] You take Alvin to { $city }
       *[no] { $seat } takes Alvin to { $city }
    }
event-places =
    { $you ->
        [yes] You place a city piece in { $city }
       *[no] { $seat } places a city piece in { $city }
    }
event-draws-tickets =
    { $you ->
        [yes]
            { $count ->
                [one] You draw { $count } ticket
               *[other] You draw { $count } tickets
            }
       *[no]
            { $count ->
                [one] { $seat } draws { $count } ticket
               *[other] { $seat } draws { $count } tickets
            }
    }
event-keeps =
    { $you ->
        [yes] You keep { ticket }
       *[no] { $seat } keeps { ticket }
    }
event-kept =
    { $you ->
        [yes]
            { $returned ->
                [0] You keep { tickets-kept }
               *[other] You keep { tickets-kept } and return { $returned }
            }
       *[no]
            { $returned ->
                [0] { $seat } keeps { tickets-kept }
               *[other] { $seat } keeps { tickets-kept } and returns { $returned }
            }
    }
tickets-kept =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
event-passes =
    { $you ->
        [yes] You have no legal action and pass
       *[no] { $seat } has no legal action and passes
    }
event-last-round =
    { $you ->
        [yes]
            { $trains ->
                [one] You have { $trains } train left: the last round begins
               *[other] You have { $trains } trains left: the last round begins
            }
       *[no]
            { $trains ->
                [one] { $seat } has { $trains } train left: the last round begins
               *[other] { $seat } has { $trains } trains left: the last round begins
            }
    }
event-tickets-scored =
    { $you ->
        [yes] You have completed { $completed } and missed { $missed } of the tickets: { points }
       *[no] { $seat } has completed { $completed } and missed { $missed } of the tickets: { points }
    }
event-globetrotter =
    { $you ->
        [yes] You get the Globetrotter card: { points }
       *[no] { $seat } gets the Globetrotter card: { points }
    }
event-alvin-card =
    { $you ->
        [yes] You get the Alvin card: { points }
       *[no] { $seat } gets the Alvin card: { points }
    }
event-wins =
    { $you ->
        [yes]
            { $winners ->
                [one] You win with { points }
               *[other] You share the win with { points }
            }
       *[no]
            { $winners ->
                [one] { $seat } wins with { points }
               *[other] { $seat } shares the win with { points }
            }
    }

## Why an action is not allowed

reason-not-this-decision =
    { $step ->
        [choose-tickets] choose your first tickets first
        [choose-start] choose your start city first
        [second-card] draw your second card first
        [keep-tickets] choose which tickets to keep first
        [pay-track] pay for the track first
        [move-alvin] choose a city for Alvin first
        [place-city] decide about a city piece first
        [pay-city] pay for the city piece first
       *[turn] a turn does not begin like that
    }
reason-ticket-not-drawn = { ticket } is not among the tickets before you
reason-keep-more =
    { $count ->
        [one] you must keep at least { $count } more ticket
       *[other] you must keep at least { $count } more tickets
    }
reason-deck-empty = the deck is empty
reason-no-tickets-left = there are no tickets left
reason-city-not-controlled = you do not control { $city }
reason-card-not-shown = { card } does not lie face up
reason-locomotive-second = a face-up locomotive can only be the first card
reason-city-not-an-end = { $city } is not an end of the track just claimed
reason-city-occupied = { $city } already holds a city piece
reason-city-closed = in the Alvin variant no piece may stand in { $city }
reason-track-claimed = { track } is already claimed by { $seat }
reason-route-closed = another track between { $from } and { $to } is claimed, which closes this one
reason-route-yours = you already own a track between { $from } and { $to }
reason-not-connected = { track } does not touch your network
reason-too-few-trains = { track } needs more trains than you have left: { $trains }
reason-too-few-locomotives =
    { $need ->
        [one] the ferry needs at least { $need } locomotive, and you have { $locomotives }
       *[other] the ferry needs at least { $need } locomotives, and you have { $locomotives }
    }
reason-too-few-cards =
    { $colour ->
        [grey] { $from } – { $to } takes { $length } of one colour; you have at most { $cards } and { locomotives-held }
       *[other] { $from } – { $to } takes { $length } { colour }; you have { $cards } and { locomotives-held }
    }
reason-claim-track-first = a city piece is placed right after claiming a track to its city
reason-choose-track-first = choose a track first, then the cards that pay for it
reason-wrong-colour =
    { $given ->
        [purple] the track is { colour }, not purple
        [white] the track is { colour }, not white
        [blue] the track is { colour }, not blue
        [yellow] the track is { colour }, not yellow
        [orange] the track is { colour }, not orange
        [black] the track is { colour }, not black
        [red] the track is { colour }, not red
       *[green] the track is { colour }, not green
    }
reason-too-many-locomotives = the price is { $price } cards in all, so there would be no coloured card
reason-cards-not-in-hand = you do not have these { $price } cards

## What is wrong with a position

error-track-twice = The track { $name } already belongs to { $seat }.
error-route-twice = A player owns only one track of a route, and { $other } is already there beside { $name }.
error-route-closed = With 2 or 3 players { $other } closes { $name }.
error-not-connected = The track { $name } is not connected to the start city { $start }.
error-wrong-train-count = With these tracks { $expected } trains should be left, but there are { $given }.
error-city-twice = The city { $name } already holds the piece at “{ $other }”.
error-forbidden-city = In the Alvin variant no city piece may stand in { $name }.
error-city-not-reached = The city { $name } is not in the network of this player.
error-start-without-piece = There is no city piece in the start city { $name }.
error-start-not-chosen = This player should have chosen a start city by now.
error-start-too-early = This player cannot have chosen a start city yet.
error-wrong-captures = Captures bring { $each } points each, so they cannot bring { $given }.
error-no-alvin = Alvin is only there in his variant.
error-alvin-alone = Nobody controls { $name }, so Alvin cannot be there.
error-alvin-not-captured = Alvin and the track { $name } do not fit together.
error-ticket-twice = The ticket { $name } is already at “{ $other }”.
error-ticket-missing = The ticket { $name } is nowhere.
error-wrong-first-tickets = The number of tickets does not fit: { $given } instead of { $expected }.
error-nothing-to-keep = Nobody chooses from these tickets at this moment.
error-wrong-card-total = There should be { $expected } train cards, but there are { $given }.
error-wrong-card-count =
    { $card ->
        [locomotive] There should be { $expected } locomotives, but there are { $given }.
       *[other] There should be { $expected } cards of the colour “{ $card }”, but there are { $given }.
    }
error-deck-not-rebuilt = The deck is empty though { $count } cards are discarded.
error-place-not-filled = This place should have been filled from the deck.
error-display-not-replaced = So many face-up locomotives should have been replaced.
error-last-round-not-begun = The last round should have begun: { $seat } has hardly any trains left.
error-last-round-too-early = The last round cannot have begun: everybody has enough trains.
error-not-over = The game cannot be over yet.
error-already-over = The game is over, so nothing is decided.
error-cannot-claim = The track { $name } cannot be claimed by this player now.
error-not-just-claimed = The track { $name } does not belong to this player.
error-nothing-to-place = After the track { $name } this player cannot place a city piece.
error-cannot-place = This player cannot place a city piece in { $name }.
