### Great Western Trail: El Paso: co jest na żetonach celów i premii.

objective =
    { $token ->
        [O01] „Corriente, budynek” (3 PZ)
        [O02] „2 Corriente” (3 PZ)
        [O03] „2 Black Angus, dysk na 10+” (4 PZ)
        [O04] „Shorthorn, 2 inżynierów” (3 PZ)
        [O05] „2 Shorthorn” (4 PZ)
        [O06] „Hereford, dysk na 10+” (4 PZ)
        [O07] „3 Simmental” (3 PZ)
        [O08] „3 Simmental, budynek” (4 PZ)
        [O09] „2 budynki” (4 PZ)
        [O10] „budynek 3+, 2 inżynierów” (4 PZ)
        [O11] „budynek 4+” (4 PZ)
        [O12] „2 dyski na 10+” (4 PZ)
        [O13] „3 dyski na 10+” (5 PZ)
        [O14] „2 żetony premii” (4 PZ)
        [O15] „żeton premii, Corriente” (3 PZ)
        [O16] „3 kowbojów” (3 PZ)
        [O17] „3 budowniczych” (3 PZ)
        [O18] „3 inżynierów” (3 PZ)
        [O19] „2 kowbojów, 2 budowniczych, 2 inżynierów” (5 PZ)
        [O20] „Black Angus, Shorthorn, Hereford” (5 PZ)
       *[other] { $token }
    }
bonus =
    { $token ->
        [T01] „stały certyfikat” (1 PZ)
        [T02] „stały certyfikat” (1 PZ)
        [T03] „stały certyfikat” (1 PZ)
        [T04] „stały certyfikat” (1 PZ)
        [T05] „stały certyfikat” (2 PZ)
        [T06] „stały certyfikat” (2 PZ)
        [T07] „stały certyfikat” (2 PZ)
        [T08] „stały certyfikat” (3 PZ)
        [T09] „druga karta rodzaju” (1 PZ)
        [T10] „druga karta rodzaju” (1 PZ)
        [T11] „druga karta rodzaju” (2 PZ)
        [T12] „druga karta rodzaju” (2 PZ)
        [T13] „druga karta rodzaju” (3 PZ)
        [T14] „druga karta rodzaju” (3 PZ)
        [T15] „same punkty” (4 PZ)
        [T16] „same punkty” (4 PZ)
        [T17] „same punkty” (4 PZ)
        [T18] „same punkty” (5 PZ)
        [T19] „same punkty” (5 PZ)
        [T20] „same punkty” (5 PZ)
       *[other] { $token }
    }
