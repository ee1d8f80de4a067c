### Montana: the words on the drawn table. What stands in crates and on tags has to be short.

board-ranch-tab = Ranch
board-land = The land
board-recruit = Recruit
board-spin = spin
board-wheel = Recruitment wheel
board-advance =
    { $count ->
        [one] { $count } grain = 1 field on
       *[other] { $count } grain = 1 field on
    }
board-idle = workers in the supply
board-supply = Supply
board-running-out = red is running out
board-city = City: everybody bids with pumpkins
board-go = +{ $count } go
board-shop = Shop: pawns wait here
board-pawn =
    { $passed ->
        [0] Pawn: { $name }
       *[1] Pawn: { $name } has passed
    }
board-bids = Pumpkins
board-reward =
    { $row ->
       *[other] Reward { $row }:
    }{ $cattle ->
        [0] {""}
        [one] {" "}{ $cattle } cattle
       *[other] {" "}{ $cattle } cattle
    }{ $coins ->
        [0] {""}
        [one] {" "}{ $coins } coin
       *[other] {" "}{ $coins } coins
    }{ $count ->
        [0] {""}
        [one] {" "}{ $count } of small stone, small copper or grain
       *[other] {" "}{ $count } of small stone, small copper and grain, in any mix
    }{ $most ->
        [0] {""}
        [one] { board-also } exchange a small stone or copper for a large one
       *[other] { board-also } exchange up to { $most } small stones or copper for large ones
    }
board-also =
    { $also ->
        [0] {""}
       *[1] {" "}and
    }
board-row = City, row { $row }
board-spot =
    { $price ->
        [one] { board-row }: { $price } pumpkin
       *[other] { board-row }: { $price } pumpkins
    }
board-spot-jump =
    { $price ->
        [one] { board-row }: { $price } pumpkin, jumping over { $name }
       *[other] { board-row }: { $price } pumpkins, jumping over { $name }
    }
board-space =
    { $price ->
        [one] { table-area }: { $price } coin for { goods }, { $extra } more on the small space
       *[other] { table-area }: { $price } coins for { goods }, { $extra } more on the small space
    }
board-bank = { table-area }: { bank-bargain }
board-taken =
    { $count ->
        [one] taken, { $count } worker
       *[other] taken, { $count } workers
    }
board-field =
    { $kind ->
        [double] Double field { $field }
        [mountain] Mountain { $field }
        [lake] Lake { $field }
       *[land] Field { $field }
    }
board-line = line of four +{ $count }
board-beside-lake =
    { $count ->
        [one] { $count } canteen
       *[other] { $count } canteens
    }
board-more-homes =
    { $count ->
        [one] { $count } more settlement for a line of four
       *[other] { $count } more settlements for lines of four
    }
board-brings = brings { $what }
board-brings-line = Brings: { $what }.
board-two-homes = { settlements } for one price
board-short = the supply is short: everybody returns one first
board-cattle-on = Cattle on { $field }
board-canteen-on = Canteen on { $field }
board-home =
    { $count ->
        [one] Settlement: { $name }, field { $field }
       *[other] Settlement: { $name }, { $count } on field { $field }
    }
board-your-ranch = Your ranch
board-ranch-of = Ranch: { $name }
board-goods = Goods
board-workers = Workers
board-workers-of = { $count } of { $limit }
board-worker =
    { $worker ->
        [copper] brown worker (mine)
        [stone] graphite worker (quarry)
        [grain] beige worker (fields)
        [pumpkin] orange worker (farm)
       *[other] { $worker }
    }
board-purse = Purse
board-coins = coins
board-cattle = cattle
board-cattle-name = Your cattle: { $count }
board-trade = trade
board-canteens = canteens
board-canteens-name = Your canteens: { $count }
board-use = use
board-use-canteen = Another turn
board-homes-left = Settlements left
board-stock =
    { $count ->
        [one] { $count } settlement left to place
       *[other] { $count } settlements left to place
    }
board-starts = starts
board-barter = One cattle for
board-barter-ask = What do you trade one cattle for?
board-barter-deed = Trade for { thing }
board-choose =
    { $kind ->
        [hire] Take two workers
        [return] Return to the supply
        [staff] Who goes to work?
        [take] Take as your reward
       *[exchange] Small for large
    }
board-built = Built { $count } of { $most }
board-parts = Parts of the board
board-part =
    { $part ->
        [land] Map
        [work] Work
       *[city] City
    }
good-word =
    { $good ->
        [grain] grain
        [pumpkin] pumpkin
        [copper_small] sm. copper
        [copper_large] lg. copper
        [stone_small] sm. stone
        [stone_large] lg. stone
       *[other] { $good }
    }
board-price-title =
    { $kind ->
        [double] Double field
       *[land] Field
    }
board-price = Price: { pieces }.
board-lacking = You lack: { pieces }.
board-enough = You have everything.
board-shortage = The supply is too small. One each goes back:
board-tradeable = Your cattle can be traded for it.
board-where = One builds beside a settlement or the start tile.

## What pieces say of themselves

