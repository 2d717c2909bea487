"""Operators: the people who look after a server, what they may do, and the log of all they did."""
