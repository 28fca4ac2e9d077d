"""The layout of a table's parts in a window."""
