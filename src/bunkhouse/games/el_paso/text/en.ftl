### Great Western Trail: El Paso: every word a player reads.
###
### Prompts are sentences; choices and log lines have no full stop; reasons follow a colon.

game-title = Great Western Trail: El Paso
automaton-sue = Sue

## What lies on the table

card =
    { $card ->
        [criollo] Criollo
        [pineywoods] Pineywoods
        [galloway] Galloway
        [santa_gertrudis] Santa Gertrudis
        [black_angus] Black Angus
        [corriente] Corriente
        [shorthorn] Shorthorn
        [hereford] Hereford
        [simmental] Simmental
        [cowboy] cowboy
        [builder] builder
        [engineer] engineer
        [versatile] versatile worker
       *[other] { $card }
    }
cow =
    { $cow ->
        [criollo] Criollo
        [pineywoods] Pineywoods
        [galloway] Galloway
        [santa_gertrudis] Santa Gertrudis
        [black_angus] Black Angus
        [corriente] Corriente
        [shorthorn] Shorthorn
        [hereford] Hereford
        [simmental] Simmental
       *[other] { $cow }
    }
worker =
    { $worker ->
        [cowboy] a cowboy
        [builder] a builder
        [engineer] an engineer
        [versatile] a versatile worker
       *[other] { $worker }
    }
field =
    { $field ->
        [el_paso] El Paso
       *[other] building { $field }
    }
stop =
    { $field ->
        [el_paso] El Paso
        [B] building B
        [C] building C
        [D] building D
        [E] building E
        [F] building F
        [G] building G
       *[other] building { $field } ({ $space })
    }
disc =
    { $disc ->
        [aux1_upgrade] first auxiliary action
        [aux2_unlock] second auxiliary action
        [aux3_upgrade] third auxiliary action
        [aux4_unlock] fourth auxiliary action
        [permanent_certificate] permanent certificate
        [hand_limit] hand limit
        [step_limit] step limit
       *[other] { $disc }
    }
bot-action =
    { $action ->
        [draw_resources] draw resource cards
        [cattle_market] cattle market
        [build_or_upgrade] building
        [train] train
        [strongest_of_three] the strongest of three
       *[other] { $action }
    }
cowboys-spent =
    { $cowboys ->
        [one] { $cowboys } cowboy
       *[other] { $cowboys } cowboys
    }
builders-needed =
    { $count ->
        [one] { $count } builder
       *[other] { $count } builders
    }
workers-needed =
    { $worker ->
        [cowboy]
            { $count ->
                [one] { $count } cowboy
               *[other] { $count } cowboys
            }
        [builder] { builders-needed }
       *[engineer]
            { $count ->
                [one] { $count } engineer
               *[other] { $count } engineers
            }
    }
specialists-paid =
    { $worker ->
        [cowboy] { cowboys-only }
        [builder]
            { $specialists ->
                [one] { $specialists } builder
               *[other] { $specialists } builders
            }
       *[engineer] { engineers-only }
    }
cowboys-only =
    { $specialists ->
        [one] { $specialists } cowboy
       *[other] { $specialists } cowboys
    }
engineers-only =
    { $specialists ->
        [one] { $specialists } engineer
       *[other] { $specialists } engineers
    }
workers-paid =
    { $versatile ->
        [0] { specialists-paid }
       *[other]
            { $specialists ->
                [0] { versatile-paid }
               *[other] { specialists-paid } and { versatile-paid }
            }
    }
versatile-paid =
    { $versatile ->
        [one] { $versatile } versatile worker
       *[other] { $versatile } versatile workers
    }
cowboys-paid =
    { $versatile ->
        [0] { cowboys-only }
       *[other]
            { $specialists ->
                [0] { versatile-paid }
               *[other] { cowboys-only } and { versatile-paid }
            }
    }
engineers-paid =
    { $versatile ->
        [0] { engineers-only }
       *[other]
            { $specialists ->
                [0] { versatile-paid }
               *[other] { engineers-only } and { versatile-paid }
            }
    }
