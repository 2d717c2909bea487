"""The rules that several actions share: the map, flights and passages, the recipe tree."""
