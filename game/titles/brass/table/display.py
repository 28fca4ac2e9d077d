"""Display: a position and what a person is doing about it, brought to every part of the table."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from game.room import PersonalQuestion
from game.scene.node import Node
from game.tabletop.panel.action_bar import ActionLook
from game.tabletop.panel.icons import icon
from game.titles.brass.table.board.life import life_look
from game.titles.brass.table.draft import Draft
from game.titles.brass.table.drafting import Drafting
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.furniture import BrassFurniture
from game.titles.brass.table.guide import Guide
from game.titles.brass.table.interest import Interest
from game.titles.brass.table.lit import CHOSEN, LEGAL, OPEN
from game.titles.brass.table.look.actions import action_notes
from game.titles.brass.table.look.board import Proposal, board_look, drafted, with_networks
from game.titles.brass.table.look.deed import DeedWriter
from game.titles.brass.table.look.hand import hand_looks
from game.titles.brass.table.look.seats import (
    market_look,
    neatline_look,
    seat_look,
    top_look,
    tracks_look,
    works_look,
)
from game.titles.brass.table.map_plan import map_plan
from game.titles.brass.table.options import (
    ACTION,
    BUYER,
    INDUSTRY,
    MARKET,
    MILL,
    SUM,
    MoveOption,
)
from game.titles.brass.table.panels.deed import DeedLook
from game.titles.brass.table.prompts import end_look, prompt_look
from game.titles.brass.table.stand import BrassStand

ACTION_ICON: Final = 46.0


@dataclass(frozen=True, slots=True)
class Sight:
    """Everything shown: a stand, the question and what is drafted, what is said while nobody is
    asked, what somebody wants to see besides, and whether an answer is held until the turn is
    ended.
    """

    stand: BrassStand
    drafting: Drafting
    question: PersonalQuestion | None = None
    note: str = ""
    may_undo: bool = False
    concealed: bool = False
    interest: Interest = field(default_factory=Interest)
    held: bool = False

    @property
    def draft(self) -> Draft:
        """The present part of what is drafted."""
        return self.drafting.draft

    @property
    def now(self) -> BrassStand:
        """The stand the present part is drafted on."""
        return self.drafting.stand or self.stand


class BrassDisplay:
    """Makes looks and hands them to the parts."""

    def __init__(self, studio: Studio, guide: Guide, parts: BrassFurniture) -> None:
        """Take what draws, what the rules answer, and the parts."""
        self._studio, self._guide, self._parts = studio, guide, parts
        self._noted: tuple[tuple[MoveOption, ...], dict[str, str]] | None = None

    def writer(self, drafting: Drafting) -> DeedWriter:
        """Return what writes the bill of a draft."""
        return DeedWriter(self._studio, self._guide, drafting)

    def show(self, sight: Sight) -> None:
        """Bring every part up to date."""
        stand, parts = sight.now, self._parts
        writer = self.writer(sight.drafting)
        self._show_map(sight, writer)
        deed = writer.look()
        parts.deed.lay(deed)
        self._show_documents(stand, sight.draft)
        parts.top.show(top_look(stand))
        for seat, panel in enumerate(parts.seats):
            panel.show(seat_look(self._studio, stand, seat, chosen=seat == sight.interest.works))
        choosing = deed is not None and bool(deed.choices)
        self._show_works(sight, choosing=choosing)
        self._show_bar(sight, choosing=choosing)
        self._show_prompt(sight, deed)

    def next_pick(self, draft: Draft) -> Node | None:
        """Return what Enter should do next: confirm, else the first thing that is lit."""
        parts = self._parts
        if draft.begun and draft.pending is not None and parts.deed.confirm.visible:
            return parts.deed.confirm
        if not draft.options and parts.prompt is not None and parts.prompt.confirm.visible:
            return parts.prompt.confirm
        nodes: list[Node] = [*parts.deed.choices] if parts.deed.visible else []
        if not draft.is_open:
            nodes += [*parts.works.stacks.values()]
            nodes += [*parts.board.spaces.values(), *parts.board.lines.values()]
        lit = next((node for node in nodes if node.visible and node.focusable), None)
        if lit is not None or parts.actions is None:
            return lit
        return next((each for each in parts.actions.buttons.values() if each.enabled), None)

    def _show_map(self, sight: Sight, writer: DeedWriter) -> None:
        stand, draft = sight.now, sight.draft
        layers, circles = sight.interest.layers, self._guide.circles(stand.state)
        look = board_look(self._studio, map_plan(), stand, circles, layers)
        if layers.networks:
            look = with_networks(look, self._studio, self._guide.networks(stand.state))
        if draft.options:
            proposal = writer.proposal() if draft.begun else Proposal()
            look = drafted(look, sight.drafting, proposal)
        self._parts.ground.era = stand.view.era
        self._parts.board.life.look = life_look(sight.stand, map_plan())
        self._parts.board.show(look)

    def _show_documents(self, stand: BrassStand, draft: Draft) -> None:
        state, parts = stand.state, self._parts
        parts.tracks.show(tracks_look(stand, self._guide.empty_price(state)))
        lit = MARKET in draft.legal(BUYER) and bool(draft.value(MILL))
        parts.market.show(market_look(stand, lit=lit))
        loan = draft.value(SUM)
        after = self._guide.loan(state, stand.seat, int(loan)) if loan else None
        ghost = (stand.seat, after[0]) if after is not None else None
        parts.neatline.show(neatline_look(stand, self._guide.income_levels(state), ghost))

    def _show_works(self, sight: Sight, *, choosing: bool) -> None:
        stand, draft = sight.now, sight.draft
        seat = sight.interest.works if sight.interest.works is not None else max(stand.seat, 0)
        own = seat == stand.seat and sight.question is not None
        states: dict[str, str] = {}
        if own and not draft.at_once:
            further = sight.drafting.further
            legal = {each.parts.get(INDUSTRY, "") for each in further} or draft.legal(INDUSTRY)
            states = dict.fromkeys(legal, OPEN if draft.is_open else LEGAL)
            chosen = draft.value(INDUSTRY)
            if chosen:
                states[chosen] = CHOSEN
        look = works_look(self._studio, stand, seat, keys=own and not choosing)
        self._parts.works.show_stacks(look, states)

    def _show_bar(self, sight: Sight, *, choosing: bool) -> None:
        parts, draft = self._parts, sight.drafting.first
        asked = sight.question is not None and not sight.held
        if parts.hand is not None:
            held = draft if asked else None
            stand = sight.drafting.asked or sight.stand
            looks = hand_looks(self._studio, stand, held, concealed=sight.concealed)
            parts.hand.show(looks, asked=asked and not sight.concealed)
        if parts.actions is not None:
            legal, notes = draft.legal(ACTION), self._notes(sight)
            self._name_link(rail=sight.now.night)
            picked = draft.value(ACTION) if draft.begun else ""
            actions = tuple(
                ActionLook(action, 0, notes.get(action, ""), action in legal, action == picked)
                for action in parts.actions.buttons
            )
            parts.actions.show(actions, asked=asked, keyless=choosing)
        if parts.look_back is not None:
            question = sight.question
            if sight.held and question is not None:
                question = replace(question, can_undo=True, undo_reason="")
            parts.look_back.show(question, may_undo=sight.may_undo)

    def _name_link(self, *, rail: bool) -> None:
        """Let the button of links say what is built in this era."""
        if self._parts.actions is not None:
            button = self._parts.actions.buttons["link"]
            button.words = button.label = self._studio.say(
                "action-rail" if rail else "action-canal"
            )
            button.icon = icon(self._studio, "train" if rail else "barge", ACTION_ICON)

    def _notes(self, sight: Sight) -> dict[str, str]:
        """Return what is written under the actions of a question."""
        options = sight.drafting.first.options
        if self._noted is None or self._noted[0] is not options:
            stand = sight.drafting.asked or sight.stand
            notes = action_notes(self._studio, self._guide, stand, options)
            self._noted = options, notes
        return self._noted[1]

    def _show_prompt(self, sight: Sight, deed: DeedLook | None) -> None:
        if self._parts.prompt is None:
            return
        if sight.held:
            self._parts.prompt.show(end_look(self._studio, sight.stand))
            return
        asked = sight.drafting if sight.question is not None else None
        has_deed = deed is not None
        look = prompt_look(self._studio, sight.stand, asked, sight.note, deed=has_deed)
        self._parts.prompt.show(look)
