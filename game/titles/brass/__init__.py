"""Brass (Lancashire, 2007): canals, then rails, and the cotton, coal and iron that need them."""
