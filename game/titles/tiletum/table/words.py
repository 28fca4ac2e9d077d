"""Words of the table: prompts, the journal, the position for those who listen, usual keys."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from game.box.rules_reference import KeyCommand
from game.engine.events import Event
from game.engine.move import Move
from game.tabletop.layout import document_keys
from game.tabletop.panel.prompt import PromptLook, prompt_look_without_question
from game.tabletop.plain.table_texts import PlainTableTexts
from game.tabletop.table_model import commands_of_map_table
from game.titles.tiletum.rules.components import GOOD_NAMES
from game.titles.tiletum.rules.forecasts import action_points_of_second_part, results_by_die_value
from game.titles.tiletum.table.action_sheet_input import ActionSheetInput
from game.titles.tiletum.table.art.underground_art import ROMAN_NUMERALS
from game.titles.tiletum.table.parts import MOVE_KIND_BY_TASK
from game.titles.tiletum.table.pickable_widget import TableContext, capitalised
from game.titles.tiletum.table.view import TiletumModel

SPECIAL_WORD_BY_EVENT: Final[dict[str, Callable[[Event], str]]] = {
    "corrupted": lambda event: "" if event.amount("spaces") else "none",  # a token of 0
    "completed": lambda event: "" if event.amount("ap") else "plain",  # building 6
    "cardinal-took": lambda event: "removed" if event.amount("no-effect") else "",
    "covered": lambda event: "no-effect" if event.amount("no-effect") else "",
    "began": lambda event: "with-marker" if event.amount("marker") else "",
    "took-die": lambda event: "changed" if event.amount("old") else "",
    "gained": lambda event: (
        ""
        if not event.amount("given")
        else "by-trade-and-extra"
        if event.amount("extra")
        else "by-trade"
    ),
    "gained-silver": lambda event: "by-trade" if event.amount("given") else "",
}
"""Kinds of events of which some need a sentence of their own, and what tells it."""

GOOD_AMOUNT_NAMES: Final = ("given", "old-good")
"""Amounts of events that number a good from 1; a sentence says the good's name."""

QUESTIONS_ABOUT_SPACES: Final = frozenset(
    {"act", "steps", "any-step", "anywhere", "fly", "new-explorer"}
)
"""Questions whose prompt asks for a space on the map."""

TILE_TARGET_PREFIXES: Final = ("offer:", "store:")
"""How the names of tiles that can be picked begin, in the offers and in the storehouse."""

VIEW_HOTKEYS: Final = {
    "boards": document_keys.OTHER_SEATS_KEY,
    "documents": document_keys.SCORING_KEY,
    "large-board": document_keys.LARGE_BOARD_KEY,
    "sheet": "m",
}
DOCUMENT_HOTKEYS: Final = {"board": document_keys.OWN_PIECES_KEY}
VIEW_HOTKEYS_OF_SILVER: Final = {"technologies": "i"}
ENDING_HOTKEYS: Final = {"decline": "n", "finish": "e"}
TASK_HOTKEYS: Final = {
    task: kind.default_key for task, kind in MOVE_KIND_BY_TASK.items()
} | ENDING_HOTKEYS

SPECIAL_WORD_BY_MOVE: Final[dict[str, Callable[[Move], str]]] = {
    "take": lambda move: (
        "tile" if move.card else "die" if move.amount("value") == move.amount("new") else ""
    ),
    "fulfil": lambda move: "less" if move.amounts else "alike" if move.choice else "",
    "as": lambda move: "split" if move.amounts else "",
    "pay": lambda move: "gold" if move.amounts else "",
    "symbol": lambda move: "step" if move.places else "",
    "use": lambda move: "good" if move.card and move.choice else "",
}
"""Kinds of moves of which some need a sentence of their own, and what tells it."""


def prompt_look(
    context: TableContext,
    model: TiletumModel,
    sheet_input: ActionSheetInput | None,
    note: str,
) -> PromptLook:
    """Return what the prompt shows for the open question; `note` is its text without a question."""
    say = context.say
    view = model.view
    if sheet_input is None:
        return prompt_look_without_question(context, model.deciding_seat, note)
    head = say("your-turn-name", name=context.player_name(model.seat))
    if sheet_input.die_value_moves:
        good = context.area_name(sheet_input.die_value_moves[0].choice)
        price = _price_of_chosen_die_value(model, sheet_input)
        take = say("take-it-for", gold=price) if price else say("take-it")
        back = say("step-back")
        value = sheet_input.resulting_die_value
        step = capitalised(
            say("step-die-price", good=good, value=value, gold=price)
            if price
            else say("step-die", good=good, value=value)
        )
        if sheet_input.has_other_die_of_picked_value:
            step = f"{step} {say('step-next-die', value=sheet_input.resulting_die_value)}"
        elif not price and len(sheet_input.die_value_moves) > 1:
            step = f"{step} {say('step-other-value')}"
        return PromptLook(
            head,
            next_step_text=step,
            confirm_label=take,
            is_confirm_shown=True,
            decline_label=back,
            decline_goes_back=True,
        )
    if sheet_input.held_answer is not None:
        ends = sheet_input.ends_round(sheet_input.held_answer)
        return PromptLook(
            head,
            next_step_text=say("step-ends-round" if ends else "step-draws"),
            confirm_label=say("end-turn" if ends else "confirm-it"),
            is_confirm_shown=True,
            decline_label=say("step-back"),
            decline_goes_back=True,
        )
    second = action_points_of_second_part(model.state)
    step = (
        say("step-task") if sheet_input.picked_action_or_task else say(f"step-{view.question_key}")
    )
    if sheet_input.asks_for_dice:
        step = say("step-turn-by-keys")
    elif sheet_input.has_warned_of_lapse:
        step = (
            say("step-lapse", ap=view.action_points_left)
            if view.action_points_left
            else say("step-lapse-free")
        )
    elif view.question_key == "act" and not sheet_input.answer_lines:
        step = say("step-spent-joker") if second else say("step-spent")
    elif view.question_key in QUESTIONS_ABOUT_SPACES and not sheet_input.picked_action_or_task:
        step = _step_about_highlighted_targets(context, model, sheet_input)
    decline = say("step-back") if sheet_input.picked_targets else ""
    finish = sheet_input.finishing_move
    if finish is None or sheet_input.picked_targets:
        return PromptLook(head, next_step_text=step, decline_label=decline, decline_goes_back=True)
    if sheet_input.can_be_declined:  # Enter takes, it never leaves something that is free
        return PromptLook(head, next_step_text=step, decline_label=say("leave-it"))
    words = say("stop-here")
    if finish.kind == "end":
        words = (
            say("end-lapse", ap=view.action_points_left)
            if view.action_points_left
            else say("to-second-action" if second else "end-turn")
        )
    return PromptLook(
        head, next_step_text=step, confirm_label=words, is_confirm_shown=True, decline_label=decline
    )


