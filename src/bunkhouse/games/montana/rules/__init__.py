"""The rules of Montana, one module for each part of a turn."""
