"""Input: keys, pointer, focus, game controllers."""
