"""Contests: challenges as the player meets them, from the card of a goal to the medals won."""
