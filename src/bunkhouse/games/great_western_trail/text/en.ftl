### Great Western Trail: every word a player reads.
###
### Prompts are sentences; choices and log lines have no full stop; reasons follow a colon.

game-title = Great Western Trail

## What lies on the table

card =
    { $card ->
        [jersey] Jersey
        [dutch_belt] Dutch Belt
        [black_angus] Black Angus
        [guernsey] Guernsey
        [holstein] Holstein
        [brown_swiss] Brown Swiss
        [ayrshire] Ayrshire
        [west_highland_3] West Highland (3 VP)
        [west_highland_4] West Highland (4 VP)
        [west_highland_5] West Highland (5 VP)
        [texas_longhorn_5] Texas Longhorn (5 VP)
        [texas_longhorn_6] Texas Longhorn (6 VP)
        [texas_longhorn_7] Texas Longhorn (7 VP)
        [money_b_bl_bl] objective “$2: building, 2 blue teepees” (3/−2)
        [money_b_g_bl] objective “$2: building, green teepee, blue teepee” (3/−2)
        [money_4_h_h] objective “$2: West Highland, 2 hazards” (3/−2)
        [money_s_s_h] objective “$2: 2 stations, hazard” (3/−2)
        [money_3_3_3_b] objective “$2: 3 value-3 cattle, building” (4/−2)
        [aux_san_francisco] objective “auxiliary action: San Francisco” (5/−3)
        [draw_b_b_h] objective “3 cards: 2 buildings, hazard” (3/−2)
        [draw_s_g_bl] objective “3 cards: station, green teepee, blue teepee” (3/−2)
        [draw_5_h] objective “3 cards: Texas Longhorn, hazard” (3/−2)
        [draw_s_g_g] objective “3 cards: station, 2 green teepees” (3/−2)
        [draw_3_3_3_s] objective “3 cards: 3 value-3 cattle, station” (4/−2)
        [engine2_4_4_s_g] objective “engine 2: 2 West Highlands, station, green teepee” (5/−3)
        [engine2_3_4_5] objective “engine 2: value-3 cattle, West Highland, Texas Longhorn” (5/−3)
        [engine2_b_b_g_g] objective “engine 2: 2 buildings, 2 green teepees” (5/−3)
        [engine3_b_bl_h_h] objective “engine 3: building, blue teepee, 2 hazards” (5/−3)
        [engine3_s_s_h_h] objective “engine 3: 2 stations, 2 hazards” (5/−3)
        [move_b_b_h_h] objective “rancher 3: 2 buildings, 2 hazards” (5/−2)
        [move_s_s_bl_bl] objective “rancher 3: 2 stations, 2 blue teepees” (5/−2)
        [move_3_4_5] objective “rancher 3: value-3 cattle, West Highland, Texas Longhorn” (5/−2)
        [move_3_4_h_h] objective “rancher 3: value-3 cattle, West Highland, 2 hazards” (5/−2)
        [move_s_s_b_b] objective “rancher 3: 2 stations, 2 buildings” (5/−2)
        [start_cattle] starting objective “value-3 cattle, West Highland, building” (3)
        [start_stations] starting objective “2 stations, green teepee” (3)
        [start_buildings] starting objective “2 buildings, hazard” (3)
        [start_hazards] starting objective “blue teepee, 2 hazards” (3)
       *[other] { $card }
    }
a-card =
    { $card ->
        [jersey] a Jersey
        [dutch_belt] a Dutch Belt
        [black_angus] a Black Angus
        [guernsey] a Guernsey
        [holstein] a Holstein
        [brown_swiss] a Brown Swiss
        [ayrshire] an Ayrshire
        [west_highland_3] a West Highland (3 VP)
        [west_highland_4] a West Highland (4 VP)
        [west_highland_5] a West Highland (5 VP)
        [texas_longhorn_5] a Texas Longhorn (5 VP)
        [texas_longhorn_6] a Texas Longhorn (6 VP)
        [texas_longhorn_7] a Texas Longhorn (7 VP)
       *[other] the { card }
    }
also-card =
    { $also ->
        [jersey] , Jersey
        [dutch_belt] , Dutch Belt
        [black_angus] , Black Angus
        [guernsey] , Guernsey
        [holstein] , Holstein
       *[none] { "" }
    }
second-card =
    { $second ->
        [holstein] Holstein
        [brown_swiss] Brown Swiss
        [ayrshire] Ayrshire
        [west_highland_3] West Highland (3 VP)
        [west_highland_4] West Highland (4 VP)
        [west_highland_5] West Highland (5 VP)
        [texas_longhorn_5] Texas Longhorn (5 VP)
        [texas_longhorn_6] Texas Longhorn (6 VP)
        [texas_longhorn_7] Texas Longhorn (7 VP)
       *[other] { $second }
    }
a-second-card =
    { $second ->
        [ayrshire] an Ayrshire
       *[other] a { second-card }
    }
