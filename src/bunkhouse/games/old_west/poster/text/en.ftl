### Old West's poster: what a passer-by reads.

poster-title = Old West
poster-tagline = Ticket to Ride: Old West
poster-pitch = Lay track out of your home city, put your name on the towns where others will pass, and connect the cities on your tickets.
sixty-1 = Choose a home city. Everything you build grows from there as one network.
sixty-2 = On your turn draw two train cards, or pay cards of one colour to claim a route.
sixty-3 = Points for a route go to whoever controls the cities at its ends, no matter who built it.
sixty-4 = Tickets name two cities: connected they score at the end, unconnected they cost you.
sixty-5 = With two cars left the last round begins. The Globetrotter gets 15, and the highest score wins.
option-alvin-off-hint = Roswell is a city like any other.
option-alvin-on-hint = A small visitor from Roswell: ten points for whoever catches him.
