### Plakat El Paso: co czyta przechodzień.

poster-title = El Paso
poster-tagline = Great Western Trail: El Paso
poster-pitch = Krótki szlak wokół El Paso: kilka kroków, pracowici ludzie w talii i bydło dostarczane do placówek handlowych.
sixty-1 = Jedź naprzód po pętli i użyj budynku, przy którym stajesz.
sixty-2 = Pracownicy to karty: wydajesz ich na bydło, budynki i pociągi, a potem dobierasz znowu.
sixty-3 = Żetonami wymiany poprawiasz rękę, aż masz stado, które chcesz dostarczyć.
sixty-4 = W El Paso dostarczasz stado. Im lepsze, tym lepsza placówka handlowa.
sixty-5 = Punktują bydło, pracownicy, budynki i cele. Wygrywa, kto ma najwięcej punktów zwycięstwa.
preset-a = Same strony a
preset-b = Same strony b
