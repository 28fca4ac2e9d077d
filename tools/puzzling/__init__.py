"""What the tools that find puzzles share: counting them out, and the folder they lie in."""
