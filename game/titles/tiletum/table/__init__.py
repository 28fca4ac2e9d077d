"""The drawn table of Tiletum."""
