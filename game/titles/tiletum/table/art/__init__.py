"""The pictures of the pieces of Tiletum."""
