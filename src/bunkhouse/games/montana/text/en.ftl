### Montana: every word a player reads.
###
### Prompts are sentences, choices and the log are lines without a full stop, reasons follow a colon.

game-title = Montana

## The things on the table

# A group of pieces is named one by one; workers are called by their colours.
worker-1 =
    { $one ->
        [copper] brown
        [stone] graphite
        [grain] beige
        [pumpkin] orange
        [white] white
       *[other] { $one }
    }
worker-2 =
    { $two ->
        [copper] brown
        [stone] graphite
        [grain] beige
        [pumpkin] orange
        [white] white
       *[other] { $two }
    }
worker-3 =
    { $three ->
        [copper] brown
        [stone] graphite
        [grain] beige
        [pumpkin] orange
        [white] white
       *[other] { $three }
    }
crew = { worker-1 }{ $two ->
        [none] {""}
       *[other] , { worker-2 }
    }{ $three ->
        [none] {""}
       *[other] , { worker-3 }
    }
piece-1 =
    { $one ->
        [grain] grain
        [pumpkin] pumpkin
        [copper_small] small copper
        [copper_large] large copper
        [stone_small] small stone
        [stone_large] large stone
       *[other] { $one }
    }
piece-2 =
    { $two ->
        [grain] grain
        [pumpkin] pumpkin
        [copper_small] small copper
        [copper_large] large copper
        [stone_small] small stone
        [stone_large] large stone
       *[other] { $two }
    }
piece-3 =
    { $three ->
        [grain] grain
        [pumpkin] pumpkin
        [copper_small] small copper
        [copper_large] large copper
        [stone_small] small stone
        [stone_large] large stone
       *[other] { $three }
    }
piece-4 =
    { $four ->
        [grain] grain
        [pumpkin] pumpkin
        [copper_small] small copper
        [copper_large] large copper
        [stone_small] small stone
        [stone_large] large stone
       *[other] { $four }
    }
pieces = { piece-1 }{ $two ->
        [none] {""}
       *[other] , { piece-2 }
    }{ $three ->
        [none] {""}
       *[other] , { piece-3 }
    }{ $four ->
        [none] {""}
       *[other] , { piece-4 }
    }
worker =
    { $worker ->
        [copper] brown
        [stone] graphite
        [grain] beige
        [pumpkin] orange
       *[other] { $worker }
    }
good =
    { $good ->
        [grain] grain
        [pumpkin] pumpkin
        [copper_small] small copper
        [copper_large] large copper
        [stone_small] small stone
        [stone_large] large stone
       *[other] { $good }
    }
goods =
    { $good ->
        [pumpkin]
            { $count ->
                [one] { $count } pumpkin
               *[other] { $count } pumpkins
            }
        [stone_small]
            { $count ->
                [one] { $count } small stone
               *[other] { $count } small stones
            }
       *[other] { $count } { good }
    }
area =
    { $area ->
        [bank] the bank
        [mine] the mine
        [quarry] the quarry
        [fields] the fields
        [farm] the farm
       *[other] { $area }
    }
area-loc =
    { $area ->
        [bank] in the bank
        [mine] in the mine
        [quarry] in the quarry
        [fields] in the fields
        [farm] on the farm
       *[other] { $area }
    }
coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
price =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
pumpkins =
    { $price ->
        [one] { $price } pumpkin
       *[other] { $price } pumpkins
    }
grain =
    { $price ->
        [one] { $price } grain
       *[other] { $price } grain
    }
settlements =
    { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    }
thing =
    { $thing ->
        [copper_small] a small copper
        [stone_small] a small stone
        [grain] a grain
        [pumpkin] a pumpkin
        [coins] { $coins } coins
        [copper_worker] a brown worker
        [stone_worker] a graphite worker
        [grain_worker] a beige worker
        [pumpkin_worker] an orange worker
       *[other] { $thing }
    }
