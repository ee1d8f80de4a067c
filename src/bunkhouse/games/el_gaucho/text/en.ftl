### El Gaucho: every word a player reads.
###
### Prompts are sentences, choices and the log are lines without a full stop, reasons follow a colon.

game-title = El Gaucho

## The things on the table

breed =
    { $breed ->
        [black] Angus
        [brown] Hereford
        [white] Charolais
        [yellow] Criollo
        [spotted] Holando
       *[other] { $breed }
    }
tile = { breed } { $value }
tile-at = { tile } ({ $space })
place =
    { $place ->
        [merchant] the Merchant
        [rodeo] the Rodeo
        [sorting] Sorting
        [thief] the Thief
        [foreman] the Foreman
        [steppe] the Steppe
       *[other] { $place }
    }
place-at =
    { $place ->
        [steppe] on { place }
       *[other] at { place }
    }
pesos =
    { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }
# What an opponent is paid for a tile: its large number.
compensation =
    { $value ->
        [one] { $value } peso
       *[other] { $value } pesos
    }
# The herd that has to be sold because the new tile does not fit.
forced-sale =
    { $sells ->
        [one] { $sells } peso
       *[other] { $sells } pesos
    }

## Options

option-removed_breed = Breed left out with 2 players
option-removed_breed-random = random
option-removed_breed-black = Angus
option-removed_breed-brown = Hereford
option-removed_breed-white = Charolais
option-removed_breed-yellow = Criollo
option-removed_breed-spotted = Holando

## Where the pesos come from

score-sales = Herds sold
score-trade = Sales to the Merchant
score-compensation = Compensation
score-final = Sales at the end

## Prompts

prompt-over = The game is over.
prompt-keep =
    { $kept ->
        [0] Choose a start tile to keep.
       *[other] Keep another start tile or stop here.
    }
    .hint = Kept so far: { $kept } of at most { $most }. The more tiles you keep, the lower the value of each must be.
prompt-arrange = Arrange your { breed } herd in rising or falling order.
    .hint = New tiles will be added on the right.
prompt-post = Put a gaucho on a free special place.
    .hint = All players must choose different places.
prompt-take = Take 2 dice from the dice rodeo.
    .hint = Gauchos on special places may also be used before you take dice.
prompt-dice =
    { $count ->
        [one] Use your die ({ $dice }) or end your turn.
       *[other] Use your dice ({ $dice }) or end your turn.
    }
    .hint = You may add dice up. Unused ones are lost at the end of the turn.
prompt-rest = End your turn.
    .hint =
        { $ready ->
            [0] You have no gaucho that is ready on a special place.
           *[other] Gauchos that are ready on special places may still be used this turn.
        }
prompt-without-dice = Use your gauchos on special places or end your turn.
    .hint = There are no dice in this round.
prompt-foreman = Raise another of your lying gauchos or stop here.
prompt-steppe = Choose a tile from the Steppe.
    .hint = It goes to the Pampa with one of your gauchos standing on it.
prompt-steppe-more = Choose another small tile from the Steppe or stop here.
prompt-settle = Put { tile } on an empty space of the Pampa.
    .hint = Your gaucho will stand on it.
prompt-add = Choose what to do with the cattle you have collected.
    .hint = If a tile does not fit on the right, you must sell the herd or use Sorting.

## Choices

action-keep = Keep { tile }
    .label = Keep
action-arrange =
    { $order ->
        [ascending] Arrange in rising order
       *[descending] Arrange in falling order
    }
    .label =
        { $order ->
            [ascending] Arrange rising
           *[descending] Arrange falling
        }
action-post = Put a gaucho { place-at }
    .label = Enter
action-take = Take { $dice }
    .label = Take
action-stand = Stand a gaucho on { tile-at } with { $dice }
    .label = Stand
action-lie = Lay a gaucho on { tile-at } with { $dice }
    .label = Lay
action-raise = Raise the gaucho on { tile-at } with { $dice }
    .label = Raise
action-enter = Put a gaucho { place-at } with { $dice }
    .label = Enter
action-rodeo = Use the Rodeo for an extra die: { $value }
    .label = Add { $value }
action-sell = Sell the { breed } herd to the Merchant for { pesos }
    .label = Sell
