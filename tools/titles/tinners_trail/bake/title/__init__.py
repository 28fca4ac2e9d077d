"""The title picture: an engine house on the cliffs at dusk."""
