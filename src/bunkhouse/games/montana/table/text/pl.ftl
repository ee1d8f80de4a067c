### Co brzmi inaczej tam, gdzie widać krainę: pole widać, więc nie trzeba go nazywać kodem.

event-chooses-start =
    { $you ->
        [yes] Kładziesz w krainie żeton początkowy
       *[no] { $seat } kładzie w krainie żeton początkowy
    }
event-builds =
    { $you ->
        [yes] Budujesz za { pieces-acc } ({ settlements })
       *[no] { $seat } buduje za { pieces-acc } ({ settlements })
    }
event-gains-canteen =
    { $you ->
        [yes] Bierzesz menażkę z jeziora
       *[no] { $seat } bierze menażkę z jeziora
    }
reason-no-start-field = żeton początkowy nie może tam leżeć
reason-no-land-there = tam nie ma lądu
reason-field-taken = to pole jest zajęte
reason-no-neighbour = to pole nie graniczy z żetonem początkowym ani z osadą
reason-goods-missing = to pole kosztuje { pieces-acc }
