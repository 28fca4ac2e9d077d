"""The notation of Brass: moves and positions as text."""
