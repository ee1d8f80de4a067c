"""What outlives the process: people, tables, moves and positions, in SQLite or PostgreSQL."""
