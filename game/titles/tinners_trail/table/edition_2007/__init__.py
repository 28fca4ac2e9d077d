"""The table of the edition of 2007: what only it has beside what both editions have."""
