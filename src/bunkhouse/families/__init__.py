"""What a family of games shares: more than one game needs it, but not every game could."""