bank-bargain =
    { $workers ->
        [one] send { $workers } worker, get { $coins } coins
       *[other] send { $workers } workers, get { $coins } coins
    }

## Options

option-start_tile = Start tile
option-start_tile-random = on a random field
option-start_tile-chosen = the starting player chooses

## What the score is made of

score-fields = Fields built on
score-stacked = Stacked settlements

## Prompts

prompt-start = Choose the field for the start tile.
    .hint = Any field but a lake, with land beside it.
prompt-turn = Choose your action: recruit, work or build.
    .hint =
        { $last ->
            [0] { cattle-hint }
           *[1]
                { $canteens ->
                    [0] This is your last turn: the game ends after this round.
                   *[other] This is your last turn, unless you use a canteen at its end.
                }
        }
cattle-hint =
    { $cattle ->
        [0] Building takes goods: work and the city bring them.
       *[other] Cattle can be traded at any moment of your turn.
    }
prompt-hire = A white field: choose any two workers.
    .hint = The same colour twice is allowed as well.
prompt-surplus =
    { $count ->
        [one] Return { $count } worker: there is room for { $limit } only.
       *[other] Return { $count } workers: there is room for { $limit } only.
    }
prompt-advance = Move the pointer on for grain, or leave it.
    .hint =
        { $grain ->
            [0] Moving it gives { $count } more workers. You have no grain, but you can trade cattle for it.
           *[other] Moving it gives { $count } more workers; each grain is one field further.
        }
prompt-staff =
    { $area ->
        [bank] Choose the workers for the bank.
       *[other] Choose the workers for { area }.
    }
    .hint =
        { $area ->
            [bank] Any colours will do.
            [mine] One brown worker is enough; of other colours it takes two.
            [quarry] One graphite worker is enough; of other colours it takes two.
            [fields] One beige worker is enough; of other colours it takes two.
           *[farm] One orange worker is enough; of other colours it takes two.
        }
prompt-staff-right = Send workers to the small space as well, or stop here.
    .hint =
        { $crew ->
            [missing] You have no workers left, but you can trade cattle for them. It gives { $extra } more { good }.
            [unfit] Your workers do not suffice here, but you can trade cattle for others. It gives { $extra } more { good }.
           *[fit] It gives { $extra } more { good }.
        }
prompt-place =
    { $pumpkins ->
        [one] Choose a space in the city; you have { $pumpkins } pumpkin.
       *[other] Choose a space in the city; you have { $pumpkins } pumpkins.
    }
    .hint = You pay only when the rewards are handed out.
prompt-join = { $seat } is in the city: place your pawn or pass.
    .hint =
        { $pumpkins ->
            [one] You have { $pumpkins } pumpkin. The column is the price, paid only when the rewards are handed out.
           *[other] You have { $pumpkins } pumpkins. The column is the price, paid only when the rewards are handed out.
        }
prompt-move =
    { $pumpkins ->
        [one] Your pawn was jumped over: move it or pass; you have { $pumpkins } pumpkin.
       *[other] Your pawn was jumped over: move it or pass; you have { $pumpkins } pumpkins.
    }
    .hint = Where you see an arrow, you jump over that pawn. On gold yours is safe.
prompt-pause = Trade cattle now, or go on.
    .hint = The city goes on after this; you are still on turn.
prompt-take = Choose the goods of your reward.
    .hint = All of them at once: pick one of the groups.
prompt-exchange =
    { $most ->
        [one] Exchange { $most } small piece for a large one, or none.
       *[other] Exchange up to { $most } small pieces for large ones, or none.
    }
    .hint =
        { $most ->
            [one] Large goods come only from the city.
           *[other] All at once: you are asked only once. Large goods come only from the city.
        }
prompt-build =
    { $rest ->
        [one] Build { $rest } more settlement, or stop here.
       *[other] Build up to { $rest } more settlements, or stop here.
    }
    .hint = Each one you do not build brings a coin.