aux-effect =
    { $effect ->
        [gain_money] take ${ $amount }
        [gain_certificates] pay ${ $dollars } for { $amount } certificate
        [exchange]
            { $amount ->
                [one] draw a card, discard a card
               *[other] { $amount } times draw a card, discard a card
            }
        [remove_cow] remove a gray cow from the game
       *[other] { $effect }
    }

## Options

option-neutral_buildings = Neutral buildings
option-neutral_buildings-letters = letter on letter
option-neutral_buildings-shuffled = shuffled
option-train_1 = Train card for 1 engineer
option-train_1-plain = plain side
option-train_1-star = starred side
option-train_2 = Train card for 2 engineers
option-train_2-plain = plain side
option-train_2-star = starred side
option-train_3 = Train card for 3 engineers
option-train_3-plain = plain side
option-train_3-star = starred side
option-train_4 = Train card for 4 engineers
option-train_4-plain = plain side
option-train_4-star = starred side
option-building_1 = Buildings for 1 builder
option-building_1-a = side a
option-building_1-b = side b
option-building_2 = Buildings for 2 builders
option-building_2-a = side a
option-building_2-b = side b
option-building_3 = Buildings for 3 builders
option-building_3-a = side a
option-building_3-b = side b
option-building_4 = Buildings for 4 builders
option-building_4-a = side a
option-building_4-b = side b
option-building_5 = Buildings for 5 builders
option-building_5-a = side a
option-building_5-b = side b
option-building_6 = Buildings for 6 builders
option-building_6-a = side a
option-building_6-b = side b
option-difficulty = Sue's strength when you play alone
option-difficulty-0 = no B cards (easiest)
option-difficulty-1 = 1 B card
option-difficulty-2 = 2 B cards
option-difficulty-3 = 3 B cards (hardest)

## Final scoring

score-money = Money
score-buildings = Buildings
score-posts = Trading posts
score-workers = Workers
score-cows = Cows
score-bonuses = Bonus tokens
score-objectives = Objective tokens

## Prompts

prompt-opening = Take your first objective token.
    .hint = It scores at the end if you have what it shows.
prompt-place = Place your rancher on a neutral building.
    .hint = Your first move begins there; the building itself is not used now.
prompt-move =
    { $steps ->
        [one] Move your rancher { $steps } step forward.
       *[other] Move your rancher 1 to { $steps } steps forward.
    }
    .hint =
        { $end ->
            [near] Reaching El Paso now ends the game: everybody else has one last turn.
            [last] Your last turn. { passing-el-paso }
           *[none] { passing-el-paso }
        }
passing-el-paso =
    { $cowboys ->
        [0] { after-the-move }
       *[other] Every cowboy you discard adds a step. { after-the-move }
    }
after-the-move =
    { $action ->
        [0] Nobody passes El Paso.
       *[other] You use the stop you reach, then what is left of this one. In El Paso the rest is lost.
    }
prompt-act = Act on building { $field }, or leave it at that.
    .hint =
        { $used ->
            [0] Each action once, in any order; or one auxiliary action instead.
           *[other] Each action once, in any order.
        }
prompt-visit = Building { $field } belongs to { $victim }: use one auxiliary action, or none.
    .hint = The actions printed on it are for its owner.
prompt-used-up =
    { $last ->
        [0] Nothing is left to do on building { $field }. Go on.
       *[other] Nothing is left to do on building { $field }. End your turn.
    }
prompt-nothing-left =
    { $last ->
        [0]
            { $back ->
                [none] Nothing more can be done here. Go on.
               *[other] Nothing more can be done here. Go back to building { $back }.
            }
       *[other] Nothing more can be done here. End your turn.
    }
prompt-train =
    { $side ->
        [star] Use the actions of the starred train card { $card }.
       *[plain] Use the actions of train card { $card }.
    }
    .hint =
        { $back ->
            [none] Each action once, in any order.
           *[other] Each action once, in any order. Then back to building { $back }.
        }
prompt-reward = Take the reward of trading post { $post }, or leave it.
prompt-auxiliary =
    { $count ->
        [one] Use another auxiliary action, or leave it at that.
       *[other] Use up to { $count } other auxiliary actions, or leave it at that.
    }
