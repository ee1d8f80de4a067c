"""From a live table to what one visitor sees of it."""