board-tip-title =
    { $thing ->
        [lake] Lake
        [mountain] Mountain
        [start] Start tile
        [settlement] Settlement
        [cattle] Cattle on the land
        [canteen] Canteen
        [supply] Supply
        [idle] Workers in the supply
        [wheel] Recruitment wheel
        [advance] Move the pointer
        [bank] Bank
        [small] Small space
        [city] City
        [pawn] Pawn
        [shop] Shop
        [price] Price in pumpkins
        [goods] Goods
        [workers] Workers
        [coins] Coins
        [own-cattle] Trade cattle
        [own-canteens] Canteens
        [stock] Settlements left
        [starter] Starting player
       *[built] Settlements of this action
    }
board-tip-text =
    { $thing ->
        [lake] Nothing is built here. Whoever first builds beside it takes the canteen.
        [mountain] Nothing can be built on mountains.
        [start] The first settlements border this tile; later ones may border any settlement of anybody.
        [settlement] Every settlement on the land counts one, stacked ones too. Four own fields in a straight line give one more.
        [cattle] Whoever builds here takes it. One cattle can be traded for a small good, three coins or a worker.
        [canteen] Build beside the lake to take it. At the end of a turn it buys another whole turn.
        [supply] When the supply holds too few, every player first gives one of that kind back.
        [idle] When too few are left, every player first gives one of that colour back.
        [wheel] Recruit: spin it and take the two workers shown. White means any two.
        [advance] Once per Recruit you may move the pointer on, for one grain a field, and take those two workers as well.
        [bank] Send workers of any colour for coins. When all three spaces are taken, they are cleared.
        [small] Right after using the large part you may staff this one too, by the same rule and without coins.
        [city] Take a pumpkin and place your pawn; then everybody may. All pay when the rewards are handed out.
        [spot] You need as many pumpkins as the column says. In a row with a pawn only spaces to its right are open; that pawn is jumped over and has to move at once.
        [certain] You need as many pumpkins as the column says. A pawn here cannot be jumped over, so its reward is certain.
        [pawn] A pawn that was jumped over moves at once, or its player passes.
        [price] Whoever stands in a column needs that many pumpkins; they are paid when the rewards are handed out.
        [shop] Pawns wait here. Whoever passes stays out until the next visit to the city.
        [goods] Fields cost exactly the goods shown. Small and large pieces never stand in for each other.
        [workers] A ranch holds at most eight workers.
        [coins] Coins pay for spaces in the mine, the quarry, the fields and the farm.
        [own-cattle] At any moment of your turn: one cattle for a small good, three coins or a worker.
        [own-canteens] At the end of your turn: another whole turn.
        [stock] When somebody places the last one, the round is finished and the game ends.
        [starter] Rounds begin with this player.
       *[built] Up to three in one action. Each one you do not build brings a coin.
    }
board-tip-area =
    { $area ->
        [mine] One brown worker or two others. Pay the coins, take small copper. When all three spaces are taken, the mine is cleared.
        [quarry] One graphite worker or two others. Pay the coins, take small stone. When all three spaces are taken, the quarry is cleared.
        [fields] One beige worker or two others. Pay the coins, take grain. When all three spaces are taken, the fields are cleared.
       *[farm] One orange worker or two others. Pay the coins, take pumpkins. When all three spaces are taken, the farm is cleared.
    }
board-tip-good-title =
    { $good ->
        [grain] Grain
        [pumpkin] Pumpkin
        [copper_small] Small copper
        [copper_large] Large copper
        [stone_small] Small stone
       *[stone_large] Large stone
    }
board-tip-good =
    { $good ->
        [grain] From the fields, from the city or for one cattle. It pays for fields of the land and moves the pointer of the wheel.
        [pumpkin] From the farm, for going to the city or for one cattle. It pays for fields of the land and for rewards in the city.
        [copper_small] From the mine, from the city or for one cattle. The city exchanges it for large copper.
        [stone_small] From the quarry, from the city or for one cattle. The city exchanges it for large stone.
       *[other] Only from the city, in exchange for a small piece. It is never changed back, and a small piece cannot stand in for it.
    }
board-tip-worker-title =
    { $worker ->
        [copper] Brown worker
        [stone] Graphite worker
        [grain] Beige worker
       *[pumpkin] Orange worker
    }
board-tip-worker =
    { $worker ->
        [copper] Alone it is enough in the mine; elsewhere it takes two, in the bank any. A ranch holds at most eight workers.
        [stone] Alone it is enough in the quarry; elsewhere it takes two, in the bank any. A ranch holds at most eight workers.
        [grain] Alone it is enough in the fields; elsewhere it takes two, in the bank any. A ranch holds at most eight workers.
       *[pumpkin] Alone it is enough on the farm; elsewhere it takes two, in the bank any. A ranch holds at most eight workers.
    }
board-tip-reward-title = Reward of row { $row }

## The end of the game, and the score as it would be now

board-end-title = The end of the game
board-end = When somebody places their last settlement, the round is played to its end, and the game is over. Most settlements on the land win.
board-last-round = Last round: { $names }, then the end
board-to-build =
    { $count ->
        [one] { $count } settlement to the last round
       *[other] { $count } settlements to the last round
    }
score-later-keepsakes = In a tie: cattle and canteens
score-later-belongings = Then: coins, workers and goods