effect =
    { $effect ->
        [discard-guernsey-for-dollars-2] discard a Guernsey for $2
        [discard-dutch-belt-for-dollars-2] discard a Dutch Belt for $2
        [discard-black-angus-for-dollars-2] discard a Black Angus for $2
        [discard-guernsey-for-dollars-4] discard a Guernsey for $4
        [discard-holstein-for-dollars-10] discard a Holstein for $10
        [discard-dutch-belt-for-dollars-3] discard a Dutch Belt for $3
        [discard-jersey-for-dollars-2] discard a Jersey for $2
        [discard-jersey-for-dollars-4] discard a Jersey for $4
        [hire] hire a worker
        [hire-plus-2] hire a worker for $2 more
        [hire-minus-1] hire a worker for $1 less
        [hire-minus-2] hire a worker for $2 less
        [build-2] build for $2 per craftsman
        [build-1] build for $1 per craftsman
        [certificates-1] take 1 certificate
        [objective] take an objective card
        [engine-1-per-engineer] move your engine forward, up to 1 space per engineer
        [trade] trade with Indians
        [pay-2-for-engine-2] pay $2 and move your engine up to 2 spaces forward
        [aux] use a single or double auxiliary action
        [buy-cattle] buy cattle
        [discard-pair-same-type-for-dollars-4] discard two cards of one type for $4
        [discard-pair-same-type-for-dollars-3] discard two cards of one type for $3
        [remove-hazard-7] remove a hazard for $7
        [remove-hazard-5] remove a hazard for $5
        [remove-hazard] remove a hazard for free
        [dollars-2-per-own-building-in-woods] take $2 per building of yours in the woods
        [rancher-forward-1] move your rancher 1 space forward
        [rancher-forward-2] move your rancher up to 2 spaces forward
        [rancher-forward-3] move your rancher up to 3 spaces forward
        [rancher-forward-4] move your rancher up to 4 spaces forward
        [rancher-forward-5] move your rancher up to 5 spaces forward
        [dollars-2-certificates-2-per-teepee-pair] take $2 and up to 2 certificates per pair of teepees
        [engine-2] move your engine up to 2 spaces forward
        [engine-3] move your engine up to 3 spaces forward
        [engine-4] move your engine up to 4 spaces forward
        [extraordinary-delivery] move your engine back for an extraordinary delivery
        [all-certificates] take certificates up to the limit
        [discard-objective-for-certificates-2] discard an objective card for up to 2 certificates
        [back-1-for-dollars-3] move your engine 1 space back for $3
        [discard-jersey-for-engine-1] discard a Jersey and move your engine 1 space forward
        [draw-1-per-cowboy] draw up to 1 card per cowboy and discard as many
        [discard-black-angus-for-certificates-2] discard a Black Angus for up to 2 certificates
        [dollars-1-per-engineer] take $1 per engineer
        [discard-any-cattle-for-dollars-3-objective-to-hand] discard a cattle card for $3 and an objective card to your hand
        [engine-1-per-own-building-in-woods] move your engine forward, up to 1 space per building of yours in the woods
        [copy-adjacent] use an adjacent building
        [upgrade-station-behind] upgrade a station behind your engine
        [dollars-4] take $4
        [discard-any-cattle-for-certificates-1] discard a cattle card for 1 certificate
        [discard-jersey-for-dollars-2-certificates-1] discard a Jersey for $2 and 1 certificate
        [discard-jersey-for-certificates-1] discard a Jersey for 1 certificate
        [discard-jersey-for-certificates-2] discard a Jersey for up to 2 certificates
        [dollars-2] take $2
        [draw-3] draw up to 3 cards and discard as many
        [rancher-forward-free-3] move your rancher up to 3 spaces forward without hand fees
        [dollars-1] take $1
        [draw-1] draw a card and discard a card
        [draw-2] draw up to 2 cards and discard as many
        [pay-1-back-1-for-certificates-1] pay $1, move your engine 1 space back and take 1 certificate
        [pay-2-back-2-for-certificates-2] pay $2, move your engine 2 spaces back and take up to 2 certificates
        [pay-1-for-engine-1] pay $1 and move your engine 1 space forward
        [back-1-for-remove-1] move your engine 1 space back and remove a card from the game
        [back-2-for-remove-2] move your engine 2 spaces back and remove up to 2 cards from the game
       *[other] { $effect }
    }
effect-told =
    { $effect ->
        [discard-guernsey-for-dollars-2] discards a Guernsey for $2
        [discard-dutch-belt-for-dollars-2] discards a Dutch Belt for $2
        [discard-black-angus-for-dollars-2] discards a Black Angus for $2
        [discard-guernsey-for-dollars-4] discards a Guernsey for $4
        [discard-holstein-for-dollars-10] discards a Holstein for $10
        [discard-dutch-belt-for-dollars-3] discards a Dutch Belt for $3
        [discard-jersey-for-dollars-2] discards a Jersey for $2
        [discard-jersey-for-dollars-4] discards a Jersey for $4
        [hire] hires a worker
        [hire-plus-2] hires a worker for $2 more
        [hire-minus-1] hires a worker for $1 less
        [hire-minus-2] hires a worker for $2 less
        [build-2] builds for $2 per craftsman
        [build-1] builds for $1 per craftsman
        [certificates-1] reaches for a certificate
        [objective] reaches for an objective card
        [engine-1-per-engineer] moves the engine, up to 1 space per engineer
        [trade] trades with Indians
        [pay-2-for-engine-2] pays $2 and moves the engine
        [aux] chooses an auxiliary action
        [buy-cattle] goes to the cattle market
        [discard-pair-same-type-for-dollars-4] discards two of one type for $4
        [discard-pair-same-type-for-dollars-3] discards two of one type for $3
        [remove-hazard-7] removes a hazard for $7
        [remove-hazard-5] removes a hazard for $5
        [remove-hazard] removes a hazard for free
        [dollars-2-per-own-building-in-woods] takes $2 for each own building in the woods
        [rancher-forward-1] moves the rancher 1 space forward
        [rancher-forward-2] moves the rancher up to 2 spaces forward
        [rancher-forward-3] moves the rancher up to 3 spaces forward
        [rancher-forward-4] moves the rancher up to 4 spaces forward
        [rancher-forward-5] moves the rancher up to 5 spaces forward
        [dollars-2-certificates-2-per-teepee-pair] is rewarded for pairs of teepees
        [engine-2] moves the engine up to 2 spaces forward
        [engine-3] moves the engine up to 3 spaces forward
        [engine-4] moves the engine up to 4 spaces forward
        [extraordinary-delivery] moves the engine back for an extraordinary delivery
        [all-certificates] takes certificates up to the limit
        [discard-objective-for-certificates-2] discards an objective card for certificates
        [back-1-for-dollars-3] moves the engine 1 space back for $3
        [discard-jersey-for-engine-1] discards a Jersey to move the engine
        [draw-1-per-cowboy] exchanges up to 1 card per cowboy
        [discard-black-angus-for-certificates-2] discards a Black Angus for certificates
        [dollars-1-per-engineer] takes $1 per engineer
        [discard-any-cattle-for-dollars-3-objective-to-hand] discards a cattle card for $3 and an objective card
        [engine-1-per-own-building-in-woods] moves the engine, up to 1 space per own building in the woods
        [copy-adjacent] uses an adjacent building
        [upgrade-station-behind] goes back to a station behind the engine
        [dollars-4] reaches for $4
        [discard-any-cattle-for-certificates-1] discards a cattle card for a certificate
        [discard-jersey-for-dollars-2-certificates-1] discards a Jersey for $2 and a certificate
        [discard-jersey-for-certificates-1] discards a Jersey for a certificate
        [discard-jersey-for-certificates-2] discards a Jersey for certificates
        [dollars-2] reaches for $2
        [draw-3] exchanges up to 3 cards
        [rancher-forward-free-3] moves the rancher up to 3 spaces forward without hand fees
        [dollars-1] reaches for $1
        [draw-1] exchanges a card
        [draw-2] exchanges up to 2 cards
        [pay-1-back-1-for-certificates-1] pays $1 and moves the engine back for a certificate
        [pay-2-back-2-for-certificates-2] pays $2 and moves the engine back for certificates
        [pay-1-for-engine-1] pays $1 and moves the engine
        [back-1-for-remove-1] moves the engine back to remove a card from the game
        [back-2-for-remove-2] moves the engine back to remove cards from the game
       *[other] uses an action
    }
