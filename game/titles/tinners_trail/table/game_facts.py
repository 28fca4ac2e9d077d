"""Facts of a position for ledger, charts, replay and coach; and the default keys."""

from collections.abc import Mapping
from typing import Final, cast

from game.box.rules_reference import KeyCommand
from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import State
from game.table_protocol import GameFacts
from game.tabletop.layout import document_keys
from game.tabletop.table_model import commands_of_map_table
from game.text.numerals import pounds_text
from game.titles.tinners_trail.rules.ranking import count_ore_in_mines
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.table.move_kinds import (
    ACTION_KINDS,
    EXTRA_ACTION_KINDS,
    record_of_move_kind,
)
from game.titles.tinners_trail.table.picks_input import DECLINING_CHOICES

MONEY_CHART = "money"
ORE_CHART = "goods"
LEDGER_COLUMN_BY_EVENT: Final = {"sold": "sold", "sold-arsenic": "sold", "invested": "invested"}
MEDAL_ICON_BY_MEMORABLE_KIND: Final = {
    "dearest-mine": "gavel",
    "largest-load": "pick",
    "best-investment": "laurel",
}

ACTION_HOTKEYS: Final = {
    action.kind: action.default_key for action in (*ACTION_KINDS, *EXTRA_ACTION_KINDS)
}
DOCUMENT_HOTKEYS: Final = {
    "working-day": "shift+f2",
    "development": document_keys.OWN_PIECES_KEY,
    "boxes": document_keys.INVESTMENTS_KEY,
    "exchange": document_keys.MARKET_KEY,
    "market": document_keys.OTHER_MARKET_KEY,
    "emigration": document_keys.EMIGRATION_KEY,
    "wallace": document_keys.OTHER_SEATS_KEY,
}
SHEET_HOTKEYS: Final = {"decline": "n", "drop": "d", "proxy": "a"}


class TrailGameFacts(GameFacts):
    """Reads facts from views, without computing any rule."""

    end_score_column_keys: tuple[str, ...] = ("money", "mines", "ore-left")
    round_summary_column_keys: tuple[str, ...] = ("sold", "invested")
    moment_kinds_summed_by_round: tuple[str, ...] = ("best-investment",)
    is_cumulative_by_chart_key: Mapping[str, bool] = {
        MONEY_CHART: False,
        ORE_CHART: True,
    }  # whether all ever raised is added up

    def end_score_texts(self, view: State, seat: int) -> tuple[str, ...]:
        """Return as texts a seat's money, its number of mines, and the ore left in them, as the
        tie-breaks count it (R-4)."""
        figures = self.end_result_numbers_by_name(view, seat)
        return pounds_text(figures["money"]), str(figures["mines"]), str(figures["ore-left"])

    def end_result_numbers_by_name(self, view: State, seat: int) -> dict[str, int]:
        """Return a seat's money, its number of mines ("mines") and the ore left in them
        ("ore-left")."""
        state = cast("TrailState", view)
        return {
            "money": int(state.money[seat]),
            "mines": sum(1 for owner in state.owner if owner == seat),
            "ore-left": int(count_ore_in_mines(state, seat)),
        }

    def event_income_by_summary_column(self, event: Event) -> dict[str, int]:
        """Return the pounds of a sale or an investment under its ledger column, "sold" or
        "invested" (I-1, I-2); empty for other events."""
        column = LEDGER_COLUMN_BY_EVENT.get(event.kind)
        return {column: event.amount("pounds")} if column is not None else {}

    def payment_at_round_start(self, event: Event) -> int:
        """Return the pounds that Kimberley pays for a token of an earlier round (E-6)."""
        return event.amount("pounds") if event.kind == "kimberley-paid" else 0

    def round_of(self, view: State) -> int:
        """Return the round, from 1."""
        return int(cast("TrailState", view).round)

    def money_of_seat(self, view: State, seat: int) -> int:
        """Return the seat's pounds."""
        return int(cast("TrailState", view).money[seat])

    def amount_for_chart(self, view: State, seat: int, chart: str) -> int:
        """Return the seat's pounds for the money chart; for every other chart the number of all
        cubes of ore and arsenic on its company board."""
        if chart == MONEY_CHART:
            return self.money_of_seat(view, seat)
        state = cast("TrailState", view)
        extracted = int(state.ore_tin[seat]) + int(state.ore_copper[seat])
        if state.board.has_arsenic:
            extracted += int(state.ore_arsenic[seat])
        return extracted

    def timeline_icon_name(self, move: Move) -> str:
        """Return the name of the icon that a timeline shows for a move, "" where the player
        declines."""
        is_declined = move.choice in DECLINING_CHOICES
        return "" if is_declined else record_of_move_kind(move.kind).timeline_icon

    def memorable_kind_and_size(self, event: Event) -> tuple[str, int]:
        """Return the kind of memorable moment an event can be (dearest mine, largest extraction,
        best investment) and its size in pounds, cubes or points; ("", 0) for other events."""
        if event.kind == "won":
            return "dearest-mine", event.amount("pounds")
        if event.kind == "extracted":
            return "largest-load", event.amount("tin") + event.amount("copper")
        return ("best-investment", event.amount("points")) if event.kind == "invested" else ("", 0)

    def moment_icon_name(self, kind: str) -> str:
        """Return the name of the icon on the medal of a kind of memorable moment."""
        return MEDAL_ICON_BY_MEMORABLE_KIND[kind]

    def tie_break_key(self, view: State, seat_ahead: int, seat_behind: int) -> str:
        """Return the key of the tie-break that decided between two seats with equal points
        (R-4): "money", "ore" or "passing"; "automa" because Lord Wallace wins all ties (LW-16)."""
        state = cast("TrailState", view)
        if state.board.is_solo_game:
            return "automa"
        if state.money[seat_ahead] != state.money[seat_behind]:
            return "money"
        if count_ore_in_mines(state, seat_ahead) != count_ore_in_mines(state, seat_behind):
            return "ore"
        return "passing"


def trail_key_commands() -> tuple[KeyCommand, ...]:
    """Return all keyboard commands of the table."""
    return commands_of_map_table(
        {}, ACTION_HOTKEYS, SHEET_HOTKEYS, key_by_document=DOCUMENT_HOTKEYS
    )