action-steal =
    { $sells ->
        [0] Steal { tile } from { $victim }, who gets { compensation }
       *[other] Steal { tile } from { $victim }, who gets { compensation }, and sell your { breed } herd for { forced-sale }
    }
    .label = Steal
action-rouse = Use the Foreman to raise the gaucho on { tile-at }
    .label = Raise
action-replace = Use the Foreman to replace the lying gaucho on { tile-at }; { $victim } gets it back and { compensation }
    .label = Replace
action-look = Use the Steppe and look at its tiles
    .label = Look
action-fetch = Choose { tile } from the Steppe
    .label = Choose
action-settle = Put { tile } on { $space }
    .label = Put here
action-recall =
    { $from ->
        [place] Take back the gaucho from { place }
       *[pampa] Take back the lying gaucho from { tile } ({ $spot })
    }
    .label = Take back
action-add =
    { $sells ->
        [0] Add { tile } to the herd
       *[other] Sell the { breed } herd for { forced-sale } and start a new one with { tile }
    }
    .label =
        { $sells ->
            [0] Add
           *[other] Sell and add
        }
action-sort = Use Sorting and insert { tile } at its place in the herd
    .label = Insert
action-done = Stop here
    .label = Stop here
action-end = End the turn
    .label = End turn

## The log

event-keeps =
    { $you ->
        [yes] You keep { tile }
       *[no] { $seat } keeps { tile }
    }
event-lays-out =
    { $you ->
        [yes] You lay out { tile }
       *[no] { $seat } lays out { tile }
    }
event-covers-forest =
    { $count ->
        [one] { $count } rejected tile covers a forest space
       *[other] { $count } rejected tiles cover the forest spaces
    }
event-posts =
    { $you ->
        [yes] You put a gaucho { place-at }
       *[no] { $seat } puts a gaucho { place-at }
    }
event-round-begins =
    { $you ->
        [yes] Round { $round }, you start
       *[no] Round { $round }, { $seat } starts
    }
event-round-without-dice = A round without dice: only special places can be used
event-rolls =
    { $you ->
        [yes]
            { $count ->
                [one] You roll { $count } die: { $dice }
               *[other] You roll { $count } dice: { $dice }
            }
       *[no]
            { $count ->
                [one] { $seat } rolls { $count } die: { $dice }
               *[other] { $seat } rolls { $count } dice: { $dice }
            }
    }
event-takes =
    { $you ->
        [yes] You take { $dice }
       *[no] { $seat } takes { $dice }
    }
event-stands =
    { $you ->
        [yes] You stand a gaucho on { tile-at } with { $dice }
       *[no] { $seat } stands a gaucho on { tile-at } with { $dice }
    }
event-lies =
    { $you ->
        [yes] You lay a gaucho on { tile-at } with { $dice }
       *[no] { $seat } lays a gaucho on { tile-at } with { $dice }
    }
event-raises =
    { $you ->
        [yes] You raise the gaucho on { tile-at } with { $dice }
       *[no] { $seat } raises the gaucho on { tile-at } with { $dice }
    }
event-enters =
    { $you ->
        [yes] You put a gaucho { place-at } with { $dice }
       *[no] { $seat } puts a gaucho { place-at } with { $dice }
    }
event-recalls-from-place =
    { $you ->
        [yes] You take back the gaucho from { place }
       *[no] { $seat } takes back the gaucho from { place }
    }
event-recalls-from-pampa =
    { $you ->
        [yes] You take back the lying gaucho from { tile-at }
       *[no] { $seat } takes back the lying gaucho from { tile-at }
    }
event-forfeits =
    { $you ->
        [yes]
            { $count ->
                [one] You end the turn and lose an unused die: { $dice }
               *[other] You end the turn and lose unused dice: { $dice }
            }
       *[no]
            { $count ->
                [one] { $seat } ends the turn and loses an unused die: { $dice }
               *[other] { $seat } ends the turn and loses unused dice: { $dice }
            }
    }
event-gains-die =
    { $you ->
        [yes] You use the Rodeo for an extra die: { $value }
       *[no] { $seat } uses the Rodeo for an extra die: { $value }
    }
event-sells =
    { $you ->
        [yes] You sell the { breed } herd: { $count } × { $highest } = { pesos }
       *[no] { $seat } sells the { breed } herd: { $count } × { $highest } = { pesos }
    }
event-bonus =
    { $you ->
        [yes] You get { pesos } extra from the Merchant
       *[no] { $seat } gets { pesos } extra from the Merchant
    }
