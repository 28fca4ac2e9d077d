"""Text: drawn lines, and fonts."""
