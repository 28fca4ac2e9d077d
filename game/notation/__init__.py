"""What the notations of all titles share: moves, positions, options and component files."""
