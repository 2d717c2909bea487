"""Bots that have learned: a network reads what a seat knows, and a search asks it. Needs the extra `neural`."""
