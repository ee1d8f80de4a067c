"""The pages of the site, one module a noun; each offers its routes."""
