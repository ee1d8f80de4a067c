"""The rules, one small module per part of the rulebook."""
