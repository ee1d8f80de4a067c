### Names for the fields of a view, for a table without a drawing of its own.

view-left = In the creek
view-found = Found
    .words = nugget
view-gone = Has left
view-left-out = score
