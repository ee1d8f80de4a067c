"""The rulebook, one small module per part."""