prompt-again =
    { $count ->
        [one] You may make another exchange.
       *[other] You may make { $count } more exchanges.
    }
prompt-give-back = Discard a card to finish the exchange.
    .hint = It may be the one you have just drawn.
prompt-site = Choose a space for building { $building }.
    .hint =
        { $room ->
            [any] An empty one; a red number there is paid on top.
            [own] Both your markers are in use: replace an own building with fewer builders.
           *[both] An empty one, or that of an own building with fewer builders.
        }
prompt-pay =
    { $count ->
        [one] Pay ${ $dollars } and discard { $count } worker: choose which.
       *[other] Pay ${ $dollars } and discard { $count } workers: choose which.
    }
    .hint =
        { $thing ->
            [cow] For { cow }.
            [train] For train card { $card }.
           *[building] For building { $building } on { $space }.
        }
prompt-spend =
    { $certificates ->
        [0] Show your hand: it is worth { $value }.
       *[other] Show your hand, and add certificates?
    }
    .hint =
        { $certificates ->
            [0] Until the delivery is over the hand stays as it is.
           *[other] It is worth { $value }; every certificate you spend adds 1.
        }
prompt-leave = The delivery is complete. End your turn.
prompt-before-scoring = The last cards are drawn. Use what you have left, or let the scoring begin.
    .hint = Workers keep their points when they are discarded.
prompt-deliver = Choose a disc and a trading post of { $value } at most.
    .hint = What the disc covered is yours from now on. Discs with dark corners go to 10 or more.

## Choices

action-place = Place the rancher on { stop }
    .label = Place
action-move =
    { $steps ->
        [one] Move { $steps } step to { stop }
       *[other] Move { $steps } steps to { stop }
    }
    .label = Move
action-hurry = Discard { cowboys-spent } and move { $steps } steps to { stop }
    .label = Move, cowboys: { $cowboys }
action-discard =
    { $dollars ->
        [0] Discard { cow }
       *[other] Discard { cow } for ${ $dollars }
    }
    .label = Discard
action-money = Take ${ $dollars }
    .label = Take
action-certificates =
    { $certificates ->
        [one] Gain { $certificates } certificate
       *[other] Gain { $certificates } certificates
    }
    .label = Gain { $certificates }
action-take-exchange =
    { $dollars ->
        [0] Take an exchange token
       *[other] Take an exchange token for ${ $dollars }
    }
    .label = Take
action-hire =
    { $dollars ->
        [0] Hire { worker } for free
       *[other] Hire { worker } for ${ $dollars }
    }
    .label = Hire
action-buy = Buy { cow } for { workers-needed } and ${ $dollars }
    .label = Buy
action-train =
    { $side ->
        [star] Use the starred train card { $card } for { workers-needed } and ${ $dollars }
       *[plain] Use train card { $card } for { workers-needed } and ${ $dollars }
    }
    .label = Use
action-build = Build { $building } with { builders-needed }
    .label = Build
action-site =
    { $replaced ->
        [none] Build { $building } on { $space } for { workers-needed } and ${ $dollars }
       *[other] Build { $building } on { $space } for { workers-needed } and ${ $dollars }, replacing { $replaced }
    }
    .label = Here
action-pay = Discard { workers-paid }
    .label = Versatile: { $versatile }
action-objective =
    { $token ->
        [stack] Draw an objective token from the stack
       *[other] Take objective token { $place }: { objective }
    }
    .label = Take
action-bonus =
    { $token ->
        [stack]
            { $dollars ->
                [0] Draw a bonus token from the stack
               *[other] Draw a bonus token from the stack for ${ $dollars }
            }
       *[other]
            { $dollars ->
                [0] Take bonus token { $place }: { bonus }
               *[other] Take bonus token { $place } for ${ $dollars }: { bonus }
            }
    }
    .label = Take
action-aux = Auxiliary action { $number }: { aux-effect }
    .label = Use
action-again = Make another exchange
    .label = Exchange again
action-ride =
    { $steps ->
        [one] Move the rancher { $steps } step on
       *[other] Move the rancher up to { $steps } steps on
    }
    .label = Move on
