### El Gaucho: the words on the drawn table. What is read on the pieces is short; names of pieces are read aloud.

## What is written on the table

board-pampa = Pampa
board-herds-tab = Herds
board-full = FULL
board-taken = { $taken } of { $count }
board-stack = stack
board-used = used
board-starter = starts
board-your-herds = Your herds
board-herds-of = Herds: { $name }
board-worth-now = worth now
board-in-supply = in supply
board-herd-empty = no cattle
board-herd-gone = not in play
board-direction =
    { $way ->
        [rising] rising
       *[falling] falling
    }
board-product = { $count } × { $highest }
board-fits-any = any
board-fits-only = only { $value }
board-fits-nothing = full
board-income =
    { $source ->
        [sales] herds sold
        [trade] to the Merchant
        [compensation] compensation
       *[final] at the end
    }
board-choosing-start = chooses start tiles
board-before-dice = first cattle and gauchos, then dice
board-without-dice = a round without dice
board-dice-left =
    { $count ->
        [one] { $count } die left
       *[other] { $count } dice left
    }
board-tray-start = Your start tiles
board-tray-steppe = Tiles of the Steppe
board-tray-settle = From the Steppe: { $name }
board-tray-collected = Collected: { $name }
board-loot = What the Thief can take
board-loot-hint = The owner gets the large number in pesos. A coin shows that your own herd would be sold.
board-place-does =
    { $place ->
        [merchant] Sell a herd, +5 pesos
        [rodeo] An extra die, 1–6
        [sorting] Insert cattle into a herd
        [thief] Steal a rival's cattle
        [foreman] Raise 2, or replace a rival
       *[steppe] Bring cattle from the Steppe
    }

## What is read aloud

board-face-down = A tile face down
board-pasture =
    { $count ->
        [0] Pasture { $pasture }, without tiles
        [one] Pasture { $pasture }, { $taken } of { $count } tile occupied
       *[other] Pasture { $pasture }, { $taken } of { $count } tiles occupied
    }
board-empty-space = Empty space { $number }, pasture { $pasture }
board-tile =
    { $rider ->
        [none] { tile }, small number { $small }, pasture { $pasture }, unoccupied
        [own-stand] { tile }, small number { $small }, pasture { $pasture }, your gaucho stands there ({ $name })
        [own-lie] { tile }, small number { $small }, pasture { $pasture }, your gaucho lies there ({ $name })
        [stand] { tile }, small number { $small }, pasture { $pasture }, a gaucho stands there: { $name }
       *[lie] { tile }, small number { $small }, pasture { $pasture }, a gaucho lies there: { $name }
    }
board-steppe =
    { $count ->
        [one] The Steppe, { $count } tile
       *[other] The Steppe, { $count } tiles
    }
board-score =
    { $pesos ->
        [one] { $name }: { $pesos } peso
       *[other] { $name }: { $pesos } pesos
    }
board-place =
    { $count ->
        [0] { board-place-entry }, nobody there
       *[other] { board-place-entry }, there: { $names }
    }
board-place-entry =
    { $place ->
        [merchant] Merchant, dice { $low } to { $high }
        [rodeo] Rodeo, dice { $low } to { $high }
        [sorting] Sorting, dice { $low } to { $high }
        [thief] Thief, dice { $high }
        [foreman] Foreman, dice { $high }
       *[steppe] Steppe, dice { $high }
    }
board-guest =
    { $fresh ->
        [yes] Gaucho { place-at }: { $name }, not ready yet
       *[no] Gaucho { place-at }: { $name }, ready
    }
board-die = Die in the dice rodeo: { $face }
board-hand-die = Die in hand: { $face }
board-supply =
    { $count ->
        [one] { $count } gaucho in the supply
       *[other] { $count } gauchos in the supply
    }
board-herd =
    { $pesos ->
        [one] Herd { breed }: { $row }; fits next: { $follows }; worth { $pesos } peso
       *[other] Herd { breed }: { $row }; fits next: { $follows }; worth { $pesos } pesos
    }
board-no-herd =
    { $gone ->
        [yes] { breed }: not in play
       *[no] { breed }: no cattle
    }
