### El Gaucho: słowa na stole w terminalu. Kolumny są wąskie.

table-place =
    { $place ->
        [merchant] Kupiec
        [rodeo] Rodeo
        [sorting] Sortownia
        [thief] Złodziej
        [foreman] Nadzorca
        [steppe] Step
       *[other] { $place }
    }
table-preparation = Runda przygotowawcza
table-round = Runda { $round }
table-round-without-dice = Runda { $round }, bez kości
table-over = Koniec gry
table-starter = zaczyna { $name }
table-stack =
    { $count ->
        [one] { $count } kafelek w stosie
        [few] { $count } kafelki w stosie
       *[other] { $count } kafelków w stosie
    }
table-rounds-left =
    { $count ->
        [0] ostatnia runda
        [one] po niej jeszcze { $count } runda
        [few] po niej jeszcze { $count } rundy
       *[other] po niej jeszcze { $count } rund
    }
table-sum = Suma
table-complete = pełne
table-rodeo = Kościane rodeo
table-dice-of = { $name } ma
table-steppe = Step
table-standing = stoi
table-lying = leży
table-fresh = jeszcze niegotowy
table-covered = zakryte
table-numbers = duża i mała liczba
table-money = { $pesos } peso, w zasobach { $supply }
table-no-herds = brak stad
table-next = dalej
table-worth = wartość
table-hand = Na ręce