effect-told-you =
    { $effect ->
        [discard-guernsey-for-dollars-2] discard a Guernsey for $2
        [discard-dutch-belt-for-dollars-2] discard a Dutch Belt for $2
        [discard-black-angus-for-dollars-2] discard a Black Angus for $2
        [discard-guernsey-for-dollars-4] discard a Guernsey for $4
        [discard-holstein-for-dollars-10] discard a Holstein for $10
        [discard-dutch-belt-for-dollars-3] discard a Dutch Belt for $3
        [discard-jersey-for-dollars-2] discard a Jersey for $2
        [discard-jersey-for-dollars-4] discard a Jersey for $4
        [hire] hire a worker
        [hire-plus-2] hire a worker for $2 more
        [hire-minus-1] hire a worker for $1 less
        [hire-minus-2] hire a worker for $2 less
        [build-2] build for $2 per craftsman
        [build-1] build for $1 per craftsman
        [certificates-1] reach for a certificate
        [objective] reach for an objective card
        [engine-1-per-engineer] move the engine, up to 1 space per engineer
        [trade] trade with Indians
        [pay-2-for-engine-2] pay $2 and move the engine
        [aux] choose an auxiliary action
        [buy-cattle] go to the cattle market
        [discard-pair-same-type-for-dollars-4] discard two of one type for $4
        [discard-pair-same-type-for-dollars-3] discard two of one type for $3
        [remove-hazard-7] remove a hazard for $7
        [remove-hazard-5] remove a hazard for $5
        [remove-hazard] remove a hazard for free
        [dollars-2-per-own-building-in-woods] take $2 for each building of yours in the woods
        [rancher-forward-1] move the rancher 1 space forward
        [rancher-forward-2] move the rancher up to 2 spaces forward
        [rancher-forward-3] move the rancher up to 3 spaces forward
        [rancher-forward-4] move the rancher up to 4 spaces forward
        [rancher-forward-5] move the rancher up to 5 spaces forward
        [dollars-2-certificates-2-per-teepee-pair] are rewarded for pairs of teepees
        [engine-2] move the engine up to 2 spaces forward
        [engine-3] move the engine up to 3 spaces forward
        [engine-4] move the engine up to 4 spaces forward
        [extraordinary-delivery] move the engine back for an extraordinary delivery
        [all-certificates] take certificates up to the limit
        [discard-objective-for-certificates-2] discard an objective card for certificates
        [back-1-for-dollars-3] move the engine 1 space back for $3
        [discard-jersey-for-engine-1] discard a Jersey to move the engine
        [draw-1-per-cowboy] exchange up to 1 card per cowboy
        [discard-black-angus-for-certificates-2] discard a Black Angus for certificates
        [dollars-1-per-engineer] take $1 per engineer
        [discard-any-cattle-for-dollars-3-objective-to-hand] discard a cattle card for $3 and an objective card
        [engine-1-per-own-building-in-woods] move the engine, up to 1 space per building of yours in the woods
        [copy-adjacent] use an adjacent building
        [upgrade-station-behind] go back to a station behind the engine
        [dollars-4] reach for $4
        [discard-any-cattle-for-certificates-1] discard a cattle card for a certificate
        [discard-jersey-for-dollars-2-certificates-1] discard a Jersey for $2 and a certificate
        [discard-jersey-for-certificates-1] discard a Jersey for a certificate
        [discard-jersey-for-certificates-2] discard a Jersey for certificates
        [dollars-2] reach for $2
        [draw-3] exchange up to 3 cards
        [rancher-forward-free-3] move the rancher up to 3 spaces forward without hand fees
        [dollars-1] reach for $1
        [draw-1] exchange a card
        [draw-2] exchange up to 2 cards
        [pay-1-back-1-for-certificates-1] pay $1 and move the engine back for a certificate
        [pay-2-back-2-for-certificates-2] pay $2 and move the engine back for certificates
        [pay-1-for-engine-1] pay $1 and move the engine
        [back-1-for-remove-1] move the engine back to remove a card from the game
        [back-2-for-remove-2] move the engine back to remove cards from the game
       *[other] use an action
    }
tile =
    { $tile ->
        [cowboy] cowboy
        [craftsman] craftsman
        [engineer] engineer
        [teepee-green] green teepee
        [teepee-blue] blue teepee
        [flood-black-2] flood (black hand, 2 VP)
        [flood-black-3] flood (black hand, 3 VP)
        [flood-green-2] flood (green hand, 2 VP)
        [flood-green-3] flood (green hand, 3 VP)
        [flood-green-4] flood (green hand, 4 VP)
        [drought-black-2] drought (black hand, 2 VP)
        [drought-black-3] drought (black hand, 3 VP)
        [drought-green-2] drought (green hand, 2 VP)
        [drought-green-3] drought (green hand, 3 VP)
        [drought-green-4] drought (green hand, 4 VP)
        [rockfall-black-2] rockfall (black hand, 2 VP)
        [rockfall-black-3] rockfall (black hand, 3 VP)
        [rockfall-green-2] rockfall (green hand, 2 VP)
        [rockfall-green-3] rockfall (green hand, 3 VP)
        [rockfall-green-4] rockfall (green hand, 4 VP)
       *[other] { $tile }
    }
