### Dziennik i jego podsumowanie.

web-log-deeds =
    { $third ->
        [none] { $first }, { $second }
       *[other] { $first }, { $second }, { $third }
    }
web-log-times = { $deed } × { $count }
web-log-filters = Co pokazuje dziennik
web-log-all = Wszystko
web-log-me = O mnie
web-log-money = Pieniądze
web-log-none = Nic takiego tu nie ma.
web-recap = Od twojej ostatniej tury
web-recap-show = Pokaż
web-recap-log = Cały dziennik
web-recap-closes = zamyka dowolny klawisz
