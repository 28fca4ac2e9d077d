"""A map of places: where it lies in the window, what lights up on it, where names stand."""
