"""Guests, accounts, sessions and tokens."""

import sqlite3
from pathlib import Path

import pytest

from bunkhouse.server import people
from bunkhouse.server.errors import NotYours, Unfit
from bunkhouse.server.fairness import now_ms

from .company import HOST, OPEN, evening, opened, person, play, table


@evening
async def test_a_guest_is_known_by_the_session(database: str) -> None:
    async with opened(database) as house:
        ann, token = await house.people.guest("  Ann\t Oakley\u202e ", "pl")
        assert (ann.name, ann.language, ann.login) == ("Ann Oakley", "pl", None)
        assert await house.people.by_session(token) == ann
        assert await house.people.by_session(token + "x") is None
        assert (await house.people.rename(ann.id, "Annie")).name == "Annie"
        assert (await house.people.set_language(ann.id, "en")).language == "en"
        found = await house.people.by_session(token)
        assert found is not None
        assert (found.name, found.language) == ("Annie", "en")
        await house.people.end_session(token)
        assert await house.people.by_session(token) is None


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u200b\u200b"])
@evening
async def test_names_that_are_none(name: str, sqlite: str) -> None:
    async with opened(sqlite) as house:
        with pytest.raises(Unfit, match="bad-name"):
            await house.people.guest(name)


@evening
async def test_an_account_keeps_the_guests_games(database: str) -> None:
    async with opened(database) as house:
        ann = await person(house)
        desk = await table(house, ann, HOST, OPEN)
        registered = await house.people.register(ann.id, "Ann@Example.org", "lasso and spurs")
        assert (registered.id, registered.login) == (ann.id, "ann@example.org")
        back, token = await house.people.login("ANN@example.ORG", "lasso and spurs")
        assert back.id == ann.id
        assert await house.people.by_session(token) == back
        assert [info.code for info in (await house.tables_of(back.id)).tables] == [desk.code]


@evening
async def test_a_guest_who_logs_in_brings_the_games_along(database: str) -> None:
    async with opened(database) as house:
        ann, guest = await person(house), await person(house, "Somebody")
        await house.people.register(ann.id, "ann", "lasso and spurs")
        desk = await table(house, guest, HOST, OPEN)
        await house.people.login("ann", "lasso and spurs", guest.id)
        await desk.refresh()
        assert desk.seat_of(ann.id) == [0]
        assert desk.info.host_id == ann.id
        await desk.start(ann.id, fill="random")
        await play(desk, 2)
        bob = await person(house, "Bob")
        await house.people.register(bob.id, "bob", "another secret")
        await house.people.login("ann", "lasso and spurs", bob.id)
        assert (await house.tables_of(bob.id)).tables == []
        assert desk.seat_of(ann.id) == [0]


@evening
async def test_a_wrong_login_says_no_more_than_that(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann, bob = await person(house), await person(house, "Bob")
        await house.people.register(ann.id, "ann", "lasso and spurs")
        for login, password in [
            ("ann", "lasso"),
            ("nobody", "lasso and spurs"),
            ("", ""),
            ("ann", "x" * 10**5),
        ]:
            with pytest.raises(Unfit) as wrong:
                await house.people.login(login, password)
            assert (wrong.value.reason, wrong.value.params) == ("wrong-login", {})
        for who, login, password, reason in [
            (bob, "ANN", "long enough", "login-taken"),
            (bob, "b", "long enough", "bad-login"),
            (bob, "bob", "short", "bad-password"),
            (ann, "ann2", "long enough", "registered-already"),
        ]:
            with pytest.raises(Unfit, match=reason):
                await house.people.register(who.id, login, password)
        with pytest.raises(NotYours, match="no-such-person"):
            await house.people.register("0" * 32, "eve", "long enough")


@evening
async def test_a_new_password_ends_the_old_sessions(sqlite: str) -> None:
    async with opened(sqlite) as house:
        ann, token = await house.people.guest("Ann")
        await house.people.register(ann.id, "ann", "lasso and spurs")
        with pytest.raises(Unfit, match="wrong-login"):
            await house.people.change_password(ann.id, "not this", "saddle and boots")
        await house.people.change_password(ann.id, "lasso and spurs", "saddle and boots")
        assert await house.people.by_session(token) is None
        await house.people.login("ann", "saddle and boots")


@evening
async def test_tokens_for_programs(database: str) -> None:
    async with opened(database) as house:
        ann, bob = await person(house), await person(house, "Bob")
        token, secret = await house.people.make_token(ann.id, "my bot")
        found = await house.people.by_token(secret)
        assert found == ann
        assert [one.label for one in await house.people.tokens(ann.id)] == ["my bot"]
        await house.people.revoke_token(bob.id, token.id)
        assert await house.people.by_token(secret) == ann
        await house.people.revoke_token(ann.id, token.id)
        assert await house.people.by_token(secret) is None


@evening
async def test_no_secret_is_in_the_database(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    async with opened(f"sqlite:///{path}") as house:
        ann, session = await house.people.guest("Ann")
        await house.people.register(ann.id, "ann", "lasso and spurs")
        _, secret = await house.people.make_token(ann.id, "bot")
    with sqlite3.connect(path) as connection:
        content = "\n".join(connection.iterdump())
    assert "ann" in content
    for hidden in (session, secret, "lasso and spurs"):
        assert hidden not in content


@evening
async def test_an_old_session_is_over(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite) as house:
        _, token = await house.people.guest("Ann")
        later = now_ms() + people.SESSION_LIFE + 1000
        monkeypatch.setattr(people, "now_ms", lambda: later)
        assert await house.people.by_session(token) is None
        await house.people.tidy()
