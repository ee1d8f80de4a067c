"""The rules engine: what all games share, naming none of them."""
