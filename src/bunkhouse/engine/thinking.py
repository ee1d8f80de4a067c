"""What a searching bot should know about a game before it starts to think."""


class Thinking:
    """How far to look and how long to think. A game gives its own; the figures here suit a game of an hour.

    ``spread`` is the lead, in the points of ``Game.evaluate``, that wins about three games out of four.
    """

    def __init__(
        self,
        spread: float = 15.0,
        rivalry: float = 1.0,
        victory: float = 0.75,
        rounds: int = 1,
        horizon: int = 40,
        looks: int = 1,
        candidates: int = 6,
        margin: float = 1000.0,
        trust: float = 4.0,
        glance: int = 8,
        width: float = 0.4,
        easy: int = 2,
        whim: int = 4,
        plans: bool = False,
        walks: int = 0,
        walk_steps: int = 1,
        walk_looks: int = 0,
        medium: int = 20,
        hard: int = 120,
        hasty: bool = False,
        patience: int = 0,
        closing: float = 1.0,
        deep: "Thinking | None" = None,
        alone: "Thinking | None" = None,
    ) -> None:
        self.spread = spread
        self.rivalry = rivalry
        """How much of the best rival's worth counts against a position; what is left is own progress."""
        self.victory = victory
        """The part of the reward at the end of a game that only the winner gets; the rest is the lead."""
        self.rounds = rounds
        """A walk ends when the turn is over (0), or so many own turns later, when the next one begins."""
        self.horizon = horizon
        """At the latest it ends after so many decisions."""
        self.looks = looks
        """The first look at the actions is an average of so many guesses."""
        self.candidates = candidates
        """So many actions, the best ones at a glance, are compared at most."""
        self.margin = margin
        """An action that looks so much worse than the best one, in points, is not considered."""
        self.trust = trust
        """The first look at an action counts as much as so many walks."""
        self.glance = glance
        """So many actions of another player are looked at before one is thought to be taken."""
        self.width = width
        """The actions tried at a node grow with the square root of its visits, times this."""
        self.easy = easy
        self.medium = medium
        self.hard = hard
        """Walks for each strength."""
        self.whim = whim
        """An easy bot takes one in so many decisions at random."""
        self.plans = plans
        """Whether turns are planned instead of searched; the walks are then the steps of plans to follow."""
        self.walks = walks
        """Where turns are planned: a hard bot looks so often, at most, how a plan is ``rounds`` turns on."""
        self.walk_steps = walk_steps
        self.walk_looks = walk_looks
        """On such a walk everybody follows so many steps of a plan, and takes so many guesses at what luck
        will bring; 0: they see it."""
        self.hasty = hasty
        """Whether walks go on to the end of the game, with a quick player's hunches for everybody."""
        self.patience = patience
        """A hasty bot stops thinking after so many quick decisions; 0: only the walks count."""
        self.closing = closing
        """How much of the best rival's score counts at the end of a game; what is left is own progress."""
        self._deep = deep
        self._alone = alone

    def deep(self) -> "Thinking":
        """How the hard one thinks, which may have ways of its own."""
        return self._deep or self

    def among(self, players: int) -> "Thinking":
        """How to look ahead among so many: alone, nobody else has to plan, and there is time for more."""
        return self._alone or self if players == 1 else self
