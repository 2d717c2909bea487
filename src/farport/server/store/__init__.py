"""Where everything is kept: SQLite in one file, or PostgreSQL, behind one small interface."""
