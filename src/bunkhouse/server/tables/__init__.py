"""The tables that run.

A command (``commands/``) is a small frozen value. Its ``plan`` looks at the table as it is
(``state.TableState``) and says what it changes (``draft.Draft``), or refuses; it waits for nothing, reads no
clock and writes nothing. A ``live_table.LiveTable`` takes a command, plans it under the table's lock, commits
the change, takes it over in memory and tells whoever watches. What else goes on at a table has a small class
of its own: who is there (``presence``), how long somebody has left (``thinking_time``), what happens when the
time is over (``timers``), and the bots (``bot_runner``).
"""
