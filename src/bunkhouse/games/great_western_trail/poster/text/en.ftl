### Great Western Trail's poster: what a passer-by reads.

poster-tagline = Drive your herd to Kansas City
poster-pitch = Ride the long trail again and again, hire hands, put up buildings along the way, and ship ever finer cattle by rail.
sixty-1 = Ride forward along the trail. Where you stop decides what you may do.
sixty-2 = Hire cowboys for better cattle, craftsmen for buildings and engineers for your train.
sixty-3 = Your herd is a deck of cards: in Kansas City each different breed in your hand adds its value.
sixty-4 = The more the herd is worth, the farther it travels by rail, and every delivery frees a disc.
sixty-5 = Cities, cattle, buildings, stations and objectives all score. The most victory points win.
option-neutral_buildings-letters-hint = The trail as printed, easy to learn.
option-neutral_buildings-shuffled-hint = Every game has a different trail.
option-private_buildings-a-hint = The simpler half of each tile.
option-private_buildings-b-hint = The wilder half of each tile.
option-private_buildings-random-hint = Drawn by lot, the same for all.
