### The pages outside a table: lobby, new table and waiting room, invitation, account, games, errors.
###
### Headings and buttons have no full stop; explanations are sentences.

## The way around

lobby-nav = Main
lobby-tab-tables = Tables
lobby-tab-games = Games
lobby-tab-learn = Learn
lobby-tab-replays = Replays
lobby-me = { $name }: your name and settings
lobby-compiling = The engine is still being compiled. For a few minutes, bots look less far ahead.

## The lobby

lobby-title = Tables
lobby-games = Games
lobby-players-range =
    { $low ->
        [1] 1–{ $high } players
       *[other] { $low }–{ $high } players
    }
lobby-minutes = { $time } min
lobby-new-table = New table
lobby-new-table-of = New table: { $game }
lobby-your-turn = Your turn
lobby-their-turn = { $name } to play
lobby-back-to-table = Back to the table
lobby-back = Return
lobby-back-to = Return: { $table }
lobby-more-turns =
    { $count ->
        [one] It is your turn at one more table
       *[other] It is your turn at { $count } more tables
    }
lobby-waiting-for-others =
    { $count ->
        [one] You are waiting for others at 1 table
       *[other] You are waiting for others at { $count } tables
    }
lobby-no-turn = Nobody is waiting for you
lobby-hello = Hello, { $name }
lobby-welcome = Welcome
lobby-you-play-as = You play as
lobby-keep-name = Keep this name
lobby-no-account-needed = No account needed
lobby-guest-names = Juniper, Dusty, Marlow, Sage, Wren, Clay, Ridge, Hazel, Flint, Willow, Chance, Sierra
lobby-bot-names = Rust, Cactus, Spur, Saddle, Lasso, Tumbleweed
lobby-my-tables = Your tables
lobby-nudged-by = nudged by { $name }
lobby-waits-for-you = { $name } is waiting for you.
lobby-first-page = To the beginning
lobby-next-page = More
lobby-finished =
    { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }
lobby-open-tables = Open tables
lobby-filter = Which tables
lobby-show-all = All
lobby-show-free = Free seats
lobby-show-running = In play
lobby-join = Join
lobby-join-table = Join: { $table }
lobby-watch = Watch
lobby-watch-table = Watch: { $table }
lobby-seat-free = free seat
lobby-waits-for-people =
    { $count ->
        [0] ready to start
        [one] 1 seat free
       *[other] { $count } seats free
    }
lobby-nobody = Nobody at the tables
lobby-play-with-bots = Play with bots
lobby-table-of = { $name }’s table
lobby-pace-free = no clock
lobby-pace-live =
    { $seconds ->
        [0] { $minutes } min each
       *[other] { $minutes } min + { $seconds } s
    }
