"""The notation of Tiletum: moves and positions as text."""
