"""The content of the price sheets."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from game.text.numerals import pounds_text, signed_number_text
from game.titles.brass.rules.action_previews import BuildCost
from game.titles.brass.rules.routes import CubeSource
from game.titles.brass.table import draft as drafts
from game.titles.brass.table import move_options
from game.titles.brass.table.action_draft import ActionDraft
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.draft import Draft
from game.titles.brass.table.look.action_costs import (
    COAL_KIND,
    IRON_KIND,
    CubePriceLineMaker,
    debt_warning_sentence,
    flips_at_once_text,
)
from game.titles.brass.table.look.board_look import PlacementPreview
from game.titles.brass.table.look.drafted_parts import (
    cost_of_earlier_parts,
    price_sheet_with_earlier_parts,
    two_card_price_lines,
)
from game.titles.brass.table.look.panel_looks import card_name
from game.titles.brass.table.panels.price_sheet import (
    PriceChoice,
    PriceLine,
    PriceSheetLook,
)
from game.titles.brass.table.sale_sheet_writer import SaleSheetWriter
from game.titles.brass.table.view_model import BrassModel, counter_face_on_space, new_counter_face


@dataclass(frozen=True, slots=True)
class PriceSheetWriter:
    """Makes the price sheet of one draft, and what the draft would add to the map."""

    context: TableContext
    action_draft: ActionDraft

    @property
    def model(self) -> BrassModel:
        """The position before the part of the action that is being drafted now."""
        assert self.action_draft.model is not None
        return self.action_draft.model

    @property
    def _draft(self) -> Draft:
        return self.action_draft.current_part_draft

    @property
    def build_cost(self) -> BuildCost | None:
        """What the drafted build costs; None while industry or space is open, or for another
        action."""
        draft = self._draft
        industry = draft.picked_or_only_value(move_options.INDUSTRY_PART)
        space = draft.picked_or_only_value(move_options.SPACE_PART)
        if (
            draft.picked_or_only_value(move_options.ACTION_PART) != move_options.BUILD_ACTION
            or not industry
            or not space
        ):
            return None
        return self.model.build_cost(industry, space)

    def placement_preview(self) -> PlacementPreview:
        """Return the counter or link that the draft would add to the map, with the sources of
        its cubes; an empty proposal for other drafts."""
        draft = self._draft
        offer = self.build_cost
        if offer is not None:
            face = new_counter_face(self.context, self.model.seat, offer.counter_kind)
            sources = offer.possible_coal_sources or offer.possible_iron_sources
            kind = COAL_KIND if offer.possible_coal_sources else IRON_KIND
            chosen = self._cube_price_lines.picked_or_preferred_source(sources, kind)
            sources = self._cube_price_lines.sources_in_order_of_preference(sources)
            return PlacementPreview(
                draft.picked_or_only_value(move_options.SPACE_PART), face, sources, chosen
            )
        line = draft.picked_or_only_value(move_options.LINE_PART)
        if (
            draft.picked_or_only_value(move_options.ACTION_PART) != move_options.LINK_ACTION
            or not line
        ):
            return PlacementPreview()
        colour = self.context.art_colour_name(self.model.seat)
        rail = self.model.rail_cost(line)
        coal = rail.possible_coal_sources if rail is not None and self.model.is_rail_era else ()
        chosen = self._cube_price_lines.picked_or_preferred_source(coal, COAL_KIND)
        coal = self._cube_price_lines.sources_in_order_of_preference(coal)
        return PlacementPreview(
            cube_sources=coal, chosen_source=chosen, line=line, link_colour=colour
        )

    def cube_kind_with_source_choice_at(self, space: str) -> str:
        """Return the kind of cube for which a space is one of several possible sources, "" if it
        is none."""
        if self.action_draft.model is None or self._draft.is_answered_by_first_pick:
            return ""
        sources = self.placement_preview().cube_sources
        if len(sources) < 2 or all(each.space_or_track_name != space for each in sources):
            return ""
        counter = self.model.view.space_by_name(space).counter
        is_coal = counter is not None and counter.kind.industry == "coal-mine"
        return COAL_KIND if is_coal else IRON_KIND

    @property
    def _cube_price_lines(self) -> CubePriceLineMaker:
        return CubePriceLineMaker(self.context, self.model, self._draft.picked_cube_sources)

    def sheet_look(self) -> PriceSheetLook | None:
        """Return the look of the price sheet, None if nothing is picked and no debt is due."""
        draft = self._draft
        if not draft.options or not (draft.is_begun or self._is_debt_due):
            return None
        write = self._look_writers_by_action.get(
            "remove" if self._is_debt_due else draft.picked_or_only_value(move_options.ACTION_PART)
        )
        if write is None:
            return None
        price_sheet = price_sheet_with_earlier_parts(self.context, self.action_draft, write(self))
        if (warning := self._debt_warning) is not None:
            price_sheet = replace(price_sheet, notes=(*price_sheet.notes, warning))
        price_sheet = replace(price_sheet, notes=(*price_sheet.notes, *self._proposed_card_notes))
        return (
            replace(price_sheet, back_text=self._say("step-back"))
            if draft.is_begun
            else price_sheet
        )

    @property
    def _proposed_card_notes(self) -> tuple[str, ...]:
        """A note that names the card that is proposed for an action that takes any card, () if the
        player has picked a card. It is the last note, so that it is left out first."""
        first = self.action_draft.first_part_draft
        slots = first.slots_of_picked_and_proposed_cards()
        if (
            first.picked_card_slots
            or len(slots) != 1
            or first.picked_or_only_value(move_options.ACTION_PART) not in drafts.ANY_CARD_ACTIONS
        ):
            return ()
        card = card_name(self.context, first.hand[slots[0]])
        return (self._say("plays-card", card=card),)

    @property
    def _is_debt_due(self) -> bool:
        return self.model.view.phase == "debt"

    @property
    def _debt_warning(self) -> str | None:
        """A warning if the draft ends the turn and the next income payment could not be made,
        else None."""
        result = self.action_draft.current_part_result
        if result is None or not self._draft.is_begun:
            return None
        ahead = self.action_draft.lookahead.expected_debt_if_turn_ends(result, self.model.seat)
        return debt_warning_sentence(self.context, ahead) if ahead is not None else None

    def _say(self, key: str, **facts: object) -> str:
        return self.context.say(key, **facts)

    def _confirm_text(self, key: str, **facts: object) -> str:
        return self._say(key, **facts) if self._draft.option_to_confirm is not None else ""

    def _counter_build_sheet_look(self) -> PriceSheetLook:
        draft = self._draft
        context = self.context
        space = draft.picked_or_only_value(move_options.SPACE_PART)
        industry = draft.picked_or_only_value(move_options.INDUSTRY_PART)
        if not space:
            title = self._industry_name(industry) if industry else self._say("action-build")
            notes = (*self._two_cards_notes(), self._say("pick-space"))
            return PriceSheetLook(self._say("deed-build"), title, notes=notes)
        place = context.area_name(space.rpartition(".")[0])
        if not industry:
            kinds = sorted(draft.legal_values(move_options.INDUSTRY_PART))
            choices = tuple(
                PriceChoice(
                    move_options.INDUSTRY_PART,
                    kind,
                    self._industry_choice_text(kind),
                    self._top_counter_cost_text(kind),
                )
                for kind in kinds
            )
            notes = self._two_cards_notes()
            return PriceSheetLook(self._say("deed-build"), place, notes=notes, choices=choices)
        offer = self.build_cost
        if offer is None:
            return PriceSheetLook(self._say("deed-build"), place)
        old = self.model.view.space_by_name(space).counter
        lines = [
            *two_card_price_lines(context, draft),
            PriceLine(self._say("line-counter"), pounds_text(offer.counter_kind.cost)),
        ]
        if old is not None:
            gone = f"{self._industry_name(old.kind.industry)} {old.kind.level}"
            lines.insert(0, PriceLine(self._say("line-gone"), gone, seat=old.owner))
        several: list[PriceChoice] = []
        cubes = ((COAL_KIND, offer.possible_coal_sources), (IRON_KIND, offer.possible_iron_sources))
        for kind, sources in cubes:
            line, ways = self._cube_price_lines.cube_lines_and_source_choices(kind, sources)
            lines += line
            several += ways
        flip_text = flips_at_once_text(context, offer)
        motto = self._say("deed-over" if offer.builds_over_counter else "deed-at", place=place)
        counts = old is not None and old.is_flipped and old.kind.points > 0
        lost = [self._say("points-lost", points=old.kind.points)] if old and counts else []
        built = offer.counter_kind
        title = f"{self._industry_name(built.industry)} {built.level}"
        seat = self.model.seat
        lines += self._sum_line_of_all_parts(offer.pounds)
        money_left, *cube_gains = self._money_left_notes(
            offer.pounds, *cubes, pounds_earned=offer.pounds_earned
        )
        if offer.cube_count_moved_to_track:
            cube = COAL_KIND if built.industry == "coal-mine" else IRON_KIND
            words = self._say("line-track", cubes=offer.cube_count_moved_to_track)
            lines.append(
                PriceLine(words, f"+{pounds_text(offer.pounds_earned)}", "good", cube_kind=cube)
            )
        return PriceSheetLook(
            motto,
            title,
            tuple(lines),
            (money_left, *lost, *self._two_cards_notes(), *cube_gains),
            tuple(several),
            new_counter_face(context, seat, built),
            new_counter_face(context, seat, built, is_flipped=True) if not several else None,
            built.income_spaces if not several else None,
            self._confirm_text("do-build", pounds=offer.pounds),
            gain_text=self._say(
                "brings-at-once" if flip_text else "tip-brings",
                income=built.income_spaces,
                points=built.points,
            ),
            flip_text=flip_text,
        )

    def _industry_choice_text(self, industry: str) -> str:
        """Return an industry's name as a choice, with a note if it needs two cards while others
        need one."""
        named = self._industry_name(industry)
        takes_two = self._draft.needs_two_cards_for(industry) and not self._draft.needs_two_cards
        return self._say("industry-by-two", industry=named) if takes_two else named

    def _two_cards_notes(self) -> tuple[str, ...]:
        """Return a note that the build needs two cards and the whole turn, () if it does not."""
        return (self._say("takes-two-cards"),) if self._draft.needs_two_cards else ()

    def _link_sheet_look(self) -> PriceSheetLook:
        line = self._draft.picked_or_only_value(move_options.LINE_PART)
        night = self.model.is_rail_era
        key = "rail" if night else "canal"
        motto = self._say(f"deed-{key}")
        if not line:
            return PriceSheetLook(
                motto, self._say(f"action-{key}"), notes=(self._say("pick-line"),)
            )
        title = self.context.area_name(line)
        rail = self.model.rail_cost(line) if night else None
        sources = rail.possible_coal_sources if rail is not None else ()
        if not night:
            cost = self.model.cost_in_pounds_by_name["canal"]
            lines: tuple[PriceLine, ...] = self._sum_line_of_all_parts(cost)
            choices: tuple[PriceChoice, ...] = ()
        else:
            cost = rail.pounds if rail is not None else 0
            coal, ways = self._cube_price_lines.cube_lines_and_source_choices(COAL_KIND, sources)
            track = sum(source.pounds for source in sources[:1])
            lines = (
                PriceLine(self._say("line-rail"), pounds_text(cost - track)),
                *coal,
                *self._sum_line_of_all_parts(cost),
            )
            choices = tuple(ways)
        confirm = self._confirm_text(
            f"do-{key}", pounds=cost + cost_of_earlier_parts(self.action_draft)
        )
        notes = self._money_left_notes(cost, (COAL_KIND, sources))
        return PriceSheetLook(motto, title, lines, notes, choices, confirm_text=confirm)

    def _development_sheet_look(self) -> PriceSheetLook:
        industry = self._draft.picked_or_only_value(move_options.INDUSTRY_PART)
        sources = self.model.possible_sources_of_next_iron
        iron, ways = self._cube_price_lines.cube_lines_and_source_choices(IRON_KIND, sources)
        cost = self._cube_price_lines.picked_or_preferred_source(sources, IRON_KIND)
        due = cost.pounds if cost is not None else 0
        title = self._say("action-develop")
        motto = self._say("deed-develop")
        if not industry:
            return PriceSheetLook(motto, title, tuple(iron), (self._say("pick-stack"),))
        top = self.model.view.seats[self.model.seat].top_counters[industry]
        name = f"{self._industry_name(industry)} {top.level}" if top is not None else ""
        lines = (PriceLine(self._say("line-gone"), name), *iron, *self._sum_line_of_all_parts(due))
        face = new_counter_face(self.context, self.model.seat, top) if top is not None else None
        return PriceSheetLook(
            motto,
            title,
            lines,
            self._money_left_notes(due, (IRON_KIND, sources)),
            tuple(ways),
            face,
            confirm_text=self._confirm_text("do-develop"),
        )

    def _loan_sheet_look(self) -> PriceSheetLook:
        draft = self._draft
        picked = draft.picked_or_only_value(move_options.LOAN_SUM_PART)
        choices = []
        for words in sorted(draft.legal_values(move_options.LOAN_SUM_PART)):
            after = self.model.income_space_and_pounds_after_loan(int(words))
            figure = (
                self._say("loan-income", income=signed_number_text(after[1]))
                if after is not None
                else ""
            )
            sum_words = pounds_text(int(words))
            choices.append(
                PriceChoice(
                    move_options.LOAN_SUM_PART, words, sum_words, figure, is_chosen=words == picked
                )
            )
        confirm = self._confirm_text("do-loan", pounds=int(picked)) if picked else ""
        return PriceSheetLook(
            self._say("deed-loan"),
            self._say("action-loan"),
            (),
            (self._say("loan-note", loan=self.model.cost_in_pounds_by_name["loan"]),),
            tuple(choices),
            confirm_text=confirm,
        )

    def _pass_sheet_look(self) -> PriceSheetLook:
        title = self._say("action-pass")
        notes = (self._say("pass-note"),)
        confirm = self._confirm_text("do-pass")
        return PriceSheetLook(self._say("deed-pass"), title, notes=notes, confirm_text=confirm)

    def _debt_sheet_look(self) -> PriceSheetLook:
        space = self._draft.picked_or_only_value(move_options.SPACE_PART)
        model = self.model
        money = model.view.seats[model.seat].money
        lines = [PriceLine(self._say("line-owed"), pounds_text(money), "bad")]
        if not space:
            lines += self._lines_of_counters_removable_for_debt()
            note = self._say("pick-debt")
            return PriceSheetLook(self._say("deed-debt"), self._say("debt"), tuple(lines), (note,))
        seen = model.view.space_by_name(space)
        offer = model.debt_repayment_by_counter_at(space)
        if seen.counter is not None:
            name = f"{self._industry_name(seen.counter.kind.industry)} {seen.counter.kind.level}"
            lines.append(PriceLine(name, self.context.area_name(seen.place)))
        lines.append(PriceLine(self._say("line-brings"), f"+{pounds_text(offer.pounds)}", "good"))
        tone = "bad" if offer.pounds_left < 0 else "strong"
        lines.append(PriceLine(self._say("line-left"), pounds_text(offer.pounds_left), tone))
        lost = self._say("points-lost", points=offer.points_lost) if offer.points_lost else ""
        more = self._say("debt-goes-on") if offer.debt_continues else ""
        return PriceSheetLook(
            self._say("deed-debt"),
            self._say("debt"),
            tuple(lines),
            tuple(filter(None, (lost, more))),
            shown_counter_face=counter_face_on_space(self.context, seen),
            confirm_text=self._confirm_text("do-debt", pounds=offer.pounds),
        )

    def _lines_of_counters_removable_for_debt(self) -> list[PriceLine]:
        """Return, for every kind of counter that can be removed for a debt, a line with the
        pounds it brings and the money left then."""
        found: dict[str, PriceLine] = {}
        spaces = self._draft.legal_values(move_options.SPACE_PART)
        for space in sorted(
            spaces, key=lambda each: self.model.debt_repayment_by_counter_at(each).pounds
        ):
            counter = self.model.view.space_by_name(space).counter
            offer = self.model.debt_repayment_by_counter_at(space)
            if counter is None:
                continue
            name = f"{self._industry_name(counter.kind.industry)} {counter.kind.level}"
            facts = {"pounds": pounds_text(offer.pounds), "left": pounds_text(offer.pounds_left)}
            tone = "bad" if offer.pounds_left < 0 else ""
            said = f"{name}, {self._say('debt-gives', **facts)}"
            found[name] = PriceLine(name, self._say("debt-figure", **facts), tone, spoken_text=said)
        return list(found.values())

    def _industry_name(self, industry: str) -> str:
        return self._say(f"industry-{industry}")

    def _top_counter_cost_text(self, industry: str) -> str:
        top = self.model.view.seats[self.model.seat].top_counters[industry]
        return pounds_text(top.cost) if top is not None else ""

    def _sum_line_of_all_parts(self, pounds_due: int) -> tuple[PriceLine, ...]:
        return (
            PriceLine(
                self._say("line-sum"),
                pounds_text(pounds_due + cost_of_earlier_parts(self.action_draft)),
                "strong",
            ),
        )

    def _money_left_notes(
        self, pounds_due: int, *cubes: tuple[str, tuple[CubeSource, ...]], pounds_earned: int = 0
    ) -> tuple[str, ...]:
        """Return a note with the money left and spent after paying `pounds_due`, and one for each
        cube whose source gives its owner income.

        Each of `cubes` is a kind of cube with its possible sources.
        """
        seat = self.model.view.seats[self.model.seat]
        left = pounds_text(seat.money - pounds_due + pounds_earned)
        spent = pounds_text(seat.pounds_spent_this_round + pounds_due)
        gains = [
            self._cube_price_lines.last_cube_gain_text(kind, sources) for kind, sources in cubes
        ]
        return (self._say("leaves", left=left, spent=spent), *filter(None, gains))

    _look_writers_by_action: ClassVar[
        Mapping[str, "Callable[[PriceSheetWriter], PriceSheetLook]"]
    ] = {
        move_options.BUILD_ACTION: _counter_build_sheet_look,
        move_options.LINK_ACTION: _link_sheet_look,
        drafts.DEVELOP_ACTION: _development_sheet_look,
        drafts.SELL_ACTION: lambda writer: SaleSheetWriter(
            writer.context, writer.action_draft
        ).sheet_look(),
        drafts.LOAN_ACTION: _loan_sheet_look,
        drafts.PASS_ACTION: _pass_sheet_look,
        "remove": _debt_sheet_look,
    }
