"""From a desk to what one visitor sees of it: the bridge between the house and the table's pages."""
