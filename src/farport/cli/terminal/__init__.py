"""A game at the terminal: choices, typed commands, the clock, and the session that joins them."""
