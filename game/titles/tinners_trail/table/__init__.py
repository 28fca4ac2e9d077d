"""The drawn table of Tinners' Trail."""
