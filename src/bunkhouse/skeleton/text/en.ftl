### Gold Creek: every word a player reads.
###
### Prompts are sentences, choices and the log are lines without a full stop, reasons follow a colon.

game-title = Gold Creek
option-length = Length
option-length-short = short
option-length-long = long
nugget =
    { $nugget ->
        [snake] snake
        [small] small nugget
        [middle] nugget
        [large] large nugget
       *[other] { $nugget }
    }
prompt-turn = Pan for gold, or leave the creek with what you have.
    .hint = { $left ->
        [one] One piece is left in the creek
       *[other] { $left } pieces are left in the creek
    }, you have { $points ->
        [one] 1 point
       *[other] { $points } points
    }
action-pan = Pan for gold
action-leave = Leave the creek
event-finds =
    { $you ->
        [yes] You find: { nugget }
       *[no] { $seat } finds: { nugget }
    }
event-leaves =
    { $you ->
        [yes] You leave the creek with { in-points }
       *[no] { $seat } leaves the creek with { in-points }
    }
in-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reason-not-this-decision = this is not what is being decided now
error-wrong-nuggets = These are not the nuggets of the game.
error-not-over = The game is not over: a seat has to decide.
error-nothing-to-decide = There is nothing to decide here.
error-bitten = A seat that has met a snake has left the creek.
score-gold = Gold
table-creek = In the creek: { $left }
