"""What a bonus tile in the storehouse is called when it is used: a helper, in every sentence."""

from typing import Final

import pytest

from tests.titles.tiletum.trial import SENTENCES

HELPER: Final = {"en": "helper", "pl": "pomocnik", "cs": "pomocní"}
KEYS_ABOUT_HELPERS: Final = (
    "table.action-use",
    "table.tip-use",
    "table.asked-task-use",
    "table.note-colour",
    "move.use",
    "move.use-none",
    "reason.no-helper-now",
    "reason.no-helper",
    "reason.not-now-colour",
    "log.used",
    "coach.use",
    "table.tile-helper",
    "table.tile-boost",
)


@pytest.mark.parametrize("language", HELPER)
@pytest.mark.parametrize("key", KEYS_ABOUT_HELPERS)
def test_a_used_bonus_tile_is_called_a_helper(language: str, key: str) -> None:
    assert HELPER[language] in SENTENCES[language][key].casefold()
