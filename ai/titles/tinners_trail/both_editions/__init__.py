"""What computer players know of both editions."""
