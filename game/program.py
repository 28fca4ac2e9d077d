"""The program's names: its command, its window's class, its folder, its saved games.

The program was first named after the first game of its shelf. The old names stay valid: commands,
environment variables, the folder of saved games and the files in it.
"""

import os
from typing import Final

NAME: Final = "Count House"
COMMAND: Final = "count-house"
REPORTS_ADDRESS: Final = "https://github.com/count-house/count-house/issues"
"""The address to which problems are reported; pyproject.toml contains it too."""
AUTHORS: Final = "The Count House authors"
LICENCE: Final = "MIT AND OFL-1.1"
"""The authors and the licence of the program; pyproject.toml contains both too."""
SAVED_GAME_ENDING: Final = ".counthouse"
"""The suffix of the files of saved games."""
OLDER_NAME: Final = "Tinners Trail"
OLDER_COMMAND: Final = "tinners-trail"
OLDER_SAVED_GAME_ENDING: Final = ".tinners"


def environment_variable_value(name: str) -> str:
    """Return the value of the environment variable COUNT_HOUSE_<name>; if it is not set, the
    value under its older name TINNERS_<name>, or ""."""
    return os.environ.get(f"COUNT_HOUSE_{name}", os.environ.get(f"TINNERS_{name}", ""))
