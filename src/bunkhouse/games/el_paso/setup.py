"""From options and seed to the first position (EP-9 to EP-24, EP-112 to EP-118)."""

from bunkhouse.engine.authoring import Option, Setting, bit
from bunkhouse.families.great_western.herd import shuffled
from bunkhouse.families.great_western.ranches import AREA, DRAW
from bunkhouse.games.el_paso import components as c
from bunkhouse.games.el_paso.rules.opening import plan_opening
from bunkhouse.games.el_paso.state import BONUS, OBJECTIVE, RESOURCES, STOCK, Table
from bunkhouse.games.el_paso.trail import EL_PASO, NEUTRAL_SPACES

OPTIONS = [
    Option("neutral_buildings", ["letters", "shuffled"], "letters"),
    *(Option(f"train_{name}", ["plain", "star"], "plain") for name in c.TRAIN_NAMES),
    *(Option(f"building_{name}", ["a", "b"], "a") for name in c.TYPE_NAMES),
    Option("difficulty", c.DIFFICULTIES, c.DIFFICULTIES[0]),
]


def seats_around(setting: Setting) -> int:
    """EP-112: Sue sits at the table of a solo game."""
    return max(2, setting.players)


def chosen_sides(setting: Setting) -> int:
    """EP-9, EP-10, EP-14, R-1: the sides of buildings and train cards, as the options say; then the order."""
    turned = [setting.option(f"building_{name}") == "b" for name in c.TYPE_NAMES]
    turned += [setting.option(f"train_{name}") == "star" for name in c.TRAIN_NAMES]
    turned.append(setting.option("neutral_buildings") == "shuffled")
    return sum(int(bit(number)) for number, is_turned in enumerate(turned) if is_turned)


def set_up(table: Table) -> None:
    """Lay out the table; the first seat chooses its objective next."""
    _neutral_buildings(table)
    _tokens(table)
    _markets(table)
    for seat in range(table.players):
        _seat(table, seat)
    if table.players == 1:
        _sue(table)
    plan_opening(table, 0, 0)


def _neutral_buildings(table: Table) -> None:
    """EP-9: letter on letter, or in random order."""
    letters = table.setting.option("neutral_buildings") == "letters"
    order = list(range(c.NEUTRALS)) if letters else shuffled(table.rng, c.NEUTRALS)
    for space, building in zip(NEUTRAL_SPACES, order, strict=True):
        table.put_tile(space, building)


def _tokens(table: Table) -> None:
    """EP-11: two stacks, and the train supply."""
    for kind, count in ((OBJECTIVE, c.OBJECTIVES), (BONUS, c.BONUSES)):
        table.set_stack(kind, 2**count - 1)
        for place in range(c.ROW):
            table.show(kind, place, table.draw_token(kind))


def _markets(table: Table) -> None:
    """EP-13 to EP-16: cattle, buildings, workers and the Simmental stack."""
    for card in (*c.MARKET, *range(c.COWS, c.CARDS)):
        table.add_shared(STOCK, card, c.CARD_COUNT[card])
    table.add_shared(STOCK, c.SIMMENTAL, c.SIMMENTALS[table.players])
    for kind in range(c.TYPES):
        table.add_tile(kind, c.COPIES[kind])


def _seat(table: Table, seat: int) -> None:
    """EP-18 to EP-21, EP-24: workers, the draw pile and the first hand, the starting capital."""
    for worker in range(c.WORKERS):
        table.add_shared(STOCK, c.COWS + worker, -c.STARTING_WORKERS[worker])
        table.add_card(seat, AREA, c.COWS + worker, c.STARTING_WORKERS[worker])
    for cow in range(c.COWS):
        table.add_card(seat, DRAW, cow, c.PER_PLAYER[cow])
    table.draw_cows(seat, c.OPENING_HAND)
    table.earn(seat, c.CAPITAL[seat])
    table.add_exchange_tokens(seat, c.EXCHANGE_TOKENS[seat])


def _sue(table: Table) -> None:
    """EP-113 to EP-117: her resource deck, bot deck, first workers, first disc and rancher."""
    for card in range(c.CARDS):
        table.add_shared(STOCK, card, -c.RESOURCES[card])
        table.add_shared(RESOURCES, card, c.RESOURCES[card])
    for worker in range(c.WORKERS):
        table.add_shared(STOCK, c.COWS + worker, -c.SUE_WORKERS[worker])
        table.add_card(c.SUE, AREA, c.COWS + worker, c.SUE_WORKERS[worker])
    table.set_bot_deck(_bot_deck(table))
    for place, specialist in enumerate(shuffled(table.rng, c.SPECIALISTS)):
        table.put_line(place, specialist)
    for post in c.SUE_FIRST_POSTS:
        table.add_post_disc(c.SUE, post, 1)
    table.set_rancher(c.SUE, EL_PASO)


def _bot_deck(table: Table) -> int:
    """EP-115, R-25: all A cards, and as many B cards at random as the difficulty says."""
    extra = [card for card, is_b in enumerate(c.BOT_IS_B) if is_b]
    order = shuffled(table.rng, len(extra))
    chosen = [extra[at] for at in order[: int(table.setting.option("difficulty"))]]
    return sum(2**card for card, is_b in enumerate(c.BOT_IS_B) if not is_b or card in chosen)


assert c.BUILDER < c.COWS + c.SPECIALISTS, "the specialised workers come first"
