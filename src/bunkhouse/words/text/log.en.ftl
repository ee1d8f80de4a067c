### The log and what it sums up.

web-log-deeds =
    { $third ->
        [none] { $first }, { $second }
       *[other] { $first }, { $second }, { $third }
    }
web-log-times = { $deed } × { $count }
web-log-filters = What the log shows
web-log-all = All
web-log-me = About me
web-log-money = Money
web-log-none = Nothing of that kind.
web-recap = Since your last turn
web-recap-show = Show it
web-recap-log = Full log
web-recap-closes = any key closes