action-gain =
    { $dollars ->
        [0] Gain { cow }
       *[other] Gain { cow } for ${ $dollars }
    }
    .label = Gain
action-remove = Remove { cow } from the game
    .label = Remove
action-spend =
    { $certificates ->
        [0] Show the hand: value { $value }
        [one] Show the hand and spend { $certificates } certificate: value { $value }
       *[other] Show the hand and spend { $certificates } certificates: value { $value }
    }
    .label =
        { $certificates ->
            [0] Show
           *[other] Spend { $certificates }
        }
action-deliver =
    { $cost ->
        [0]
            { $dollars ->
                [0] Put the disc of “{ disc }” on trading post { $post }
               *[other] Put the disc of “{ disc }” on trading post { $post } and take ${ $dollars }
            }
       *[other] Put the disc of “{ disc }” on trading post { $post } and pay ${ $cost }
    }
    .label = Deliver
action-dismiss =
    { $certificates ->
        [0] Discard { worker } for ${ $dollars }
       *[other] Discard { worker } and pay ${ $cost } for { $certificates } certificate
    }
    .label = Discard
action-exchange = Use an exchange token: draw a card, then discard one
    .label = Draw a card, then discard one
action-end =
    { $last ->
        [0] Leave it at that and go on
       *[other] Leave it at that and end the turn
    }
    .label =
        { $last ->
            [0] Go on
           *[other] End turn
        }

## The log

event-turn-begins = { $seat } begins a turn
event-places =
    { $you ->
        [yes] You place the rancher on { stop }
       *[no] { $seat } places the rancher on { stop }
    }
event-moves =
    { $you ->
        [yes]
            { $cowboys ->
                [0] You move to { stop }
                [one] You discard { $cowboys } cowboy and move to { stop }
               *[other] You discard { $cowboys } cowboys and move to { stop }
            }
       *[no]
            { $cowboys ->
                [0] { $seat } moves to { stop }
                [one] { $seat } discards { $cowboys } cowboy and moves to { stop }
               *[other] { $seat } discards { $cowboys } cowboys and moves to { stop }
            }
    }
event-draws =
    { $you ->
        [yes] You draw { card }
       *[no] { $seat } draws { card }
    }
event-worker-comes =
    { $you ->
        [yes] You draw { worker }, who goes to the worker area
       *[no] { $seat } draws { worker }, who goes to the worker area
    }
event-refills =
    { $you ->
        [yes]
            { $count ->
                [one] You refill the hand with { $count } card
               *[other] You refill the hand with { $count } cards
            }
       *[no]
            { $count ->
                [one] { $seat } refills the hand with { $count } card
               *[other] { $seat } refills the hand with { $count } cards
            }
    }
event-sells =
    { $you ->
        [yes] You discard { card } for ${ $dollars }
       *[no] { $seat } discards { card } for ${ $dollars }
    }
event-gains-money =
    { $you ->
        [yes] You take ${ $dollars }
       *[no] { $seat } takes ${ $dollars }
    }
event-certificates =
    { $you ->
        [yes]
            { $count ->
                [one] You gain { $count } certificate
               *[other] You gain { $count } certificates
            }
       *[no]
            { $count ->
                [one] { $seat } gains { $count } certificate
               *[other] { $seat } gains { $count } certificates
            }
    }
event-takes-exchange =
    { $you ->
        [yes]
            { $dollars ->
                [0] You take an exchange token
               *[other] You take an exchange token for ${ $dollars }
            }
       *[no]
            { $dollars ->
                [0] { $seat } takes an exchange token
               *[other] { $seat } takes an exchange token for ${ $dollars }
            }
    }
event-dismisses =
    { $you ->
        [yes]
            { $cost ->
                [0] You discard { worker } for ${ $dollars }
               *[other] You discard { worker } and pay ${ $cost }
            }
       *[no]
            { $cost ->
                [0] { $seat } discards { worker } for ${ $dollars }
               *[other] { $seat } discards { worker } and pays ${ $cost }
            }
    }
event-exchanges =
    { $you ->
        [yes] You use an exchange token
       *[no] { $seat } uses an exchange token
    }
