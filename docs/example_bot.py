#!/usr/bin/env python3
"""A bot for Bunkhouse in one file: it plays a whole game over the JSON API. Only the standard library.

    ./bunkhouse serve                                   in one terminal
    python3 docs/example_bot.py --game el-gaucho        in another

It opens a table for itself and a bot of the house, follows the live stream, and answers whenever it is its
turn. ``choose`` is the place for better ideas. With --table CODE it takes a free seat at a table that waits.
"""

import argparse
import json
import random
import sys
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator
from typing import Any

Document = dict[str, Any]


class Api:
    """Sends documents to a server and reads its answers."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/") + "/api"
        self.token = ""

    def ask(self, path: str, given: Document | None = None) -> tuple[int, Any]:
        """GET, or POST when there is something to send; the status and the answer."""
        body = None if given is None else json.dumps(given).encode()
        try:
            with urllib.request.urlopen(self.request(path, body)) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as refused:
            return refused.code, json.load(refused)

    def events(self, path: str) -> Iterator[Document]:
        """The documents of a live stream, as they come."""
        with urllib.request.urlopen(self.request(path, None)) as answer:
            for line in answer:
                if line.startswith(b"data: "):
                    yield json.loads(line[len(b"data: ") :])

    def request(self, path: str, body: bytes | None) -> urllib.request.Request:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        return urllib.request.Request(self.url + path, body, headers)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Play a game over the API.")
    parser.add_argument("--server", default="http://127.0.0.1:8000")
    parser.add_argument("--game", default="el-gaucho")
    parser.add_argument("--table", help="the code of a table with a free seat")
    parser.add_argument("--against", default="greedy", help="the bot of the house to play against")
    options = parser.parse_args(arguments)

    api = Api(options.server)
    api.token = expect(api.ask("/guests", {"name": "Example bot"}))["token"]
    if options.table:
        code = options.table
        expect(api.ask(f"/tables/{code}/sit", {}))
    else:
        seats = [{"kind": "host"}, {"kind": "bot", "bot": options.against}]
        code = expect(api.ask("/tables", {"game": options.game, "seats": seats, "start": True}))["code"]
    return play(api, code)


def play(api: Api, code: str) -> int:
    """Follow the table to the end; every update is all that this seat may know."""
    for update in api.events(f"/tables/{code}/stream"):
        state = update
        while state["status"] == "running" and state["actor"] == state["seat"]:
            state = act(api, code, state)
        if state["status"] == "over":
            print(f"Scores: {state['scores']}; this bot came in as number {state['ranking'][state['seat']]}.")
            return 0
    print("The server has closed the stream.", file=sys.stderr)
    return 1


def act(api: Api, code: str, state: Document) -> Document:
    """Choose and send an action; returns the table after it.

    A command has an id of its own, so sending it again can never play twice. A 409 brings the table as it is.
    """
    action = choose(state)
    command = {
        "action": action["action"],
        "seq": state["seq"],
        "seat": state["seat"],
        "command": uuid.uuid4().hex,
    }
    status, answer = api.ask(f"/tables/{code}/act", command)
    if status not in (200, 409):
        expect((status, answer))
    print(action["words"])
    table: Document = answer["state"]
    return table


def choose(state: Document) -> Document:
    """Any legal action will do; a better bot looks at state["view"] first."""
    choice: Document = random.choice(state["legal"])
    return choice


def expect(answered: tuple[int, Any]) -> Any:
    """The answer, or the end with the reason that the server gives."""
    status, answer = answered
    if status >= 400:
        sys.exit(f"{status}: {answer['error']['message']}")
    return answer


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
