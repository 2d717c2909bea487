"""The club: what brings people back beside the tables themselves: people, ratings, tournaments, reliability."""
