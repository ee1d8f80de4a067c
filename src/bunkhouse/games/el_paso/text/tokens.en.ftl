### Great Western Trail: El Paso: what is on the objective and bonus tokens.

objective =
    { $token ->
        [O01] “Corriente, building” (3 VP)
        [O02] “2 Corriente” (3 VP)
        [O03] “2 Black Angus, disc on 10+” (4 VP)
        [O04] “Shorthorn, 2 engineers” (3 VP)
        [O05] “2 Shorthorn” (4 VP)
        [O06] “Hereford, disc on 10+” (4 VP)
        [O07] “3 Simmental” (3 VP)
        [O08] “3 Simmental, building” (4 VP)
        [O09] “2 buildings” (4 VP)
        [O10] “building 3+, 2 engineers” (4 VP)
        [O11] “building 4+” (4 VP)
        [O12] “2 discs on 10+” (4 VP)
        [O13] “3 discs on 10+” (5 VP)
        [O14] “2 bonus tokens” (4 VP)
        [O15] “bonus token, Corriente” (3 VP)
        [O16] “3 cowboys” (3 VP)
        [O17] “3 builders” (3 VP)
        [O18] “3 engineers” (3 VP)
        [O19] “2 cowboys, 2 builders, 2 engineers” (5 VP)
        [O20] “Black Angus, Shorthorn, Hereford” (5 VP)
       *[other] { $token }
    }
bonus =
    { $token ->
        [T01] “permanent certificate” (1 VP)
        [T02] “permanent certificate” (1 VP)
        [T03] “permanent certificate” (1 VP)
        [T04] “permanent certificate” (1 VP)
        [T05] “permanent certificate” (2 VP)
        [T06] “permanent certificate” (2 VP)
        [T07] “permanent certificate” (2 VP)
        [T08] “permanent certificate” (3 VP)
        [T09] “second card of a kind” (1 VP)
        [T10] “second card of a kind” (1 VP)
        [T11] “second card of a kind” (2 VP)
        [T12] “second card of a kind” (2 VP)
        [T13] “second card of a kind” (3 VP)
        [T14] “second card of a kind” (3 VP)
        [T15] “points only” (4 VP)
        [T16] “points only” (4 VP)
        [T17] “points only” (4 VP)
        [T18] “points only” (5 VP)
        [T19] “points only” (5 VP)
        [T20] “points only” (5 VP)
       *[other] { $token }
    }
