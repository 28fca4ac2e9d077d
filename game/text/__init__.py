"""Text for players: words in each language, names, and how numbers are printed."""
