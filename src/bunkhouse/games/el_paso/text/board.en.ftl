### Great Western Trail: El Paso: the words on the drawn table.

board-ranch-tab = Ranch
board-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
board-mark =
    { $symbol ->
        [w-cowboy] cowboys: { $text }
        [w-craftsman] builders: { $text }
        [dollar] dollars: { $text }
       *[words] { $text }
    }
board-site =
    { $cost ->
        [0] Empty space { $space }
       *[other] Empty space { $space }, costs ${ $cost } to build on
    }
board-building =
    { $whose ->
        [own] Your building { $building } ({ $space })
        [other] Building { $building } of { $name } ({ $space })
       *[none] Building { $building }
    }
board-rancher =
    { $field ->
        [el_paso] Rancher of { $name }, in El Paso
       *[other] Rancher of { $name }, on building { $field }
    }
board-finisher = Rancher of { $name } on the empty Simmental space
board-dollars = { $sign }${ $amount }
board-free = free
board-none = none

## Train, tokens, markets

board-car =
    { $count ->
        [one] Train card, { $count } engineer and ${ $dollars }: { $actions }
       *[other] Train card, { $count } engineers and ${ $dollars }: { $actions }
    }
board-token-stack =
    { $kind ->
        [objective] Stack of objective tokens, { $count } left
       *[bonus] Stack of bonus tokens, { $count } left
    }
board-bonus =
    { $effect ->
        [permanent_certificate] Bonus token: permanent certificate, { $points } VP
        [count_duplicate] Bonus token: second card of a kind, { $points } VP
       *[none] Bonus token: { $points } VP
    }
board-objective = Objective token: { $needs }, { $points } VP
board-need =
    { $need ->
        [criollo] { $count } Criollo
        [pineywoods] { $count } Pineywoods
        [galloway] { $count } Galloway
        [santa_gertrudis] { $count } Santa Gertrudis
        [black_angus] { $count } Black Angus
        [corriente] { $count } Corriente
        [shorthorn] { $count } Shorthorn
        [hereford] { $count } Hereford
        [simmental] { $count } Simmental
        [cowboy]
            { $count ->
                [one] { $count } cowboy
               *[other] { $count } cowboys
            }
        [builder]
            { $count ->
                [one] { $count } builder
               *[other] { $count } builders
            }
        [engineer]
            { $count ->
                [one] { $count } engineer
               *[other] { $count } engineers
            }
        [versatile]
            { $count ->
                [one] { $count } versatile worker
               *[other] { $count } versatile workers
            }
        [building]
            { $count ->
                [one] { $count } building
               *[other] { $count } buildings
            }
        [building_3plus]
            { $count ->
                [one] { $count } building for 3 or more builders
               *[other] { $count } buildings for 3 or more builders
            }
        [building_4plus]
            { $count ->
                [one] { $count } building for 4 or more builders
               *[other] { $count } buildings for 4 or more builders
            }
        [dark_disc]
            { $count ->
                [one] { $count } disc on a post from 10
               *[other] { $count } discs on posts from 10
            }
       *[bonus_token]
            { $count ->
                [one] { $count } bonus token
               *[other] { $count } bonus tokens
            }
    }
board-cattle = Cattle market
board-buildings = Building market
board-hiring = Workers for hire
board-cow = { cow }, value { $value }, { $points } VP, { $count } left; cowboys { $cowboys } and ${ $dollars }
board-type = Building { $building }, { $points } VP, { $count } left; builders { $builders } and ${ $dollars }: { $actions }
board-worker-stack =
    { $worker ->
        [cowboy] Cowboys for hire: { $count }
        [builder] Builders for hire: { $count }
        [engineer] Engineers for hire: { $count }
       *[versatile] Versatile workers for hire, at a surcharge: { $count }
    }

## El Paso

board-of-cards = of { $count } cards
board-simmentals = Simmental cards left: { $count } of { $total }
board-arrival-money = On arrival: take ${ $dollars }
board-delivery = Delivery
board-least-value = least value
board-post =
    { $points ->
        [0] Trading post { $post }; { board-repeats }; { board-reward }; { board-discs-there }
       *[other] Trading post { $post }; { $points } VP for a disc; { board-repeats }; { board-reward }; { board-discs-there }
    }
board-repeats =
    { $repeats ->
        [0] once for each player
       *[other] any number of times
    }
board-reward =
    { $reward ->
        [none] no reward
       *[other] reward: { $reward }
    }
board-discs-there =
    { $discs ->
        [none] no discs
       *[other] discs: { $discs }
    }

## The ranch

