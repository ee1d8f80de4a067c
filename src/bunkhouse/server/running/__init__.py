"""How one table is run: its one writer, its commands, its game, its clocks and its company."""