event-gives-back =
    { $you ->
        [yes] You discard { card }
       *[no] { $seat } discards { card }
    }
event-hires =
    { $you ->
        [yes]
            { $dollars ->
                [0] You hire { worker }
               *[other] You hire { worker } for ${ $dollars }
            }
       *[no]
            { $dollars ->
                [0] { $seat } hires { worker }
               *[other] { $seat } hires { worker } for ${ $dollars }
            }
    }
event-gains-cow =
    { $you ->
        [yes]
            { $dollars ->
                [0] You gain { card }
               *[other] You gain { card } for ${ $dollars }
            }
       *[no]
            { $dollars ->
                [0] { $seat } gains { card }
               *[other] { $seat } gains { card } for ${ $dollars }
            }
    }
event-buys =
    { $you ->
        [yes] You buy { card } for ${ $dollars } and { cowboys-paid }
       *[no] { $seat } buys { card } for ${ $dollars } and { cowboys-paid }
    }
event-uses-train =
    { $you ->
        [yes]
            { $side ->
                [star] You use the starred train card { $card } for ${ $dollars } and { engineers-paid }
               *[plain] You use train card { $card } for ${ $dollars } and { engineers-paid }
            }
       *[no]
            { $side ->
                [star] { $seat } uses the starred train card { $card } for ${ $dollars } and { engineers-paid }
               *[plain] { $seat } uses train card { $card } for ${ $dollars } and { engineers-paid }
            }
    }
event-builds =
    { $you ->
        [yes]
            { $dollars ->
                [0] You build { $building } on { $space }
               *[other] You build { $building } on { $space } for ${ $dollars }
            }
       *[no]
            { $dollars ->
                [0] { $seat } builds { $building } on { $space }
               *[other] { $seat } builds { $building } on { $space } for ${ $dollars }
            }
    }
event-upgrades =
    { $you ->
        [yes]
            { $dollars ->
                [0] You replace { $replaced } by { $building } on { $space }
               *[other] You replace { $replaced } by { $building } on { $space } for ${ $dollars }
            }
       *[no]
            { $dollars ->
                [0] { $seat } replaces { $replaced } by { $building } on { $space }
               *[other] { $seat } replaces { $replaced } by { $building } on { $space } for ${ $dollars }
            }
    }
event-takes-objective =
    { $you ->
        [yes]
            { $from ->
                [stack] You draw objective token { objective }
               *[row] You take objective token { objective }
            }
       *[no]
            { $from ->
                [stack] { $seat } draws objective token { objective }
               *[row] { $seat } takes objective token { objective }
            }
    }
event-takes-bonus =
    { $you ->
        [yes]
            { $from ->
                [stack] You draw bonus token { bonus }
               *[row] You take bonus token { bonus }
            }
       *[no]
            { $from ->
                [stack] { $seat } draws bonus token { bonus }
               *[row] { $seat } takes bonus token { bonus }
            }
    }
event-auxiliary =
    { $you ->
        [yes] You use auxiliary action { $number }
       *[no] { $seat } uses auxiliary action { $number }
    }
event-removes =
    { $you ->
        [yes] You remove { card } from the game
       *[no] { $seat } removes { card } from the game
    }
event-arrives =
    { $you ->
        [yes] You take ${ $dollars } in El Paso
       *[no] { $seat } takes ${ $dollars } in El Paso
    }
event-takes-simmental =
    { $you ->
        [yes]
            { $left ->
                [0] You take the last Simmental: the next arrival in El Paso finishes the game
               *[other] You take a Simmental, { $left } left
            }
       *[no]
            { $left ->
                [0] { $seat } takes the last Simmental: the next arrival in El Paso finishes the game
               *[other] { $seat } takes a Simmental, { $left } left
            }
    }
event-finishes =
    { $you ->
        [yes] You take the empty Simmental space: everybody else has one last turn
       *[no] { $seat } takes the empty Simmental space: everybody else has one last turn
    }
