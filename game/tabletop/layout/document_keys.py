"""The key commands that open documents and boards, and the default key of each kind of them.

One key means one kind of document at every table, whether the document is folded there or not.
"""

from typing import Final

from game.scene.input.keys import COMMAND_PREFIX
from game.system.keyboard import default_keys_on_this_system

JOURNAL_PART_NAME: Final = "journal"
"""The name of the journal, which every table has."""
JOURNAL_KEY: Final = "f2"
OWN_PIECES_KEY: Final = "f3"
"""What a player has or can build: own tiles, the own board, developments."""
MARKET_KEY: Final = "f4"
INVESTMENTS_KEY: Final = default_keys_on_this_system("document-boxes", "f5")
OTHER_MARKET_KEY: Final = "f6"
LARGE_BOARD_KEY: Final = "f6"
SCORING_KEY: Final = "f7"
EMIGRATION_KEY: Final = "f7"
OTHER_SEATS_KEY: Final = "f8"
"""What other seats have: their tiles or boards, and the automated opponent's board."""


def document_command_name(part_name: str) -> str:
    """Return the name of the key command that opens and closes a part which may be folded."""
    return f"document-{part_name}"


def document_key_cap(part_name: str) -> str:
    """Return the key cap of a folded part's tab, which names the command of its key."""
    return f"{COMMAND_PREFIX}{document_command_name(part_name)}"
