"""What a searching bot should know about a game before it starts to think."""


class Thinking:
    """How far to look and how long to think. A game gives its own; the figures here suit a game of an hour.

    ``spread`` is the lead, in the points of ``Game.evaluate``, that wins about three games out of four.
    """

    def __init__(
        self,
        spread: float = 15.0,
        horizon: int = 4,
        glance: int = 16,
        width: float = 1.5,
        easy: int = 12,
        medium: int = 150,
        hard: int = 1200,
    ) -> None:
        self.spread = spread
        self.horizon = horizon
        """So many sensible decisions are played on before a position is valued."""
        self.glance = glance
        """So many of the untried actions are looked at before one of them is tried."""
        self.width = width
        """The actions tried at a node grow with the square root of its visits, times this."""
        self.easy = easy
        self.medium = medium
        self.hard = hard
        """Iterations for each strength."""
