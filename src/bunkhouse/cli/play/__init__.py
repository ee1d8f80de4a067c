"""``bunkhouse play``: a game in the terminal, against bots or with friends at one keyboard."""
