"""Addresses that are given away: to friends, to a phone's camera, to spectators."""

from starlette.requests import Request


def site(request: Request) -> str:
    """Where the site is reached from outside."""
    public: str = request.app.state.config.public_url
    return (public or str(request.base_url)).rstrip("/")


def table_link(request: Request, code: str) -> str:
    return f"{site(request)}/t/{code}"


def watch_link(request: Request, code: str) -> str:
    return f"{site(request)}/w/{code}"
