"""The lobby: making tables, sitting down, starting, and the lists of tables."""
