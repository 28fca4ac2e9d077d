"""The text face of Brass: moves and positions in the words of the notation."""