a-tile =
    { $tile ->
        [engineer] an engineer
       *[other] a { tile }
    }
field =
    { $field ->
        [A] building A
        [B] building B
        [C] building C
        [D] building D
        [E] building E
        [F] building F
        [G] building G
        [kansas_city] Kansas City
        [teepee-green] green teepee
        [teepee-blue] blue teepee
        [flood-black-2] flood (black hand, 2 VP)
        [flood-black-3] flood (black hand, 3 VP)
        [flood-green-2] flood (green hand, 2 VP)
        [flood-green-3] flood (green hand, 3 VP)
        [flood-green-4] flood (green hand, 4 VP)
        [drought-black-2] drought (black hand, 2 VP)
        [drought-black-3] drought (black hand, 3 VP)
        [drought-green-2] drought (green hand, 2 VP)
        [drought-green-3] drought (green hand, 3 VP)
        [drought-green-4] drought (green hand, 4 VP)
        [rockfall-black-2] rockfall (black hand, 2 VP)
        [rockfall-black-3] rockfall (black hand, 3 VP)
        [rockfall-green-2] rockfall (green hand, 2 VP)
        [rockfall-green-3] rockfall (green hand, 3 VP)
        [rockfall-green-4] rockfall (green hand, 4 VP)
        [empty] empty space
       *[other] building { $field }
    }
the-field =
    { $field ->
        [teepee-green] a green teepee
        [teepee-blue] a blue teepee
        [flood-black-2] a flood (black hand, 2 VP)
        [flood-black-3] a flood (black hand, 3 VP)
        [flood-green-2] a flood (green hand, 2 VP)
        [flood-green-3] a flood (green hand, 3 VP)
        [flood-green-4] a flood (green hand, 4 VP)
        [drought-black-2] a drought (black hand, 2 VP)
        [drought-black-3] a drought (black hand, 3 VP)
        [drought-green-2] a drought (green hand, 2 VP)
        [drought-green-3] a drought (green hand, 3 VP)
        [drought-green-4] a drought (green hand, 4 VP)
        [rockfall-black-2] a rockfall (black hand, 2 VP)
        [rockfall-black-3] a rockfall (black hand, 3 VP)
        [rockfall-green-2] a rockfall (green hand, 2 VP)
        [rockfall-green-3] a rockfall (green hand, 3 VP)
        [rockfall-green-4] a rockfall (green hand, 4 VP)
        [empty] an empty space
       *[other] { field }
    }
place =
    { $node ->
        [start] start space
        [A] space of A
        [B] space of B
        [C] space of C
        [D] space of D
        [E] space of E
        [F] space of F
        [G] space of G
        [ab1] first space from { $before } to { $after }
        [ab2] second space from { $before } to { $after }
        [ab3] third space from { $before } to { $after }
        [flood1] first flood space
        [flood2] second flood space
        [flood3] third flood space
        [flood4] fourth flood space
        [flood_r1] first space behind the floods
        [flood_r2] second space behind the floods
        [bc1] first space from { $before } to { $after }
        [bc2] second space from { $before } to { $after }
        [bc3] third space from { $before } to { $after }
        [drought1] first drought space
        [drought2] second drought space
        [drought3] third drought space
        [drought4] fourth drought space
        [drought_r1] space behind the droughts
        [ce1] first space from { $before } to { $after }
        [ce2] second space from { $before } to { $after }
        [cd1] space from { $before } to { $after }
        [teepee_p1] trade space +$1
        [teepee_p2] trade space +$2
        [teepee_p4] trade space +$4
        [teepee_p6] trade space +$6
        [teepee_p8] trade space +$8
        [teepee_p10] trade space +$10
        [teepee_m1] trade space −$1
        [teepee_m2] trade space −$2
        [teepee_m3] trade space −$3
        [teepee_r1] first space behind the teepees
        [teepee_r2] second space behind the teepees
        [ef1] first space from { $before } to { $after }
        [ef2] second space from { $before } to { $after }
        [rock1] first rockfall space
        [rock2] second rockfall space
        [rock3] third rockfall space
        [rock4] fourth rockfall space
        [rock_r1] first space behind the rockfalls
        [rock_r2] second space behind the rockfalls
        [fg1] upper space from { $before } to { $after }
        [fg2] lower space from { $before } to { $after }
        [gk1] upper space from { $before } to Kansas City
        [gk2] lower space from { $before } to Kansas City
       *[kansas_city] Kansas City
    }
rail =
    { $space ->
        [t4] turnout of station 1
        [t7] turnout of station 2
        [t10] turnout of station 3
        [t13] turnout of station 4
        [t16] turnout of station 5
        [t21] turnout of station 6
        [t25] turnout of station 7
        [t29] turnout of station 8
        [t33] turnout of station 9
       *[other] space { $space }
    }
the-rail =
    { $space ->
        [t4] the turnout of station 1
        [t7] the turnout of station 2
        [t10] the turnout of station 3
        [t13] the turnout of station 4
        [t16] the turnout of station 5
        [t21] the turnout of station 6
        [t25] the turnout of station 7
        [t29] the turnout of station 8
        [t33] the turnout of station 9
       *[other] space { $space }
    }
fees =
    { $dollars_most ->
        [0] no fees
       *[other] { fees-due }
    }
fees-due =
    { $sure ->
        [yes] fees ${ $dollars_most }
       *[no] fees ${ $dollars } to ${ $dollars_most }
    }
steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
price =
    { $dollars ->
        [0] for free
       *[other] for ${ $dollars }
    }
beside =
    { $spot ->
        [same] { "" }
       *[other] , { place }
    }
a-worker =
    { $worker ->
        [engineer] an engineer
       *[other] a { worker }
    }
worker =
    { $worker ->
        [cowboy] cowboy
        [craftsman] craftsman
        [engineer] engineer
       *[other] { $worker }
    }
city =
    { $city ->
        [kansas_city] Kansas City
        [topeka] Topeka
        [wichita] Wichita
        [colorado_springs] Colorado Springs
        [santa_fe] Santa Fe
        [albuquerque] Albuquerque
        [el_paso] El Paso
        [san_diego] San Diego
        [sacramento] Sacramento
        [san_francisco] San Francisco
       *[other] { $city }
    }
