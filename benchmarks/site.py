"""How the site bears many tables at once: from a move to the last viewer's update, over real HTTP.

    python benchmarks/site.py                   100 tables, 4 streams each, a move every 2 s, for 3 minutes
    python benchmarks/site.py --seconds 20 --json

The server is pinned to one core, this client to another. Every stream belongs to a person of its own, so all
views differ. Sizes are what goes over the wire, compressed; the first view is measured in Chromium if
there is one. Linux only.
"""

import argparse
import asyncio
import html
import json
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

from report import positive, slug, whole

ACTION = re.compile(rb'name="action" value="([^"]+)"')
PATIENCE = 20.0
TARGETS = {
    "p99_ms": 150.0,
    "page_bytes": 150_000,
    "update_bytes": 15_000,
    "first_view_ms": 1000.0,
    "errors": 0,
}
HEAD = (
    "Host: {host}\r\nCookie: bunkhouse={session}\r\nSec-Fetch-Site: same-origin\r\nAccept-Encoding: gzip\r\n"
)


class Viewer:
    """One person's live stream: the newest update, when it came, and how many bytes it took."""

    def __init__(self, host: str, code: str, seat: int, session: str) -> None:
        self.host, self.code, self.seat, self.session = host, code, seat, session
        self.seq = -1
        self.seen: dict[int, float] = {}
        self.text = b""
        self.sizes: list[int] = []
        self.changed = asyncio.Event()

    @property
    def head(self) -> str:
        return HEAD.format(host=self.host, session=self.session)

    async def follow(self) -> None:
        """Read the stream for ever."""
        reader, writer = await asyncio.open_connection(*self.host.split(":"), limit=1 << 20)
        writer.write(f"GET /t/{self.code}/stream?seat={self.seat} HTTP/1.1\r\n{self.head}\r\n".encode())
        status = await reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in status.split(b"\r\n")[0], status
        inflate, pending, size = zlib.decompressobj(31), b"", 0
        while length := int(await reader.readline(), 16):
            chunk = (await reader.readexactly(length + 2))[:-2]
            arrived = time.perf_counter()
            size += length
            pending += inflate.decompress(chunk)
            *events, pending = pending.split(b"\n\n")
            for event in events:
                self.take(event, arrived, size)
                size = 0

    def take(self, event: bytes, arrived: float, size: int) -> None:
        if not event.startswith(b"id: "):
            return
        self.seq = int(event[4 : event.index(b"\n")])
        self.seen = {self.seq: arrived}
        self.text = event
        self.sizes.append(size)
        self.changed.set()

    async def reaches(self, seq: int) -> float:
        """When the update with this number, or a later one, arrived."""
        while self.seq < seq:
            self.changed.clear()
            await self.changed.wait()
        return self.seen[self.seq]


