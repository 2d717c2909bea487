"""A designer's workbench: what the data of a game may be, a draft with all its mistakes, what differs, and its text."""
