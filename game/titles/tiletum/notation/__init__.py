"""The text face of Tiletum: moves and positions in the words of the notation."""