class Table:
    """One game: a move every few seconds, by whoever is to decide."""

    def __init__(self, host: str, code: str, sessions: list[str], chance: random.Random) -> None:
        self.host, self.code, self.chance = host, code, chance
        self.viewers = [Viewer(host, code, seat, session) for seat, session in enumerate(sessions)]
        self.latencies: list[float] = []
        self.answers: list[float] = []
        self.errors: list[str] = []
        self.wire: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def play(self, offset: float, period: float, until: float) -> None:
        due = time.perf_counter() + offset
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.move()
            except (TimeoutError, OSError, asyncio.IncompleteReadError, AssertionError) as trouble:
                self.errors.append(repr(trouble)[:200])
                self.wire = None
            due += period

    async def move(self) -> None:
        """Play one of the legal moves, and wait until everybody has seen it."""
        viewer, actions = self.to_decide()
        seq = viewer.seq
        form = {
            "action": html.unescape(self.chance.choice(actions).decode()),
            "seat": viewer.seat,
            "seq": seq,
            "command": uuid.uuid4().hex,
        }
        started = time.perf_counter()
        seen = asyncio.gather(*(each.reaches(seq + 1) for each in self.viewers))
        status = await self.post(viewer, urlencode(form).encode())
        self.answers.append(time.perf_counter() - started)
        if status not in (200, 204):
            seen.cancel()
            raise AssertionError(f"status {status}")
        self.latencies.append(max(await seen) - started)

    def to_decide(self) -> tuple[Viewer, list[bytes]]:
        for viewer in self.viewers:
            if actions := ACTION.findall(viewer.text):
                return viewer, actions
        raise AssertionError("nobody can decide")

    async def post(self, viewer: Viewer, body: bytes) -> int:
        """A command over a connection that is kept open, as a browser does."""
        if self.wire is None:
            self.wire = await asyncio.open_connection(*self.host.split(":"), limit=1 << 20)
        reader, writer = self.wire
        kind = "HX-Request: true\r\nX-Line: open\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        start = f"POST /t/{self.code}/act HTTP/1.1\r\n{viewer.head}{kind}Content-Length: {len(body)}\r\n\r\n"
        writer.write(start.encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = re.search(r"content-length: (\d+)", head)
        if " 204 " in head[:16]:
            pass
        elif length is not None:
            await reader.readexactly(int(length[1]))
        else:
            while size := int(await reader.readline(), 16):
                await reader.readexactly(size + 2)
            await reader.readline()
        return int(head.split(" ", 2)[1])


class Server:
    """The measured process and what it uses."""

    def __init__(self, options: argparse.Namespace, folder: str) -> None:
        database = options.database or f"sqlite:///{folder}/site.sqlite"
        script = Path(__file__).with_name("site_server.py")
        given = ["--database", database, "--game", options.game, "--tables", str(options.tables)]
        command = [sys.executable, str(script), *given, "--seats", str(options.streams)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("The server did not start.")
        self.told = json.loads(line)

    def seconds(self) -> float:
        """Processor time used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self, what: str) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(rf"{what}:\s+(\d+) kB", status)
        return int(found[1]) / 1024 if found else 0.0

    def end(self) -> None:
        self.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(15)
        self.process.kill()


async def load(server: Server, options: argparse.Namespace) -> dict[str, Any]:
    """All tables at once; the numbers of the whole run."""
    host = urlsplit(server.told["address"]).netloc
    chance = random.Random(options.seed)
    tables = [Table(host, each["code"], each["sessions"], chance) for each in server.told["tables"]]
    viewers = [viewer for table in tables for viewer in table.viewers]
    streams = [asyncio.create_task(viewer.follow()) for viewer in viewers]
    async with asyncio.timeout(120):
        await asyncio.gather(*(viewer.reaches(0) for viewer in viewers))
        await settled(viewers)
    for viewer in viewers:
        viewer.sizes.clear()
    used, began = server.seconds(), time.perf_counter()
    until = began + options.seconds
    steps = [options.period * number / len(tables) for number in range(len(tables))]
    await asyncio.gather(
        *(table.play(step, options.period, until) for table, step in zip(tables, steps, strict=True))
    )
    busy = (server.seconds() - used) / (time.perf_counter() - began)
    for task in streams:
        task.cancel()
    broken = [task.exception() for task in streams if task.done() and not task.cancelled()]
    latencies = sorted(1000 * each for table in tables for each in table.latencies)
    answers = sorted(1000 * each for table in tables for each in table.answers)
    sizes = [size for viewer in viewers for size in viewer.sizes]
    errors = [error for table in tables for error in table.errors] + [repr(each) for each in broken]
    return {
        "tables": len(tables),
        "streams": len(viewers),
        "seconds": options.seconds,
        "moves": len(latencies),
        "updates": len(sizes),
        "errors": len(errors),
        "first_errors": errors[:3],
        "p50_ms": share(latencies, 0.50),
        "p99_ms": share(latencies, 0.99),
        "max_ms": share(latencies, 1.0),
        "answer_p50_ms": share(answers, 0.50),
        "answer_p99_ms": share(answers, 0.99),
        "update_bytes": max(sizes, default=0),
        "update_bytes_mean": round(statistics.fmean(sizes)) if sizes else 0,
        "server_core_percent": round(100 * busy, 1),
        "memory_mb": round(server.megabytes("VmRSS"), 1),
        "memory_peak_mb": round(server.megabytes("VmHWM"), 1),
    }


async def settled(viewers: list[Viewer]) -> None:
    """Wait until everybody has been told that everybody else has come."""
    told = -1
    while told != (told := sum(len(viewer.sizes) for viewer in viewers)):
        await asyncio.sleep(1.0)


def share(ordered: list[float], part: float) -> float:
    """The value below which this part of an ordered list lies."""
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1) if ordered else 0.0


def first_view(server: Server, language: str) -> dict[str, Any]:
    """A table page in a fresh browser: what is transferred, and when something is seen."""
    browser = (
        os.environ.get("BUNKHOUSE_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    )
    if not browser:
        return {}
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only where there is a browser

    table = server.told["tables"][0]
    views, received = [], 0
    with sync_playwright() as tool:
        chromium = tool.chromium.launch(executable_path=browser, args=["--no-sandbox", "--disable-gpu"])
        for _ in range(3):
            context = chromium.new_context(locale=language, viewport={"width": 1440, "height": 900})
            cookie = {"name": "bunkhouse", "value": table["sessions"][0], "url": server.told["address"]}
            context.add_cookies([cookie])  # type: ignore[list-item]
            page = context.new_page()
            wire = context.new_cdp_session(page)
            wire.send("Network.enable")
            sizes: list[float] = []
            wire.on(
                "Network.loadingFinished", lambda event, kept=sizes: kept.append(event["encodedDataLength"])
            )
            page.goto(f"{server.told['address']}t/{table['code']}", wait_until="load")
            page.wait_for_timeout(1500)
            paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
            views.append(float(page.evaluate(paint)))
            received = round(sum(sizes))
            context.close()
        chromium.close()
    return {"page_bytes": received, "first_view_ms": round(statistics.median(views), 1)}


def show(result: dict[str, Any]) -> None:
    for name, value in result.items():
        if name == "first_errors":
            continue
        target = TARGETS.get(name)
        verdict = "" if target is None else f"   at most {target:g}: {'yes' if value <= target else 'NO'}"
        print(f"{name:22} {value:>12}{verdict}")
    for error in result["first_errors"]:
        print(f"error: {error}")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=whole, default=100)
    parser.add_argument("--streams", type=whole, default=4, help="people at every table, each with a stream")
    parser.add_argument("--period", type=positive, default=2.0, help="seconds between the moves of a table")
    parser.add_argument("--seconds", type=positive, default=180.0)
    parser.add_argument("--game", type=slug, default="el-gaucho")
    parser.add_argument("--database", help="otherwise a new SQLite file")
    parser.add_argument("--language", default="pl", help="of the browser for the first view")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    with tempfile.TemporaryDirectory(prefix="bunkhouse-site-") as folder:
        server = Server(options, folder)
        try:
            result = {**first_view(server, options.language), **asyncio.run(load(server, options))}
        finally:
            server.end()
    if options.json:
        print(json.dumps(result))
    else:
        show(result)
    return int(any(result.get(name, 0) > most for name, most in TARGETS.items()))


if __name__ == "__main__":
    sys.exit(main())
