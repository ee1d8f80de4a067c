"""The site: running tables, pages, the live stream and the JSON API."""