board-your-ranch = Your ranch
board-ranch-of = Ranch of { $name }
board-open-ranch = Show all that { $name } has
board-close = Close
board-money = Dollars: { $dollars }
board-discs = discs { $discs } · buildings { $built } of { $most }
board-points = Victory points: { $count }
board-discs-left = Discs left: { $count }
board-auxiliary = Auxiliary actions
board-certificates = Certificates: { $count }
board-aux =
    { $level ->
        [0] Auxiliary action { $number }, locked by a disc: { $action }
       *[other] Auxiliary action { $number }: { $action }
    }
board-disc =
    { $dark ->
        [0] Disc of “{ disc }”{ board-disc-money }
       *[other] Disc of “{ disc }”, dark corners{ board-disc-money }
    }
board-disc-money =
    { $dollars ->
        [0] {""}
       *[other] , money: { $dollars }
    }
board-limit =
    { $kind ->
        [steps] Steps
        [hand] Hand
       *[permanent] Permanent
    }
board-field = Certificate track, field { $value }
board-workers = Workers
board-use = use
board-keep = keep
board-use-now = Use now: { $name }
board-any-time = At any time, also in other turns
board-extra-step =
    { $count ->
        [one] +{ $count } step
       *[other] +{ $count } steps
    }
board-crew =
    { $worker ->
        [cowboy] cowboys: { $count }
        [builder] builders: { $count }
        [engineer] engineers: { $count }
       *[versatile] versatile workers: { $count }
    }
board-hand = Hand
board-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-hand-and-draw = In hand ({ $count }) and draw pile together
board-card = { cow }, value { $value }
board-herd = herd
board-worth = Herd { $value }, permanent certificates { $fixed }, track { $track }: up to { $best }
board-tokens = Tokens
board-no-tokens = none yet
board-exchange = Exchange tokens: { $count }
board-exchange-word = exchange
board-draw-pile = draw pile
board-discard-pile = discards
board-discards = Discard pile
board-someone =
    { $worker ->
        [cowboy] Cowboy
        [builder] Builder
        [engineer] Engineer
       *[versatile] Versatile worker
    }

## Sue

board-b-cards =
    { $count ->
        [0] no B card
        [one] { $count } B card
       *[other] { $count } B cards
    }
board-sue-last = Her last turn
board-sue-card = Her bot card: { view-bot-card }
board-sue-waits = She plays after you
board-sue-did =
    { $event ->
        [sue-moves] { board-steps-of-sue }
        [sue-chooses] { board-strongest }
        [sue-gains-cow] { board-sue-cow }
        [sue-gains-worker] draws { worker }{ board-joins }
        [sue-uses-train] uses train card { $card }
        [sue-delivers] puts a disc on post { $post }
        [sue-gets-nothing] gets nothing
        [builds] builds { $building } ({ $points } VP) on { $space }, the dearest empty space
        [upgrades] replaces { $replaced } by { $building } ({ $points } VP) on { $space }
        [takes-objective] takes objective { objective }
        [takes-bonus] takes bonus { bonus }
        [takes-simmental] takes a Simmental, { $left } left
       *[finishes] takes the empty Simmental space
    }
board-sue-cow =
    { $source ->
        [deck] draws { card } ({ $points } VP)
        [market] takes { card } ({ $points } VP) from the market
       *[either] gets { card } ({ $points } VP)
    }
board-strongest =
    { $action ->
        [cattle_market] most cowboys: cattle market
        [build_or_upgrade] most builders: building
       *[train] most engineers: train
    }
board-steps-of-sue =
    { $field ->
        [el_paso] { board-walks } to El Paso
       *[other]
            { $whose ->
                [own] { board-walks } to your { $field }
                [hers] { board-walks } to her own { $field }
                [other] { board-walks } to { $field } of { $name }
               *[none] { board-walks } to { $field }
            }
    }
board-walks =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps past { $past }
    }
board-joins =
    { $worker ->
        [versatile]
            { $joins ->
                [cowboy] {" "}for the cowboys
                [builder] {" "}for the builders
                [engineer] {" "}for the engineers
               *[nobody] , who is put aside
            }
       *[other] {""}
    }
board-specialists = Specialists
board-ties = ties: leftmost first
board-herd-title = Herd
board-herd-note =
    { $count ->
        [one] { $count } cow, { $points } VP
       *[other] { $count } cows, { $points } VP
    }
board-resources =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
board-bot-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-sue-deck = Her bot cards
board-sue-next = Still to come before they are shuffled: { $cards }
board-shuffled = none, the cards are shuffled

## The prompt and the window

board-meanwhile = You may also
board-phase =
    { $phase ->
        [move] Move
        [act] Act
       *[draw] Draw
    }
board-jump =
    { $place ->
        [trail] Trail
        [town] El Paso
        [train] Train
        [tokens] Tokens
       *[markets] Markets
    }

## Explanations

