"""What can be done at a table, by subject: every command says what it would change."""
