"""A client that plays on, whatever happens to the server, and remembers what it was told."""

import asyncio
import random
import uuid
from dataclasses import dataclass, field
from typing import Any

import httpx

from .site import Site


@dataclass
class Told:
    """A command and the last answer to it."""

    table: str
    command: str
    action: str
    tries: int
    status: int
    seq: int
    """The change that the command made, when it was acknowledged."""


@dataclass
class Player:
    """One person who plays all people's seats of one table after another."""

    site: Site
    client: httpx.AsyncClient
    luck: random.Random
    seats: list[dict[str, str]]
    told: list[Told] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    """The codes of the tables, the one that is played last."""
    alone: bool = True
    """Nobody else acts at the table, so that a refusal can only come of a lost answer."""
    answers: int = 0
    """How many answers came from any server so far."""
    requests: int = 0
    """How many times something was asked for, answered or not."""

    @property
    def got_something_done(self) -> bool:
        """Whether an action at the present table was acknowledged."""
        return any(told.table == self.tables[-1] and told.status == 200 for told in self.told)

    async def begin(self) -> None:
        _, welcome = await self.ask("POST", "/guests", {"name": "Ann"})
        self.client.headers["Authorization"] = f"Bearer {welcome['token']}"
        await self._open_table()

    async def _open_table(self) -> None:
        command = f"open-{len(self.tables)}"
        plan = {"game": "el-gaucho", "seats": self.seats, "start": True, "command": command}
        status, table = await self.ask("POST", "/tables", plan)
        assert status == 201, table
        assert table["code"] not in self.tables
        self.tables.append(table["code"])

    async def play(self) -> None:
        """Act whenever it is one's turn, for ever; at the end of a game open the next table."""
        while True:
            status, state = await self.ask("GET", f"/tables/{self.tables[-1]}/observe")
            assert status == 200, state
            if state["status"] == "over":
                await self._open_table()
            elif not state["legal"]:
                await asyncio.sleep(0.005)
            else:
                await self._act(state)

    async def _act(self, state: dict[str, Any]) -> None:
        command, action = uuid.uuid4().hex, self.luck.choice(state["legal"])["action"]
        given = {"action": action, "seq": state["seq"], "seat": state["seat"], "command": command}
        code, before = self.tables[-1], self.requests
        status, answer = await self.ask("POST", f"/tables/{code}/act", given)
        tries = self.requests - before
        if status == 200:
            self.told.append(Told(code, command, action, tries, status, answer["seq"]))
            if self.luck.random() < 0.1:
                again, _ = await self.ask("POST", f"/tables/{code}/act", given)
                assert again == 409, "a repeated command was carried out again"
        else:
            assert status == 409, answer
            assert tries > 1 or not self.alone, "refused although nobody else could have acted"
            self.told.append(Told(code, command, action, tries, status, 0))

    async def ask(self, method: str, path: str, given: object = None) -> tuple[int, Any]:
        """Ask until there is an answer, the same thing every time."""
        while True:
            self.requests += 1
            try:
                answer = await self.client.request(method, path, json=given)
            except httpx.TransportError:
                assert self.site.alive, "the site ended by itself"
                await asyncio.sleep(0.01)
                continue
            assert answer.status_code < 500, answer.text
            self.answers += 1
            return answer.status_code, answer.json()