disc =
    { $disc ->
        [aux_dollar_2] second space of “$1”
        [aux_draw_2] second space of “draw”
        [aux_certificate_1] first space of “certificate”
        [aux_certificate_2] second space of “certificate”
        [aux_engine_1] first space of “engine”
        [aux_engine_2] second space of “engine”
        [aux_remove_1] first space of “remove a card”
        [aux_remove_2] second space of “remove a card”
        [certificate_4] certificate limit 4
        [certificate_6] certificate limit 6
        [step_1] first step space (+$3)
        [step_2] second step space (3 VP)
        [hand_1] first hand space (−$5)
        [hand_2] second hand space (−$5)
       *[other] { $disc }
    }
target =
    { $target ->
        [kansas_city] Kansas City
        [topeka] Topeka
        [wichita] Wichita
        [colorado_springs] Colorado Springs
        [santa_fe] Santa Fe
        [albuquerque] Albuquerque
        [el_paso] El Paso
        [san_diego] San Diego
        [sacramento] Sacramento
        [san_francisco] San Francisco
        [station] the station
       *[other] { $target }
    }
aux-single =
    { $aux ->
        [dollar] take $1
        [draw] draw a card and discard a card
        [certificate] pay $1, move your engine 1 space back and take 1 certificate
        [engine] pay $1 and move your engine 1 space forward
        [remove_card] move your engine 1 space back and remove a card from the game
       *[other] { $aux }
    }
aux-double =
    { $aux ->
        [dollar] take $2
        [draw] draw up to 2 cards and discard as many
        [certificate] pay $2, move your engine 2 spaces back and take up to 2 certificates
        [engine] pay $2 and move your engine up to 2 spaces forward
        [remove_card] move your engine 2 spaces back and remove up to 2 cards from the game
       *[other] { $aux }
    }
aux-single-told =
    { $aux ->
        [dollar] $1
        [draw] exchanging a card
        [certificate] a certificate
        [engine] moving the engine
        [remove_card] removing a card
       *[other] { $aux }
    }
aux-double-told =
    { $aux ->
        [dollar] $2
        [draw] exchanging cards
        [certificate] certificates
        [engine] moving the engine
        [remove_card] removing cards
       *[other] { $aux }
    }
master =
    { $master ->
        [two_dollars] $2 / 1 VP per worker
        [hazard_or_trade] hazard or trade / 3 VP per 2 objective cards
        [perm_cert_hazards] permanent certificate / 3 VP per 2 hazards
        [perm_cert_teepees] permanent certificate / 3 VP per pair of teepees
        [perm_cert_certificates] permanent certificate / 3 VP per 2 certificates
       *[other] { $master }
    }

## Options

option-neutral_buildings = Neutral buildings
option-neutral_buildings-letters = letter on letter
option-neutral_buildings-shuffled = shuffled
option-private_buildings = Private buildings
option-private_buildings-a = all a-sides
option-private_buildings-b = all b-sides
option-private_buildings-random = a random side of each
option-starting_player = Starting player
option-starting_player-random = drawn by lot
option-starting_player-1 = first seat
option-starting_player-2 = second seat
option-starting_player-3 = third seat
option-starting_player-4 = fourth seat

## Final scoring

score-dollars = Money
score-buildings = Private buildings
score-cities = Cities
score-stations = Stations
score-hazards = Hazards
score-cattle = Cattle
score-objectives = Objective cards
score-station_masters = Station masters
score-workers = Workers
score-step_disc = Step space
score-job_market_token = Job market token

## Prompts

prompt-place = Place your rancher on a neutral building.
    .hint = Your first turn begins there.
prompt-move =
    { $steps ->
        [one] Move your rancher { $steps } step forward.
       *[other] Move your rancher 1 to { $steps } steps forward.
    }
    .hint = { last-turn }Each stop shows its steps, and what the hands on the way cost.
prompt-via = Choose the way to { the-field }.
    .hint = Each shows what its hands cost from here to there.
prompt-act =
    { $rest ->
        [both] Use the actions of { field }.
        [local] Use what is left of { field }.
        [auxiliary] Use one auxiliary action.
        [play] Play an objective card, or end the turn.
       *[none] End the turn.
    }
    .hint =
        { $rest ->
            [both] { last-turn }Each once, in any order; or one auxiliary action instead.
            [local] { last-turn }Each action once, in any order.
            [auxiliary] { last-turn }{ no-local-action }
           *[none] { last-turn }No other action can be used here.
        }
last-turn =
    { $last ->
        [yes] Your last turn. { "" }
       *[no] { "" }
    }
no-local-action =
    { $place ->
        [local] Of the actions of { field } you can use none now.
        [empty] The tile here has been taken; there are no other actions.
       *[auxiliary] You have no other actions on { the-field }.
    }
prompt-immediate =
    { $can ->
        [no] Not possible now: { effect }.
       *[yes] { now-or-never }
    }
    .hint =
        { $can ->
            [no] You have no such card in hand. The others do not see that.
           *[yes] { "" }
        }
now-or-never =
    { $other ->
        [none] Now or never: { effect }.
       *[other] Choose one of these two actions, now or never.
    }
prompt-foresight = Kansas City, stage { $stage }: choose a tile for the board.
    .hint = { last-turn }Workers go to the job market, teepees and hazards to the trail.
prompt-income = Your hand is worth { $value }. Add certificates?
    .hint = You take the value in dollars and deliver to a city of at most that value.
prompt-delivery = Deliver to a city with a value of at most { $value }.
    .hint = Shown on each city: money, points and objective cards, links included.
prompt-disc = Choose the disc for { target }.
    .hint = What lies under it becomes yours. From black corners discs go only to black corners.
prompt-discard =
    { $part ->
        [first] Choose the first of two cards to discard.
        [second] Choose the second of two cards to discard.
       *[only] Choose a card to discard.
    }
    .hint = For the action: { effect }.
prompt-give-back =
    { $count ->
        [one] Discard { $count } card.
       *[other] Discard { $count } cards, one after another.
    }
prompt-draw = Choose how many cards to draw, { $count } at most.
    .hint = You will discard as many.
prompt-remove =
    { $count ->
        [one] You may remove { $count } card from the game.
       *[other] You may remove up to { $count } cards from the game.
    }
