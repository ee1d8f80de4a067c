### What is said otherwise where the board can be seen: a space by its pasture, not by its code.

tile-at = { tile } (pasture { $pasture })
action-settle = Put { tile } on space { $number } of pasture { $pasture }
    .label = Put here
action-recall =
    { $from ->
        [place] Take back the gaucho from { place }
       *[pampa] Take back the lying gaucho from { tile } (pasture { $pasture })
    }
    .label = Take back
event-settles =
    { $you ->
        [yes] You put { tile } in pasture { $pasture } with a standing gaucho
       *[no] { $seat } puts { tile } in pasture { $pasture } with a standing gaucho
    }
event-arrives = { tile } arrives in pasture { $pasture }
