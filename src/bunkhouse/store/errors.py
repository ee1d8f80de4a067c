"""The database cannot be used, and why."""

from bunkhouse.engine.errors import BunkhouseError


class StoreError(BunkhouseError):
    """Nothing was written and nothing may be acknowledged.

    Reasons: ``store-bad-url``, ``store-missing`` (its folder or file cannot be opened), ``store-unreachable``
    (no server answers), ``store-refused`` (wrong user, password or database name), ``store-read-only``,
    ``store-full``, ``store-busy`` (locked for too long), ``store-broken`` (not a database, or damaged),
    ``store-foreign`` (tables of something else), ``store-newer`` (written by a newer Bunkhouse),
    ``store-failed`` (anything else; ``detail`` has the driver's words).
    """
