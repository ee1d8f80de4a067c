### Montana's poster: what a passer-by reads.

poster-tagline = Workers, pumpkins and towns
poster-pitch = Hire workers, send them to the mine and the fields, outbid the others in town with pumpkins, and be the first to settle the land.
sixty-1 = Hire: spin the wheel and take the two workers it points at. Grain moves the pointer on.
sixty-2 = Work: a worker of the right colour, or any two others, brings goods or coins.
sixty-3 = In town everyone bids with pumpkins. Who is outbid must move on.
sixty-4 = Build up to three homesteads in one turn, next to any homestead, for exactly the goods shown.
sixty-5 = Four in a row earn one more, a lake gives another turn. The most homesteads on the map win.
option-start_tile-random-hint = Begin at once.
option-start_tile-chosen-hint = One decision more before the first turn.
