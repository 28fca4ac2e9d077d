"""The table of Brass: what it looks like and how it is played at the screen."""
