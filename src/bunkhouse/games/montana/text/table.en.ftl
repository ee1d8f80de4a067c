### Montana: the words on the table in a terminal. The columns are narrow.

table-letter =
    { $good ->
        [grain] g
        [pumpkin] p
        [copper_small] c
        [copper_large] C
        [stone_small] s
        [stone_large] S
       *[other] ?
    }
table-worker =
    { $worker ->
        [copper] c
        [stone] s
        [grain] g
        [pumpkin] p
       *[other] ?
    }
table-area =
    { $area ->
        [bank] Bank
        [mine] Mine
        [quarry] Quarry
        [fields] Fields
        [farm] Farm
       *[other] { $area }
    }
table-bank =
    { $workers ->
        [one] { $workers } worker: { $coins } coins
       *[other] { $workers } workers: { $coins }
    }
table-space =
    { $price ->
        [one] { $price } coin: { $count }, +{ $extra }
       *[other] { $price } coins: { $count }, +{ $extra }
    }
table-city = City
table-reward = Reward
table-goods =
    { $count ->
        [one] { $count } good of { $goods }
       *[other] { $count } goods of { $goods }
    }
table-exchange = exchange up to { $count }
table-supply = Supply:
table-wheel = Wheel
table-cattle = cattle
table-double = two settlements
table-canteen = canteen
table-start = start tile
table-set-up = Set-up
table-round = Round { $round }
table-starter = starting player { $name }
table-closing = the last round
table-over = The game is over
table-placed =
    { $count ->
        [one] { $count } settlement, { $left } left
       *[other] { $count } settlements, { $left } left
    }
table-held = { $coins } coins, { $cattle } cattle, { $canteens } canteens
table-no-goods = no goods
table-no-workers = no workers
