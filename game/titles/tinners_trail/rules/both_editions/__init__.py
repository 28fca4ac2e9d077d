"""What both editions have: the county, its markers, mines, pieces, prices and the ranking."""
