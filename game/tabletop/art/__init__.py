"""Art of every table: colours, marks, seals, printed cells, and the pen that draws them."""
