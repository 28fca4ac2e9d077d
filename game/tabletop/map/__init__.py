"""A map of places: its position in the window, its highlights and its names."""
