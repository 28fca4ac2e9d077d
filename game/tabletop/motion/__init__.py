"""How things move on a table."""
