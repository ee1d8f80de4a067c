"""The command line: games, simulations, measurements, play in the terminal, replays."""

from bunkhouse.cli.entry import main

__all__ = ["main"]
