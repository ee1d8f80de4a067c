### Great Western Trail: the words on the drawn table.

board-hand-tab = Hand
board-objectives-tab = Objectives
board-cattle-tab = Cattle
board-ranch-tab = Ranch
board-markets-tab = Markets
table-turn-number = Turn { $number }
board-spaces-left =
    { $count ->
        [one] Job market: { $count } space to the end
       *[other] Job market: { $count } spaces to the end
    }
board-phase =
    { $phase ->
        [a] A Move
        [b] B Act
       *[c] C Draw
    }
board-goal = your disc goes here
board-discs = Point at a disc to read here what it uncovers.
board-place-disc = Place it

## What lies on the board

board-trail = Trail
board-railroad = Railroad
board-start-space = Start
board-private = Building { $building }: { $name }, { $points } VP{ woods }{ toll }{ risk }
woods =
    { $woods ->
        [yes] , in the woods
       *[no] { "" }
    }
toll =
    { $fee ->
        [0] { "" }
       *[other] , the others pay ${ $fee } to pass
    }
risk =
    { $effect ->
        [none] { "" }
       *[other] ; on this space the owner of the building may also { effect }
    }
board-trade-space = Trade space: { $sign }${ $dollars }, free
board-hazard-space =
    { $kind ->
        [flood] Space for a hazard: flood { $number }, free
        [drought] Space for a hazard: drought { $number }, free
       *[rockfall] Space for a hazard: rockfall { $number }, free
    }
board-site = Building space: { place }{ woods }{ risk }
board-hazard = Hazard: { tile }, hand fee ${ $fee }
board-teepee =
    { $brings ->
        [no] { $title }: trading costs ${ $dollars }
       *[yes] { $title }: hand fee ${ $fee }, trading brings ${ $dollars }
    }
board-or = { $first } or { $second }
board-rancher = Rancher of { $name }
board-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
board-fees =
    { $sure ->
        [yes] fees ${ $most }
       *[no] fees ${ $least } to ${ $most }
    }
board-city = { city }, value { $value }, discs: { $count ->
        [0] none
       *[other] { $names }
    }
board-city-short =
    { $city ->
        [kansas_city] Kansas City
        [topeka] Topeka
        [wichita] Wichita
        [colorado_springs] Colorado Sp.
        [santa_fe] Santa Fe
        [albuquerque] Albuquerque
        [el_paso] El Paso
        [san_diego] San Diego
        [sacramento] Sacramento
       *[san_francisco] San Francisco
    }
board-station = Station: number { $station }, ${ $dollars }, { $points } VP, { $corner ->
        [white] white
       *[black] black
    } corners, discs: { $count ->
        [0] none
       *[other] { $names }
    }
board-station-master = { board-station }; station master: { master }
board-station-worker = { board-station }; its master was taken for { a-worker }
board-engine = Engine of { $name }, { rail }
board-kansas-city = Kansas City
board-foresight = Foresight
board-tiles-left = tiles left
board-stage =
    { $stage ->
        [tiles] Place tiles
        [income] Income
       *[delivery] Delivery
    }
board-foresight-tile = Foresight tile: { $tile }, stage { $stage }, { $lands }
board-lands =
    { $to ->
        [jobs] goes to the job market for ${ $dollars }
        [nowhere] the job market is full
        [away] has no room and would leave the game
       *[trail] goes to the { place }
    }
board-job-market = Job market
board-job = { $worker }, ${ $dollars }
board-token = Job market token

## Cards and markets

board-breed =
    { $breed ->
        [jersey] Jersey
        [dutch_belt] Dutch Belt
        [black_angus] Black Angus
        [guernsey] Guernsey
        [holstein] Holstein
        [brown_swiss] Brown Swiss
        [ayrshire] Ayrshire
        [west_highland] West Highland
       *[texas_longhorn] Texas Longhorn
    }
