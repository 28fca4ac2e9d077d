"""The notation of Tinners' Trail: moves and positions, written and read."""
