"""Text: lines that are drawn, and a line that is edited."""
