"""Brass: canals by day and rails by gaslight in Lancashire."""
