"""Looking back during a game: the journal, the round summary, past positions."""
