### Great Western Trail: El Paso: the names of things on the general table.
### "words" lists the messages that name their values.

view-left-out = objective_stack bonus_stack hand_and_draw auxiliary

## What lies on the table

view-trail = Trail
    .words = view-place:place
view-building = building
view-seat = owner
view-stock = Markets: cows and workers left
    .words = view-worker:worker card
view-tiles = Building market: tiles left
    .words = view-type:type
view-faces = Sides of the buildings in play
    .words = field
view-train = Train cards for 1, 2, 3 and 4 engineers
    .words = view-side:side
view-objectives = Objective tokens
    .words = objective:token
view-bonuses = Bonus tokens
    .words = bonus:token
view-box = Removed from the game
    .words = view-worker:worker card
view-finisher = Ends the game

## Before a player

view-money = Dollars
view-certificates = Certificates
view-permanent-certificates = Permanent certificates
view-exchange-tokens = Exchange tokens
view-rancher = Rancher
    .words = view-place:place
view-workers = Workers
    .words = view-worker:worker card
view-hand = Hand
    .words = view-worker:worker card
view-hand-value = Value of the hand
view-hand-size = Cards in hand
view-hand-limit = Hand limit
view-draw-size = Draw pile
view-discard = Discard pile
    .words = view-worker:worker card
view-step-limit = Step limit
view-discs-left = Discs left
view-cleared = Discs taken from
    .words = disc
view-posts = Discs on trading posts
    .words = view-post:post
view-points = Points so far
    .words = score-money score-buildings score-posts score-workers score-cows score-bonuses score-objectives

## Sue

view-sue = Sue
view-automaton = Sue's specialisations and points
view-row = Row of workers, from the left
    .words = view-worker:worker card
view-assigned = Versatile workers joined to
    .words = view-worker:worker
view-cows = Cows
    .words = view-worker:worker card
view-resources = Resource cards face down
    .words = view-worker:worker card
view-bot-deck = Bot cards face down
    .words = view-bot-card:card
view-bot-discard = Bot cards played
    .words = view-bot-card:card
view-specialists = Specialisations
    .words = view-worker:worker

## Values

view-place =
    { $place ->
        [el_paso] El Paso
        [nB] space nB
        [nC] space nC
        [nD] space nD
        [nE] space nE
        [nF] space nF
        [nG] space nG
        [c1] space c1
        [c2] space c2
        [c3] space c3
        [c4] space c4
        [c5] space c5
        [c6] space c6
        [c7] space c7
        [c8] space c8
        [c9] space c9
       *[other] building { $place }
    }
view-worker =
    { $worker ->
        [cowboy] cowboys
        [builder] builders
        [engineer] engineers
        [versatile] versatile workers
       *[other] { $worker }
    }
view-type = building { $type }:
view-post = post { $post }:
view-side =
    { $side ->
        [star] side with the star
        [plain] plain side
       *[other] { $side }
    }
view-bot-card = { $card }: { view-bot-plan }
view-bot-plan =
    { $card ->
        [A1] 1 step, 2 resource cards
        [A2] 2 steps, cattle market
        [A3] 2 steps, building
        [A4] 2 steps, train
        [A5] 1 step per cowboy, resource card
        [A6] 1 step per builder, resource card
        [A7] 1 step per engineer, resource card
        [A8] 3 steps, the strongest of three
        [B1] 3 steps, 2 resource cards
        [B2] 3 steps, the strongest of three
        [B3] 4 steps, the strongest of three
       *[other] { $card }
    }
