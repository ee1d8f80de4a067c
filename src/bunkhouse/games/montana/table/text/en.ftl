### What is said otherwise where the land can be seen: a field is shown, not named by its code.

event-chooses-start = { $seat } puts the start tile on the land
event-builds = { $seat } builds for { pieces } ({ settlements })
event-gains-canteen = { $seat } takes a canteen from a lake
reason-no-start-field = the start tile cannot lie there
reason-no-land-there = that is not land
reason-field-taken = that field is taken
reason-no-neighbour = that field borders neither the start tile nor a settlement
reason-goods-missing = that field costs { pieces }
