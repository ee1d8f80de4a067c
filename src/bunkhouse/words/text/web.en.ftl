### The table in the browser: prompts, tabs, dialogs, replay, the end of a game, rules, the first game.

## Every page

web-skip-to-main = Skip to the moves
web-home = Bunkhouse, to the lobby
web-theme =
    { $theme ->
        [lantern] Lantern light (dark)
       *[noon] Noon light (bright)
    }
web-language = Language
web-close = Close

## Around the table

web-board = Board
web-dock = Your area
web-yours = Yours
web-tabs = Parts of the table
web-drawer = Open the drawer
web-seat-unfold = More of { $name }
web-map-tools = Size of the board
web-map-in = Larger
web-map-out = Smaller
web-map-fit = All that is lit, else the whole board
web-map-outside = Lit, but outside the view
web-map-more = more
web-tab-board = Board
web-tab-dock = Yours
web-tab-seats = Players
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-open-rules = Open the rules
web-menu = Table menu
web-sound = Sound
web-history = History
web-invite = Invite
web-copied = Link copied
web-copy-link = Copy the invitation link
web-copy-watch-link = Copy the link for spectators
web-watchers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
web-you = You
web-bot = bot
web-next = next
web-away = away

## The prompt

web-your-turn = Your turn
web-turn-of = { $name } to play
web-watching = Watching
web-over = The end
web-waiting-for = { $name } is deciding
web-thinks = { $name } is thinking
web-meanwhile = Meanwhile look around as you like.
web-game-is-over = The game is over
web-verdict =
    { $count ->
        [one] { $names } wins with { $points }
       *[other] { $names } share the victory with { $points }
    }
web-see-result = See the result
web-undo = Undo
web-undo-off = Taking back was switched off for this table.
web-undone = Taken back
web-nudge = Nudge
web-nudge-rests =
    { $seconds ->
        [one] Possible in { $seconds } second
       *[other] Possible in { $seconds } seconds
    }
web-you-nudged = You nudged { $name }
web-somebody-nudged = { $by } nudged { $name }
web-waits-for-you = { $name } is waiting for you
web-hold =
    { $seconds ->
        [one] You can still take this back for { $seconds } second.
       *[other] You can still take this back for { $seconds } seconds.
    }
web-go-on = Go on
web-all-moves =
    { $count ->
        [one] { $count } move in words
       *[other] All { $count } moves in words
    }
web-facts = The game
web-text-table = The table as text
web-filter-moves = Find a move
web-no-move-of-yours = Nothing for you to decide now.
web-choose-where = Choose one of those that are lit
web-step-back = Back
web-possibilities = possibilities
web-title-your-turn = ▶ Your turn - { $game }
web-title-replay = Replay: { $game }
web-confirm-reveal = This cannot be taken back: something hidden is shown, or luck decides.
web-confirm-yes = Do it
web-confirm-no = Not yet
web-hand-over = Let a bot play
web-take-back = Take my seat back

## Notices

web-offline = Connection lost. Reconnecting…
web-back-online = Connected again
web-stale = The table changed at that moment. Here is how it stands.
web-failed = That did not work. Try again.

## Log and chat

web-log-empty = Nothing has happened yet.
web-log-older = Older
web-log-since = you left here
web-log-step = See this moment
web-log-show = Show it on the table
web-log-stake =
    { $stake ->
        [loss] your loss
       *[gain] your gain
    }
web-chat-empty = Nobody has said anything.
web-chat-say = Say something to the table…
web-chat-send = Say
web-phrase-good = Good move
web-phrase-wait = One moment
web-phrase-thanks = Thanks for the game

## The menu of a table

web-report = Report this position
web-report-note = What is wrong with it?
web-report-send = Send the report
web-other-device = Play on another device
web-resign = Resign
web-resign-sure = A bot plays your seat to the end. You will not come back to it.
web-resign-yes = Resign
web-commitment = The seed of this game is locked. At the end you can check that nobody changed it:

## Keys

web-keys = Keys
web-key-tab = next thing you may touch
web-key-arrows = the nearest one in that direction
web-key-enter = touch it
web-key-digits = choose from a menu or from the moves
web-key-escape = step back
web-key-z = undo
web-key-e = end your turn
web-key-a = all moves in words
web-key-h = rules of the thing in focus
web-key-i = explain the thing in focus
web-key-l = log
web-key-c = chat
web-key-m = sound on or off
web-key-help = this list

## History