prompt-last =
    { $canteens ->
        [0] Your action is done: end your turn, or trade cattle first.
       *[other] Your action is done: use a canteen for another turn, or end your turn.
    }

## Choices

action-start = Put the start tile on { $field }
    .label = Start here
action-recruit = Recruit: spin the wheel
    .label = Recruit
action-hire = Hire { crew }
    .label = Hire
action-advance = Move the pointer to { crew } for { grain }
    .label = Move for { grain }
action-return = Return { crew }
    .label = Return
action-work =
    { $area ->
        [bank] Work in the bank: { bank-bargain }
       *[other] Work { area-loc }: { price } for { goods }
    }
    .label = Work here
action-staff =
    { $part ->
        [right] Send to the small space: { crew }
       *[left] Send: { crew }
    }
    .label = { crew }
action-city = Go to the city and take a pumpkin
    .label = To the city
action-place =
    { $jumps ->
        [0] Place the pawn in row { $row } for { pumpkins }
       *[1] Place the pawn in row { $row } for { pumpkins }, jumping over { $victim }
    }
    .label = Row { $row }, { pumpkins }
action-pass = Pass
    .label = Pass
action-take = Take { pieces }
    .label = Take
action-exchange = Exchange for large: { pieces }
    .label = Exchange
action-build =
    { $count ->
        [one] Build on { $field } for { pieces }
       *[other] Build on { $field } for { pieces }: { settlements }
    }
    .label = Build
action-trade = Trade 1 cattle for { thing }
    .label = Trade
action-canteen = Use a canteen for another turn
    .label = Use canteen
action-done =
    { $step ->
        [advance] Leave the pointer where it is
        [staff] Leave the small space empty
        [exchange] Exchange nothing
        [build] Build no more
        [pause] Go on
       *[other] Stop here
    }
    .label =
        { $step ->
            [advance] Leave it there
            [staff] Leave it empty
            [exchange] Exchange nothing
            [build] Finish building
            [pause] Go on
           *[other] Stop here
        }
action-end = End the turn
    .label = End turn

## The log

event-turn-begins = { $seat } begins a turn
event-chooses-start =
    { $you ->
        [yes] You put the start tile on { $field }
       *[no] { $seat } puts the start tile on { $field }
    }
event-spins =
    { $you ->
        [yes] You spin the wheel: { crew }
       *[no] { $seat } spins the wheel: { crew }
    }
event-advances =
    { $you ->
        [yes]
            { $steps ->
                [one] You move the pointer on by { $steps } field: { crew }
               *[other] You move the pointer on by { $steps } fields: { crew }
            }
       *[no]
            { $steps ->
                [one] { $seat } moves the pointer on by { $steps } field: { crew }
               *[other] { $seat } moves the pointer on by { $steps } fields: { crew }
            }
    }
event-hires =
    { $you ->
        [yes]
            { $count ->
                [one] You take { $count } { worker } worker
               *[other] You take { $count } { worker } workers
            }
       *[no]
            { $count ->
                [one] { $seat } takes { $count } { worker } worker
               *[other] { $seat } takes { $count } { worker } workers
            }
    }
event-returns =
    { $you ->
        [yes] You return { crew }
       *[no] { $seat } returns { crew }
    }
event-shortage-worker =
    { $you ->
        [yes] The supply is short: you return a { worker } worker
       *[no] The supply is short: { $seat } returns a { worker } worker
    }
event-receives =
    { $you ->
        [yes] You take { goods }
       *[no] { $seat } takes { goods }
    }
event-shortage-good =
    { $you ->
        [yes] The supply is short: you return 1 { good }
       *[no] The supply is short: { $seat } returns 1 { good }
    }
event-trades =
    { $you ->
        [yes] You trade 1 cattle for { thing }
       *[no] { $seat } trades 1 cattle for { thing }
    }
event-sends =
    { $you ->
        [yes] You send to { area }: { crew }
       *[no] { $seat } sends to { area }: { crew }
    }
