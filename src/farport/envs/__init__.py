"""PettingZoo, Gymnasium and OpenSpiel faces of the same contract; each is imported by itself, with its library."""
