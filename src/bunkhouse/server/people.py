"""Who comes to the house: guests, people with an account, and programs that play through the API."""

from collections.abc import Callable

import msgspec

from bunkhouse.server.errors import NotYours, Unfit
from bunkhouse.server.ids import hashed, new_id, new_token, now_ms
from bunkhouse.server.passwords import Passwords
from bunkhouse.server.validation import fit_label, fit_language, fit_login, fit_name, fit_password
from bunkhouse.store.driver_errors import Conflict
from bunkhouse.store.people import PersonBook
from bunkhouse.store.rows import PersonRow, TokenRow
from bunkhouse.store.tables import TableBook

_DAY = 86_400_000
SESSION_LIFE = 180 * _DAY
"""A session not used for so long is over."""
_NOTED = 3_600_000
"""That a session or token is in use is written down at most once an hour."""
_REMEMBERED = 20_000
"""How long a person found by a token is remembered without asking the store again."""
_MOST = 5000
TOKENS_EACH = 20


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody. A guest has no login."""

    id: str
    name: str
    language: str
    """The chosen language, empty: the browser's wish."""
    login: str | None
    created: int
    preferences: str = ""
    """How they like to play and read, as ``web/preferences.py`` writes it; empty: as usual."""


class ApiToken(msgspec.Struct, frozen=True, kw_only=True):
    """A token that a program acts for a person with; the secret itself is told once and never kept."""

    id: str
    label: str
    created: int
    used: int | None


