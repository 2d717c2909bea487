"""Tournaments: logs that are folded, pairings by matching, standings, and what drives them."""