event-sends-right =
    { $you ->
        [yes] You send to the small space of { area }: { crew }
       *[no] { $seat } sends to the small space of { area }: { crew }
    }
event-pays-coins =
    { $you ->
        [yes] You pay { coins }
       *[no] { $seat } pays { coins }
    }
event-gains-coins =
    { $you ->
        [yes] You get { coins }
       *[no] { $seat } gets { coins }
    }
event-gains-coins-unbuilt =
    { $you ->
        [yes] You get { coins } for what was not built
       *[no] { $seat } gets { coins } for what was not built
    }
event-clears = No space is free { area-loc }: all its workers return to the supply
event-places-pawn =
    { $you ->
        [yes] You place the pawn in row { $row } for { pumpkins }
       *[no] { $seat } places the pawn in row { $row } for { pumpkins }
    }
event-jumps =
    { $you ->
        [yes] You jump over the pawn of { $victim }
        [victim] { $seat } jumps over your pawn
       *[no] { $seat } jumps over the pawn of { $victim }
    }
event-passes =
    { $you ->
        [yes] You pass in the city
       *[no] { $seat } passes in the city
    }
event-cannot-place =
    { $you ->
        [yes] You cannot pay for any space in the city and pass
       *[no] { $seat } cannot pay for any space in the city and passes
    }
event-pays-pumpkins =
    { $you ->
        [yes]
            { $count ->
                [one] You pay { $count } pumpkin for the reward of row { $row }
               *[other] You pay { $count } pumpkins for the reward of row { $row }
            }
       *[no]
            { $count ->
                [one] { $seat } pays { $count } pumpkin for the reward of row { $row }
               *[other] { $seat } pays { $count } pumpkins for the reward of row { $row }
            }
    }
event-cannot-pay =
    { $you ->
        [yes] You can no longer pay { pumpkins } and get no reward
       *[no] { $seat } can no longer pay { pumpkins } and gets no reward
    }
event-gains-cattle =
    { $you ->
        [yes] You take { $count } cattle
       *[no] { $seat } takes { $count } cattle
    }
event-exchanges =
    { $you ->
        [yes] You exchange for large: { pieces }
       *[no] { $seat } exchanges for large: { pieces }
    }
event-builds =
    { $you ->
        [yes] You build on { $field } for { pieces } ({ settlements })
       *[no] { $seat } builds on { $field } for { pieces } ({ settlements })
    }
event-completes-line =
    { $you ->
        [yes]
            { $count ->
                [one] You complete a line of four
               *[other] You complete { $count } lines of four
            }
       *[no]
            { $count ->
                [one] { $seat } completes a line of four
               *[other] { $seat } completes { $count } lines of four
            }
    }
event-gains-canteen =
    { $you ->
        [yes] You take the canteen of { $field }
       *[no] { $seat } takes the canteen of { $field }
    }
event-uses-canteen =
    { $you ->
        [yes] You use a canteen and take another turn
       *[no] { $seat } uses a canteen and takes another turn
    }
event-last-settlement =
    { $you ->
        [yes] You have placed the last settlement: the round is finished, then the game ends
       *[no] { $seat } has placed the last settlement: the round is finished, then the game ends
    }
event-wins =
    { $you ->
        [yes]
            { $winners ->
                [one] You win with { settlements }
               *[other] You share the victory with { settlements }
            }
       *[no]
            { $winners ->
                [one] { $seat } wins with { settlements }
               *[other] { $seat } shares the victory with { settlements }
            }
    }

## Why an action is not allowed

reason-not-this-decision =
    { $step ->
        [start-tile] put down the start tile first
        [hire] choose your workers first
        [surplus] return the surplus workers first
        [advance] decide about the pointer first
        [staff] staff the space first
        [place] decide about the city first
        [move] move your pawn or pass first
        [pause] the city comes first
        [take] take your reward first
        [exchange] finish your reward first
        [build] you are building
        [last] your action is over
       *[turn] choose an action first
    }
