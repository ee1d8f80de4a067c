### Tury w dzienniku w kilku słowach, bez imienia przed nimi; ile kosztowała albo przyniosła czyjaś tura.

deed-starts =
    { $you ->
        [yes] zaczynasz w mieście { $city }
       *[no] zaczyna w mieście { $city }
    }
deed-takes =
    { $you ->
        [yes] bierzesz { card }
       *[no] bierze { card }
    }
deed-draws =
    { $you ->
        [yes] dobierasz kartę
       *[no] dobiera kartę
    }
deed-claims =
    { $you ->
        [yes] tworzysz połączenie { $from } – { $to }
       *[no] tworzy połączenie { $from } – { $to }
    }
deed-captures =
    { $you ->
        [yes] przechwytujesz Alvina
       *[no] przechwytuje Alvina
    }
deed-moves-alvin =
    { $you ->
        [yes] przenosisz Alvina do miasta { $city }
       *[no] przenosi Alvina do miasta { $city }
    }
deed-places =
    { $you ->
        [yes] umieszczasz figurkę w mieście { $city }
       *[no] umieszcza figurkę w mieście { $city }
    }
deed-draws-tickets =
    { $you ->
        [yes] dobierasz Bilety
       *[no] dobiera Bilety
    }
deed-kept =
    { $you ->
        [yes] zatrzymujesz { deed-tickets }
       *[no] zatrzymuje { deed-tickets }
    }
deed-passes =
    { $you ->
        [yes] pasujesz
       *[no] pasuje
    }
deed-last-round =
    { $you ->
        [yes] zaczynasz ostatnią rundę
       *[no] zaczyna ostatnią rundę
    }
deed-tickets-scored =
    { $you ->
        [yes] rozliczasz Bilety
       *[no] rozlicza Bilety
    }
deed-globetrotter =
    { $you ->
        [yes] otrzymujesz kartę Globtrotera
       *[no] otrzymuje kartę Globtrotera
    }
deed-alvin-card =
    { $you ->
        [yes] otrzymujesz kartę Alvina
       *[no] otrzymuje kartę Alvina
    }
deed-wins =
    { $you ->
        [yes] wygrywasz mając { points }
       *[no] wygrywa mając { points }
    }
deed-tickets =
    { $count ->
        [one] { $count } Bilet
        [few] { $count } Bilety
       *[many] { $count } Biletów
    }
stake-scores = +{ points }
