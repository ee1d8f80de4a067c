### The command line: help, tables, complaints, and the talk at a table in the terminal.
###
### Complaints are whole sentences. Words to type are separated by a comma and a space.

## Help

cli-usage = Usage: { $usage }
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND ...
cli-help-arguments = Arguments
cli-help-commands = Commands
cli-help-options = Options
cli-help-help = Show this page.
cli-help-version = Show the version.
cli-help-about = Western board games: play them in the terminal, let bots play them, measure and replay them.
cli-help-games = List the games.
cli-help-simulate = Let bots play many games against each other and count up the results.
cli-help-tournament = Let bots play a tournament, with ratings and a report; the same command goes on after an interruption.
cli-help-bench = Measure how fast the games run.
cli-help-play = Play a game in the terminal, against bots or with others at the same keyboard.
cli-help-replay = Show or check the record of a game.
cli-help-new-game = Write a small complete game under a new name, to be changed into another one.
cli-help-serve = Open the site, for browsers here and, if you like, elsewhere.
cli-help-game = The game, for example el-gaucho.
cli-help-bench-games = The games to measure; without any, all of them.
cli-help-record = The file with the record.
cli-help-json = Print one JSON document and nothing else.
cli-help-lang = The language of all texts; otherwise that of the system.
cli-help-players = The number of players.
cli-help-option = An option of the game; may be given several times.
cli-help-game-count = The number of games; otherwise 100.
cli-help-seed = The seed that all luck comes from; otherwise 0. The same seed gives the same games.
cli-help-bots = The bots, separated by commas (cmd:PROGRAM is any program); they change seats from game to game. Otherwise random.
cli-help-tournament-bots = The bots, separated by commas: random, greedy, easy, medium, hard, or cmd:PROGRAM. They change seats from game to game.
cli-help-workers = How many games are played at a time; otherwise one per processor.
cli-help-ray = Play on the Ray cluster at this address; “auto” is the one running here, or else a new one.
cli-help-out = The folder for games and report, to go on with later; otherwise a new one in your data folder.
cli-help-seconds = How long to measure each game, in seconds; otherwise 2.
cli-help-play-bots = The bots, separated by commas (cmd:PROGRAM is any program); people sit at all other seats. Without --players and --bots you play against one bot.
cli-help-play-seed = The seed that all luck comes from; otherwise a random one.
cli-help-name = Your name; with several people it may be given several times.
cli-help-save = The file to keep the game in; otherwise a new one in your data folder.
cli-help-resume = Go on with the game in this file; “last” is the game saved last.
cli-help-to = Show the table after this many actions.
cli-help-verify = Play the record through and check every action and the result.
cli-help-new-game-name = The name of the game as it stands in addresses: small letters, digits and hyphens.
cli-help-new-game-out = Write a project of its own into this folder; otherwise, in a clone of Bunkhouse, beside its games.
cli-help-host = The address to listen at; otherwise 127.0.0.1, this machine only. 0.0.0.0 lets others in.
cli-help-port = The port to listen at; otherwise 8000.
cli-help-database = Where everything is kept: sqlite:///FILE or postgresql://USER@HOST/NAME; otherwise a file in your data folder.
cli-help-url = The address that people use when a proxy stands in between, for example https://games.example.
cli-version = Bunkhouse { $version }

## Complaints

cli-bad-game-name = “{ $given }” cannot be the name of a game: small letters, digits and hyphens, at most { $most }, beginning with a letter.
cli-game-exists = There is a game called “{ $given }” already.
cli-exists-already = “{ $path }” is there already; nothing was written.
cli-unknown-command = There is no command “{ $given }”.
cli-no-such-option = There is no option “{ $option }”.
cli-option-needs-value = The option “{ $option }” needs a value.
cli-option-takes-no-value = The option “{ $option }” takes no value.
cli-missing-argument = { $name } is missing.
cli-unexpected-argument = “{ $given }” is too much: the command takes no such argument.
cli-usage-problem = The command is not understood: { $problem }
cli-not-in-range = { $option } takes a whole number from { $low } to { $high }, not “{ $given }”.
cli-not-seconds = { $option } takes a number of seconds above 0 and up to { $high }, not “{ $given }”.
cli-option-form = “{ $given }” is not an option of a game: write it as NAME=VALUE.
cli-not-together = { $one } and { $other } cannot be used together.
cli-too-many-bots =
    { $bots ->
        [one] { $bots } bot leaves no seat for a person at a table of { $seats }.
       *[other] { $bots } bots leave no seat for a person at a table of { $seats }.
    }
cli-too-many-names =
    { $people ->
        [one] There are { $names } names, but only { $people } person plays.
       *[other] There are { $names } names, but only { $people } people play.
    }
cli-name-twice = Two people cannot both be called “{ $name }”.
cli-bad-name =
    { $name ->
        [none] A name cannot be empty.
       *[other] “{ $name }” cannot be a name: at most { $most } printable characters, please.
    }
