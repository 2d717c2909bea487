"""What workers tell each other: in memory when there is one, through Redis between several."""
