### What the site refuses, and why. Every text is a whole sentence or two.

## Requests

error-bad-request = This request cannot be read.
error-bad-document = The document that was sent does not have the right form.
error-field-missing = The form lacks the field “{ $field }”.
error-field-wrong = The field “{ $field }” of the form cannot be read.
error-unknown-host = This server is not called “{ $host }”.
error-foreign-request = This request did not come from a page of this site, so nothing was done.
error-needs-name = Say your name first.
error-needs-token = A valid token is needed: send it as “Authorization: Bearer TOKEN”.
error-too-many =
    { $seconds ->
        [one] That was too fast. Try again in { $seconds } second.
       *[other] That was too fast. Try again in { $seconds } seconds.
    }
error-too-large = That is too long: at most { $kilobytes } kB.
error-no-such-page = There is nothing here.
error-wrong-method = This cannot be done here.
error-server-fault = Something fell over. The game is saved. Code: { $code }.
error-repeated = This was done before, so nothing happened this time.

## Tables

error-no-such-table = This table is gone, or never was.
error-not-your-seat = This is not your seat.
error-not-seated = You have no seat at this table.
error-no-such-seat = There is no such seat at this table.
error-no-such-person = The house does not know this person.
error-not-the-host = Only the host can do this.
error-stale = The table has moved on meanwhile; look again.
error-refused = The rules do not allow this.
error-table-full = All seats are taken.
error-seat-taken = This seat is taken.
error-seats-open =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
error-already-started = The game has begun already.
error-not-started = The game has not begun yet.
error-table-over = The game is over.
error-game-goes-on = The game is not over yet.
error-not-your-turn = It is not your turn.
error-seat-present = The person at this seat is there.
error-seat-resigned = This seat has given up.
error-seat-handed-over = A bot plays for this seat; take it back first.
error-seat-not-a-persons = Nobody sits there who could do this.
error-nudged-already =
    { $minutes ->
        [one] { $name } has been nudged already. The next nudge is possible in a minute.
       *[other] { $name } has been nudged already. The next nudge is possible in { $minutes } minutes.
    }
error-not-idle =
    { $seconds ->
        [one] Give { $name } a moment: you can nudge in { $seconds } second.
       *[other] Give { $name } a moment: you can nudge in { $seconds } seconds.
    }
error-nudge-nobody = There is nobody to nudge now.
error-bad-place = There is no such page in this list.
error-rules-changed = This game was played under older rules that are no longer here.
error-record-sealed = The record is sealed until the game is over.

## Undo

error-undo-start = Nothing has been played that could be taken back.
error-undo-hidden = Something hidden was seen: what came before stands.
error-undo-chance = Chance has spoken: what came before stands.
error-undo-other = Somebody else has played since.
error-undo-off = At this table nothing is taken back.
error-undo-nothing = There is nothing to take back.

## People

error-bad-plan = A table cannot be opened like this: see “{ $field }”.
error-bad-name = A name has 1 to { $limit } characters that can be seen.
error-bad-login = A login has { $least } to { $most } letters, digits, dots, dashes or underscores.
error-bad-password = A password has { $least } to { $most } characters.
error-login-taken = The login “{ $login }” is taken.
error-wrong-digits = These digits are wrong or no longer hold. Ask the first device for new ones.
error-wrong-login = The login or the password is wrong.
error-too-many-tokens = You have { $limit } tokens already; revoke one first.
error-registered-already = You have an account already.
error-chat-empty = Nothing was said.
error-chat-long = That is too long for one line of talk: at most { $limit } characters.
error-no-such-preference = There is no preference called “{ $name }”.
error-no-such-wish = The preference “{ $name }” has no such value.
error-bad-command = This command has an id that cannot be used.

## The database

error-store-bad-url = “{ $given }” is not the address of a database: write sqlite:///FILE or postgresql://USER@HOST/NAME.
error-store-missing =
    { $detail ->
        [none] The database cannot be opened.
       *[other] The database cannot be opened: { $detail }.
    }
error-store-unreachable =
    { $detail ->
        [none] No database answers.
       *[other] No database answers: { $detail }.
    }
error-store-refused =
    { $detail ->
        [none] The database does not let us in.
       *[other] The database does not let us in: { $detail }.
    }
error-store-read-only = The database cannot be written to. Nothing was changed.
error-store-full = The disk of the database is full. Nothing was changed.
error-store-busy = The database is busy. Nothing was changed; try again.
error-store-broken = The database is damaged, or is not a database.
error-store-foreign = The database holds tables of something else.
error-store-newer = The database was written by a newer Bunkhouse; this one leaves it alone.
error-store-failed =
    { $detail ->
        [none] The database does not work.
       *[other] The database does not work: { $detail }.
    }
