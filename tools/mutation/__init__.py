"""Mutation testing of the rules: small faults are planted into a game one by one, and its tests must notice each.

    python -m tools.mutation run duck-dealer          judge every mutant, going on where the last run stopped
    python -m tools.mutation run --changed            only functions that have changed since they were judged
    python -m tools.mutation survivors duck-dealer    what no test notices, by rule

What was found is kept in tests/records/mutation, one file a game.
"""
