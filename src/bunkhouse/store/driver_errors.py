"""From a driver's error to one clear reason."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from bunkhouse.store.errors import StoreError


class Conflict(Exception):
    """Somebody else wrote the same key first. Nothing was written."""


_SQLITE = {
    "SQLITE_READONLY": "store-read-only",
    "SQLITE_FULL": "store-full",
    "SQLITE_BUSY": "store-busy",
    "SQLITE_LOCKED": "store-busy",
    "SQLITE_CANTOPEN": "store-missing",
    "SQLITE_PERM": "store-missing",
    "SQLITE_NOTADB": "store-broken",
    "SQLITE_CORRUPT": "store-broken",
    "SQLITE_AUTH": "store-refused",
}
_POSTGRES = {  # by the beginning of the SQLSTATE
    "25006": "store-read-only",
    "53100": "store-full",
    "53": "store-busy",
    "55P03": "store-busy",
    "40": "store-busy",
    "08": "store-unreachable",
    "57P": "store-unreachable",
    "28": "store-refused",
    "3D": "store-refused",
    "42501": "store-refused",
    "XX": "store-broken",
}


def reason_for(error: BaseException) -> str:
    """The reason id for an error of one of the two drivers."""
    if isinstance(error, sqlite3.Error):
        name = getattr(error, "sqlite_errorname", "") or ""
        return next((reason for start, reason in _SQLITE.items() if name.startswith(start)), "store-failed")
    if isinstance(error, psycopg.Error):
        state = error.sqlstate or ""
        found = [reason for start, reason in _POSTGRES.items() if state.startswith(start)]
        if found:
            return found[0]
        if isinstance(error, psycopg.OperationalError) and not state:
            return _connecting(str(error))
    if isinstance(error, OSError):
        return "store-unreachable"
    return "store-failed"


def _connecting(words: str) -> str:
    """Why a connection failed; libpq tells it in words only."""
    refused = ("authentication failed", "does not exist", "no pg_hba.conf entry", "permission denied for")
    return "store-refused" if any(phrase in words for phrase in refused) else "store-unreachable"


@contextmanager
def explained() -> Iterator[None]:
    """Let driver errors leave as ``StoreError``, and a key written twice as ``Conflict``."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except DBAPIError as error:
        cause = error.orig or error
        raise StoreError(reason_for(cause), {"detail": _one_line(cause)}) from error
    except (SQLAlchemyError, sqlite3.Error, psycopg.Error, OSError) as error:
        raise StoreError(reason_for(error), {"detail": _one_line(error)}) from error


def _one_line(error: BaseException) -> str:
    return " ".join(str(error).split())[:300]
