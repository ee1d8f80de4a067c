"""The JSON API: everything a player can do, for programs."""

from bunkhouse.server.api.app import api_app

__all__ = ["api_app"]
