"""How a bot should search a game: how far, how wide and how long."""


class SearchSettings:
    """A game gives its own settings; the figures here suit a game of an hour.

    A rollout plays a position on, by sensible decisions of everybody, and values what comes of it.
    """

    def __init__(
        self,
        lead_scale: float = 15.0,
        rival_weight: float = 1.0,
        final_rival_weight: float = 1.0,
        win_weight: float = 0.75,
        horizon_turns: int = 1,
        horizon: int = 40,
        determinizations: int = 1,
        candidates: int = 6,
        margin: float = 1000.0,
        prior_weight: float = 4.0,
        opponent_candidates: int = 8,
        progressive_widening: float = 0.4,
        easy_iterations: int = 2,
        medium_iterations: int = 20,
        hard_iterations: int = 120,
        random_one_in: int = 4,
        plans_turns: bool = False,
        rollouts: int = 0,
        rollout_iterations: int = 1,
        rollout_determinizations: int = 0,
        policy_rollouts: bool = False,
        policy_decisions: int = 0,
        hard: "SearchSettings | None" = None,
        solo: "SearchSettings | None" = None,
    ) -> None:
        self.lead_scale = lead_scale
        """The lead, in the game's points, that wins about three games out of four."""
        self.rival_weight = rival_weight
        """How much of the best rival's value counts against a position; what is left is own progress."""
        self.final_rival_weight = final_rival_weight
        """The same at the end of a game, where scores count."""
        self.win_weight = win_weight
        """The part of the reward at the end of a game that only the winner gets; the rest is the lead."""
        self.horizon_turns = horizon_turns
        """A rollout ends when the turn is over (0), or so many own turns later, when the next one begins."""
        self.horizon = horizon
        """At the latest it ends after so many decisions."""
        self.determinizations = determinizations
        """The first values of the actions are averages over so many guesses of what is hidden."""
        self.candidates = candidates
        """So many actions, those with the best first values, are compared at most."""
        self.margin = margin
        """An action whose first value is so much below the best one, in points, is not considered."""
        self.prior_weight = prior_weight
        """The first value of an action counts as much as so many rollouts."""
        self.opponent_candidates = opponent_candidates
        """So many actions of another player are looked at before one is thought to be taken."""
        self.progressive_widening = progressive_widening
        """The actions tried at a node grow with the square root of its visits, times this."""
        self.easy_iterations = easy_iterations
        self.medium_iterations = medium_iterations
        self.hard_iterations = hard_iterations
        """Iterations for each strength: rollouts, or steps of plans to follow."""
        self.random_one_in = random_one_in
        """An easy bot takes one in so many decisions at random."""
        self.plans_turns = plans_turns
        """Whether turns are planned instead of searched by a tree."""
        self.rollouts = rollouts
        """Where turns are planned: a hard bot tries a plan in so many rollouts at most."""
        self.rollout_iterations = rollout_iterations
        """In such a rollout everybody plans with so many iterations ..."""
        self.rollout_determinizations = rollout_determinizations
        """... and takes so many guesses at what luck will bring; 0: they see it."""
        self.policy_rollouts = policy_rollouts
        """Whether rollouts go on to the end of the game, with the game's rollout policy for everybody."""
        self.policy_decisions = policy_decisions
        """Where they do, thinking stops after so many decisions of the policy; 0: only iterations count."""
        self._hard = hard
        self._solo = solo

    def for_hard(self) -> "SearchSettings":
        """The settings of the hard bot, which may have its own."""
        return self._hard or self

    def for_players(self, players: int) -> "SearchSettings":
        """The settings for a number of players: alone, where nobody else plans, there is time for more."""
        return self._solo or self if players == 1 else self
