"""A commitment to the seed: told before the game, checked after it.

Whoever deals shows ``commitment(seed, salt)`` at the start and the seed with the salt at the end. Nobody can
find the seed from the commitment, and nobody can change the seed afterwards without being found out.
"""

import hashlib


class SeedCommitment:
    """The salt of a seed, and what was told of both before the game."""

    def __init__(self, salt: str, commitment: str) -> None:
        self.salt = salt
        self.commitment = commitment

    def kept(self, seed: int) -> bool:
        """Whether this is the seed that was committed to."""
        return commitment(seed, self.salt) == self.commitment


def commitment(seed: int, salt: str) -> str:
    """SHA-256 over ``SEED:SALT``, in hexadecimal digits."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()
