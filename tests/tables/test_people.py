"""Guests, accounts, sessions and tokens."""

import sqlite3
from pathlib import Path

import pytest

from bunkhouse.server import people
from bunkhouse.server.errors import NotYours, Unfit
from bunkhouse.server.ids import now_ms
from bunkhouse.server.tables.commands.before_start import Start

from .helpers import HOST, OPEN, async_test, new_table, opened, person, play


@async_test
async def test_a_guest_is_known_by_the_session(database: str) -> None:
    async with opened(database) as service:
        ann, token = await service.people.guest("  Ann\t Oakley\u202e ", "pl")
        assert (ann.name, ann.language, ann.login) == ("Ann Oakley", "pl", None)
        assert await service.people.by_session(token) == ann
        assert await service.people.by_session(token + "x") is None
        assert (await service.people.rename(ann.id, "Annie")).name == "Annie"
        assert (await service.people.set_language(ann.id, "en")).language == "en"
        found = await service.people.by_session(token)
        assert found is not None
        assert (found.name, found.language) == ("Annie", "en")
        await service.people.end_session(token)
        assert await service.people.by_session(token) is None


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u200b\u200b"])
@async_test
async def test_names_that_are_none(name: str, sqlite: str) -> None:
    async with opened(sqlite) as service:
        with pytest.raises(Unfit, match="bad-name"):
            await service.people.guest(name)


@async_test
async def test_an_account_keeps_the_guests_games(database: str) -> None:
    async with opened(database) as service:
        ann = await person(service)
        table = await new_table(service, ann, HOST, OPEN)
        registered = await service.people.register(ann.id, "Ann@Example.org", "lasso and spurs")
        assert (registered.id, registered.login) == (ann.id, "ann@example.org")
        back, token = await service.people.login("ANN@example.ORG", "lasso and spurs")
        assert back.id == ann.id
        assert await service.people.by_session(token) == back
        assert [info.code for info in (await service.tables_of(back.id)).tables] == [table.code]


@async_test
async def test_a_guest_who_logs_in_brings_the_games_along(database: str) -> None:
    async with opened(database) as service:
        ann, guest = await person(service), await person(service, "Somebody")
        await service.people.register(ann.id, "ann", "lasso and spurs")
        table = await new_table(service, guest, HOST, OPEN)
        await service.people.login("ann", "lasso and spurs", guest.id)
        await table._refresh()
        assert table.seats_of(ann.id) == [0]
        assert table.info.host_id == ann.id
        await table.do(Start(ann, fill="random"))
        await play(table, 2)
        bob = await person(service, "Bob")
        await service.people.register(bob.id, "bob", "another secret")
        await service.people.login("ann", "lasso and spurs", bob.id)
        assert (await service.tables_of(bob.id)).tables == []
        assert table.seats_of(ann.id) == [0]


@async_test
async def test_a_wrong_login_says_no_more_than_that(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann, bob = await person(service), await person(service, "Bob")
        await service.people.register(ann.id, "ann", "lasso and spurs")
        for login, password in [
            ("ann", "lasso"),
            ("nobody", "lasso and spurs"),
            ("", ""),
            ("ann", "x" * 10**5),
        ]:
            with pytest.raises(Unfit) as wrong:
                await service.people.login(login, password)
            assert (wrong.value.reason, wrong.value.params) == ("wrong-login", {})
        for who, login, password, reason in [
            (bob, "ANN", "long enough", "login-taken"),
            (bob, "b", "long enough", "bad-login"),
            (bob, "bob", "short", "bad-password"),
            (ann, "ann2", "long enough", "registered-already"),
        ]:
            with pytest.raises(Unfit, match=reason):
                await service.people.register(who.id, login, password)
        with pytest.raises(NotYours, match="no-such-person"):
            await service.people.register("0" * 32, "eve", "long enough")


@async_test
async def test_a_new_password_ends_the_old_sessions(sqlite: str) -> None:
    async with opened(sqlite) as service:
        ann, token = await service.people.guest("Ann")
        await service.people.register(ann.id, "ann", "lasso and spurs")
        with pytest.raises(Unfit, match="wrong-login"):
            await service.people.change_password(ann.id, "not this", "saddle and boots")
        await service.people.change_password(ann.id, "lasso and spurs", "saddle and boots")
        assert await service.people.by_session(token) is None
        await service.people.login("ann", "saddle and boots")


@async_test
async def test_tokens_for_programs(database: str) -> None:
    async with opened(database) as service:
        ann, bob = await person(service), await person(service, "Bob")
        token, secret = await service.people.make_token(ann.id, "my bot")
        found = await service.people.by_token(secret)
        assert found == ann
        assert [one.label for one in await service.people.tokens(ann.id)] == ["my bot"]
        await service.people.revoke_token(bob.id, token.id)
        assert await service.people.by_token(secret) == ann
        await service.people.revoke_token(ann.id, token.id)
        assert await service.people.by_token(secret) is None


@async_test
async def test_no_secret_is_in_the_database(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    async with opened(f"sqlite:///{path}") as service:
        ann, session = await service.people.guest("Ann")
        await service.people.register(ann.id, "ann", "lasso and spurs")
        _, secret = await service.people.make_token(ann.id, "bot")
    with sqlite3.connect(path) as connection:
        content = "\n".join(connection.iterdump())
    assert "ann" in content
    for hidden in (session, secret, "lasso and spurs"):
        assert hidden not in content


@async_test
async def test_an_old_session_is_over(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite) as service:
        _, token = await service.people.guest("Ann")
        later = now_ms() + people.SESSION_LIFE + 1000
        monkeypatch.setattr(people, "now_ms", lambda: later)
        assert await service.people.by_session(token) is None
        await service.people.tidy()
