"""Challenges: a game of the day, scenarios with a goal, and a ladder of automa options."""
