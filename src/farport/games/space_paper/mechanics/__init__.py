"""The rules that several actions share: the galaxy and its planets, voyages, combat, the parts of a round."""
