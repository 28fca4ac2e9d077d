"""What parts show of a position, as plain values."""
