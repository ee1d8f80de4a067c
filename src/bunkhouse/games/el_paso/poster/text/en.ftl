### El Paso's poster: what a passer-by reads.

poster-title = El Paso
poster-tagline = Great Western Trail: El Paso
poster-pitch = The short trail round El Paso: a few steps, hard-working hands in your deck, and cattle delivered to the trading posts.
sixty-1 = Ride forward round the ring and use the building you stop at.
sixty-2 = Workers are cards: spend them for cattle, buildings and trains, and draw them again later.
sixty-3 = Swap cards with exchange tokens until your hand holds the herd you want to deliver.
sixty-4 = In El Paso the herd is delivered. The better it is, the better the trading post.
sixty-5 = Cattle, workers, buildings and objectives score. The most victory points win.
preset-a = All a-sides
preset-b = All b-sides
