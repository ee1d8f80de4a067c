### Plakat Montany: co czyta przechodzień.

poster-tagline = Robotnicy, dynie i osady
poster-pitch = Zatrudniaj robotników, wysyłaj ich do kopalni i na pola, przebijaj innych dyniami w mieście i zasiedl kraj jako pierwszy.
sixty-1 = Zatrudnij: zakręć kołem i weź dwóch robotników, których wskaże. Zboże przesuwa wskazówkę dalej.
sixty-2 = Pracuj: robotnik we właściwym kolorze albo dwóch innych przynosi dobra lub monety.
sixty-3 = W mieście wszyscy licytują dyniami. Kogo przebito, ten musi się przenieść.
sixty-4 = Buduj do trzech osad w jednej turze, obok dowolnej osady, dokładnie za te dobra, które widać na polu.
sixty-5 = Cztery w linii dają jeszcze jedną, jezioro daje dodatkową turę. Wygrywa, kto ma najwięcej osad na mapie.
option-start_tile-random-hint = Można zaczynać od razu.
option-start_tile-chosen-hint = Jedna decyzja więcej przed pierwszą turą.
