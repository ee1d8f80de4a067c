### Plakat Great Western Trail: co czyta przechodzień.

poster-tagline = Pędź stado do Kansas City
poster-pitch = Raz za razem pokonuj długi szlak, zatrudniaj ludzi, stawiaj przy drodze budynki i wysyłaj koleją coraz lepsze bydło.
sixty-1 = Jedź szlakiem naprzód. Miejsce postoju decyduje, co wolno zrobić.
sixty-2 = Zatrudniaj kowbojów do lepszego bydła, rzemieślników do budynków i inżynierów do pociągu.
sixty-3 = Stado to talia kart: w Kansas City każda inna rasa na ręce dodaje swoją wartość.
sixty-4 = Im więcej warte stado, tym dalej pojedzie koleją, a każda dostawa zwalnia dysk.
sixty-5 = Punktują miasta, bydło, budynki, stacje i cele. Wygrywa, kto ma najwięcej punktów zwycięstwa.
option-neutral_buildings-letters-hint = Szlak jak na planszy, łatwy na początek.
option-neutral_buildings-shuffled-hint = W każdej grze inny szlak.
option-private_buildings-a-hint = Prostsza strona każdego żetonu.
option-private_buildings-b-hint = Ciekawsza strona każdego żetonu.
option-private_buildings-random-hint = Losowane, takie same dla wszystkich.
