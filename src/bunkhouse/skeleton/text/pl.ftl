### Gold Creek: every word a player reads.

game-title = Złoty Potok
option-length = Długość
option-length-short = krótka
option-length-long = długa
nugget =
    { $nugget ->
        [snake] wąż
        [small] mała bryłka
        [middle] bryłka
        [large] duża bryłka
       *[other] { $nugget }
    }
prompt-turn = Płucz złoto albo odejdź z tym, co masz.
    .hint = W potoku { $left ->
        [one] został 1 element
        [few] zostały { $left } elementy
       *[many] zostało { $left } elementów
    }, masz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
action-pan = Płucz złoto
action-leave = Odejdź od potoku
event-finds =
    { $you ->
        [yes] Znajdujesz: { nugget }
       *[no] { $seat } znajduje: { nugget }
    }
event-leaves =
    { $you ->
        [yes] Odchodzisz od potoku i masz { in-points }
       *[no] { $seat } odchodzi od potoku i ma { in-points }
    }
in-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
reason-not-this-decision = nie o tym się teraz decyduje
error-wrong-nuggets = To nie są bryłki tej gry.
error-not-over = Gra się nie skończyła: ktoś musi zdecydować.
error-nothing-to-decide = Nie ma tu nic do zdecydowania.
error-bitten = Kto spotkał węża, odszedł już od potoku.
score-gold = Złoto
table-creek = W potoku: { $left }
