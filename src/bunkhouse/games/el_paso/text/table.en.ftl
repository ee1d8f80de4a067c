### Great Western Trail: El Paso: the words on the table in a terminal. The columns are narrow.

table-over = The game is over
table-turn-number = Turn { $number }
table-simmentals =
    { $count ->
        [0] no Simmental left: whoever reaches El Paso next finishes the game
       *[other] { $count } Simmental left
    }
table-last-turns = the last turns
table-trail = The trail, clockwise
table-outer = outer way
table-inner = inner way
table-neutral = Neutral buildings
table-common = Building market
table-common-head = builders and side, points, left
table-train = Train
table-train-head = engineers
table-cattle = Cattle market
table-cattle-head = cowboys, value, points, left
table-workers = Worker market
table-objectives = Objective tokens (stack: { $count })
table-bonuses = Bonus tokens (stack: { $count })
table-posts = Trading posts
table-posts-head = ■ dark, + several discs
table-points = { $points } VP
table-dollars = ${ $dollars }
table-symbol =
    { $kind ->
        [discard_cow]
            { $extra ->
                [0] { table-cow } → ${ $amount }
               *[other] { table-cow } → ${ $extra } × value
            }
        [gain_money] ${ $amount }
        [gain_certificates]
            { $cost ->
                [0] { table-certificates }
               *[other] { table-certificates } (−${ $cost })
            }
        [gain_exchange_token]
            { $cost ->
                [0] exchange token
               *[other] exchange token (−${ $cost })
            }
        [hire]
            { $cost ->
                [0] hire free
               *[other] hire (−${ $cost })
            }
        [hire_one_or_two_different] hire 1 (−${ $cost }) or 2 unlike (−${ $extra })
        [buy_cattle] buy a cow
        [use_train] train
        [build] build
        [gain_objective] objective
        [gain_bonus]
            { $cost ->
                [0] bonus
               *[other] bonus (−${ $cost })
            }
        [gain_any_token] any token
        [auxiliary]
            { $amount ->
                [1] auxiliary action
               *[other] { $amount } different auxiliary actions
            }
        [move_rancher] move up to { $amount }
        [gain_cow]
            { $cost ->
                [0] { table-cow }
               *[other] { table-cow } (−${ $cost })
            }
        [remove_cow] remove { table-cow }
        [exchange]
            { $amount ->
                [one] { $amount } exchange
               *[other] { $amount } exchanges
            }
       *[other] { $kind }
    }
table-certificates =
    { $amount ->
        [one] { $amount } certificate
       *[other] { $amount } certificates
    }
table-cow =
    { $cow ->
        [any] any cow
        [gray] gray cow
        [black] black cow
        [white] white cow
        [green] green cow
        [yellow] yellow cow
        [blue] blue cow
        [brown] brown cow
        [purple] purple cow
        [orange] orange cow
        [breeding] cow of value { $value }
        [black_angus] Black Angus
        [corriente] Corriente
        [shorthorn] Shorthorn
        [hereford] Hereford
       *[other] { $cow }
    }
table-wealth = ${ $dollars }  certificates { $certificates }+{ $permanent }  exchanges { $tokens }  points { $points }
table-crew = Workers: { $cards }
table-limits = steps { $steps }, hand { $hand }
table-auxiliary = Auxiliary: { $actions }
table-discs = Discs: { $discs }
table-hand = Hand ({ $value }): { $cards }
table-hand-size =
    { $count ->
        [one] Hand: { $count } card
       *[other] Hand: { $count } cards
    }
table-piles = Draw pile { $draw }, discarded: { $cards }
table-own-objectives = Objectives:
table-own-bonuses = Bonus tokens:
table-sue-row = Workers: { $workers }
table-sue-aside =
    { $count ->
        [one] Aside: { $count } versatile worker
       *[other] Aside: { $count } versatile workers
    }
table-sue-cows = Cows: { $cards }
table-sue-decks = Resource cards left { $resources }, bot cards left { $cards }
table-sue-discarded = Bot cards played: { $cards }
table-sue-points =
    { $discs ->
        [one] points { $points }, { $discs } disc left
       *[other] points { $points }, { $discs } discs left
    }