event-steals =
    { $you ->
        [yes] You use the Thief and steal { tile } from { $victim }, who gets { pesos } in compensation
        [victim] { $seat } uses the Thief and steals your { tile }; you get { pesos } in compensation
       *[no] { $seat } uses the Thief and steals { tile } from { $victim }, who gets { pesos } in compensation
    }
event-rouses =
    { $you ->
        [yes] You use the Foreman to raise the gaucho on { tile-at }
       *[no] { $seat } uses the Foreman to raise the gaucho on { tile-at }
    }
event-replaces =
    { $you ->
        [yes] You use the Foreman to replace the lying gaucho on { tile-at }; { $victim } gets it back and { pesos } in compensation
        [victim] { $seat } uses the Foreman to replace your lying gaucho on { tile-at }; you get it back and { pesos } in compensation
       *[no] { $seat } uses the Foreman to replace the lying gaucho on { tile-at }; { $victim } gets it back and { pesos } in compensation
    }
event-looks =
    { $you ->
        [yes]
            { $count ->
                [one] You use the Steppe and look at { $count } tile
               *[other] You use the Steppe and look at { $count } tiles
            }
       *[no]
            { $count ->
                [one] { $seat } uses the Steppe and looks at { $count } tile
               *[other] { $seat } uses the Steppe and looks at { $count } tiles
            }
    }
event-sees =
    { $you ->
        [yes] You see { tile } on the Steppe
       *[no] { $seat } sees { tile } on the Steppe
    }
event-fetches =
    { $you ->
        [yes] You choose { tile } from the Steppe
       *[no] { $seat } chooses { tile } from the Steppe
    }
event-settles =
    { $you ->
        [yes] You put { tile } on { $space } with a standing gaucho
       *[no] { $seat } puts { tile } on { $space } with a standing gaucho
    }
event-collects =
    { $you ->
        [yes] You collect { tile-at }
       *[no] { $seat } collects { tile-at }
    }
event-adds =
    { $you ->
        [yes]
            { $count ->
                [one] You start a new herd with { tile }
               *[other] You add { tile } to the herd, now { $count } tiles
            }
       *[no]
            { $count ->
                [one] { $seat } starts a new herd with { tile }
               *[other] { $seat } adds { tile } to the herd, now { $count } tiles
            }
    }
event-sorts =
    { $you ->
        [yes] You use Sorting and insert { tile } into the herd
       *[no] { $seat } uses Sorting and inserts { tile } into the herd
    }
event-arrives = { tile } arrives on { $space }
event-wins =
    { $you ->
        [yes]
            { $winners ->
                [one] You win with { pesos }
               *[other] You share the victory with { pesos }
            }
       *[no]
            { $winners ->
                [one] { $seat } wins with { pesos }
               *[other] { $seat } shares the victory with { pesos }
            }
    }
event-stack-empty = The stack is empty: after this round one more with dice, then the last one without

## Why an action is not allowed

reason-not-this-decision =
    { $step ->
        [keep-tiles] choose your start tiles first
        [arrange-herd] arrange your herd first
        [post-gaucho] put a gaucho on a special place first
        [foreman] finish the action of the Foreman first
        [steppe] choose a tile from the Steppe first
        [settle] put the chosen tile on the Pampa first
        [add-cattle] add the cattle you have collected first
       *[turn] a turn has no such action
    }
reason-place-taken = there is already a gaucho { place-at }
reason-no-own-lying-gaucho = none of your gauchos lies there
reason-space-not-empty = that space is not empty
reason-choose-one-first = choose at least one tile first
reason-dice-not-taken = take your dice first
reason-dice-not-yours =
    { $have ->
        [none] you have no dice
       *[other] you do not have { $dice }, only { $have }
    }
reason-no-tile-there = there is no tile on that space
reason-tile-occupied = there is already a gaucho on that tile
reason-wrong-total =
    { $how ->
        [raise] to stand up it takes exactly { $need }, and your dice are { $have }
       *[new] it takes exactly { $large } to stand or { $small } to lie, and your dice are { $have }
    }
