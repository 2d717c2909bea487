"""Ratings: people and bots of one game on one axis, a pure fold over the contests that were settled."""
