"""Contests between computer players: who meets whom, playing, the log, ratings and tests."""
