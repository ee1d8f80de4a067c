"""Passwords, hashed with Argon2 off the event loop."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_HASHER = PasswordHasher()
_NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$NPuEDzLcYnFtBr0XONsvzA$Zv2lg8FruVyJFM5t333Qw4eZLZB+7aX4gpzc1eyNpCo"
"""Checked when there is no such login, so that the time taken does not tell."""


class Passwords:
    """At most two are worked on at a time: each takes a core and 64 MB for a moment."""

    def __init__(self) -> None:
        self._context = asyncio.Semaphore(2)

    async def hash(self, password: str) -> str:
        async with self._context:
            return await asyncio.to_thread(_HASHER.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        async with self._context:
            return await asyncio.to_thread(_fits, kept or _NOBODY, password) and kept is not None


def _fits(kept: str, password: str) -> bool:
    try:
        return _HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