board-tip-building = Building { $building }
board-tip-neutral = Each once, in any order: { $actions }. Or one auxiliary action instead.
board-tip-market = { $actions }. Costs builders: { $builders } and ${ $dollars }; { $points } VP. Versatile workers can replace builders.
board-tip-own = Each once, in any order: { $actions }. Or one auxiliary action instead. { $points } VP for you.
board-tip-other = Somebody else's: here you have only one auxiliary action. Its owner uses: { $actions }. { $points } VP.
board-tip-car =
    { $side ->
        [star] Train card { $card } ★
       *[plain] Train card { $card }
    }
board-tip-train =
    { $count ->
        [one] Discard { $count } engineer (or a versatile worker) and pay ${ $dollars }, then each once: { $actions }.
       *[other] Discard { $count } engineers (or versatile workers) and pay ${ $dollars }, then each once: { $actions }.
    }
board-tip-cow =
    { $points ->
        [0] Breeding value { $value }, no points. In a delivery each kind counts once.
       *[other] Breeding value { $value }, { $points } VP. In a delivery each kind counts once.
    }
board-tip-price =
    { $cowboys ->
        [one] To buy one, discard { $cowboys } cowboy (or a versatile worker) and pay ${ $dollars }.
       *[other] To buy one, discard { $cowboys } cowboys (or versatile workers) and pay ${ $dollars }.
    }
board-tip-worker =
    { $worker ->
        [cowboy] Discard one while your rancher moves: one more step. Buys cattle. { $points } VP.
        [builder] Discard one at any time and pay ${ $cost }: one certificate. Builds. { $points } VP.
        [engineer] Discard one at any time: take ${ $dollars }. Uses the train. { $points } VP.
       *[versatile] Discard one at any time: take ${ $dollars }. Replaces any specialist in a payment. Costs more to hire. { $points } VP.
    }
board-tip-bonus = Bonus token
board-tip-effect =
    { $effect ->
        [permanent_certificate] Adds 1 to every delivery, for good.
        [count_duplicate] In a delivery one more card of a kind already counted adds its value.
       *[none] Points at the end.
    }
board-tip-trading-post = Trading post { $post }
board-tip-post =
    { $dark ->
        [0] For a delivery worth { $post } or more; { board-repeats }; { board-reward }.
       *[other] For a delivery worth { $post } or more; { board-repeats }; { board-reward }. { $points } VP at the end. Discs with dark corners go only to 10 or more.
    }
board-tip-aux = Auxiliary action { $number }
board-tip-aux-text =
    { $kind ->
        [stronger] Instead of the actions of a stop: { $plain }. Once its disc is gone: { $strong }.
       *[same] Instead of the actions of a stop, once its disc is gone: { $plain }.
    }
board-tip-disc-title = Disc: { disc }
board-tip-disc =
    { $dark ->
        [0] Frees for good: { $freed }. { board-tip-disc-money } A delivery takes it to any trading post.
       *[other] Frees for good: { $freed }. { board-tip-disc-money } A delivery takes it to a trading post with dark corners (10 or more).
    }
board-freed =
    { $kind ->
        [steps] step limit { $amount }
        [hand] hand limit { $amount }
        [permanent] +{ $amount } in every delivery
       *[auxiliary] auxiliary action “{ $amount }”
    }
board-tip-disc-money =
    { $dollars ->
        [0] {""}
       *[other]
            { $cost ->
                [0] You get ${ $dollars } with it.
               *[other] It costs ${ $cost }.
            }
    }
board-tip-title =
    { $thing ->
        [site] Empty space
        [gate] El Paso
        [rancher] Rancher
        [finisher] The end is here
        [arrival] First: money
        [simmentals] Second: a Simmental
        [delivery] Third: a delivery
        [objective] Objective token
        [stack-objective] Objective tokens
        [stack-bonus] Bonus tokens
        [money] Dollars
        [discs] Discs and buildings
        [certificates] Certificate track
        [exchange] Exchange token
        [draw] Draw pile
        [hand] Value of the hand
        [step-limit] Step limit
        [hand-limit] Hand limit
        [permanent] Permanent certificates
        [score] Points as things stand
        [sue-card] Her bot card
        [sue-turn] Her turn
        [sue-row] Her specialists
        [sue-herd] Her herd
        [sue-tokens] Her tokens
        [sue-discs] Her discs
        [sue-resources] Her resource cards
       *[sue-strength] B cards
    }
