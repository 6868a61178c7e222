"""What every game shares: actions, positions, questions, chance, events, options, records."""
