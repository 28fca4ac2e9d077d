"""The county on the table: map, areas, and the pieces that lie in them."""
