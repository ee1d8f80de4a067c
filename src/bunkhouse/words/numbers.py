"""Numbers as people write them."""

from bunkhouse.words.words import Words

NOTHING = "\N{EN DASH}"


def decimal(words: Words, number: float | None, places: int = 1) -> str:
    """A number with the language's decimal mark, or a dash when there is none."""
    if number is None:
        return NOTHING
    text = f"{number:,.{places}f}".replace(",", "\N{NO-BREAK SPACE}").replace("-", "\N{MINUS SIGN}")
    return text.replace(".", words.say("decimal-mark"))


def count(words: Words, number: float | None) -> str:
    """A number without decimals."""
    return decimal(words, number, 0)


def percent(words: Words, share: float | None) -> str:
    return NOTHING if share is None else words.say("percent", number=decimal(words, 100 * share))


def interval(words: Words, low: float | None, high: float | None) -> str:
    """Two shares of a whole and everything between them."""
    if low is None or high is None:
        return NOTHING
    return words.say("interval", low=decimal(words, 100 * low), high=decimal(words, 100 * high))
