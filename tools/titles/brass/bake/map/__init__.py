"""The map of Brass, by day and by night."""
