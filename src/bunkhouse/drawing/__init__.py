"""What the drawing of a game is given: the context of a viewer, parts that are cached, clicks, plates."""
