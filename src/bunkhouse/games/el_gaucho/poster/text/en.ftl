### El Gaucho's poster: what a passer-by reads.

poster-tagline = Dice, gauchos and herds
poster-pitch = One roll of the dice serves the whole table. Take two, send your gauchos after the best cattle, and sell your herds at the right moment.
sixty-1 = One throw for everyone: in turn, each player takes two dice from the rodeo.
sixty-2 = Pay a tile's large number to stand a gaucho on it, or the small number to lie in wait.
sixty-3 = Gauchos at the special places wait for later: an extra die, a theft, a look at the Steppe.
sixty-4 = Once every tile of a pasture has a gaucho, those who stand bring their cattle home. A herd only rises or only falls.
sixty-5 = A herd is worth the number of its animals times the highest among them. The most pesos win.
option-removed_breed-hint = With three or four players all five breeds graze.