cli-name-programs = Programs play in this game, and they are started only when you name them: add --bots "{ $bots }".
cli-file-exists = The file “{ $path }” exists already; choose another name, or go on with it by --resume.
cli-no-saves = There is no saved game in “{ $path }”.
cli-port-busy = Port { $port } is taken: something listens there already. Choose another one with --port.
cli-port-forbidden = Port { $port } may not be used here. Choose one above 1023 with --port.
cli-unknown-host = There is no address “{ $host }” to listen at.
cli-bad-url = “{ $given }” is not the address of a site: write it as https://NAME, without a path.

## Tables of figures

cli-column-game = Game
cli-column-players = Players
cli-column-compiled = Compiled
cli-column-lowest = Min
cli-column-highest = Max
cli-column-decisions = Decisions/s
cli-column-games-per-second = Games/s
cli-column-copies = Copies/s
cli-column-mcts = MCTS/s
cli-game-line =
    { $compiled ->
        [True] { $title }, { $low } to { $high } players, version { $rules } of the rules, compiled
       *[False] { $title }, { $low } to { $high } players, version { $rules } of the rules, not compiled
    }
cli-option-meaning = { $meaning }; otherwise { $value }
cli-simulation-title =
    { $games ->
        [one] { $title }: { $games } game with { $players ->
                [one] { $players } player
               *[other] { $players } players
            }, seed { $seed }
       *[other] { $title }: { $games } games with { $players ->
                [one] { $players } player
               *[other] { $players } players
            }, seed { $seed }
    }
cli-game-length = Decisions per game: { $mean } on average, from { $low } to { $high }
cli-time = { $seconds } s, { $rate } decisions per second
cli-interrupted = Interrupted after { $done } of { $total } games.
cli-simulating = Simulating
cli-measuring = Measuring
cli-progress = { $title }: { $done } of { $total }

## The end of a game, and records of games

cli-winner = { $name } wins with { $score }.
cli-shared-victory = Shared victory with { $score }: { $names }.
cli-total = Total
cli-place = Place
cli-verified = The record of { $game } is sound: { $count } actions, and the scores { $scores } are right.
cli-verified-unfinished = The record of { $game } is sound as far as it goes: { $count } actions, the game is not over.
cli-replay-title = { $title } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, seed { $seed }: after { $done } of { $total } actions
cli-to-decide = { $name } to play

## At the table

# Names for bots. They are given out in this order.
cli-bot-names = Rust, Cactus, Spur, Saddle, Lasso, Dusty
cli-welcome = Type a number to choose, ? for help. The game is kept in { $path }
cli-log-left-out =
    { $count ->
        [one] ... and { $count } line before these (l shows the whole log)
       *[other] ... and { $count } lines before these (l shows the whole log)
    }
cli-pass-to = Pass to { $name }
cli-i-am = I am { $name }: press Enter.
cli-bot-replaced = { $name } cannot go on, and another bot takes over. { $why }
cli-hint-thinking = Thinking ...
cli-hint = { $number }: { $choice } (chance to win about { $chance })
cli-hint-only = There is only one choice.
cli-undone = The last action has been taken back.
cli-filtered = { $count } of { $total } choices; Enter shows all of them.
cli-nothing-found = No choice contains “{ $given }”, and it is no command. Type ? for help.
cli-no-such-number = There is no choice { $given }: the numbers go from 1 to { $most }.
cli-why-allowed = That is allowed now.
cli-no-rules = This game has no rules page.
cli-no-such-rule = There is no rule “{ $given }”.
cli-game-saved = Saved in { $path }
cli-leave-question = Leave the table? The game is saved in { $path } (y/n)
cli-left = The game is saved. Go on with: bunkhouse play --resume { $path }

## What can be typed at the table: the words, and what they do

cli-word-help = ?, help
cli-word-undo = u, undo
cli-word-rules = r, rules
cli-word-why = w, why
cli-word-hint = h, hint
cli-word-log = l, log
cli-word-table = t, table
cli-word-save = s, save
cli-word-quit = q, quit
cli-word-yes = y, yes
cli-type-number = 1, 2, ...
cli-type-part = any text
cli-does-number = choose by number; Enter alone takes an only choice
cli-does-action = choose by writing the action out
cli-does-part = show only the choices that contain the text
cli-does-help = this list
cli-does-undo = take back your last action
cli-does-rules =
    { $rule ->
        [none] the rules
       *[other] the rules; with a number (r { $rule }) or a word, single rules
    }
cli-does-why = why an action is not allowed: w and the action
cli-does-hint = what a strong bot would choose, and the chances it sees
cli-does-log = everything that has happened
cli-does-table = show the table again
cli-does-save = save a copy: s and the name of a file
cli-does-quit = leave; the game stays saved

## The site

cli-serving = Bunkhouse is open at { $url } (Ctrl+C closes it)
cli-served = Bunkhouse is closed. Every game is kept.

## A new game

cli-new-game-in-clone = Play it: ./bunkhouse play { $slug }, or ./bunkhouse serve. Check it: ./bunkhouse test. How to go on: docs/adding-a-game.md.
cli-new-game-as-project = Install it beside Bunkhouse: pip install -e { $folder }. Then play it: bunkhouse play { $slug }, or bunkhouse serve. Check it: pytest { $folder }.
