"""Looking back during a game: the whole journal, the chronicle of a round, past positions."""
