### Montana: the names of things on the general table. "words" lists the messages that name their values.

view-left-out = tiles at belongings pawn turned
view-round = Round
view-starter = Starting player
view-turn = On turn
view-closing = Last round
view-start = Start tile on
view-settlements = Settlements
view-fields = Fields
view-wheel = Wheel
    .words = worker-1:one
view-pointer = Pointer at
view-crews = Workers on the action board
    .words = table-area:area worker-1:one
view-supply = Supply
view-goods = Goods
    .words = piece-1:one
view-workers = Workers
    .words = worker-1:one
view-cattle = Cattle
view-canteen = Canteen
view-canteens = Canteens
view-spent-canteens = Canteens spent
view-coins = Coins
view-left = Still to build
view-keepsakes = Kept tiles
view-kind = Kind
    .words = view-ground:kind
view-ground =
    { $kind ->
        [land] Land
        [lake] Lake
        [mountain] Mountain
       *[other] { $kind }
    }
view-cost = Price
    .words = piece-1:one
view-double = Two settlements
view-open = Free to build
view-seat = Player
view-tokens = Settlements