prompt-certificates = Choose how many certificates to take.
prompt-objective =
    { $left ->
        [1] Take an objective card.
       *[other] Take the first of { $left } objective cards.
    }
    .hint =
        { $to ->
            [hand] It comes into your hand.
           *[discard] It comes onto your discard pile.
        }
prompt-engine =
    { $count ->
        [one] Move your engine { $count } space forward.
       *[other] Move your engine up to { $count } spaces forward.
    }
prompt-engine-back = Move your engine back to a lit space.
prompt-hire = Hire a worker from the job market.
    .hint = The price of this action stands beside each row.
prompt-build = Choose a building and its place.
    .hint = Touch a place and then a building, or the other way round.
prompt-buy =
    { $cowboys ->
        [one] Buy cattle. { $cowboys } cowboy is left.
       *[other] Buy cattle. { $cowboys } cowboys are left.
    }
prompt-trade = Choose a teepee to trade for.
prompt-hazard = Choose a hazard to remove.
prompt-auxiliary = Choose an auxiliary action.
prompt-copy = Choose the adjacent building to use.
prompt-master = Give a worker for the station master, or leave him.
    .hint = He brings: { master }. What stands first comes now, the points at the end.
prompt-upgrade = Upgrade the station, or leave it.
    .hint = You pay its price and move one of your discs there. After that its station master can be taken for a worker.

## Choices

action-place = Place the rancher on { field }{ beside }
    .label = Place
action-move = Move to { the-field }{ beside }, { steps }, { fees }
    .label = Move
action-via = Go by the { place }, { fees }
    .label = This way
action-play = Play { a-card }
    .label = Play
action-use = { effect }
    .label = { effect }
action-aux = Auxiliary action: { aux-single }
    .label = Single
action-double = Double auxiliary action: { aux-double }
    .label = Double
action-copy = Use the actions of { field }{ beside }
    .label = Use
action-discard = Discard { a-card }
    .label = Discard
action-remove = Remove { a-card } from the game
    .label = Remove
action-draw =
    { $cards ->
        [one] Draw { $cards } card
       *[other] Draw { $cards } cards
    }
    .label = Draw { $cards }
action-certificates =
    { $certificates ->
        [0] Take no certificate
        [one] Take { $certificates } certificate
       *[other] Take { $certificates } certificates
    }
    .label =
        { $certificates ->
            [0] Take none
           *[other] Take { $certificates }
        }
action-take =
    { $card ->
        [stack] Take the top card of the objective stack
       *[other] Take { a-card }
    }
    .label = Take
action-hire = Hire { a-worker } from row { $row } { price }
    .label = Hire
action-build =
    { $replaces ->
        [none] Put up building { $building } { price } on the { place }
       *[other] Put up building { $building } { price } on the { place }, replacing building { $replaces }
    }
    .label =
        { $card ->
            [none] Build { $building }
           *[other] Build { $building } ({ card }{ also-card })
        }
action-buy =
    { $second ->
        [none] Buy { a-card } { price } (cowboys: { $cowboys })
       *[other] Buy { a-card } and { a-second-card } { price } (cowboys: { $cowboys })
    }
    .label =
        { $second ->
            [none] { card }
           *[other] { card } + { second-card }
        }
action-enlarge = Send a cowboy to add 2 cards to the cattle market
    .label = Add cards
action-trade =
    { $dollars ->
        [-1] Pay $1 for { a-tile }
        [-2] Pay $2 for { a-tile }
        [-3] Pay $3 for { a-tile }
       *[other] Take { a-tile } and ${ $dollars }
    }
    .label = Trade
action-clear = Remove { a-tile } { price }, { place }
    .label = Remove
action-engine = Move the engine to { the-rail }
    .label = Move here
action-upgrade = Upgrade station { $station } for ${ $dollars }
    .label = Upgrade
action-disc = Move a disc from the { disc } to { target }
    .label = Move the disc
action-lift = Move the disc of station { $station } to { target }
    .label = Move the disc
action-give = Give { a-worker } for the station master
    .label = Give
action-foresight =
    { $to ->
        [jobs] Put { a-tile } (space { $space }) in the job market for ${ $dollars }
        [away] Choose { a-tile } (space { $space }), which has no room and leaves the game
       *[trail] Put { a-tile } (space { $space }) on the { place }
    }
    .label = Choose
action-spend =
    { $certificates ->
        [0] Spend no certificate: value { $value }
        [one] Spend { $certificates } certificate: value { $value }
       *[other] Spend { $certificates } certificates: value { $value }
    }
    .label =
        { $certificates ->
            [0] Spend none: value{ "\u00A0" }{ $value }
           *[other] Spend { $certificates }: value{ "\u00A0" }{ $value }
        }
action-deliver =
    { $dollars ->
        [0] Deliver to { city }, no transport cost
       *[other] Deliver to { city }, transport ${ $dollars }
    }
    .label = Deliver
action-done = Leave it at that
    .label = Leave it at that
action-end = End the turn
    .label = End turn

## The log

event-turn-begins = { $seat } begins a turn
event-places =
    { $you ->
        [yes] You place the rancher on { field }
       *[no] { $seat } places the rancher on { field }
    }
event-moves =
    { $you ->
        [yes] You move to { the-field }
       *[no] { $seat } moves to { the-field }
    }
event-pays-bank =
    { $you ->
        [yes] You pay a fee of ${ $dollars }
       *[no] { $seat } pays a fee of ${ $dollars }
    }
event-pays-owner =
    { $you ->
        [yes] You pay a fee of ${ $dollars } to { $victim }
        [victim] { $seat } pays you a fee of ${ $dollars }
       *[no] { $seat } pays a fee of ${ $dollars } to { $victim }
    }
event-plays =
    { $you ->
        [yes] You play { a-card }
       *[no] { $seat } plays { a-card }
    }
event-uses =
    { $you ->
        [yes] You { effect-told-you }
       *[no] { $seat } { effect-told }
    }
event-copies =
    { $you ->
        [yes] You copy { field }
       *[no] { $seat } copies { field }
    }
event-discards =
    { $you ->
        [yes] You discard { a-card }
       *[no] { $seat } discards { a-card }
    }
