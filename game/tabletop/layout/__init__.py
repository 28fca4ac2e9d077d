"""Where the parts of a table lie in a window."""
