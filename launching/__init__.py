"""How Bunkhouse is run from a clone: what ./bunkhouse does once it knows that this Python is new enough."""
