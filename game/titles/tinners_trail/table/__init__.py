"""The table of Tinners' Trail: what it looks like."""
