"""The weights of the rollout policy, found by letting it play against itself; in no unit but their own."""


class Weights:
    # The price of a route on the way to a ticket.
    path_turn: float = 2.713
    missing: float = 1.633
    path_train: float = 0.33
    gain: float = 0.284
    gift: float = 0.355
    blocked: float = 0.173
    path_ticket: float = 0.428
    pace: float = 0.991
    slack: float = 1.108
    # What claiming a track is worth.
    claim_planned: float = 10.633
    claim_gain: float = 0.515
    claim_gift: float = 0.186
    claim_card: float = 0.863
    claim_needed: float = 0.7
    claim_locomotive: float = 2.08
    claim_train: float = 0.399
    claim_done: float = 0.339
    claim_city: float = 1.232
    claim_end: float = 0.181
    # What drawing cards is worth.
    draw_cards: float = 1.107
    draw_short: float = 3.272
    draw_late: float = 0.251
    # What drawing tickets is worth.
    new_tickets: float = -1.709
    tickets_done: float = 0.663
    tickets_near: float = 0.981
    tickets_close: float = 0.074
    tickets_open: float = 3.411
    tickets_time: float = 0.365
    tickets_risk: float = 5.873
    # What a card is worth.
    card_needed: float = 1.634
    card_last: float = -0.026
    card_grey: float = 0.201
    card_spare: float = 0.147
    card_set: float = 0.131
    card_hidden: float = 1.03
    card_locomotive: float = -1.021
    # What a piece in a city is worth.
    city_rivals: float = 0.115
    city_double: float = 0.536
    city_planned: float = 1.414
    city_price: float = 6.144
    city_needed: float = 1.064
    # What a ticket is worth.
    keep_any: float = -1.382
    keep_points: float = 1.371
    keep_turn: float = 4.83
    # What a start city is worth.
    start_hub: float = 0.212
    start_turn: float = 1.406
