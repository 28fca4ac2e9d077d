"""Shared art: colours, player marks, seals, printed cells, and the pen that draws them."""
