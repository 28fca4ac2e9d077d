"""Journals of games: writing them so that nothing is lost, reading whatever is found."""
