"""How things move at this table."""
