"""Tooltips of places, counters, lines and panels."""

from dataclasses import replace

from game.engine.reasons import Reason
from game.scene.nodes.tooltip import Tooltip
from game.text.numerals import pounds_text, signed_number_text
from game.titles.brass.notation.moves import SEAT_COUNTS_OF_VARIANT
from game.titles.brass.rules.components import EXTERNAL_PLACE_KIND, LOCATION_PLACE_KIND
from game.titles.brass.rules.table_view import BrassSpaceView, CounterKindView, SeatView
from game.titles.brass.table.action_draft import ActionDraft
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.art.inks import ROMAN_NUMERALS
from game.titles.brass.table.description import (
    next_cube_prices_text,
    turn_order_lines,
    unused_tiles_text,
)
from game.titles.brass.table.look.panel_looks import card_name
from game.titles.brass.table.map_plan import BrassMapPlan
from game.titles.brass.table.move_options import INDUSTRY_PART, LINK_ACTION, SPACE_PART
from game.titles.brass.table.refusals import BrassRefusals
from game.titles.brass.table.view_model import UNPLAYED_CARD_PHASES, BrassModel

MAX_TOOLTIP_LINES = 9


class BrassTooltips:
    """Makes the tooltips of everything on the map and in the panels, for the model that is
    shown."""

    def __init__(self, context: TableContext, refusals: BrassRefusals, plan: BrassMapPlan) -> None:
        """Store the texts, the reasons for refusals, and the map."""
        self._context = context
        self._say = context.say
        self._plan = plan
        self._refusals = refusals
        self.model: BrassModel | None = None

    def target_tooltip(self, name: str, refused: Reason | None = None) -> Tooltip | None:
        """Return the tooltip of a space, line or place, with `refused` as the reason why it
        cannot be picked; None before the first model."""
        model = self.model
        told = self._target_tooltip_without_reason(model, name) if model is not None else None
        return (
            self._context.tooltip_with_reason(told, self._reason_text(refused))
            if told and refused
            else told
        )

    def _reason_text(self, reason: Reason) -> str:
        return self._context.words.say(f"reason.{reason.key}", **reason.facts)

    def _target_tooltip_without_reason(self, model: BrassModel, name: str) -> Tooltip:
        if name in self._plan.places:
            say = self._say
            kind = self._plan.places[name].kind
            key = "tip-circles" if kind == LOCATION_PLACE_KIND else "tip-external"
            lines = [say(key, count=model.link_scores_by_place[name])]
            if kind == EXTERNAL_PLACE_KIND:
                lines.append(say("tip-external-port"))
            if model.hand.count(name):
                lines.append(say("tip-cards", count=model.hand.count(name)))
            return Tooltip(self._context.area_name(name), tuple(lines))
        if name in self._plan.lines:
            return self._line_tooltip(model, name)
        told = self._space_tooltip(model, model.view.space_by_name(name))
        by_two = name in self._refusals.spaces_needing_two_cards
        return replace(told, lines=(self._say("takes-two-cards"), *told.lines)) if by_two else told

    def hand_card_tooltip(self, action_draft: ActionDraft, slot: int) -> Tooltip | None:
        """Return the tooltip of the card at an index of the hand: the builds it allows with their
        prices, and why it cannot be played. For an action that takes any card, it says only that.
        Return None if there is no such card."""
        model = self.model
        draft = action_draft.first_part_draft
        asked = action_draft.model_before_drafted_parts
        if model is None or asked is None or slot >= len(draft.hand):
            return None
        kind = draft.hand[slot]
        say = self._say
        name = card_name(self._context, kind)
        phase = asked.view.phase
        if phase in UNPLAYED_CARD_PHASES and draft.plays_any_card:
            return Tooltip(name, (say("tip-any-card"),))
        reason = self._refusals.reason_against_card(slot)
        if phase != "actions":
            return Tooltip(name, (self._reason_text(reason),) if reason else ())
        lines: list[str] = []
        for option in draft.options:
            if option.usable_card_kinds is None or kind not in option.usable_card_kinds:
                continue
            industry = option.parts[INDUSTRY_PART]
            space = option.parts[SPACE_PART]
            offer = model.build_cost(industry, space)
            place = self._context.area_name(space.rpartition(".")[0])
            price = pounds_text(offer.pounds) if offer is not None else ""
            lines.append(f"{say(f'industry-{industry}')}, {place}: {price}")
        by_two = draft.allows_build_with_two_cards
        without_build = "card-needs-second" if by_two else "card-no-build"
        if len(lines) > MAX_TOOLTIP_LINES:
            lines = [
                *lines[: MAX_TOOLTIP_LINES - 1],
                say("tip-more", count=len(lines) - MAX_TOOLTIP_LINES + 1),
            ]
        told = Tooltip(name, tuple(lines) or (say(without_build),))
        put_back = draft.slot_of_build_card_replaced_by(slot)
        if put_back is not None:
            card = card_name(self._context, draft.hand[put_back])
            return replace(told, lines=(say("card-takes-place", card=card), *told.lines))
        return replace(told, lines=(self._reason_text(reason), *told.lines)) if reason else told

    def action_tooltip(self, action: str) -> Tooltip:
        """Return the tooltip of an action: its effect, and the reason if it is not possible."""
        say = self._say
        costs = self.model.cost_in_pounds_by_name if self.model is not None else {}
        title = say(f"action-{action}")
        if action == LINK_ACTION and self.model is not None:  # as on its button
            title = say("action-rail" if self.model.is_rail_era else "action-canal")
        told = Tooltip(title, (say(f"effect-{action}", **costs),))
        reason = self._refusals.reason_against_action(action)
        return (
            self._context.tooltip_with_reason(told, self._reason_text(reason)) if reason else told
        )

    def _line_tooltip(self, model: BrassModel, name: str) -> Tooltip:
        say = self._say
        title = self._context.area_name(name)
        link = model.view.link_on_line(name)
        if link is not None:
            owner = self._context.player_name(link.owner)
            return Tooltip(title, (owner, say("tip-link-worth", count=link.points)))
        eras = self._plan.lines[name].eras
        words = say("tip-both") if len(eras) == 2 else say(f"tip-{eras[0]}-only")
        circles = model.link_scores_by_place
        would = say("tip-link-would", count=sum(circles[place] for place in name.split()))
        return Tooltip(title, (say("tip-free"), would, words))

    def _space_tooltip(self, model: BrassModel, space: BrassSpaceView) -> Tooltip:
        say = self._say
        counter = space.counter
        place = self._context.area_name(space.place)
        if counter is None:
            kinds = say("tip-or").join(say(f"industry-{each}") for each in space.industries)
            return Tooltip(place, (say("tip-takes", kinds=kinds),))
        kind = counter.kind
        name = f"{say(f'industry-{kind.industry}')} {kind.level}, {place}"
        owner = self._context.player_name(counter.owner)
        state = (
            say("tip-flipped", points=kind.points)
            if counter.is_flipped
            else self._unflipped_counter_text(space)
        )
        return Tooltip(
            name, (*self._debt_payment_lines(model, space), owner, state, self._cost_text(kind))
        )

    def _cost_text(self, kind: CounterKindView) -> str:
        return self._say("tip-cost", cost=pounds_text(kind.cost))

    def _debt_payment_lines(self, model: BrassModel, space: BrassSpaceView) -> tuple[str, ...]:
        """Return a line on the pounds that removing the counter on a space brings while its owner
        has to pay a debt; () in all other cases."""
        counter = space.counter
        debtor = model.view.to_move
        if model.view.phase != "debt" or counter is None or counter.owner != debtor:
            return ()
        offer = model.debt_repayment_by_counter_at(space.name)
        facts = {"pounds": pounds_text(offer.pounds), "left": pounds_text(offer.pounds_left)}
        return (self._say("tip-debt", **facts),)

    def _unflipped_counter_text(self, space: BrassSpaceView) -> str:
        counter = space.counter
        assert counter is not None
        facts = {"income": counter.kind.income_spaces, "points": counter.kind.points}
        if counter.cubes:
            return self._say("tip-cubes", count=counter.cubes, **facts)
        return self._say("tip-unsold", **facts)

    def part_tooltip(self, part_name: str) -> Tooltip | None:
        """Return the tooltip of "tracks", "market", "income-track", "eras", "rounds", "deck" or
        "order"; None before the first model."""
        tell = {
            "tracks": self._tracks_tooltip,
            "market": self._distant_market_tooltip,
            "income-track": self._income_track_tooltip,
            "eras": self._rounds_tooltip,
            "rounds": self._rounds_tooltip,
            "deck": self._deck_tooltip,
            "order": self._turn_order_tooltip,
        }
        return tell[part_name](self.model) if self.model is not None else None

    def seat_panel_tooltip(self, seat: int) -> Tooltip | None:
        """Return the tooltip of a seat's panel, which explains its figures; None before the
        first model."""
        if self.model is None:
            return None
        say = self._say
        view = self.model.view.seats[seat]
        return Tooltip(
            self._context.player_name(seat),
            (
                say(
                    "tip-money",
                    money=pounds_text(view.money),
                    spent=pounds_text(view.pounds_spent_this_round),
                ),
                say("tip-income", income=signed_number_text(view.income_pounds)),
                self._points_line(view),
                say("tip-holds", cards=len(view.hand), links=view.links_left),
            ),
        )

    def _points_line(self, view: SeatView) -> str:
        """Return the line with a seat's points and those that the end of the era would add. If
        money would add points too, these are listed by source."""
        points = view.points
        counts = view.points_at_era_end
        links, tiles, money = view.points_by_source_at_era_end
        if not money:
            return self._say("tip-points", points=points, counts=counts)
        return self._say(
            "tip-points-by-source",
            points=points,
            counts=counts,
            links=links,
            tiles=tiles,
            money=money,
        )

    def stack_tooltip(
        self, seat: int, industry: str, *, with_refusal: bool = False
    ) -> Tooltip | None:
        """Return the tooltip of a seat's stack of an industry: its top counter and the counters
        left; if `with_refusal` also the reason against the top counter."""
        told = self._stack_tooltip_without_reason(seat, industry)
        reason = self._refusals.reason_against_stack(industry) if with_refusal else None
        return (
            replace(told, lines=(self._reason_text(reason), *told.lines))
            if told and reason
            else told
        )

    def _stack_tooltip_without_reason(self, seat: int, industry: str) -> Tooltip | None:
        if self.model is None:
            return None
        say = self._say
        view = self.model.view.seats[seat]
        name = say(f"industry-{industry}")
        top = view.top_counters[industry]
        if top is None:
            return Tooltip(name, (say("stack-empty"),))
        lines: list[str] = []
        if not top.level:
            lines.append(say("tip-level-zero"))
        elif not top.is_buildable_in_era:
            lines.append(say("tip-locked"))
        if top.level:
            cubes = {"coal": top.needs_coal, "iron": top.needs_iron}
            needs = [say(f"tip-needs-{cube}") for cube, needed in cubes.items() if needed]
            lines.append(" ".join([say("tip-cost", cost=pounds_text(top.cost)), *needs]))
            lines.append(say("tip-brings", income=top.income_spaces, points=top.points))
        if top.cubes:
            lines.append(say("tip-carries", count=top.cubes))
        stack = view.stack_levels[industry]
        levels = ", ".join(
            f"{stack.count(each)} × {ROMAN_NUMERALS[each]}" for each in sorted({*stack})
        )
        return Tooltip(f"{name} {top.level}", (*lines, say("tip-below", levels=levels)))

    def _tracks_tooltip(self, model: BrassModel) -> Tooltip:
        view = model.view
        say = self._say
        next_ones = next_cube_prices_text(self._context, view)
        empty = say("tip-empty", price=pounds_text(view.empty_track_price))
        return Tooltip(
            say("tracks"), (next_ones, say("tip-track-coal"), say("tip-track-iron"), empty)
        )

    def _distant_market_tooltip(self, model: BrassModel) -> Tooltip:
        view = model.view
        say = self._say
        if view.demand_marker_space == len(view.demand_space_bonuses):
            return Tooltip(say("market"), (say("tip-market-closed"),))
        gain = say("tip-pays-money" if view.is_market_bonus_money else "tip-pays-income")
        return Tooltip(
            say("market"), (say("tip-tile"), gain, unused_tiles_text(self._context, view))
        )

    def _income_track_tooltip(self, model: BrassModel) -> Tooltip:
        seats = sorted(model.view.seats, key=lambda seat: -seat.income_space)
        lines = (
            f"{self._context.player_name(each.seat)}: {signed_number_text(each.income_pounds)}"
            for each in seats
        )
        return Tooltip(self._say("tip-track"), (self._say("tip-track-note"), *lines))

    def _rounds_tooltip(self, model: BrassModel) -> Tooltip:
        view = model.view
        say = self._say
        said = say(
            "said-round", era=say(f"era-{view.era}"), round=view.round, rounds=view.rounds_in_era
        )
        lines = [say("tip-rounds")]
        if len(view.seats) in SEAT_COUNTS_OF_VARIANT:
            lines.append(say("tip-variant", count=len(view.seats)))
        return Tooltip(said, tuple(lines))

    def _deck_tooltip(self, model: BrassModel) -> Tooltip:
        """Return the tooltip of the deck: the number of cards left, and the cards played in this
        era.
        """
        view = model.view
        say = self._say
        played = [
            f"{card_name(self._context, card)} {count}"
            for card, count in view.played_card_counts.items()
        ]
        title = say("deck", count=view.deck_size) if view.deck_size else say("no-deck")
        lines = [say("tip-deck"), say("tip-cards-out", count=view.unseen_removed_card_count)]
        if played:
            lines.append(say("tip-played", cards=", ".join(played)))
        return Tooltip(title, tuple(lines))

    def _turn_order_tooltip(self, model: BrassModel) -> Tooltip:
        lines = turn_order_lines(self._context, model.view)
        return Tooltip(self._say("spent"), (self._say("tip-order"), *lines))