event-shows =
    { $you ->
        [yes]
            { $spent ->
                [0] You show a hand worth { $value }
                [one] You show the hand and spend { $spent } certificate: value { $value }
               *[other] You show the hand and spend { $spent } certificates: value { $value }
            }
       *[no]
            { $spent ->
                [0] { $seat } shows a hand worth { $value }
                [one] { $seat } shows the hand and spends { $spent } certificate: value { $value }
               *[other] { $seat } shows the hand and spends { $spent } certificates: value { $value }
            }
    }
event-delivers =
    { $you ->
        [yes]
            { $cost ->
                [0]
                    { $dollars ->
                        [0] You put the disc of “{ disc }” on trading post { $post }
                       *[other] You put the disc of “{ disc }” on trading post { $post } and get ${ $dollars }
                    }
               *[other] You put the disc of “{ disc }” on trading post { $post } and pay ${ $cost }
            }
       *[no]
            { $cost ->
                [0]
                    { $dollars ->
                        [0] { $seat } puts the disc of “{ disc }” on trading post { $post }
                       *[other] { $seat } puts the disc of “{ disc }” on trading post { $post } and gets ${ $dollars }
                    }
               *[other] { $seat } puts the disc of “{ disc }” on trading post { $post } and pays ${ $cost }
            }
    }
event-places-none =
    { $you ->
        [yes] You place no disc
       *[no] { $seat } places no disc
    }
event-game-over = The game is over

event-sue-shuffles = The bot cards are shuffled
event-sue-draws = { $seat } draws bot card { $card }: { bot-action }
event-sue-moves =
    { $steps ->
        [one] { $seat } moves { $steps } step to { stop }
       *[other] { $seat } moves { $steps } steps past { $past } to { stop }
    }
event-sue-chooses =
    { $action ->
        [cattle_market] { $seat } has most cowboys: cattle market
        [build_or_upgrade] { $seat } has most builders: building
       *[train] { $seat } has most engineers: train
    }
event-sue-gains-cow = { $seat } gains { card }
event-sue-gains-worker =
    { $worker ->
        [versatile]
            { $joins ->
                [cowboy] { $seat } draws a versatile worker, who joins the cowboys
                [builder] { $seat } draws a versatile worker, who joins the builders
                [engineer] { $seat } draws a versatile worker, who joins the engineers
               *[nobody] { $seat } draws a versatile worker, who is put aside
            }
       *[other] { $seat } draws { worker }
    }
event-sue-uses-train =
    { $side ->
        [star] { $seat } uses the starred train card { $card }
       *[plain] { $seat } uses train card { $card }
    }
event-sue-delivers = { $seat } puts a disc on trading post { $post }
event-sue-gets-nothing = { $seat } gets nothing

## Why an action is not allowed

reason-not-this-decision =
    { $step ->
        [opening] first take an objective token
        [place] first place the rancher
        [move] first move the rancher
        [act] this is the time for the actions of the stop
        [train] this is the time for the actions of the train card
        [reward] this is the time for the reward of the trading post
        [auxiliary] this is the time for an auxiliary action
        [again] first decide on the next exchange
        [give-back] first discard a card for the exchange
        [site] first choose a space for the building
        [pay] first choose the workers to pay with
        [spend] first show the hand
        [deliver] first choose a trading post and a disc
        [before-scoring] the turns are over, only the scoring is left
       *[other] first finish what has begun
    }
reason-must-choose = something must be chosen here
reason-face-up-only = the first objective token must be a face-up one
reason-no-token = there is no token
reason-not-in-hand = this card is not in your hand
reason-wrong-cow = this is not the kind of cow that the action asks for
reason-wrong-workers = the workers cannot be combined like this
reason-not-now = not in the middle of this
reason-no-exchange-token = you have no exchange token
reason-hand-is-shown = the hand lies open for the delivery
reason-no-cards = there is no card to draw
reason-no-such-worker = no such worker is in your worker area
reason-track-full = the certificate track is full
reason-too-expensive = you do not have enough money
reason-only-while-moving = a cowboy helps only while your rancher moves
reason-no-cowboy-needed = every stop ahead is in reach without a cowboy
reason-no-stop = there is no building on this space
reason-not-ahead = the rancher cannot get there from here
reason-too-far =
    { $steps ->
        [one] that takes { $steps } step, and only { $limit } are allowed
       *[other] that takes { $steps } steps, and only { $limit } are allowed
    }
