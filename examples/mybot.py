#!/usr/bin/env python3
"""A bot for Bunkhouse that is a program of its own, in any language you like; this one is in Python.

    bunkhouse tournament el-gaucho --bots greedy,random,cmd:./examples/mybot.py --games 30

It reads one JSON document a line and answers each question with one line; docs/bots.md describes them.
``choose`` is the place for better ideas.
"""

import json
import random
import sys
from typing import Any


def choose(view: dict[str, Any], legal: list[str], luck: random.Random) -> str:
    """One of the legal actions, given everything that this seat may know."""
    return luck.choice(legal)


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "choose":
            action = choose(message["view"], message["legal"], random.Random(message["luck"]))
            print(json.dumps({"action": action}), flush=True)


if __name__ == "__main__":
    main()
