"""Display of the edition of 2007: unexplored ground, boxes, and the last player's one action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.tabletop.panel.action_bar import ActionLook
from game.tabletop.question.inputs import SumInput
from game.tabletop.question.question_input import QuestionInput
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.titles.tinners_trail.rules.views import AreaView, TableView
from game.titles.tinners_trail.table.chart.map_life import CountyScene, county_scene
from game.titles.tinners_trail.table.context import TableContext
from game.titles.tinners_trail.table.display import CountyPresenter
from game.titles.tinners_trail.table.edition_2007.move_kinds import (
    ACTIONS,
    LEAST_BID,
    ClassicDay,
    as_first_seen,
    box_table,
    classic_day,
    classic_plates,
)
from game.titles.tinners_trail.table.edition_2007.parts import ClassicParts
from game.titles.tinners_trail.table.edition_2007.view_model import Edition2007Model
from game.titles.tinners_trail.table.look.plates import (
    Landing,
    TrailPlateLook,
    action_buttons,
    cubes_of,
)
from game.titles.tinners_trail.table.move_kinds import CountyFacts
from game.titles.tinners_trail.table.tips import CountyTips
from game.words import Words

# Display of the edition of 2007: unexplored ground, boxes, and the last player's one action.

GROUND_PHASES: Final = ("auction", "prospect")
WASH: Final = "county"
"""No regions are told apart: all land in play has one colour."""


def classic_scene(view: TableView) -> CountyScene:
    """Return what the map looks like below everything."""
    return county_scene({area.name: WASH for area in view.areas}, view.round)


class ClassicPresenter(CountyPresenter[Edition2007Model]):
    """Everything is open: nothing is concealed."""

    picked_on_the_map = frozenset({"pump", "prospect"})

    def __init__(
        self,
        tools: tuple[TableContext, ClassicTips],
        furniture: ClassicParts,
        lay_ground: Callable[[CountyScene], None],
    ) -> None:
        """Take the parts to be kept up to date."""
        super().__init__(*tools, furniture, lay_ground)
        self._furniture = furniture

    def scene(self, model: Edition2007Model) -> CountyScene:
        """Return the county at the round's time of day."""
        return classic_scene(model.view)

    def area_looks(self, model: Edition2007Model, *, concealed: bool) -> tuple[AreaView, ...]:
        """Return what lies in every area."""
        return tuple(map(as_first_seen, model.view.areas))

    def day(self, model: Edition2007Model, ghost: Landing | None) -> ClassicDay:
        """Return work track and order of passing."""
        return classic_day(model.view, ghost)

    def plates(self, model: Edition2007Model) -> tuple[TrailPlateLook, ...]:
        """Return the panels of the seats."""
        return classic_plates(model.view, self.context.seats, self.context.words)

    def buttons(
        self, model: Edition2007Model, question_input: QuestionInput
    ) -> tuple[ActionLook, ...]:
        """Return the buttons of actions."""
        facts = CountyFacts(model.view, model.board, question_input.moves)
        return action_buttons(ACTIONS, facts, question_input, self.context.words)

    def spoken(self, model: Edition2007Model, name: str, *, concealed: bool) -> str:
        """Return an area in words."""
        return spoken_ground(model.view.area(name), self.context)

    def aside(self, view: TableView) -> tuple[str, str]:
        """Return the least bid (C-9)."""
        return self.context.say("minimum-bid"), self.context.say("pounds", pounds=LEAST_BID)

    def is_last_action(self, view: TableView) -> bool:
        """Return whether all others have passed (C-7)."""
        assert isinstance(view, TableView)
        return any(seat.last for seat in view.seats)

    def luck(self, view: TableView) -> str:
        """Return the key of what is said while luck decides."""
        return "luck-ground" if view.phase in GROUND_PHASES else "luck-head"

    def show_own(self, moment: SheetMoment[Edition2007Model]) -> None:
        """Bring the investment table up to date, with the box that is being chosen."""
        question_input = moment.controller.question_input
        invests = isinstance(question_input, SumInput) and question_input.kind == "invest"
        chosen = question_input.sum if isinstance(question_input, SumInput) and invests else None
        pounds = chosen.pounds if chosen is not None else 0
        self._furniture.boxes.show(box_table(moment.model.view, pounds))


# Areas of 2007 in words; in empty ground what is built counts later (C-12).


def spoken_ground(area: AreaView, context: TableContext) -> str:
    """Return an area's name and everything that lies there."""
    return f"{context.area(area.name)}. {described_ground(area, context)}"


def described_ground(area: AreaView, context: TableContext) -> str:
    """Return everything that lies in an area, in one sentence after another."""
    say = context.say
    parts = [say("spoken-coast", coast=say("coastal" if area.coastal else "inland"))]
    if area.owner >= 0:
        name = context.name(area.owner)
        parts.append(say("spoken-mine", name=name, capacity=area.capacity))
    counts = zip(("tin", "copper", "water"), cubes_of(as_first_seen(area)), strict=True)
    lying = [say(f"spoken-{kind}", count=count) for kind, count in counts if count]
    if lying:
        parts.append(say("spoken-lying", things=", ".join(lying)))
    ground = area.ground
    if ground is not None:
        parts.append(say("spoken-empty"))
        if ground.ore or ground.drained:
            parts.append(say("spoken-changes", ore=ground.ore, water=ground.drained))
    pieces = pieces_in_words(area, context.words)
    if pieces:
        parts.append(say("spoken-standing", things=", ".join(pieces)))
    return " ".join(parts)


def pieces_in_words(area: AreaView, words: Words) -> list[str]:
    """Return every piece that stands in an area by name."""
    pieces = (("miner", area.miners), ("port", area.port), ("train", area.train))
    return [words.say(f"table.spoken-{kind}") for kind, there in pieces if there]


class ClassicTips(CountyTips[Edition2007Model]):
    """Says "later" where dice are still to be thrown."""

    def lying(self, model: Edition2007Model, name: str, *, concealed: bool) -> str:
        """Return everything that lies in an area, in words."""
        return described_ground(model.view.area(name), self.context)

    def of_area(self, was: AreaView, now: AreaView) -> list[str]:
        """Return what a move changes in an area, now or when its dice are thrown."""
        parts = super().of_area(was, now)
        assert isinstance(was, AreaView)
        assert isinstance(now, AreaView)
        if was.ground is None or now.ground is None:
            return parts
        say, name = self.context.say, self.context.area(was.name)
        if now.ground.drained > was.ground.drained:
            less = now.ground.drained - was.ground.drained
            parts.append(say("later-water", area=name, count=less))
        if now.ground.ore > was.ground.ore:
            more = now.ground.ore - was.ground.ore
            parts.append(say("later-ore", area=name, count=more))
        return parts