class People:
    """The people of the site. Secrets (session and API tokens, passwords) are stored as hashes only."""

    def __init__(
        self,
        book: PersonBook,
        tables: TableBook,
        adopted: Callable[[list[int]], None],
        signed_out: Callable[[str], None],
    ) -> None:
        """``adopted`` is told the tables whose seats went from a guest to an account, ``signed_out`` the
        person of whom a session or a token has ended."""
        self._book = book
        self._tables = tables
        self._adopted = adopted
        self._signed_out = signed_out
        self._passwords = Passwords()
        self._known: dict[str, tuple[int, Person]] = {}
        """People by the hash of a token, and when that was looked up."""
        self._endings = 0
        """How many sessions and tokens have ended: what was read before the last one is not remembered."""

    async def guest(self, name: str, language: str = "", preferences: str = "") -> tuple[Person, str]:
        """A new guest and their session token. ``Unfit("bad-name")``."""
        row = PersonRow(
            id=new_id(),
            name=fit_name(name),
            language=fit_language(language),
            login=None,
            password=None,
            created=now_ms(),
            preferences=preferences,
        )
        token = new_token()
        await self._book.add(row, hashed(token))
        return _person(row), token

    async def by_id(self, person_id: str) -> Person | None:
        row = await self._book.by_id(person_id)
        return None if row is None else _person(row)

    # Sessions.

    async def by_session(self, token: str) -> Person | None:
        """Whose session this is; None for an unknown or outlived one. Cheap: asked on every request."""
        kept, now = hashed(token), now_ms()
        known = self._remembered(kept, now)
        if known is not None:
            return known
        endings = self._endings
        found = await self._book.by_session(kept, now - SESSION_LIFE)
        if found is None:
            return None
        row, seen = found
        if seen < now - _NOTED:
            await self._book.see_session(kept, now)
        return self._remember(kept, _person(row), now, endings)

    async def open_session(self, person_id: str) -> str:
        """A further session of somebody who has proved on another device that it is them; its token."""
        token = new_token()
        await self._book.add_session(hashed(token), (await self._row(person_id)).id, now_ms())
        return token

    async def end_session(self, token: str) -> None:
        person_id = await self._book.end_session(hashed(token))
        if person_id is not None:
            self.sign_out(person_id)

    def sign_out(self, person_id: str) -> None:
        """A session or token of somebody has ended, here or in another process: forget what was known."""
        self._endings += 1
        self._forget(person_id)
        self._signed_out(person_id)

    # What a person may change.

    async def rename(self, person_id: str, name: str) -> Person:
        """Seats already taken keep the name they were taken with."""
        return await self._change(person_id, name=fit_name(name))

    async def set_language(self, person_id: str, language: str) -> Person:
        return await self._change(person_id, language=fit_language(language))

    async def prefer(self, person_id: str, preferences: str) -> Person:
        """Another way to play and read, as ``web/preferences.py`` writes it."""
        return await self._change(person_id, preferences=preferences)

    # Accounts.

    async def register(self, person_id: str, login: str, password: str) -> Person:
        """Give a guest an account: the same person, games and all. ``Unfit``: ``bad-login``,
        ``bad-password``, ``login-taken``, ``registered-already``."""
        wanted, secret = fit_login(login), fit_password(password)
        row = await self._row(person_id)
        if row.login is not None:
            raise Unfit("registered-already", {"login": row.login})
        if await self._book.by_login(wanted) is not None:
            raise Unfit("login-taken", {"login": wanted})
        kept = await self._passwords.hash(secret)
        try:
            return await self._change(person_id, login=wanted, password=kept)
        except Conflict:
            raise Unfit("login-taken", {"login": wanted}) from None

    async def login(self, login: str, password: str, guest_id: str | None = None) -> tuple[Person, str]:
        """The person with this account, and a new session token. Seats that ``guest_id`` had come along when
        that person has no account. ``Unfit("wrong-login")`` says no more than that."""
        row = await self._book.by_login(login.strip().casefold())
        fits = await self._passwords.fits(None if row is None else row.password, password[:200])
        if row is None or not fits:
            raise Unfit("wrong-login")
        token = new_token()
        await self._book.add_session(hashed(token), row.id, now_ms())
        guest = None if guest_id in (None, row.id) else await self._book.by_id(str(guest_id))
        if guest is not None and guest.login is None:
            self._adopted(await self._tables.adopt(guest.id, row.id))
        return _person(row), token

    async def change_password(self, person_id: str, old: str, new: str) -> None:
        """Also ends every session and every API token of the person."""
        row, secret = await self._row(person_id), fit_password(new)
        if not await self._passwords.fits(row.password, old[:200]):
            raise Unfit("wrong-login")
        kept = await self._passwords.hash(secret)
        await self._book.change_password(msgspec.structs.replace(row, password=kept))
        self.sign_out(person_id)

    # API tokens.

    async def make_token(self, person_id: str, label: str) -> tuple[ApiToken, str]:
        """A new API token and its secret, which is not told again."""
        if len(await self._book.tokens(person_id)) >= TOKENS_EACH:
            raise Unfit("too-many-tokens", {"limit": TOKENS_EACH})
        secret = new_token()
        row = TokenRow(
            id=new_id(),
            hash=hashed(secret),
            person_id=person_id,
            label=fit_label(label),
            created=now_ms(),
            used=None,
        )
        await self._book.add_token(row)
        return _token(row), secret

    async def tokens(self, person_id: str) -> list[ApiToken]:
        return [_token(row) for row in await self._book.tokens(person_id)]

    async def revoke_token(self, person_id: str, token_id: str) -> None:
        await self._book.drop_token(person_id, token_id)
        self.sign_out(person_id)

    async def by_token(self, secret: str) -> Person | None:
        """Whose API token this is."""
        kept, now = hashed(secret), now_ms()
        known = self._remembered(kept, now)
        if known is not None:
            return known
        endings = self._endings
        found = await self._book.by_token(kept)
        if found is None:
            return None
        row, token = found
        if (token.used or 0) < now - _NOTED:
            await self._book.use_token(token.id, now)
        return self._remember(kept, _person(row), now, endings)

    async def tidy(self) -> None:
        """Throw away what is outlived."""
        await self._book.forget_sessions(now_ms() - SESSION_LIFE)

    async def _row(self, person_id: str) -> PersonRow:
        row = await self._book.by_id(person_id)
        if row is None:
            raise NotYours("no-such-person")
        return row

    async def _change(self, person_id: str, **changes: str) -> Person:
        row = msgspec.structs.replace(await self._row(person_id), **changes)
        await self._book.change(row)
        self._forget(person_id)
        return _person(row)

    def _forget(self, person_id: str) -> None:
        for kept in [kept for kept, (_, person) in self._known.items() if person.id == person_id]:
            del self._known[kept]

    def _remembered(self, kept: str, now: int) -> Person | None:
        time, person = self._known.get(kept, (0, None))
        return person if now - time < _REMEMBERED else None

    def _remember(self, kept: str, person: Person, now: int, endings: int) -> Person:
        if endings != self._endings:
            return person
        if len(self._known) >= _MOST:
            self._known.clear()
        self._known[kept] = (now, person)
        return person


def _person(row: PersonRow) -> Person:
    return Person(
        id=row.id,
        name=row.name,
        language=row.language,
        login=row.login,
        created=row.created,
        preferences=row.preferences,
    )


def _token(row: TokenRow) -> ApiToken:
    return ApiToken(id=row.id, label=row.label, created=row.created, used=row.used)
