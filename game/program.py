"""What the program is called: its command, its window's class, its folder, its saved games.

It is older than the shelf and so bears the name of the first game that stood on it. No title is
meant by it; which one is, where none is named, says the first line of the shelf.
"""

from typing import Final

COMMAND: Final = "tinners-trail"
FOLDER: Final = "Tinners Trail"
SAVED: Final = ".tinners"
"""How the names of files with saved games end."""
