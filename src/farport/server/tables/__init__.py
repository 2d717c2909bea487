"""Tables: the log of each, the position it leads to, and everybody who follows it."""
