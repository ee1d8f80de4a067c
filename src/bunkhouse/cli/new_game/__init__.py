"""``bunkhouse new-game``: copies a small complete game under a new name, to be changed into another one."""
