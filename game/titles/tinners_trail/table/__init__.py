"""The drawing room of Tinners' Trail: what its table looks like."""
