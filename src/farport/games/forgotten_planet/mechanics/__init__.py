"""The rules that several actions share: the grid, control of tiles, and the maps that are played on."""
