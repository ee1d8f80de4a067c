"""Secrets: codes, tokens, seeds, and what may be known of them when."""

import hashlib
import secrets
import time

from bunkhouse.engine.rng import SEED_LIMIT

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    return secrets.token_hex(16)


def table_code() -> str:
    """Eight letters that nobody guesses, easy to read aloud."""
    return "".join(secrets.choice(_LETTERS) for _ in range(8))


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What the store keeps of a token. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_seed() -> tuple[int, str]:
    """A seed, and the salt that keeps its commitment from being searched."""
    return secrets.randbelow(SEED_LIMIT), secrets.token_hex(16)


def bot_luck(seed: int, salt: str, step: int, seat: int) -> int:
    """The luck of a bot's decision: unrelated to the game's own, and the same after a restart."""
    digest = hashlib.sha256(f"{seed}:{salt}:{step}:{seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEED_LIMIT