web-history-start = The beginning
web-history-step = Step { $step } of { $steps }
web-back-to-game = Back to the game
web-step = Step
web-step-before = One step back
web-step-after = One step on
web-play = Play
web-pause = Pause
web-replay = Replay
web-seen-by = Seen by
web-spectator = Spectator
web-back-to-result = To the result

## One device for several people

web-pass-to = Pass to { $name }
web-pass-here = I'm { $name }
web-pass-hidden = What only one of you may see is covered.

## Why not

web-why-not = Not now: { $reason }.
web-why-not-nothing = Not now: there is nothing to be done with it at this moment.
web-why-not-your-turn = Not now: { $name } is to decide.

## Reports

web-reported = Thank you. The position is kept.
web-report-number = The report has the number { $number }.

## The end of a game

web-result = Result
web-wins = wins
web-shared-win = Shared victory
web-points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
web-margin =
    { $count ->
        [0] level with { $name }, ahead by the rules for ties
        [one] { $count } point ahead of { $name }
       *[other] { $count } points ahead of { $name }
    }
web-how =
    { $how ->
        [resigned] The others resigned.
       *[abandoned] The table was deserted.
    }
web-deserted = This table was left before the game was over.
web-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
web-where-from = Where the points come from
web-category = Category
web-total = Total
web-over-time = Points over time
web-by-step = by step
web-made-of = What the scores are made of
web-rest = the rest
web-fair = Fair game
web-fair-text = The seed was locked before the first move; now it is open. Whoever hashes seed and salt gets the lock that was shown from the start.
web-fair-lock = Lock
web-fair-seed = Seed
web-fair-salt = Salt
web-fair-check = Download the record and check it:
web-record = Record
web-rematch = Rematch
web-rematch-join = To the rematch
web-share = Share
web-final-board = Final board
web-to-lobby = To the lobby

## The rules

web-rules-of = The rules of { $game }
web-find-rule = Find a rule
web-learn = First game

## The guide of a first game

web-guide-step = Lesson { $number } of { $count }
web-guide-next = Next
web-guide-skip = Skip
web-guide-over = That is all you need
web-guide-over-text = The rest is in the rules beside the table. Play your first game against bots now.
web-guide-play = Play

## The score as it would be now

web-your-score = Your score
web-score-of = { $name }: { $points }. What it is made of
web-score-page = Score: { $name }
web-score-open = as it would be now
web-score-final = at the end
web-score-now = Now
web-score-unknown = known at the end
web-key-s = your score, line by line
## How somebody likes to play and read

web-preferences = Preferences
web-preferences-text = They are kept with your name, and on this device.
web-preferences-save = Save
web-preferences-saved = Saved
web-prefer-confirm = At the end of a turn
web-prefer-confirm-ask = ask if something is left
web-prefer-confirm-never = never ask
web-prefer-confirm-always = always ask
web-prefer-irrevocable = Before what cannot be taken back
web-prefer-irrevocable-on = ask
web-prefer-irrevocable-off = do not ask
web-prefer-auto = Where there is nothing to choose
web-prefer-auto-on = the table decides
web-prefer-auto-off = always ask me
web-prefer-pace = Bots move
web-prefer-pace-calm = calmly
web-prefer-pace-normal = as usual
web-prefer-pace-fast = fast
web-prefer-motion = Pieces move
web-prefer-motion-calm = calmly
web-prefer-motion-normal = as usual
web-prefer-motion-fast = fast
web-prefer-motion-off = at once
web-prefer-text = Size of text
web-prefer-text-normal = normal
web-prefer-text-large = large
web-prefer-text-larger = larger
web-prefer-log = The log shows
web-prefer-log-headlines = a line for every turn
web-prefer-log-acts = every act
web-prefer-log-all = everything
web-prefer-recap = What the others did
web-prefer-recap-card = on a card in my turn
web-prefer-recap-off = only in the log
web-prefer-sounds = Sounds
web-prefer-sounds-on = on
web-prefer-sounds-off = off

## No slip costs a turn

web-undo-turn = Undo the whole turn
web-turn-ends = The turn ends; { $name } is next.
web-final = cannot be taken back
web-fuse = The turn ends with this, and then it cannot be taken back.
web-auto-forced =
    { $final ->
        [yes] Only one choice, so the table made it: { $what }.
       *[no] Only one choice, so the table made it: { $what }. Z takes it back.
    }
web-auto-obvious = The table chose: { $what }. Z changes it.
web-confirm-lost = You could still do this, and will lose it:
web-confirm-nothing-lost = There is nothing left to do in this turn.
web-confirm-play-on = Play on
web-confirm-end = End it
web-key-shift-z = undo the whole turn
