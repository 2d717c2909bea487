"""Telling people that it is their move: once a turn, not in quiet hours, on the channel they chose."""