lobby-pace-days =
    { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
lobby-quick = Play now
lobby-quick-bots = With bots
lobby-quick-bots-text =
    { $bots ->
        [one] { $game }, 1 bot, starts in 2 seconds
       *[other] { $game }, { $bots } bots, starts in 2 seconds
    }
lobby-quick-friends = With friends
lobby-quick-friends-text = Send a link, they play without an account
lobby-quick-hotseat = On one screen
lobby-quick-hotseat-text = Pass the device around
lobby-recent = Recent games
lobby-recent-none = Your first game is waiting.
lobby-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
lobby-replay = Replay
lobby-replay-of = Replay: { $table }
lobby-first-time = First time here?
lobby-tutorial = Tutorial, 5 minutes
lobby-just-now = just now
lobby-minutes-ago =
    { $count ->
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
lobby-hours-ago =
    { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
lobby-yesterday = yesterday
lobby-days-ago = { $count } days ago

## A new table

lobby-slab-new = New table
lobby-slab-yours = Your table
lobby-slab-waiting = You are in
lobby-draft = Open the table, or start with bots right away
lobby-draft-full = Every seat is taken: start the game
lobby-draft-alone = You play alone against { $name }
lobby-alone-against = Alone against { $name }
lobby-draft-text = Everything below can still change until the game starts.
lobby-start-with-bots = Start with bots
lobby-open-table = Open the table
lobby-seats-free =
    { $count ->
        [0] Everybody is here: start whenever you like
        [one] 1 seat is free: send the link or add a bot
       *[other] { $count } seats are free: send the link or add bots
    }
lobby-table-open-text = The table is open already. Everything below can change until you start.
lobby-copy-link = Copy link
lobby-fill-and-start =
    { $count ->
        [one] Add a bot and start
       *[other] Add bots and start
    }
lobby-start = Start the game
lobby-save = Save
lobby-waiting-for-seats =
    { $count ->
        [one] 1 seat is still free
       *[other] { $count } seats are still free
    }
lobby-host-starts = { $name } starts the game
lobby-room-guest-text = This page changes by itself; the board appears when the game begins.
lobby-leave = Leave the table
lobby-game-begun = The game has begun
lobby-seat-gone = Your seat has been freed: to the table
lobby-choose-game = Game
lobby-how-we-play = How we play
lobby-sets = Named choices
lobby-set-first = First game
lobby-set-regular = Regular
lobby-set-random = Random
lobby-set-own = Own mix
lobby-no-options = This game is always played the same way. Every deal is different all the same.
lobby-pace = Pace
lobby-when-daily = By the day, move when you can
lobby-when-daily-text = The table waits for you; the lobby tells you when it is your turn.
lobby-when-live = Live, all at the table
lobby-when-live-text = You may nudge a slow player after a minute.
lobby-bot-may-sit-in = If somebody stays away, a bot may sit in until they return.
lobby-undo = Taking back
lobby-undo-free = Freely
lobby-undo-free-text = Until cards or dice are shown, or your turn ends.
lobby-undo-off = Never
lobby-undo-off-text = A move is a move.
lobby-door = Door
lobby-door-link = Link only
lobby-door-open = Open to all
lobby-door-text = Open tables are listed in the lobby. Whoever has the link for watchers may look on.
lobby-waiting-room = Waiting room
lobby-table-name = Name of the table
lobby-seats = Seats
lobby-of-taken = of { $count } taken
lobby-how-many = Number of players
lobby-free-seat = Free seat
lobby-seat-who = who should sit here?
lobby-seat-host = host
lobby-seat-you-host = you, host
lobby-seat-you = you
lobby-seat-guest = came by link
lobby-seat-bot = played by the computer
lobby-seat-hotseat = at this device
lobby-seat-open = waiting for somebody
lobby-ready = ready
lobby-away = away
lobby-free-up = Free { $name }’s seat
lobby-kind-open = By link
lobby-kind-bot = Bot
lobby-kind-hotseat = This device
lobby-bot = Bot
lobby-bot-easy = Easy
lobby-bot-medium = Medium
lobby-bot-hard = Hard
lobby-bot-easy-text = at once
lobby-bot-medium-text = a moment
lobby-bot-hard-text = seconds
lobby-strength = Strength of the bot
lobby-neighbour-name = Name of the player at this device
lobby-move-seat = Move { $name }
lobby-move-hint = Drag, or Alt and the arrow keys
lobby-turn-order = Turn order
lobby-turn-order-text = as seated, the first by lot
lobby-invite = Invite by link
lobby-invite-text = No account needed. Guests pick a name and a brand.
lobby-invite-soon = Once the table is open, there is a link and a QR code to send around.
lobby-scan = scan to sit down
lobby-copy = Copy
lobby-copied = Link copied
lobby-share = Send it
lobby-share-text = { $name } invites you to play { $game }
lobby-watch-link = Link for watchers
lobby-fair = Fair from the start.
lobby-fair-text = The seed is locked now and opened when the game ends:

## An invitation

lobby-invites =
    { $count ->
        [one] { $name } invites you, 1 seat left
       *[other] { $name } invites you, { $count } seats left
    }
lobby-table-of-host = { $name }’s table
lobby-your-name = What shall we call you?
lobby-your-brand = Your brand
lobby-brand =
    { $colour ->
        [red] Diamond, red
        [blue] Circle, blue
        [yellow] Rafter, yellow
        [green] Pitchfork, green
        [black] Cross, black
       *[white] Hourglass, white
    }
lobby-sit = Take a seat
lobby-full = All seats are taken
lobby-full-text = You can watch: hidden cards stay hidden until the end.
lobby-just-watch = Just watch
lobby-its-me = I sit here already, on another device
lobby-its-me-text = You sit here already, on another device? Choose “Play on another device” in its table menu and write the digits here.
lobby-its-me-digits = The four digits
lobby-device = On another device
lobby-device-open = Open the table there:
lobby-device-say = Choose “It’s me” and write:
lobby-device-limits = The digits hold for five minutes and once. Then you play on both devices.

## You

lobby-account = You at Bunkhouse
lobby-name = Name
lobby-name-text = Others see it at the table. You can change it at any time.
lobby-reading = Language and light
lobby-language-en = English
lobby-language-pl = Polski
lobby-theme = Light
lobby-theme-noon = Noon
lobby-theme-lantern = Lantern
lobby-theme-auto = Automatic
lobby-register = Keep your games
lobby-register-text = An account is optional. It keeps your games when you change device. No e-mail.
lobby-login-name = Login
lobby-password = Password
lobby-make-account = Create an account
lobby-log-in = Log in
lobby-log-in-text = Your seats as a guest come along.
lobby-signed-in = Logged in as { $login }
lobby-signed-in-text = Your games are yours on every device.
lobby-log-out = Log out
lobby-change-password = Change the password
lobby-old-password = Old password
lobby-new-password = New password
lobby-done-registered = Your account is ready.
lobby-done-logged-in = Welcome back.
lobby-done-password = The password has been changed. Every other session and every token has ended.
lobby-done-revoked = The token is no longer valid.
lobby-tokens = Tokens for bots
lobby-tokens-text = A program of yours can play in your name through the API.
lobby-api-docs = How the API works
lobby-token-secret = Copy it now: it is shown only once
lobby-token-label = What the token is for
lobby-make-token = Make a token
lobby-revoke = Revoke
lobby-revoke-token = Revoke { $label }

## Games, lessons, replays

lobby-sixty = In 60 seconds
lobby-rules = Rules
lobby-tutorial-short = Tutorial
lobby-tutorial-guided = Guided first game, 5 minutes
lobby-learn-text = Play a guided first game, or read a game in sixty seconds. The rules are always at hand at the table.
lobby-my-games = Your finished games
lobby-first-game-waits = Your first game is waiting
lobby-upload = Replay a record
lobby-upload-text = Every finished game can be downloaded as a small file. Choose one and step through it.
lobby-record-file = Record file
lobby-show-replay = Show the replay

## When something cannot be shown

lobby-error-no-table = This table is gone
lobby-error-no-page = There is nothing here
lobby-error-table-full = All seats are taken
lobby-error-forbidden = You need a link from the host
lobby-error-refused = That did not work
lobby-error-busy = A moment, please
lobby-error-fault = Something broke. The game is saved.
lobby-error-code = Code
lobby-to-lobby = To the tables
lobby-try-again = Reload
