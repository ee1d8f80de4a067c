### Plakat Dzikiego Zachodu: co czyta przechodzień.

poster-title = Old West
poster-tagline = Wsiąść do Pociągu: Dziki Zachód
poster-pitch = Prowadź tory z rodzinnego miasta, obejmuj miasta, przez które pojadą inni, i łącz to, co masz na biletach.
sixty-1 = Wybierz miasto startowe. Wszystko, co zbudujesz, rośnie stamtąd jako jedna sieć.
sixty-2 = W turze dobierz dwie karty wagonów albo zapłać kartami jednego koloru i zajmij nitkę.
sixty-3 = Punkty za nitkę dostaje ten, kto kontroluje miasta na jej końcach, bez względu na to, kto ją zbudował.
sixty-4 = Bilet to dwa miasta: połączone dają punkty na koniec, niepołączone je odbierają.
sixty-5 = Gdy komuś zostaną dwa wagoniki, zaczyna się ostatnia runda. Globtroter dostaje 15 punktów, wygrywa najwyższy wynik.
option-alvin-off-hint = Roswell to miasto jak każde inne.
option-alvin-on-hint = Mały gość z Roswell: dziesięć punktów dla tego, kto go przechwyci.
