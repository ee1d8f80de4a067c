### What every game shares. A game's own words are in its folder.
###
### Errors are whole sentences. Reasons are clauses that follow a colon, without a full stop.
### An empty parameter is matched by the variant [none].

seat-name = Player { $number }
yes = yes
no = no

## How sentences are put together

refusal = Not now: { $reason }.
by-rule = { $reason } ({ $rule })
with-suggestion = { $problem } Did you mean “{ $suggestion }”?
with-known = { $problem } There is: { $known }.
at-path = Wrong at “{ $path }”. { $problem }

## What happens, in more than one game

event-shuffles =
    { $you ->
        [yes] You shuffle the discard pile
       *[no] { $seat } shuffles the discard pile
    }

## Why an action is not allowed, in any game

reason-game-over = the game is over
reason-not-your-turn = somebody else decides now, and this cannot be done out of turn
reason-unknown-code = no action has the number { $given }; the numbers of this game are below { $size }

## Undo

error-undo-wall =
    { $wall ->
        [start] No undo beyond this point: the game begins here.
        [hidden] No undo beyond this point: something hidden has been revealed.
        [chance] No undo beyond this point: chance has already decided.
       *[other] No undo beyond this point: another player has acted since.
    }

## Starting a game

error-unknown-game = There is no game “{ $given }”.
error-unknown-bot = There is no bot “{ $given }”.
error-unknown-language = There are no texts in the language “{ $given }”.
error-unknown-option = This game has no option “{ $given }”.
error-unknown-option-value = The option “{ $option }” has no value “{ $given }”.
error-wrong-player-count = This game is for { $low } to { $high } players, not for { $given }.
error-wrong-seed = A seed is a whole number from 0 to { $limit }, not “{ $given }”.

## Actions written in words

error-unknown-kind =
    { $given ->
        [none] There is no action in an empty line.
       *[other] “{ $given }” is not an action.
    }
error-wrong-form = “{ $given }” does not have the form “{ $form }”.
error-unknown-value = “{ $value }” in “{ $given }” is not a known { $axis }.
error-unknown-code = No action has the number { $given }; the numbers of this game are below { $size }.

## Positions and tables of figures: what stands at a place in a document

error-not-expected = It should be { $expected }, but it is { $given }.
error-not-a-number = It should be a whole number, but it is { $given }.
error-out-of-range = It should be a number from { $low } to { $high }, but it is { $given }.
error-not-a-flag = It should be true or false, but it is { $given }.
error-not-a-decision = Nobody decides anything in the step “{ $given }”.
error-not-a-name = It should be a name, but it is { $given }.
error-unknown-name = There is no “{ $given }”.
error-named-twice = “{ $given }” is named twice.
error-not-a-list = It should be a list, but it is { $given }.
error-wrong-length =
    { $expected ->
        [one] The list should have { $expected } entry, but it has { $given }.
       *[other] The list should have { $expected } entries, but it has { $given }.
    }
error-too-long =
    { $high ->
        [one] The list should have at most { $high } entry, but it has { $given }.
       *[other] The list should have at most { $high } entries, but it has { $given }.
    }
error-not-a-mapping = It should be an object with named fields, but it is { $given }.
error-missing = This field is missing.
error-unknown-field = There is no field “{ $given }” here.
error-name-twice = A name occurs twice.
error-too-few = { $given } is too few for { $players } players.

## Records and other files

error-record-not-json = The record is not valid JSON (line { $line }).
error-record-cut-off = The record is cut off after line { $line }.
error-record-not-a-record =
    { $field ->
        [none] The file is not the record of a game.
       *[other] The file is not the record of a game: the field “{ $field }” is missing or wrong.
    }
error-record-unknown-format = The record has the format “{ $given }”; only “{ $expected }” can be read.
error-record-of-another-game = The record is of the game “{ $given }”, not of “{ $expected }”.
error-record-unknown-rules = The record follows version { $given } of the rules; only version { $expected } can be played.
error-record-edited = The record has been changed or damaged: its digest does not match.
error-record-illegal-action = Action { $number } of the record, “{ $action }”, cannot be played: { $why }.
error-record-wrong-result =
    { $given ->
        [none] The record has no result, though its game is over with the scores { $expected }.
       *[other] The record gives the scores { $given }, but its game ends with { $expected }.
    }
error-record-unfinished =
    { $number ->
        [one] The record gives a result, but after its { $number } action the game is not over.
       *[other] The record gives a result, but after its { $number } actions the game is not over.
    }
error-file-not-found = There is no file “{ $path }”.
error-file-unreadable = The file “{ $path }” cannot be read.
error-file-unwritable = The file “{ $path }” cannot be written.
