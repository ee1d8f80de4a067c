"""The turn of Old West, one module per phase or action."""
