### Tournaments: the ranking in the terminal and on the report page, and what can go wrong.

arena-title = Tournament: { $title }
arena-facts =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $players } players, seed { $seed }; about { $decisions } decisions a game.
arena-playing = Playing
arena-chart-wins = Games won, with the 95 % interval
arena-chart-ratings = Rating, with twice its uncertainty
arena-chart-scores = Points
arena-column-bot = Bot
arena-column-games = Games
arena-column-wins = Wins
arena-column-win-rate = Win rate
arena-column-interval = 95 %
arena-column-score = Points
arena-column-rating = Rating
arena-column-failures = Failures
arena-already-played =
    { $games ->
        [one] { $games } game was played before; going on from there.
       *[other] { $games } games were played before; going on from there.
    }
arena-interrupted = Interrupted after { $done } of { $total } games. The same command goes on from here.
arena-report = Report: { $path }
error-tournament-damaged = “{ $path }” cannot be read: it is not a file of finished games, or it is damaged.
error-tournament-of-another-plan = “{ $path }” holds games of another tournament: give another folder, or the same game, bots, options and seed.
error-ray-missing = Ray is not installed: install Bunkhouse with its extra “ray”.
error-ray-unreachable = No Ray cluster answers at “{ $address }”: { $why }
