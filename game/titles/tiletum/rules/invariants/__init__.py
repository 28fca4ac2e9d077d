"""The invariants of the game: invariants of every state and of every step."""
