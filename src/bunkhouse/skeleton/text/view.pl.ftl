### Names for the fields of a view, for a table without a drawing of its own.

view-left = W potoku
view-found = Znalezione
    .words = nugget
view-gone = Odszedł od potoku
view-left-out = score
