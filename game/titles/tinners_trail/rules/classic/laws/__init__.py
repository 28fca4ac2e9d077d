"""The laws of the edition of 2007: what must be true of every table and of every step."""
