### Co brzmi inaczej tam, gdzie widać planszę: pole po pastwisku, a nie po kodzie.

tile-at = { tile } (pastwisko { $pasture })
action-settle = Połóż { tile } na polu { $number } pastwiska { $pasture }
    .label = Połóż tutaj
action-recall =
    { $from ->
        [place] Ściągnij gaucha { place-from }
       *[pampa] Ściągnij leżącego gaucha z { tile } (pastwisko { $pasture })
    }
    .label = Ściągnij
event-settles =
    { $you ->
        [yes] Kładziesz { tile } na pastwisku { $pasture } i stawiasz na nim gaucha
       *[no] { $seat } kładzie { tile } na pastwisku { $pasture } i stawia na nim gaucha
    }
event-arrives = Na pastwisku { $pasture } pojawia się { tile }
