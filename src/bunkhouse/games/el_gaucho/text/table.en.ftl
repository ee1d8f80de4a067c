### El Gaucho: the words on the table in a terminal. The columns are narrow.

table-place =
    { $place ->
        [merchant] Merchant
        [rodeo] Rodeo
        [sorting] Sorting
        [thief] Thief
        [foreman] Foreman
        [steppe] Steppe
       *[other] { $place }
    }
table-preparation = Preparatory round
table-round = Round { $round }
table-round-without-dice = Round { $round }, without dice
table-over = The game is over
table-starter = starting player { $name }
table-stack =
    { $count ->
        [one] { $count } tile in the stack
       *[other] { $count } tiles in the stack
    }
table-rounds-left =
    { $count ->
        [0] the last round
        [one] { $count } round after this one
       *[other] { $count } rounds after this one
    }
table-sum = Sum
table-complete = full
table-rodeo = Dice rodeo
table-dice-of = { $name } has
table-steppe = Steppe
table-standing = standing
table-lying = lying
table-fresh = not ready yet
table-covered = face down
table-numbers = large and small number
table-money =
    { $pesos ->
        [one] { $pesos } peso, { $supply } in supply
       *[other] { $pesos } pesos, { $supply } in supply
    }
table-no-herds = no herds
table-next = next
table-worth = worth
table-hand = In hand
