"""Bots think in processes of their own, here or on other machines, under a time budget."""
