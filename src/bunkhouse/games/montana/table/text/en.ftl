### What is said otherwise where the land can be seen: a field is shown, not named by its code.

event-chooses-start =
    { $you ->
        [yes] You put the start tile on the land
       *[no] { $seat } puts the start tile on the land
    }
event-builds =
    { $you ->
        [yes] You build for { pieces } ({ settlements })
       *[no] { $seat } builds for { pieces } ({ settlements })
    }
event-gains-canteen =
    { $you ->
        [yes] You take a canteen from a lake
       *[no] { $seat } takes a canteen from a lake
    }
reason-no-start-field = the start tile cannot lie there
reason-no-land-there = that is not land
reason-field-taken = that field is taken
reason-no-neighbour = that field borders neither the start tile nor a settlement
reason-goods-missing = that field costs { pieces }
