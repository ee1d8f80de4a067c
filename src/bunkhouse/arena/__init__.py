"""Tournaments: who plays whom, on one machine or many, and what comes out of it."""
