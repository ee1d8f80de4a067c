"""Who is still to play, for sentences about the end of a game."""


def seats_until(first: int, stop: int, count: int) -> list[int]:
    """The seats in turn order from ``first`` on, before ``stop`` comes; ``first`` itself in any case."""
    found = [first]
    while (found[-1] + 1) % count != stop:
        found.append((found[-1] + 1) % count)
    return found
