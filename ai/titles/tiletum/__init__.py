"""What computer players know of Tiletum."""