event-removes =
    { $you ->
        [yes] You remove { a-card } from the game
       *[no] { $seat } removes { a-card } from the game
    }
event-earns =
    { $you ->
        [yes] You take ${ $dollars }
       *[no] { $seat } takes ${ $dollars }
    }
event-hires =
    { $you ->
        [yes] You hire { a-worker } { price }
       *[no] { $seat } hires { a-worker } { price }
    }
event-trades =
    { $you ->
        [yes]
            { $dollars ->
                [-1] You pay $1 for { a-tile }
                [-2] You pay $2 for { a-tile }
                [-3] You pay $3 for { a-tile }
               *[other] You trade for { a-tile } and take ${ $dollars }
            }
       *[no]
            { $dollars ->
                [-1] { $seat } pays $1 for { a-tile }
                [-2] { $seat } pays $2 for { a-tile }
                [-3] { $seat } pays $3 for { a-tile }
               *[other] { $seat } trades for { a-tile } and takes ${ $dollars }
            }
    }
event-clears =
    { $you ->
        [yes] You remove { a-tile } { price }
       *[no] { $seat } removes { a-tile } { price }
    }
event-engine =
    { $you ->
        [yes] You move the engine to { the-rail }
       *[no] { $seat } moves the engine to { the-rail }
    }
event-upgrades =
    { $you ->
        [yes] You upgrade station { $station } { price }
       *[no] { $seat } upgrades station { $station } { price }
    }
event-moves-disc =
    { $you ->
        [yes] You move a disc from the { disc } to { target }
       *[no] { $seat } moves a disc from the { disc } to { target }
    }
event-lifts-disc =
    { $you ->
        [yes] You move the disc of station { $station } to { target }
       *[no] { $seat } moves the disc of station { $station } to { target }
    }
event-takes-master =
    { $you ->
        [yes] You give { a-worker } for the station master “{ master }”
       *[no] { $seat } gives { a-worker } for the station master “{ master }”
    }
event-takes-token =
    { $you ->
        [yes] You take the job market token: everybody else has one more turn
       *[no] { $seat } takes the job market token: everybody else has one more turn
    }
event-income =
    { $you ->
        [yes]
            { $spent ->
                [0] You take ${ $value } for the hand
                [one] You take ${ $value } for the hand and { $spent } certificate
               *[other] You take ${ $value } for the hand and { $spent } certificates
            }
       *[no]
            { $spent ->
                [0] { $seat } takes ${ $value } for the hand
                [one] { $seat } takes ${ $value } for the hand and { $spent } certificate
               *[other] { $seat } takes ${ $value } for the hand and { $spent } certificates
            }
    }
event-delivers =
    { $you ->
        [yes] You deliver to { city }
       *[no] { $seat } delivers to { city }
    }
event-pays-transport =
    { $you ->
        [yes] You pay ${ $dollars } for the transport
       *[no] { $seat } pays ${ $dollars } for the transport
    }