board-row = { breed }: { $row }
board-loot-tile = { tile }, herd of { $name }

## What can be done with a thing

board-way =
    { $kind ->
        [take] take { $dice }
        [stand] stand with { $dice }
        [lie] lay with { $dice }
        [raise] raise with { $dice }
       *[enter] enter with { $dice }
    }
board-verb =
    { $kind ->
        [keep] keep
        [post] enter
        [enter] enter
        [use] use
        [rodeo] extra die
        [sell] sell to the Merchant
        [steal] steal
        [rouse] raise with the Foreman
        [replace] replace with the Foreman
        [look] look at the Steppe
        [fetch] choose
        [settle] put here
        [recall] take back
        [add] add to the herd
       *[sort] insert with Sorting
    }

## What things are for

board-tip-tile =
    With dice that add up to { $value } a gaucho stands here. With { $small } it only lies here, or a lying one gets up.
board-tip-place =
    { $place ->
        [merchant] Enter with a total of { $low } to { $high }. Later in your turn: sell a herd of at least 2 tiles and get 5 pesos more.
        [rodeo] Enter with a total of { $low } to { $high }. Later in your turn: get one more die with a value of your choice.
        [sorting] Enter with a total of { $low } to { $high }. When cattle is collected: insert a tile that does not fit at its place in the herd.
        [thief] Enter with a total of { $high }. Later in your turn: take a tile from a rival's herd; its owner gets its large number in pesos.
        [foreman] Enter with a total of { $high }. Later in your turn: raise 1 or 2 lying gauchos of yours, or replace a rival's lying one with yours.
       *[steppe] Enter with a total of { $high }. Later in your turn: look at the Steppe and bring one tile, or two below 5, to the Pampa with your gauchos.
    }
board-tip-title =
    { $thing ->
        [pasture] Pasture
        [empty] Empty space
        [covered] Covered space
        [standing] Standing gaucho
        [lying] Lying gaucho
        [ready] Gaucho on a special place
        [fresh] Gaucho, not ready yet
        [used] Used this turn
        [dice] Dice rodeo
        [hand] Your dice
        [herd] Herd
        [worth] Worth of a herd
        [supply] Supply
        [scale] Scale of pesos
        [steppe] Steppe
        [stack] Stack
        [start] Start tiles
        [collected] Collected cattle
       *[starter] Starting player
    }
board-tip-text =
    { $thing ->
        [pasture] When every tile of a pasture carries a gaucho at the end of a round, the standing ones take their tiles home.
        [empty] Here the next tiles arrive: pastures are filled from below until their large numbers reach 20.
        [covered] This space is not used with this number of players.
        [standing] It takes its tile as soon as the whole pasture is occupied.
        [lying] It holds its tile but does not take it. Its owner can raise it with dice for the small number.
        [ready] Its owner can use this place in any turn; the gaucho then returns to the supply.
        [fresh] It has only just arrived and can be used from its owner's next turn on.
        [used] You cannot enter a place in the turn in which you have used it.
        [dice] One roll for everybody: each player takes 2 dice, one after another.
        [hand] Use each die by itself or add them up. Unused dice are lost at the end of the turn.
        [herd] A herd rises or falls all the way. A new tile must fit on the right, or the herd is sold.
        [worth] The number of tiles times the highest value.
        [supply] Gauchos at hand. With none left you may take back lying ones and those on special places.
        [scale] A lap is 100 pesos; the money bag counts the laps.
        [steppe] Four tiles face down. Whoever uses the Steppe looks at them in secret.
        [stack] When the last tile leaves the stack, one more round with dice follows, then one without.
        [start] Keep 1 tile of any value, 2 of at most 8, or 3 of at most 4.
        [collected] You choose the order in which tiles of one breed join the herd.
       *[starter] Rolls the dice and begins the round; next round it is the player to the left.
    }

## The end of the game, and the score as it would be now

board-end-title = The end of the game
board-end = When the last tile leaves the stack, one more round with dice follows and then one without dice. Then all herds are sold.
board-last-round = Last round: { $names }, then the end
score-later-herds =
    { $count ->
        [one] { $count } herd not sold yet
       *[other] { $count } herds not sold yet
    }
