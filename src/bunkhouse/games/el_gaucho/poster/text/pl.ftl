### Plakat El Gaucho: co czyta przechodzień.

poster-tagline = Kości, gauchowie i stada
poster-pitch = Jeden rzut kośćmi służy całemu stołowi. Bierz dwie, wysyłaj gauchów po najlepsze bydło i sprzedaj stado we właściwej chwili.
sixty-1 = Jeden rzut dla wszystkich: każdy po kolei zabiera z rodeo dwie kości.
sixty-2 = Za dużą liczbę stawiasz gaucha na kafelku, za małą tylko go kładziesz i czekasz.
sixty-3 = Gauchowie w miejscach specjalnych przydadzą się później: dodatkowa kość, kradzież, zajrzenie na Step.
sixty-4 = Gdy każdy kafelek pastwiska ma swojego gaucha, stojący zabierają bydło. Stado może tylko rosnąć albo tylko maleć.
sixty-5 = Stado jest warte tyle, ile sztuk liczy, razy najwyższa z nich. Wygrywa, kto ma najwięcej peso.
option-removed_breed-hint = W trzy i cztery osoby pasie się wszystkie pięć ras.