reason-no-start-field = the start tile cannot lie on { $field }
reason-not-enough-grain = you need { $need } grain, and you have { $have }
reason-must-place = whoever goes to the city must place the pawn
reason-not-offered = row { $row } does not offer this
reason-no-canteen = you have no canteen
reason-must-staff = the space has to be staffed
reason-own-turn-only = cattle is traded in the own turn only
reason-no-cattle = you have no cattle
reason-return-first = return the surplus workers first
reason-wrong-crew-size =
    { $need ->
        [one] it must be exactly { $need } worker, not { $given }
       *[other] it must be exactly { $need } workers, not { $given }
    }
reason-workers-not-yours = you do not have { crew }
reason-crew-does-not-fit = it takes one worker of the right colour or two others, not { crew }
reason-space-taken = this space is taken
reason-not-enough-coins =
    { $need ->
        [one] this space costs { $need } coin, and you have { $have }
       *[other] this space costs { $need } coins, and you have { $have }
    }
reason-not-enough-workers = you do not have the workers for this space
reason-not-right-of-the-pawn = in row { $row } only spaces to the right of the pawn are open
reason-not-enough-pumpkins =
    { $need ->
        [one] you need { $need } pumpkin there, and you have { $have }
       *[other] you need { $need } pumpkins there, and you have { $have }
    }
reason-too-many-exchanges =
    { $most ->
        [one] at most { $most } piece may be exchanged
       *[other] at most { $most } pieces may be exchanged
    }
reason-goods-not-yours = you do not have { pieces }
reason-no-settlements = you have no settlement left
reason-no-land-there = { $field } is not land
reason-field-taken = { $field } is taken
reason-no-neighbour = { $field } borders neither the start tile nor a settlement
reason-goods-missing = { $field } costs { pieces }

## What is wrong with a position or with the table of figures

error-not-toml = The file is not valid TOML: { $given }.
error-not-enough = There should be at least { $expected }, but there are { $given }.
error-over-the-limit = There may be at most { $high } workers here, but there are { $given }.
error-white-and-coloured = A field of the wheel shows either white workers only or coloured ones only.
error-goods-offered = A row that gives { $count } goods offers { $given } kinds: both or neither, and no kind twice.
error-not-in-circular-order = The directions should follow each other around a hex.
error-tiles-overlap = This tile lies upon the one at “{ $other }”.
error-tile-apart = This tile touches none of the others.
error-too-many-rows = The land has { $given } rows of hexes; there may be at most { $high }.
error-too-little-land = The tiles may show as few as { $given } land fields, for { $count } settlements.
error-tile-twice = The tile { $tile } is there twice.
error-no-start-field = The start tile cannot lie on { $field }.
error-no-land-there = Nothing can be built on { $field }.
error-not-connected = The settlement on { $field } does not hang together with the start tile.
error-crew-does-not-fit = These workers cannot stand on { $space }.
error-area-full = The spaces beginning with { $space } are all taken: they should have been cleared.
error-row-taken = Another pawn stands in row { $row }.
error-wrong-total = There should be { $expected } in all, but there are { $given }.
error-closing-and-settlements = The game is closing if and only if somebody has no settlement left.
error-not-over = The game cannot be over yet.
error-pawn-not-at-shop = This pawn should be at the shop.
error-wrong-start-workers = There should be { $expected } starting workers, but there are { $given }.
error-wheel-not-white = Workers are chosen only when the pointer is on a white field.
error-not-on-turn = { $seat } is not on turn.
error-nothing-to-decide = There is nothing to decide here.
error-no-right-part = The space { $space } has no right part.
error-space-taken = The space { $space } is taken.
error-left-part-empty = The left part of { $space } is empty.
error-cannot-use-space = The space { $space } cannot be staffed and paid for.
error-cannot-place = The player on turn must be able to place the pawn.
error-out-of-order = The order of decisions in the city does not lead here.
error-not-offered = Row { $row } does not offer this.