board-tip-text =
    { $thing ->
        [site] A common building can be built here; a red number is its price. An empty space is no stop.
        [gate] Every move ends here. Take money and a Simmental, then deliver.
        [rancher] Any number of ranchers may share a stop.
        [finisher] Whoever reached El Paso after the last Simmental stands here: { $points } VP, and everybody else has one last turn.
        [arrival] Whoever arrives takes this money.
        [simmentals] Then one of these cards. When the last is gone, the next arrival ends the game.
        [delivery] Show the hand, add certificates, and put a disc on a trading post of at most that value.
        [objective] Points at the end if you have what it shows. Everything counts for one objective only.
        [stack-objective] Take one that lies open, or draw blind from the stack.
        [stack-bonus] Take one that lies open, or draw blind from the stack.
        [money] Every ${ $dollars } is worth 1 VP at the end.
        [discs] A delivery takes a disc from the board to a trading post. So many buildings may bear your marker: { $most }.
        [certificates] Each certificate spent adds 1 to a delivery.
        [exchange] At any time, also in other turns: draw a card, then discard one.
        [hand] Each kind counts once. Permanent certificates always count, those on the track when they are spent.
        [step-limit] How far the rancher may go; cowboys add steps.
        [hand-limit] At the end of a turn the hand is filled up to this.
        [permanent] Each adds 1 to every delivery and is never spent.
        [score] What the game would bring if it ended now: every ${ $dollars }, buildings, discs on posts from 10, workers, cows, bonus tokens and fulfilled objectives.
        [sue-card] It gives her steps and her action.
        [sue-turn] The stop does not matter for her, except El Paso. She pays nothing and discards no worker.
        [sue-row] How many workers she has of each kind decides what she gets. Of equals the leftmost counts.
        [sue-herd] Her cows only score.
        [sue-tokens] She always takes the face-up token with most points. All her objectives count.
        [sue-discs] At every arrival in El Paso she puts one on the next trading post: { $posts }, then on the last again. She takes no other reward than objectives and workers.
        [sue-resources] Cows and workers that she can still draw. Once they are used up, there are no more.
       *[sue-strength] They are among her bot cards and make her stronger.
    }
board-do-title =
    { $kind ->
        [discard_cow] Discard a cow
        [gain_money] Take money
        [gain_certificates] Certificates
        [gain_exchange_token] Exchange token
        [hire] Hire
        [hire_one_or_two_different] Hire one or two
        [buy_cattle] Buy a cow
        [use_train] Use the train
        [build] Build or upgrade
        [gain_objective] Objective token
        [gain_bonus] Bonus token
        [gain_any_token] Any token
        [auxiliary] Auxiliary actions
        [move_rancher] Move the rancher
        [gain_cow] Gain a cow
        [remove_cow] Remove a cow
       *[exchange] Exchange
    }
board-do =
    { $kind ->
        [discard_cow] Discard one such cow from your hand and take the money. Once, even if you have several.
        [gain_money] Take the amount shown.
        [gain_certificates] Move the marker down the track, at most one field for each; { $most } is the last. A red number is the price.
        [gain_exchange_token] Take one. A red number is the price.
        [hire] Take a worker from the market, ready for use at once. A versatile worker costs ${ $surcharge } more.
        [hire_one_or_two_different] One worker for the first price, or two of different kinds for the second. A versatile worker costs ${ $surcharge } more.
        [buy_cattle] Discard the cowboys it takes (or versatile workers) and pay ${ $dollars } for each. The cow goes to your discard pile.
        [use_train] Discard the engineers that one train card takes (or versatile workers), pay ${ $dollars } for each, then use its actions.
        [build] Discard the builders that a tile takes (or versatile workers), pay ${ $dollars } for each and the price of the space. Replacing an own building costs only the difference.
        [gain_objective] Take one that lies open, or draw blind from the stack.
        [gain_bonus] Take one that lies open, or draw blind from the stack. A red number is the price.
        [gain_any_token] One objective or bonus token, open or from a stack.
        [auxiliary] One for each gear, all different, of those that are free on your ranch.
        [move_rancher] At least one step, at most so many; cowboys add steps. Then you use the stop you reach, and after it what is left of this one. In El Paso the rest is lost.
        [gain_cow] From the cattle market to your discard pile, without cowboys. A red number is the price.
        [remove_cow] Put one such cow from your hand back into the box.
       *[exchange] Draw a card, then discard one; several times one after the other.
    }

## The end of the game, and the score as it would be now

board-end-title = The end of the game
board-end = When the last Simmental is gone, whoever is next to reach El Paso finishes the game for themselves. Everybody else then has one last turn.
board-last-turns =
    { $count ->
        [one] Last turn: { $names }, then the end
       *[other] Last turns: { $names }, then the end
    }
score-later-objectives = Objective tokens, at most
score-later-money = In a tie: dollars left over
board-still-in = Still in it: { $cards }.
board-draw-text = When it is empty and a card is needed, the discards are shuffled. Workers that come up go straight to the worker area.
