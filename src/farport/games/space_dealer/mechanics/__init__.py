"""The rules that several commands share: hourglasses, building, cards at work, goods and holders, trade, knowledge."""
