### Montana: słowa na stole w terminalu. Kolumny są wąskie.

table-letter =
    { $good ->
        [grain] z
        [pumpkin] d
        [copper_small] m
        [copper_large] M
        [stone_small] k
        [stone_large] K
       *[other] ?
    }
table-worker =
    { $worker ->
        [copper] m
        [stone] k
        [grain] z
        [pumpkin] d
       *[other] ?
    }
table-area =
    { $area ->
        [bank] Bank
        [mine] Kopalnia
        [quarry] Kamieniołom
        [fields] Uprawy
        [farm] Farma
       *[other] { $area }
    }
table-bank = robotników { $workers }: { $coins }
table-space =
    { $price ->
        [one] { $price } moneta: { $count }, +{ $extra }
        [few] { $price } monety: { $count }, +{ $extra }
       *[many] { $price } monet: { $count }, +{ $extra }
    }
table-city = Miasto
table-reward = Nagroda
table-goods =
    { $count ->
        [one] { $count } dobro z { $goods }
        [few] { $count } dobra z { $goods }
       *[many] { $count } dóbr z { $goods }
    }
table-exchange = wymiana do { $count }
table-supply = Zasoby:
table-wheel = Koło
table-cattle = bydło
table-double = dwie osady
table-canteen = menażka
table-start = żeton początkowy
table-set-up = Przygotowanie
table-round = Runda { $round }
table-starter = rozpoczyna { $name }
table-closing = ostatnia runda
table-over = Gra skończona
table-placed =
    { $count ->
        [one] { $count } osada, pozostało { $left }
        [few] { $count } osady, pozostało { $left }
       *[many] { $count } osad, pozostało { $left }
    }
table-held = monety { $coins }, bydło { $cattle }, menażki { $canteens }
table-no-goods = brak dóbr
table-no-workers = brak robotników
