"""Texts of the table: prompts, notes, journal; and default keys."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby
from types import MappingProxyType
from typing import Final

from game.box.rules_reference import KeyCommand
from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import CHANCE
from game.table_protocol import JournalEntry, SeatPlayer
from game.tabletop.layout import document_keys
from game.tabletop.panel.prompt import PromptLook, prompt_look_without_question
from game.tabletop.plain.table_texts import PlainTableTexts
from game.tabletop.table_model import commands_of_map_table
from game.text.words import Words
from game.titles.brass.rules.kinds import BUILT_WITH_TWO_CARDS_FIELD
from game.titles.brass.table.action_draft import ActionDraft
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.draft import DONE_ACTION
from game.titles.brass.table.look.action_costs import debt_warning_sentence
from game.titles.brass.table.move_options import ACTION_PART
from game.titles.brass.table.view_model import BrassModel

# Words of the prompt: whose turn it is, what has been picked, and what comes next.

PHASES_WITH_STEP_TEXT = ("card", "coal", "iron", "rail", "develop", "sell", "debt")

EVENTS_WITHOUT_JOURNAL_LINE: Final = frozenset({"asked", "chose"})
"""Kinds of events of which the map itself tells enough."""
ACTION_EVENT_KINDS: Final = frozenset(
    {
        *("built", "dug-canal", "laid-rail", "developed", "borrowed", "passed"),
        *("sold-to-port", "sold-to-market", "market-closed", "removed", "built-over"),
        *("coal-bought", "iron-bought", "delivered", "market-paid", "market-bonus"),
        *("collected", "owed", "forfeited", "flipped"),
    }
)
"""What a round is remembered by, with all money that was paid or received and all that changed
the income; all other kinds tell how it came to it, or what came of it."""

EVENT_KINDS_TOLD_ONCE_FOR_ALL_SEATS: Final = frozenset({"next-in-order", "drew", "collected"})
"""What happens to everybody at the end of a round: one line tells of all."""

VIEW_HOTKEYS: Final = {
    "counts": "k",
    "networks": "g",
    "works": document_keys.OTHER_SEATS_KEY,
    "again": document_keys.SCORING_KEY,
}
DOCUMENT_HOTKEYS: Final = {
    "works": document_keys.OWN_PIECES_KEY,
    "tracks": document_keys.MARKET_KEY,
    "market": document_keys.OTHER_MARKET_KEY,
}
ACTION_HOTKEYS: Final = {
    "build": "b",
    "link": "n",
    "develop": "d",
    "sell": "s",
    "loan": "o",
    "pass": "space",
    "stack-cotton-mill": "m",
    "stack-port": "p",
    "stack-coal-mine": "c",
    "stack-ironworks": "i",
    "stack-shipyard": "t",
}
CARD_HOTKEYS: Final = {f"card-{number}": str(number) for number in range(1, 9)}
CHOICE_HOTKEYS: Final = {f"choice-{number}": str(number) for number in range(1, 6)}


def prompt_look(
    context: TableContext,
    model: BrassModel,
    action_draft: ActionDraft | None,
    note: str,
    *,
    price_sheet: bool,
) -> PromptLook:
    """Return the look of the prompt. While there is no question, it shows `note`.

    If a price sheet is open (`price_sheet`), the prompt has no Confirm button, because the sheet
    has one.
    """
    say = context.say
    view = model.view
    draft = action_draft.current_part_draft if action_draft is not None else None
    if action_draft is None or draft is None or not draft.options:
        return prompt_look_without_question(context, model.deciding_seat, note)
    name = context.player_name(model.seat)
    aside = ""
    if view.phase != "debt":
        whole = model.action_count_this_turn
        aside = say("action-of", action=view.action_number) if whole > 1 else say("only-action")
    if view.phase in PHASES_WITH_STEP_TEXT and not draft.is_begun:
        can_end = any(option.parts[ACTION_PART] == DONE_ACTION for option in draft.options)
        return PromptLook(
            say("your-turn-name", name=name),
            heading_note=aside,
            next_step_text=_question_text(context, model),
            confirm_label=say("do-done"),
            is_confirm_shown=can_end and not price_sheet,
        )
    is_ready = draft.is_begun and draft.option_to_confirm is not None
    if draft.needs_two_cards:
        step = say("takes-two-cards")
    elif not draft.is_begun:
        step = say("choose-any")
    else:
        step = say("step-draft-ready" if is_ready else "step-draft")
    if action_draft.options_for_further_part:
        step = say(
            f"more-{action_draft.options_for_further_part[0].parts[ACTION_PART]}",
            **model.cost_in_pounds_by_name,
        )
    elif is_ready and draft.needs_two_cards:
        step = say("step-two-cards-ready")
    return PromptLook(say("your-turn-name", name=name), heading_note=aside, next_step_text=step)


def _question_text(context: TableContext, model: BrassModel) -> str:
    """Return the question of the current phase. If it asks for a card, it also names the action,
    with what is built and where, and which of two cards it is."""
    say = context.say
    if model.view.phase != "card":
        return say(f"ask-{model.view.phase}", **model.cost_in_pounds_by_name)
    key = f"ask-card-{model.action_in_progress}"
    build = model.build_in_progress
    if build is None:
        line = model.line_in_progress
        return say(key, line=context.area_name(line)) if line else say(key)
    industry = say(f"industry-{build.industry}")
    if build.card_count == BUILT_WITH_TWO_CARDS_FIELD:
        key += "-second" if build.cards_left_to_play == 1 else "-first"
    return say(key, industry=industry, place=context.area_name(build.place))


def held_answer_prompt_look(context: TableContext, model: BrassModel) -> PromptLook:
    """Return the prompt while the last answer of a turn is held: a button ends the turn, and the
    note may warn of a debt."""
    say = context.say
    name = context.player_name(model.seat)
    ahead = model.expected_debt_next_round
    note = debt_warning_sentence(context, ahead) if ahead is not None else say("turn-done-note")
    return PromptLook(
        say("turn-done", name=name),
        next_step_text=note,
        confirm_label=say("end-turn"),
        is_confirm_shown=True,
    )


class BrassTableTexts(PlainTableTexts):
    """The texts of Brass. Events that only prepare the next event have no journal line."""

    unreported_event_kinds = EVENTS_WITHOUT_JOURNAL_LINE
    action_event_kinds = ACTION_EVENT_KINDS

    def __init__(
        self,
        words: Words,
        seats: tuple[SeatPlayer, ...],
        industries: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Store the words and the seats; `industries` are the industries of the counters on
        spaces, as far as known."""
        super().__init__(words, seats)
        self._industries = industries

    def journal_entries(
        self, events: tuple[Event, ...], step_number: int
    ) -> tuple[JournalEntry, ...]:
        """Return a journal line for every event of a step that has a sentence; equal events of
        several seats share one line."""
        entries: list[JournalEntry] = []
        built = {event.places[0]: event for event in events if event.kind == "built"}
        known = {**self._industries, **{place: event.card for place, event in built.items()}}
        for kind, run in groupby(events, key=lambda event: event.kind):
            told = list(run)
            if kind in EVENT_KINDS_TOLD_ONCE_FOR_ALL_SEATS and len(told) > 1:
                each = ", ".join(self._journal_sentence(f"each-{kind}", event) for event in told)
                text = self._words.say(f"log.all-{kind}", each=each)
                own = tuple((event.seat, self.journal_text(event)) for event in told)
                entries.append(
                    JournalEntry(
                        CHANCE,
                        text,
                        step=step_number,
                        actions_by_seat=own if kind in ACTION_EVENT_KINDS else (),
                    )
                )
                continue
            for event in told:
                doer = built.get(event.places[0], event) if kind == "built-over" else event
                if (
                    text := self._counter_score_sentence(event, known)
                    or self._two_cards_note(event)
                    or self._hidden_card_sentence(event)
                    or self._debt_without_lost_points_sentence(event)
                    or self.journal_text(event)
                ):
                    seat = max(doer.seat, CHANCE)
                    acts = kind in ACTION_EVENT_KINDS
                    entries.append(JournalEntry(seat, text, event.places, step_number, acts))
        return tuple(entries)

    def kind_text_of_move(self, move: Move) -> str:
        """Return the text of a move's kind as the button of its action shows it."""
        button = f"table.action-{move.kind}"
        return self._words.say(button) if button in self._words else super().kind_text_of_move(move)

    def _two_cards_note(self, event: Event) -> str:
        """Return a note that a build took two cards; "" for other events."""
        if event.kind != "built" or event.amount("cards") < BUILT_WITH_TWO_CARDS_FIELD:
            return ""
        return super().journal_text(replace(event, kind="built-by-two"))

    def _hidden_card_sentence(self, event: Event) -> str:
        """Return the sentence of a played card that the reader cannot know; "" for other events.

        The last card of the canal era goes back into the deck before anybody can read it.
        """
        if event.kind != "played" or event.card:
            return ""
        return super().journal_text(replace(event, kind="played-hidden"))

    def _debt_without_lost_points_sentence(self, event: Event) -> str:
        """Return the sentence for a debt that cost no points because the seat had none; "" for
        other events."""
        if event.kind != "forfeited" or event.amount("points"):
            return ""
        return super().journal_text(replace(event, kind="forfeited-nothing"))

    def _counter_score_sentence(self, event: Event, industries: Mapping[str, str]) -> str:
        """Return the sentence for a counter's score with its industry; "" for other events and
        unknown industries."""
        industry = industries.get(event.places[0], "") if event.kind == "counter-scored" else ""
        if not industry:
            return ""
        of = Event("counter-scored-of", event.seat, event.places, industry, event.amounts)
        return super().journal_text(of)

    def _journal_sentence(self, key: str, event: Event) -> str:
        who = self._seats[event.seat].name
        return self._words.say(f"log.{key}", who=who, **dict(event.amounts))


def table_key_commands() -> tuple[KeyCommand, ...]:
    """Return every command of the table of Brass."""
    return commands_of_map_table(
        VIEW_HOTKEYS,
        ACTION_HOTKEYS | CARD_HOTKEYS,
        CHOICE_HOTKEYS,
        key_by_document=DOCUMENT_HOTKEYS,
    )
