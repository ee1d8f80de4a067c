"""The rules, one module per phase or family of actions."""
