"""Looking back during a game: the journal, the summary of a round, past positions."""
