"""Notes below the action buttons: the lowest price, or a number."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from game.engine.rules import NOBODY
from game.text.numerals import pounds_text
from game.titles.brass.rules.action_previews import BuildCost, ExpectedDebt
from game.titles.brass.rules.routes import TRACK_SOURCE_NAME, CubeSource
from game.titles.brass.rules.table_view import CounterView
from game.titles.brass.table import draft as drafts
from game.titles.brass.table import move_options
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.art.gain_marks import GainMarks, certain_gain_range
from game.titles.brass.table.move_lookahead import source_preference_rank
from game.titles.brass.table.move_options import MoveOption
from game.titles.brass.table.panels.price_sheet import PriceChoice, PriceLine
from game.titles.brass.table.view_model import BrassModel

COAL_KIND: Final = "coal"
IRON_KIND: Final = "iron"


def action_button_notes(
    context: TableContext, model: BrassModel, options: tuple[MoveOption, ...]
) -> dict[str, str]:
    """Return the note below the button of every possible action by name, such as its lowest
    price or the number of mills."""
    say = context.say
    notes: dict[str, str] = {}
    builds = [
        offer.pounds
        for each in _options_of_action(options, move_options.BUILD_ACTION)
        if (
            offer := model.build_cost(
                each.parts[move_options.INDUSTRY_PART], each.parts[move_options.SPACE_PART]
            )
        )
    ]
    if builds:
        notes[move_options.BUILD_ACTION] = say("note-from", pounds=min(builds))
    lines = [
        each.parts[move_options.LINE_PART]
        for each in _options_of_action(options, move_options.LINK_ACTION)
    ]
    if lines and not model.is_rail_era:
        notes[move_options.LINK_ACTION] = pounds_text(model.cost_in_pounds_by_name["canal"])
    elif lines:
        rails = [rail.pounds for line in lines if (rail := model.rail_cost(line))]
        notes[move_options.LINK_ACTION] = say("note-from", pounds=min(rails))
    if any(True for _ in _options_of_action(options, drafts.DEVELOP_ACTION)):
        iron = min((each.pounds for each in model.possible_sources_of_next_iron), default=0)
        notes[drafts.DEVELOP_ACTION] = say(
            "note-iron", price=pounds_text(iron) if iron else say("free")
        )
    mills = {
        each.parts[move_options.MILL_PART]
        for each in _options_of_action(options, drafts.SELL_ACTION)
    }
    if mills:
        notes[drafts.SELL_ACTION] = say("note-sell", count=len(mills))
    sums = sorted(
        int(each.parts[move_options.LOAN_SUM_PART])
        for each in _options_of_action(options, drafts.LOAN_ACTION)
    )
    if sums:
        span = (pounds_text(sums[0]), pounds_text(sums[-1]))
        notes[drafts.LOAN_ACTION] = span[0] if len(sums) == 1 else "\N{EN DASH}".join(span)
    return notes


def _options_of_action(options: tuple[MoveOption, ...], action: str) -> Iterable[MoveOption]:
    return (each for each in options if each.parts[move_options.ACTION_PART] == action)


@dataclass(frozen=True, slots=True)
class CubePriceLineMaker:
    """Makes the lines and choices of a price sheet for the cubes a draft needs; `picked_sources`
    are the picked sources by kind of cube."""

    context: TableContext
    model: BrassModel
    picked_sources: Mapping[str, str]

    def picked_or_preferred_source(
        self, sources: tuple[CubeSource, ...], kind: str
    ) -> CubeSource | None:
        """Return the picked source of a kind of cube; if none is picked, the preferred one of
        `sources`. None if `sources` is empty."""
        wanted = self.picked_sources.get(kind, "")
        own = next(iter(self.sources_in_order_of_preference(sources)), None)
        return next((each for each in sources if each.space_or_track_name == wanted), own)

    def cube_lines_and_source_choices(
        self, kind: str, sources: tuple[CubeSource, ...]
    ) -> tuple[list[PriceLine], list[PriceChoice]]:
        """Return the price lines of a cube, and a choice for each source if there are several;
        both are empty without a source."""
        if not sources:
            return [], []
        if len(sources) == 1:
            return [self._single_source_line(kind, sources[0])], []
        chosen = self.picked_or_preferred_source(sources, kind)
        ways = [
            replace(self._source_counter_choice(kind, source), is_chosen=source == chosen)
            for source in self.sources_in_order_of_preference(sources)
        ]
        words = self.context.say(f"{kind}-of-several")
        return [PriceLine(words, pounds_text(0), "good", cube_kind=kind)], ways

    def last_cube_gain_text(self, kind: str, sources: tuple[CubeSource, ...]) -> str:
        """Return a sentence that says who gains income if the chosen source gives its last cube. If
        it has more cubes but another source has only one, return the sentence that explains the
        figures of such sources; otherwise "", also if the chosen source is the track."""
        chosen = self.picked_or_preferred_source(sources, kind)
        if chosen is None or chosen.space_or_track_name == TRACK_SOURCE_NAME:
            return ""
        counter = self._counter_with_one_cube(chosen)
        if counter is None:
            others = any(self._counter_with_one_cube(each) is not None for each in sources)
            return self.context.say("last-cube-figure") if others else ""
        return self._last_cube_sentence(counter)

    def _last_cube_sentence(self, counter: CounterView) -> str:
        """Return a sentence that says whose income rises with a counter's last cube."""
        owner = self.context.player_name(counter.owner)
        gain = counter.kind.income_spaces
        return self.context.say("last-cube-gains", owner=owner, gain=gain)

    def _counter_with_one_cube(self, source: CubeSource) -> CounterView | None:
        counter = self.model.view.space_by_name(source.space_or_track_name).counter
        return counter if counter is not None and counter.cubes == 1 else None

    def sources_in_order_of_preference(
        self, sources: tuple[CubeSource, ...]
    ) -> tuple[CubeSource, ...]:
        """Return the sources in the order in which they are offered: those of the seat, then others
        and the track, and last those whose last cube gives another seat income."""
        state = self.model.state
        seat = self.model.seat
        return tuple(
            sorted(
                sources,
                key=lambda each: source_preference_rank(state, seat, each.space_or_track_name),
            )
        )

    def _single_source_line(self, kind: str, source: CubeSource) -> PriceLine:
        """Return the line of a cube with only one possible source."""
        say = self.context.say
        if source.space_or_track_name == TRACK_SOURCE_NAME:
            return PriceLine(say(f"{kind}-from-track"), pounds_text(source.pounds), cube_kind=kind)
        space = self.model.view.space_by_name(source.space_or_track_name)
        owner = space.counter.owner if space.counter is not None else NOBODY
        place = self.context.area_name(space.place)
        return PriceLine(
            place, pounds_text(0), "good", owner, kind, say(f"{kind}-from", place=place)
        )

    def _source_counter_choice(self, kind: str, source: CubeSource) -> PriceChoice:
        """Return a mine or ironworks as a choice with its place, owner and cubes left, and the
        income its owner gains for the last cube."""
        space = self.model.view.space_by_name(source.space_or_track_name)
        place = self.context.area_name(space.place)
        counter = space.counter
        assert counter is not None, "only counters are sources to choose from"
        is_last = counter.cubes == 1
        gain = certain_gain_range(counter.kind.income_spaces) if is_last else None
        told = self._last_cube_sentence(counter) if is_last else ""
        marks = GainMarks(counter.owner, kind, counter.cubes, gain)
        return PriceChoice(kind, source.space_or_track_name, place, marks=marks, explanation=told)


def debt_warning_sentence(context: TableContext, expected_debt: ExpectedDebt) -> str:
    """Return a sentence that the next income cannot be paid, and what has to be given up for it."""
    key = "debt-ahead-points" if expected_debt.points_lost else "debt-ahead-nothing"
    if expected_debt.does_debt_remain:
        key = "debt-ahead-stays"
    if expected_debt.removable_counter_count:
        key = "debt-ahead"
    facts = {
        "due": expected_debt.payment_due,
        "money": expected_debt.pounds_held,
        "missing": expected_debt.missing_pounds,
        "lost": expected_debt.points_lost,
    }
    return context.say(key, **facts)


def flips_at_once_text(context: TableContext, cost: BuildCost) -> str:
    """Return a sentence that a counter flips as soon as it is built: every shipyard, and a mine or
    ironworks if the market takes all its cubes (B-14.4). "" if it does not."""
    if cost.counter_kind.industry == "shipyard":
        return context.say("shipyard-flips-at-once")
    has_sold_every_cube = 0 < cost.cube_count_moved_to_track == cost.counter_kind.cubes
    return context.say("flips-at-once") if has_sold_every_cube else ""
