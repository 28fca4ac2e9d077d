"""The phases and keys of expansions; keys of an expansion not in play may be present if empty."""

from typing import Final

from game.files.toml_fields import TomlFields, value_for_message
from game.titles.tinners_trail.notation import move_forms
from game.titles.tinners_trail.rules.state import TrailState

# By where it stands: what each key says when nothing of its expansion is there; None = the key
# must be absent.
BLANK_AND_EXPANSION_BY_KEY: Final[dict[str, dict[str, tuple[object, str]]]] = {
    "table": {
        "market": ([], move_forms.ARSENIC_NAME_IN_MESSAGES),
        "emigrated": ([], move_forms.EMIGRATION_NAME_IN_MESSAGES),
        "wallace_cards": ([], move_forms.SOLO_GAME_NAME_IN_MESSAGES),
        "impossible_cards": (0, move_forms.SOLO_GAME_NAME_IN_MESSAGES),
    },
    "player": {
        "limiter": (0, move_forms.ARSENIC_NAME_IN_MESSAGES),
        "calciner_left": (True, move_forms.ARSENIC_NAME_IN_MESSAGES),
        "miners_left": (4, move_forms.EMIGRATION_NAME_IN_MESSAGES),
        "waiting": ([], move_forms.EMIGRATION_NAME_IN_MESSAGES),
        "owed": (0, move_forms.SOLO_GAME_NAME_IN_MESSAGES),
        "income": (0, move_forms.SOLO_GAME_NAME_IN_MESSAGES),
        "under": ([], move_forms.SOLO_GAME_NAME_IN_MESSAGES),
    },
    "ore": {"arsenic": (0, move_forms.ARSENIC_NAME_IN_MESSAGES)},
    "area": {
        "arsenic": (0, move_forms.ARSENIC_NAME_IN_MESSAGES),
        "calciner": (None, move_forms.ARSENIC_NAME_IN_MESSAGES),
    },
    "tile": {"bonus": (None, move_forms.KICKSTARTER_NAME_IN_MESSAGES)},
}
REMASTERED_KEYS_BY_TABLE: Final = {  # which the edition of 2007 has not
    "table": (
        "expansions",
        "wallace",
        *BLANK_AND_EXPANSION_BY_KEY["table"],
        "peekers",
        "decks",
        "seen",
    ),
    "player": ("wallace", "hand", "discarded", *BLANK_AND_EXPANSION_BY_KEY["player"]),
    "ore": ("arsenic",),
    "area": ("tile", "drainage", "pump", "arsenic", "calciner"),
}


def refuse_content_of_absent_expansions(
    fields: TomlFields, table_name: str, state: TrailState
) -> None:
    """Raise Unreadable if a key has content although its expansion or edition is not in play;
    `table_name` names the part of the position, such as "ore" or "table".
    """
    if state.board.is_edition_2007:
        for key in REMASTERED_KEYS_BY_TABLE[table_name]:
            if key in fields and not _is_blank_value(fields.raw_value(key, "")):
                found = value_for_message(fields.raw_value(key, ""))
                problem = f"is {found}, which the edition of 2007 does not have"
                raise fields.field_error(key, problem, "no such key")
        return
    absent = move_forms.expansions_not_in_play(state.board)
    for key, (nothing, expansion) in BLANK_AND_EXPANSION_BY_KEY[table_name].items():
        if expansion not in absent or key not in fields:
            continue
        value = fields.raw_value(key, "")
        if nothing is None or value != nothing or type(value) is not type(nothing):
            allowed = "no such key" if nothing is None else value_for_message(nothing)
            problem = f"is {value_for_message(value)}, but {expansion} is not in play"
            raise fields.field_error(key, problem, allowed)


def _is_blank_value(value: object) -> bool:
    """Return whether a value is 0, false or empty, and so is everything in a table."""
    if isinstance(value, dict):
        return all(_is_blank_value(inside) for inside in value.values())
    return value in (0, "", []) and not isinstance(value, float)


def phases_of_absent_expansions(state: TrailState) -> tuple[str, ...]:
    """Return the phases of expansions not in play, as the words of their moves."""
    absent = move_forms.expansions_not_in_play(state.board)
    return tuple(
        word
        for word, expansion in move_forms.EXPANSION_NAME_BY_MOVE_WORD.items()
        if expansion in absent
    )
