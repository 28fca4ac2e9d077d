"""The title picture of Brass: a mill by the basin at dusk."""
