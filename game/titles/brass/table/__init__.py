"""The drawn table of Brass."""
