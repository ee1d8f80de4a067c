"""Sue, the opponent in solo games: she decides by herself (EP-119 to EP-133)."""