reason-wrong-entry-total = { place } takes only { $need }, and the total is { $total }
reason-no-gaucho-in-supply = you have no gaucho in your supply
reason-already-there = you already have a gaucho { place-at }
reason-place-used-this-turn = you have already used { place } this turn
reason-no-gaucho-there = you have no gaucho { place-at }
reason-gaucho-too-fresh = your gaucho { place-at } can be used from your next turn on
reason-herd-too-small =
    { $count ->
        [one] the herd must have at least { $count } tile
       *[other] the herd must have at least { $count } tiles
    }
reason-not-in-a-rivals-herd = no opponent has { tile } in a herd
reason-gaucho-stands = this gaucho stands, and it must be a lying one
reason-no-rivals-lying-gaucho = no gaucho of an opponent lies there
reason-no-empty-space = there is no empty space on the Pampa
reason-steppe-empty = there are no tiles on the Steppe
reason-tile-not-yours = that tile is not among your start tiles
reason-over-the-cap =
    { $count ->
        [one] if you keep { $count } tile, its value may be at most { $cap }
       *[other] if you keep { $count } tiles, the value of each may be at most { $cap }
    }
reason-round-without-dice = there are no dice in this round
reason-dice-already-taken = the dice of this turn are already taken
reason-dice-not-in-rodeo = there are no such dice in the dice rodeo
reason-supply-not-empty =
    { $count ->
        [one] you still have { $count } gaucho in your supply
       *[other] you still have { $count } gauchos in your supply
    }
reason-no-own-gaucho-there = you have no gaucho there
reason-second-tile-too-large = the value of a second tile may be at most { $cap }
reason-not-on-the-steppe = that tile is not on the Steppe
reason-tile-not-collected = that tile is not among those you have collected
reason-another-breed-first = add the tiles of another breed first
reason-no-sorting = you have no gaucho ready at Sorting
reason-tile-fits = the tile fits on the right of the herd

## What is wrong with a position

error-tile-twice = The tile { $tile } is already at “{ $other }”.
error-tile-missing = The tile { $tile } is nowhere.
error-herd-out-of-order = The herd { $row } is neither rising nor falling.
error-space-not-used = This space is not used with { $players } players.
error-should-be-covered = This space should be covered.
error-should-not-be-covered = This space should not be covered.
error-rounds-left-and-stack =
    { $tiles ->
        [one] The rounds left are given if and only if the stack is empty, and it has { $tiles } tile.
       *[other] The rounds left are given if and only if the stack is empty, and it has { $tiles } tiles.
    }
error-not-over = The game cannot be over: there are rounds left.
error-tiles-in-hand = Nobody holds tiles here at this moment.
error-wrong-round = The preparatory round is round 0, all others count from 1; this cannot be round { $given }.
error-place-not-used =
    { $place ->
        [foreman] The Foreman must have been used this turn.
       *[steppe] The Steppe must have been used this turn.
    }
error-nobody-to-raise = The player has no lying gaucho to raise.
error-not-fresh-any-more = Only Sorting can be unready outside of its owner's turn.
error-used-and-held = A special place used this turn cannot hold a gaucho of the player on turn.
error-no-breed-removed = With 2 players one whole breed must be in the box.
error-kept-too-much = These start tiles cannot all have been kept.
error-wrong-posts = In the preparatory round everybody puts one gaucho on a special place, in counter-clockwise order.
error-not-arranged-yet = A row whose order is still to be chosen must ascend.
error-not-all-sold = At the end of the game all herds are sold and no gaucho stands on the Pampa.
error-nothing-to-arrange = A herd of fewer than two tiles cannot be arranged.
error-wrong-start-tiles = There should be { $expected } start tiles in hand, kept or rejected, but there are { $given }.
error-start-tiles-misplaced = Start tiles are in hand before the choice, and kept or rejected after it.
error-nothing-to-add = There are no collected tiles to add.
error-steppe-impossible = The Steppe cannot be used: a tile, an empty space or a gaucho in the supply is missing.
error-wrong-gaucho-count = There should be { $expected } gauchos in the supply, on special places and on the Pampa, but there are { $given }.
error-nobody-on-turn = Nobody is taking a turn, so nothing may be noted here.
error-round-without-dice = Nobody takes dice in a round without dice.
error-too-many-dice = There may be at most { $high } dice here, but there are { $given }.
error-wrong-dice-count =
    { $expected ->
        [one] There should be { $expected } die, but the number is { $given }.
       *[other] There should be { $expected } dice, but the number is { $given }.
    }