def _step_about_highlighted_targets(
    context: TableContext, model: TiletumModel, sheet_input: ActionSheetInput
) -> str:
    """Return a sentence that says what to choose at a question which is mostly about spaces: a
    space if one can be picked, otherwise a tile or a line of the list if a tile can be picked,
    otherwise a line of the list."""
    lit = sheet_input.pickable_areas
    if any(name in model.view.spaces for name in lit):
        return context.say(f"step-{model.view.question_key}")
    is_tile_lit = any(name.startswith(TILE_TARGET_PREFIXES) for name in lit)
    return context.say("step-tile-or-list" if is_tile_lit else "step-list")


def _price_of_chosen_die_value(model: TiletumModel, sheet_input: ActionSheetInput) -> int:
    """Return the gold that it costs to change the picked die to the chosen value; 0 if its value is
    not changed."""
    first = sheet_input.die_value_moves[0]
    cells = results_by_die_value(model.state, model.viewer, first.choice, first.amount("value"))
    return cells[sheet_input.resulting_die_value - 1].price_of_change_gold


class TiletumTableTexts(PlainTableTexts):
    """Turns events and moves into sentences; events that everybody sees on the table get none."""

    unreported_event_kinds = frozenset(
        {"asked", "rolled", "offered-character", "offered-contract", "laid-bonus"}
    )
    action_event_kinds = frozenset(
        {
            *("took-die", "built-house", "built-pillar", "built-mine", "fulfilled", "contributed"),
            *("completed", "placed-crest", "moved-in", "fair-scored", "king-scored"),
            *("new-explorer", "raised-level", "surprised"),
        }
    )
    overlay = ""
    """With Silver the side of the end scoring, "A" or "B": what is multiplied (S-802)."""

    def text_of_move(self, move: Move) -> str:
        """Return a move as the text of an answer."""
        special = SPECIAL_WORD_BY_MOVE[move.kind](move) if move.kind in SPECIAL_WORD_BY_MOVE else ""
        if special == "less":
            less = move.amounts[0][0].removeprefix("less-")
            key = "move.fulfil-less"
            choice = move.choice
            line = self._words.say(key, card=move.card, choice=choice, less=less)
            return line.replace(" ,", ",")  # of what has no choice
        told = replace(move, kind=f"{move.kind}-{special}") if special else move
        return super().text_of_move(told).strip()

    def kind_key_of_move(self, move: Move) -> str:
        """Return the key of a kind of move. Taking a tile and changing a die's value have separate
        keys, apart from that for taking a die with the value it shows."""
        if move.kind != "take":
            return move.kind
        if move.card:
            return "take-tile"
        is_changed = move.amount("value") != move.amount("new")
        return "take-changed" if is_changed else "take"

    def journal_text(self, event: Event) -> str:
        """Return an event as a line of the journal, "" for an event that gets none."""
        if event.kind == "paid" and event.amount("given"):
            return ""  # the line of what the trade gained says it
        if event.kind == "round-began":
            return self._words.say("log.round-began", round=ROMAN_NUMERALS[event.amount("round")])
        special = (
            SPECIAL_WORD_BY_EVENT[event.kind](event) if event.kind in SPECIAL_WORD_BY_EVENT else ""
        )
        if event.kind == "pieces-scored":
            special = self.overlay
        return super().journal_text(
            replace(event, kind=f"{event.kind}-{special}") if special else event
        )

    def event_placeholder_values(self, event: Event) -> dict[str, object]:
        """Return the values of the placeholders in an event's text. An amount that is the number of
        a good is replaced by the name of the good."""
        names = {
            name: GOOD_NAMES[number - 1]
            for name, number in event.amounts
            if name in GOOD_AMOUNT_NAMES
        }
        return {**super().event_placeholder_values(event), **names}


def table_key_commands() -> tuple[KeyCommand, ...]:
    """Return all keyboard commands of the table."""
    return commands_of_map_table(
        VIEW_HOTKEYS | VIEW_HOTKEYS_OF_SILVER, TASK_HOTKEYS, {}, key_by_document=DOCUMENT_HOTKEYS
    )
