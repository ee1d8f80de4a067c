### Bots against bots: figures, the ranking in the terminal and on the report page, and what can go wrong.

## Figures

decimal-mark = .
percent = { $number } %
interval = { $low } to { $high } %
column-bot = Bot
column-games = Games
column-wins = Wins
column-shared = Shared
column-win-rate = Win rate
column-interval = 95 % interval
column-mean = Score
column-rating = Rating
column-failures = Failures
column-decisions = Decisions

## The tournament and its report

arena-title = Tournament: { $title }
arena-facts =
    { $games ->
        [one] { $games } game with { $players ->
                [one] { $players } player
               *[other] { $players } players
            }, seed { $seed }
       *[other] { $games } games with { $players ->
                [one] { $players } player
               *[other] { $players } players
            }, seed { $seed }
    }
arena-length = Decisions per game: { $mean } on average, from { $low } to { $high }
arena-rating = { $rating } ± { $spread }
arena-explained = A shared victory counts as a win for everybody who shares it. Ratings are openskill's, with twice their uncertainty. A failure is a game that a bot lost by not playing it: it takes the last place, and its score is left out.
arena-chart-wins = Games won, with the 95 % interval
arena-chart-even = even chances
arena-chart-ratings = Rating, with twice its uncertainty
arena-chart-scores = Scores: all, the middle half, and the median
arena-chart-places = Places taken
arena-chart-length = Length of the games
arena-place = Place
arena-share = Share
arena-failures-title = What went wrong
arena-made-by = Made by Bunkhouse { $version }. Every game is in games.csv beside this page.
arena-playing = Playing
arena-already-played =
    { $games ->
        [one] { $games } game has been played before; going on from there.
       *[other] { $games } games have been played before; going on from there.
    }
arena-interrupted = Interrupted after { $done } of { $total } games. The same command with --out { $path } goes on from here.
arena-report = Report: { $path }

## What can go wrong

error-folder-unwritable = The folder “{ $path }” cannot be written to.
error-tournament-damaged = “{ $path }” cannot be read: it is not a file of finished games, or it is damaged.
error-tournament-of-another-plan = “{ $path }” holds games of another tournament: give another folder, or the same game, players, options, bots and seed.
error-tournament-under-way = “{ $path }” is in use: another tournament is being played there.
error-tournament-worker-died = The process that played game { $number } died twice. Everything that had ended is kept.
error-ray-missing = Ray is not installed: install it with “{ $command }”.
error-ray-unreachable = No Ray cluster answers at “{ $address }”: { $why }.
error-bot-program-missing = There is no program “{ $program }” that could be started as a bot.
error-bot-not-started = The program of the bot cannot be started: { $why }.
error-bot-ended =
    { $words ->
        [none] The program of the bot has ended with exit code { $code }.
       *[other] The program of the bot has ended with exit code { $code }. It said: { $words }
    }
error-bot-silent = The program of the bot has said nothing for { $seconds } s.
error-bot-answered-no-json = The bot answered “{ $answer }”, which is not a JSON object on one line.
error-bot-answered-something-else = The bot answered “{ $answer }”, which is none of the actions it was offered.
