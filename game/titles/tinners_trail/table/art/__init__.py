"""Art of the table: pieces, map and title picture (see README.md)."""
