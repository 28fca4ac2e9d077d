"""What computer players know about Brass."""