reason-too-few-certificates =
    { $count ->
        [0] you have no certificate on the track
        [one] you have only { $count } certificate
       *[other] you have only { $count } certificates
    }
reason-too-few-cowboys =
    { $count ->
        [0] you have no cowboy in your worker area
        [one] you have only { $count } cowboy
       *[other] you have only { $count } cowboys
    }
reason-wrong-cowboys = no way there takes exactly so many cowboys: the shortest is { $steps } long, and without them only { $limit } are allowed
reason-not-your-building = here only an auxiliary action is allowed
reason-not-shown = there is no such action here
reason-auxiliary-used = the auxiliary action came instead of everything else
reason-already-used = this action has been used already
reason-symbols-used = after an action of the stop there is no auxiliary action instead
reason-too-many-certificates = that is more than the action or the track allows
reason-none-left = there is none left
reason-same-worker = the second worker must be of another kind
reason-price-too-high = that costs ${ $dollars }, and you have ${ $money }
reason-too-few-workers =
    { $count ->
        [0] { workers-asked }, and you have none
       *[other] { workers-asked }, and you have { $count }
    }
workers-asked =
    { $needed ->
        [one] it takes { $needed } worker
       *[other] it takes { $needed } workers
    }
reason-no-marker = both of your ownership markers are in use
reason-cannot-pay-upgrade = you cannot pay for the bigger building
reason-not-bigger = the new building must need more builders
reason-occupied = there is another building on this space
reason-locked = a disc still covers this action
reason-no-effect = this action would have no effect now
reason-value-too-low = the total value is only { $value }
reason-disc-already-there = you have a disc there already
reason-field-cleared = there is no disc left on this field
reason-dark-corners = a disc from dark corners needs a trading post with dark corners

## What is wrong with a position

error-not-over = The game cannot be over: nobody has finished.
error-nothing-to-decide = There is nothing to decide in this position.
error-finished = For this player the game is over.
error-wrong-order = This step cannot come here.
error-not-placed = The rancher must be on the board by now.
error-too-few-cards = There should be at least { $expected } cards in hand, but there are { $given }.
error-not-replaced = No building “{ $given }” can have been replaced there.
error-rancher-elsewhere = The rancher does not stand on “{ $given }”.
error-hand-not-shown = The hand is shown before the delivery, and not earlier.
error-no-own-disc = This player has no disc on that trading post.
error-occupied = There is another building on “{ $given }”.
error-cannot-pay = This cannot be paid for, or only in one way.
error-no-building = There is no building on “{ $given }”.
error-not-in-el-paso = El Paso has no actions to choose from.
error-symbols-and-auxiliary = There is an auxiliary action or actions of the stop, but not both.
error-simmental-left = Nobody can have finished: Simmental cards left: { $given }.
error-no-tile-here = No tile can lie on “{ $given }”.
error-neutral-buildings = Each neutral building must stand on exactly one of the neutral spaces.
error-too-many-buildings = Nobody can own that many buildings.
error-gap-not-refilled = A gap is refilled as long as there are tokens in the stack.
error-worker-in-hand = Workers are never in hand: “{ $given }”.
error-discs-do-not-add-up = Discs that are gone: { $cleared }, but discs on trading posts: { $placed }.
error-dark-discs = Discs from dark corners: { $cleared }, but discs on dark trading posts: { $placed }.
error-too-few-workers = Sue should have at least { $expected } of the worker “{ $worker }”.
error-too-many-assigned = { $given } versatile workers have joined others, but Sue has only { $expected }.
error-missing-card = The bot card “{ $given }” is missing.
error-wrong-difficulty = There should be { $expected } B cards, but there are { $given }.
error-wrong-pile = The card “{ $given }” cannot be in this pile.
error-cards-do-not-add-up = There should be { $expected } of the card “{ $card }”, but there are { $given }.
error-tiles-do-not-add-up = There should be { $expected } of building { $type }, but there are { $given }.
error-tokens-do-not-add-up = There should be { $expected } of the token “{ $token }”, but there are { $given }.
