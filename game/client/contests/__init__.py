"""The player's view of challenges, from the goal's card to the medals won."""