board-start = start
board-repeat = repeat
board-hand = Hand
board-hand-value = value
board-draw-pile =
    { $count ->
        [0] The draw pile is empty
       *[other] Draw pile, { cards }
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-deck = deck
board-discard = discard
board-cattle-market = Cattle market
board-market-card = { $card }, { cards } in the market
board-cattle-stack =
    { $count ->
        [0] The cattle stack is empty
       *[other] Cattle stack, { cards }
    }
board-pool = Objective cards
board-objective-stack =
    { $count ->
        [0] The objective stack is empty
       *[other] Objective stack, { cards }
    }

## Player boards

board-your-ranch = Your ranch
board-ranch = { $name }’s ranch
board-part =
    { $part ->
        [auxiliary] Auxiliary
        [workers] Workers
        [steps] Steps
        [hand-limit] Hand limit
       *[buildings] Buildings
    }
board-workers = { $worker }: { $count }
board-certificates = Certificates: { $count } of { $limit }, permanent: { $permanent }
board-building =
    { $state ->
        [used] Building { $building }, not in the supply any more
       *[other] Building { $building }, { craftsmen }, { $points } VP
    }
craftsmen =
    { $craftsmen ->
        [one] { $craftsmen } craftsman
       *[other] { $craftsmen } craftsmen
    }
board-seat =
    { $part ->
        [money] ${ $count }
        [certificates] { certificates }
        [steps] { steps-most }
        [points] Points: { $count }
       *[cards] { hand-cards }
    }
certificates =
    { $count ->
        [0] No certificates
        [one] { $count } certificate
       *[other] { $count } certificates
    }
steps-most =
    { $count ->
        [one] At most { $count } step
       *[other] At most { $count } steps
    }
hand-cards =
    { $count ->
        [0] No cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-all-buildings = All private buildings
board-hand-fees = Hand fees: green ${ $green }, black ${ $black }
board-open-ranch = Look at { $name }’s ranch
board-area = Objectives
board-discard-pile = Discard pile
board-unseen = Hand ({ $hand }) and draw pile ({ $deck }) together
board-close = Close

## What can be done

board-verb =
    { $kind ->
        [place] place the rancher here
        [move] move here
        [via] go this way
        [play] play
        [use] use
        [aux] use
        [double] use twice
        [copy] use this building
        [discard] discard
        [remove] remove from the game
        [draw] draw
        [certificates] take certificates
        [take] take
        [hire] hire
        [build] build
        [buy] buy
        [enlarge] add 2 cards to the market
        [trade] trade
        [clear] remove
        [engine] move the engine here
        [upgrade] upgrade
        [disc] move this disc
        [lift] move the disc from here
        [give] give
        [foresight] put on the board
        [spend] spend certificates
       *[deliver] deliver
    }

## Explanations

board-tip-building = Building { $building }
board-tip-neutral = Whoever stops here may use these actions: { $actions }. Or one single auxiliary action instead.
board-tip-private = Needs { craftsmen } and is worth { $points } VP. Actions of its owner: { $actions }. Everybody else may only use one auxiliary action.
board-tip-effect = Each printed action can be used once a visit, in any order.
board-tip-objective =
    { $count ->
        [one] Played from the hand for the action in the corner, it stays with you. At the end it gives its points if the task is met, and otherwise costs the red number.
       *[other] Played from the hand for the action in the corner, it stays with you. At the end it gives its points if all { $count } tasks are met, and otherwise costs the red number.
    }
board-tip-start-objective =
    { $count ->
        [one] It lies with you from the start. At the end it gives its points if the task is met; if not, it costs nothing.
       *[other] It lies with you from the start. At the end it gives its points if all { $count } tasks are met; if not, it costs nothing.
    }
board-tip-cattle = Breeding value { $value }. { $points ->
        [0] It is worth no points at the end.
       *[other] It is worth { $points } VP at the end.
    } In Kansas City each breed counts once.
board-tip-master = { $master }. Whoever upgrades the station may take the tile for a hired worker.
board-tip-city = Needs a breeding value of { $value }. { $corner ->
        [white] Only discs from white corners come here.
       *[black] Discs from any corner may come here.
    } { $many ->
        [yes] You may deliver here as often as you like.
       *[no] One disc of each player.
    }
board-tip-city-dollars = Each delivery here brings ${ $dollars }.
board-tip-city-points = Each disc here: { $points } VP at the end.
board-tip-city-link =
    { $brings ->
        [both] Together with { city }: an objective card at once and { $points } VP at the end.
        [points] Together with { city }: { $points } VP at the end.
       *[card] Together with { city }: an objective card at once.
    }
board-tip-disc =
    { $kind ->
        [first-or-second] The first disc to leave this action opens it: { $single }. The second opens the double one, where a building allows it: { $double }.
        [second] When it leaves, the double action is open, where a building allows it: { $double }.
        [certificate_limit] When it leaves, up to { $value } certificates can be held.
        [certificate-limit-after] When it leaves and the one above it as well, up to { $value } certificates can be held.
        [steps-dollars] When it leaves, the rancher has more steps, as many as stand beside it, and you take ${ $dollars } at once.
        [steps-points] When it leaves, the rancher has more steps, as many as stand beside it, and you have { $points } VP at the end.
       *[hand_limit] When it leaves, you pay ${ $dollars } at once and have one more card in hand from then on.
    }
board-tip-worker =
    { $worker ->
        [cowboy] Cowboys buy cattle: the more of them, the cheaper and the better the cards.
        [craftsman] Craftsmen build private buildings.
       *[engineer] Engineers move the engine, one space each.
    }
board-tip-aux =
    { $spaces ->
        [1] Open from the start. With its disc gone it is double, where a building allows it: { $double }.
       *[other] Open as soon as one of its two discs is gone. With both gone it is double, where a building allows it: { $double }.
    }
board-tip-space = { $brings ->
        [yes] Whoever hires a worker onto this space may use this action at once, or never.
       *[no] The next worker of this kind takes the first free space of the row.
    }{ $points ->
        [0] { "" }
       *[other] { " " }A worker here is worth { $points } VP at the end.
    }
board-tip-title =
    { $thing ->
        [hazard] Hazard
        [hazard-space] Space for a hazard
        [teepee-green] Green teepee
        [teepee-blue] Blue teepee
        [trade] Trade space
        [site] Building space
        [start] Start
        [rancher] Rancher
        [railroad] Railroad
        [engine] Engine
        [link] Link of two cities
        [station] Station
        [master] Station master
        [kansas-city] Kansas City
        [foresight] Foresight tile
        [supply] Tiles left
        [job-market] Job market
        [token] Job market token
        [arrow-yellow] Yellow arrow
        [arrow-red] Red arrow
        [money] Money
        [points] Points
        [collected] Collected
        [disc-w] White corner
        [disc-b] Black corner
        [worker-space] Space for a worker
        [certificates] Certificates
        [steps] Step limit
        [fees] Hand fees
        [open-space] Open from the start
        [hand-limit] Hand limit
        [hand-value] Breeding value
        [hands] Cards in hand
        [draw-pile] Draw pile
        [discard-pile] Discard pile
        [cattle-stack] Cattle stack
        [prices] Prices
       *[objective-stack] Objective stack
    }
board-tip-text =
    { $thing ->
        [hazard] Counts as a stop, and whoever enters it pays its hand. Whoever removes it keeps its points.
        [hazard-space] Hazards from Kansas City fill these spaces by number. A free space is no stop.
        [teepee-green] Counts as a stop on the trail and costs a green hand. Trading pays or takes the amount below it.
        [teepee-blue] Counts as a stop on the trail and costs a black hand. Trading pays or takes the amount below it.
        [trade] Teepees fill these spaces from the lowest amount. The three negative ones lie beside the trail.
        [site] Here a private building can be built. Free spaces are no stops: passing them costs no step.
        [start] After Kansas City the next movement begins here.
        [rancher] Every tile entered is a step; hands on the way cost money, owners of buildings get it.
        [railroad] An engine steps to the next space or to a turnout; occupied spaces are jumped over. Red crosses are what a transport costs.
        [engine] The further it is, the cheaper the transport to distant cities.
        [link] Discs on both cities: objective cards at once, points at the end.
        [station] An engine on its turnout may upgrade it: pay, and move a disc here. Whoever upgrades it may take its station master for a hired worker.
        [kansas-city] Nobody passes it. Place three tiles, take income for the different breeds in hand, deliver to a city.
        [foresight] In stages 1 to 3 one tile of each column goes to the board: workers to the job market, teepees and hazards to the trail.
        [supply] Face-down tiles from which this column is refilled.
        [job-market] Workers come here from Kansas City. A row costs what stands beside it.
        [token] Workers in its row cannot be hired yet. When it leaves the last row, everybody else has one more turn.
        [arrow-yellow] When the token passes here, the cattle market is refilled.
        [arrow-red] When the token passes here, the end begins.
        [money] Every $5 is worth a point at the end.
        [points] All eleven categories, as if the game ended now.
        [collected] Teepees, hazards and station masters with this player.
        [disc-w] A disc from a white corner may go to any city or station.
        [disc-b] A disc from a black corner may only go to black corners.
        [certificates] Each one spent in Kansas City adds 1 to the breeding value. Discs on 4 and 6 keep the limit down.
        [steps] How far the rancher may move. The first disc brings $3 when it leaves, the second is worth 3 points.
        [fees] Whoever enters a tile with such a hand pays this: to the owner of a building, else to the bank. Your own buildings cost you nothing.
        [open-space] No disc lies here: the single action can be used from the first turn on.
        [hand-limit] At the end of a turn the hand is filled up to it. Each disc costs $5 when it leaves.
        [hand-value] Different breeds, each once, and the permanent certificates.
        [hands] The cards in hand are hidden from others.
        [draw-pile] Hidden; when it is empty, the discard pile is shuffled.
        [discard-pile] Open: new cards come here first.
        [cattle-stack] A cowboy who buys nothing can add two of these cards to the market.
        [prices] How many cowboys a purchase takes and what it costs, by breeding value. What you can do now stands out.
       *[objective-stack] Its top card can be taken instead of one of the open ones.
    }

## The end of the game, and the score as it would be now

board-end-title = The end of the game
board-end = When a worker covers the last space of the job market, whoever placed it finishes the turn. Everybody else then has one more turn.
board-last-turns =
    { $count ->
        [one] Last turn: { $names }, then the end
       *[other] Last turns: { $names }, then the end
    }
score-later-objectives = Objective cards, at most
board-still-in = Still in it: { $cards }.
board-engine-at = Engine: { rail }
board-building-gone = used