event-game-over = The game is over
event-draws =
    { $you ->
        [yes]
            { $count ->
                [one] You draw { $count } card
               *[other] You draw { $count } cards
            }
       *[no]
            { $count ->
                [one] { $seat } draws { $count } card
               *[other] { $seat } draws { $count } cards
            }
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
event-certificates =
    { $you ->
        [yes]
            { $count ->
                [one] You take { $count } certificate
               *[other] You take { $count } certificates
            }
       *[no]
            { $count ->
                [one] { $seat } takes { $count } certificate
               *[other] { $seat } takes { $count } certificates
            }
    }
event-enlarges =
    { $you ->
        [yes]
            { $count ->
                [one] You add { $count } card to the cattle market
               *[other] You add { $count } cards to the cattle market
            }
       *[no]
            { $count ->
                [one] { $seat } adds { $count } card to the cattle market
               *[other] { $seat } adds { $count } cards to the cattle market
            }
    }
event-market-refilled =
    { $count ->
        [0] The cattle market gets no new cards
        [one] The cattle market is refilled with { $count } card
       *[other] The cattle market is refilled with { $count } cards
    }
event-auxiliary =
    { $you ->
        [yes]
            { $times ->
                [1] You use an auxiliary action for { aux-single-told }
               *[other] You use a double auxiliary action for { aux-double-told }
            }
       *[no]
            { $times ->
                [1] { $seat } uses an auxiliary action for { aux-single-told }
               *[other] { $seat } uses a double auxiliary action for { aux-double-told }
            }
    }
event-builds =
    { $you ->
        [yes]
            { $replaces ->
                [none] You put up building { $building } { price }
               *[other] You put up building { $building } { price }, replacing building { $replaces }
            }
       *[no]
            { $replaces ->
                [none] { $seat } puts up building { $building } { price }
               *[other] { $seat } puts up building { $building } { price }, replacing building { $replaces }
            }
    }
event-buys =
    { $you ->
        [yes]
            { $second ->
                [none] You buy { a-card } { price }
               *[other] You buy { a-card } and { a-second-card } { price }
            }
       *[no]
            { $second ->
                [none] { $seat } buys { a-card } { price }
               *[other] { $seat } buys { a-card } and { a-second-card } { price }
            }
    }
event-foresees =
    { $you ->
        [yes]
            { $placed ->
                [0] You choose { a-tile }, which has no room and leaves the game
               *[other] You put { a-tile } on the board
            }
       *[no]
            { $placed ->
                [0] { $seat } chooses { a-tile }, which has no room and leaves the game
               *[other] { $seat } puts { a-tile } on the board
            }
    }
event-takes-objective =
    { $you ->
        [yes]
            { $to ->
                [hand] You take { a-card } into the hand
               *[other] You take { a-card }
            }
       *[no]
            { $to ->
                [hand] { $seat } takes { a-card } into the hand
               *[other] { $seat } takes { a-card }
            }
    }

## Why an action is not allowed

reason-not-this-decision =
    { $step ->
        [phase-a] first move the rancher
        [phase-b] this is the time for the actions of the field
        [walk] first choose the way
        [foresight] first choose a tile for the board
        [income] first decide on the certificates
        [delivery] first choose a city
        [disc] first choose a disc
       *[other] first finish the action that has begun
    }
reason-must-choose = something must be chosen here
reason-already-on-the-trail = the rancher is on the trail already
reason-place-first = first place the rancher on a neutral building
reason-no-field = there is no tile on this space
reason-not-ahead = the rancher cannot get there from here
reason-city-closed = this movement never enters Kansas City
reason-too-far =
    { $steps ->
        [one] that takes { $steps } step, and only { $limit } are allowed
       *[other] that takes { $steps } steps, and only { $limit } are allowed
    }
reason-wrong-branch = that way does not lead to the destination
reason-not-in-hand = this card is not in your hand
reason-wrong-card = this card does not meet the requirement
reason-not-offered = this is not the immediate action at hand
reason-requirement =
    { $lack ->
        [cards] you do not have the cards in hand that it asks for
        [money] you do not have enough money
        [back] your engine cannot move back that far
        [worker] there is no worker that you could take and pay for
        [building] there is no building that your craftsmen and your money allow
        [cattle] there is nothing that your cowboys could do
        [teepee] there is no teepee that you could pay for
        [hazard] there is no hazard that you could pay for
       *[other] it would bring you nothing now
    }
reason-not-your-building = here only a single auxiliary action is allowed
reason-not-on-this-building = the building does not offer this action
reason-auxiliary-used = after an auxiliary action there are no local ones
reason-already-used = this action has been used already
reason-single-only = here the action can only be single
reason-local-used = after local actions there is no auxiliary one
reason-locked = discs still cover this action
reason-copied-already = this building has been copied or visited this turn
reason-not-adjacent = there is no adjacent building
reason-too-many-cards-drawn = that is more cards than can be drawn
reason-too-many-certificates = that is more than the action or the limit allows
reason-stack-empty = the stack is empty
reason-not-in-pool = this card is not in the pool
reason-nothing-there = there is no tile
reason-too-expensive = you do not have enough money
reason-station-not-here = this station cannot be upgraded now
reason-printed-worker = printed workers cannot be given
reason-other-stage = this tile does not belong to the present stage
reason-no-more-workers = no more workers are placed
reason-no-such-purchase = cattle is not sold for so many cowboys
reason-not-in-the-market = the cattle market does not have it
reason-row-of-the-token = workers in the row of the token cannot be hired
reason-no-such-worker = there is no such worker in the row
reason-row-full = your row for these workers is full
reason-already-built = this building is not in your supply
reason-not-higher = the new building must need more craftsmen
reason-occupied = the place is occupied by another building
reason-too-few-craftsmen =
    { $count ->
        [0] { craftsmen-needed }, and you have none
       *[other] { craftsmen-needed }, and you have { $count }
    }
craftsmen-needed =
    { $needed ->
        [one] it takes { $needed } craftsman
       *[other] it takes { $needed } craftsmen
    }
reason-space-occupied = another engine stands there
reason-not-forward = the engine must move forward
reason-engine-too-far = the engine cannot move that far
reason-not-back = the engine must move back
reason-disc-on-the-board = a disc of the player board can be moved
reason-no-own-disc = you have no disc there
reason-space-cleared = this space is cleared already
reason-wrong-corner = a disc from a black corner cannot go to a white one
reason-value-too-low = the breeding value is too low for this city
reason-disc-already-there = you have a disc there already
reason-not-exactly-back =
    { $count ->
        [one] the engine must go back exactly { $count } space
       *[other] the engine must go back exactly { $count } spaces
    }
reason-too-few-certificates =
    { $count ->
        [0] you have no certificates
        [one] you have only { $count } certificate
       *[other] you have only { $count } certificates
    }
reason-too-few-cowboys =
    { $count ->
        [0] no cowboys are left
        [one] only { $count } cowboy is left
       *[other] only { $count } cowboys are left
    }

## What is wrong with a position

error-beside-the-trail = No rancher can stand on “{ $given }”.
error-built-twice = The building { $given } is there already or has been replaced.
error-cards-do-not-add-up = There should be { $expected } of the card “{ $card }”, but there are { $given }.
error-discs-do-not-add-up = Cleared disc spaces: { $cleared }, but discs on cities and stations: { $placed }.
error-engines-collide = Two engines stand on the same space: { rail }.
error-income-missing = There should be at least ${ $expected } at hand, but there is ${ $given }.
error-missing-tile = The station master “{ $given }” is nowhere.
error-must-move-back = An engine stays on the last space only until it has moved back.
error-neutral-buildings = Each neutral building must stand on exactly one of the lettered spaces.
error-no-tile-here = No tile can lie on “{ $given }”.
error-not-in-the-city = A rancher is in Kansas City during its stages and at no other time.
error-not-on-the-track = The certificate track has no { $given }.
error-not-over = The game cannot be over: the job market token has not left its place.
error-nothing-to-copy = There is nothing to copy on “{ $given }” here.
error-nothing-to-decide = There is nothing to decide in this position.
error-rancher-elsewhere = The rancher does not stand on a field “{ $given }”.
error-space-not-filled-yet = No worker can lie here with { $players } players and the token where it is.
error-starting-objectives = There should be { $expected } starting objective here, but there are { $given }.
error-tile-or-worker = There must be either a station master or a worker.
error-tile-twice = The station master “{ $given }” is at “{ $other }” already.
error-tiles-do-not-add-up = There should be { $expected } of the tile “{ $tile }”, but there are { $given }.
error-token-and-owner = The job market token has an owner exactly when it has left the job market.
error-too-many-cards = A player cannot have { $given } of the card “{ $card }”.
error-out-of-reach = The rancher cannot reach “{ $given }” with the steps that are left.
error-too-few-cards = There should be at least { $expected } cards in hand, but there are { $given }.
error-wrong-effect = The action “{ $given }” does not belong to this step.
error-worker-collected = Workers are not collected: “{ $given }”.
error-wrong-area = The tile “{ $given }” belongs somewhere else.
error-wrong-back = No tile “{ $given }” has the number { $back } on its back.
error-wrong-face = “{ $given }” is not the side in use of building { $number }.
error-wrong-order = This step cannot follow the one before it.
error-wrong-pile = The card “{ $given }” cannot be in this pile.
error-wrong-pool = There should be { $expected } cards in the pool, but there are { $given }.
