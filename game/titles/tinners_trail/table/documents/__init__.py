"""The documents and boards on the map: how they are arranged in a window, and what is folded."""
