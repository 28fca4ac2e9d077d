"""The view state of the map, from a position and a draft."""

from dataclasses import dataclass, replace

from game.tabletop.panel.look_widget import (
    AS_GOOD_AS_PICKED_STATE,
    CHOSEN_STATE,
    LEGAL_STATE,
    PICKABLE_WITHOUT_HIGHLIGHT_STATE,
)
from game.titles.brass.rules.routes import CubeSource
from game.titles.brass.table.action_draft import ActionDraft
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.art.counters import CounterFace
from game.titles.brass.table.art.map_art import LineFace
from game.titles.brass.table.art.nameplate_face import PlateFace
from game.titles.brass.table.draft import MARKET_BUYER
from game.titles.brass.table.map_board import BrassBoardLook
from game.titles.brass.table.map_plan import PlacePlan, load_map_plan
from game.titles.brass.table.move_options import BUYER_PART, LINE_PART, MILL_PART, SPACE_PART
from game.titles.brass.table.targets import (
    NEEDS_TWO_CARDS_STATE,
    BrassPlateLook,
    LineLook,
    SpaceLook,
)
from game.titles.brass.table.view_model import BrassModel, counter_face_on_space

MIN_TWO_LINE_PLATE_HEIGHT = 40.0


@dataclass(frozen=True, slots=True)
class PlacementPreview:
    """What a draft would add to the map: a counter on a space or a link on a line, the possible
    sources of its cubes, and the chosen one."""

    space: str = ""
    counter_face: CounterFace | None = None
    cube_sources: tuple[CubeSource, ...] = ()
    chosen_source: CubeSource | None = None
    line: str = ""
    link_colour: str = ""


@dataclass
class BrassViewOptions:
    """The optional layers of the map (current scores, networks), and the seat whose stacks are
    shown, None for the viewer's."""

    shows_points: bool = False
    shows_networks: bool = False
    chosen_stacks_seat: int | None = None

    def copy_from(self, other: "BrassViewOptions") -> None:
        """Take over all options of another table."""
        self.shows_points = other.shows_points
        self.shows_networks = other.shows_networks
        self.chosen_stacks_seat = other.chosen_stacks_seat

    def toggle_points(self) -> None:
        """Show or hide on the map the points that links and flipped counters would score now."""
        self.shows_points = not self.shows_points

    def toggle_networks(self) -> None:
        """Show or hide which seats' networks contain each place."""
        self.shows_networks = not self.shows_networks

    def show_stacks_of_seat_or_own_again(self, seat: int) -> None:
        """Show a seat's stacks; if that seat is chosen already, show the viewer's stacks."""
        self.chosen_stacks_seat = None if self.chosen_stacks_seat == seat else seat

    def seat_of_shown_stacks(self, model: BrassModel) -> int:
        """Return the seat whose stacks are shown: the chosen one; if none is chosen, the viewer;
        for a viewer without a seat, the seat whose turn it is."""
        own = model.seat if model.seat >= 0 else max(model.view.active_seat, 0)
        return own if self.chosen_stacks_seat is None else self.chosen_stacks_seat

    def model_of_shown_hand(self, model: BrassModel) -> BrassModel:
        """Return the model of the seat whose hand is shown: the viewer's, or without a viewing
        seat that of the seat whose stacks are shown."""
        return model if model.seat >= 0 else replace(model, seat=self.seat_of_shown_stacks(model))

    def show_stacks_of_next_seat(self, model: BrassModel) -> None:
        """Show the stacks of the seat with the next higher number, after the last seat those of
        seat 0."""
        self.chosen_stacks_seat = (self.seat_of_shown_stacks(model) + 1) % len(model.view.seats)


def board_look(
    context: TableContext, model: BrassModel, options: BrassViewOptions, hand: tuple[str, ...]
) -> BrassBoardLook:
    """Return the look of the map without a draft; the nameplates show the key numbers of the
    cards in `hand`."""
    view = model.view
    circles = model.link_scores_by_place
    spaces = {
        space.name: SpaceLook(
            space.industries, model.is_rail_era, counter_face_on_space(context, space)
        )
        for space in view.spaces
    }
    for space in view.spaces if options.shows_points else ():
        if space.counter is not None and space.counter.is_flipped:
            points = str(space.counter.kind.points)
            spaces[space.name] = replace(spaces[space.name], points_text=points)
    owned = {link.line: link for link in view.links}
    lines = {}
    rail = model.is_rail_era
    for name, line in load_map_plan().lines.items():
        link = owned.get(name)
        if link is not None:
            colour = context.art_colour_name(link.owner)
            face = LineFace(line.curve, "owned", rail, colour, rail)
        else:
            kind = "free" if view.era in line.eras else "other"
            face = LineFace(line.curve, kind, rail, is_night=rail)
        points = str(link.points) if options.shows_points and link is not None else ""
        lines[name] = LineLook(face, points_text=points)
    built = {space.place for space in view.spaces if space.counter is not None}
    cards = _hand_number_texts_by_card(hand)
    plates = {
        name: BrassPlateLook(
            nameplate_face(context, name, place, is_night=model.is_rail_era)._replace(
                link_points=circles.get(name, 0), has_lamps=model.is_rail_era and name in built
            ),
            cards.get(name, ""),
        )
        for name, place in load_map_plan().places.items()
    }
    return BrassBoardLook(view.era, spaces, lines, plates, {})


def nameplate_face(
    context: TableContext, name: str, place_plan: PlacePlan, *, is_night: bool
) -> PlateFace:
    """Return the nameplate of a place without lamps and link score; with `is_night` in the colours
    of the rail era."""
    width, height = place_plan.plate_rect[2:]
    return PlateFace(
        place_plan.kind, _name_lines(context, name, height), width, height, is_night=is_night
    )


def board_look_with_networks(
    look: BrassBoardLook, context: TableContext, networks: dict[str, tuple[int, ...]]
) -> BrassBoardLook:
    """Return the map's look with the colours of the seats whose network contains each place."""
    plates = {
        name: replace(
            plate,
            network_colour_names=tuple(
                context.art_colour_name(seat) for seat in networks.get(name, ())
            ),
        )
        for name, plate in look.plates.items()
    }
    return replace(look, plates=plates)


def board_look_with_draft(
    look: BrassBoardLook, action_draft: ActionDraft, proposal: PlacementPreview
) -> BrassBoardLook:
    """Return the map's look with the highlights, the proposed counter or link, and the routes of
    a draft."""
    draft = action_draft.current_part_draft
    for_two = draft.spaces_needing_two_cards
    states = dict.fromkeys(
        action_draft.pickable_targets,
        PICKABLE_WITHOUT_HIGHLIGHT_STATE if draft.is_unbegun_with_action_choice else LEGAL_STATE,
    )
    if not draft.is_unbegun_with_action_choice:
        states |= {name: NEEDS_TWO_CARDS_STATE for name in for_two if name in states}
    if action_draft.options_for_further_part and draft.picked_or_only_value(MILL_PART):
        states |= {
            name: AS_GOOD_AS_PICKED_STATE
            for name in draft.legal_values(BUYER_PART)
            if name != MARKET_BUYER
        }
    spaces = dict(look.spaces)
    lines = dict(look.lines)
    for part in (SPACE_PART, MILL_PART, BUYER_PART, LINE_PART):
        value = draft.picked_or_only_value(part) if draft.is_begun else ""
        if value and value != MARKET_BUYER:
            states[value] = CHOSEN_STATE
    for number, name in enumerate(_drafted_lines_or_mills(action_draft), start=1):
        states[name] = CHOSEN_STATE
        if name in lines:
            lines[name] = replace(lines[name], points_text=str(number))
        else:
            spaces[name] = replace(spaces[name], source_mark=str(number))
    if proposal.space and proposal.counter_face is not None:
        spaces[proposal.space] = replace(
            spaces[proposal.space], proposed_counter=proposal.counter_face
        )
    if proposal.line:
        owned = lines[proposal.line].face._replace(kind="owned", colour=proposal.link_colour)
        lines[proposal.line] = replace(lines[proposal.line], face=owned, route_kind="chosen")
    for name in for_two if not draft.is_unbegun_with_action_choice else ():
        spaces[name] = replace(
            spaces[name], needs_two_cards=states.get(name) in (NEEDS_TWO_CARDS_STATE, CHOSEN_STATE)
        )
    _mark_sources(proposal, spaces, states)
    routes: set[str] = set()
    if proposal.chosen_source is not None:
        for name in proposal.chosen_source.route_line_names:
            lines[name] = replace(lines[name], route_kind="route")
            routes |= {name, *name.split()}
        routes |= (
            {proposal.chosen_source.via_port_place}
            if proposal.chosen_source.via_port_place
            else set()
        )
    return replace(
        look,
        spaces=spaces,
        lines=lines,
        target_states=states,
        highlighted_routes=frozenset(routes),
        dims_all_but_targets=bool(states) and not draft.is_unbegun_with_action_choice,
    )


def _drafted_lines_or_mills(action_draft: ActionDraft) -> list[str]:
    """Return the names of the lines or mills of all parts of an action, in order; [] while there
    is only one part."""
    parts = [part.chosen_option.parts for part in action_draft.finished_parts]
    if parts:
        parts.append(
            {
                part: action_draft.current_part_draft.picked_or_only_value(part)
                for part in (MILL_PART, LINE_PART)
            }
        )
    return [
        name for each in parts for part in (MILL_PART, LINE_PART) if (name := each.get(part, ""))
    ]


def _mark_sources(
    proposal: PlacementPreview, space_looks: dict[str, SpaceLook], state_by_target: dict[str, str]
) -> None:
    """Mark in `space_looks` and `state_by_target` the possible sources of a cube, with the
    numbers of their choices if there are several."""
    for number, source in enumerate(proposal.cube_sources, start=1):
        if source.space_or_track_name in space_looks:
            if len(proposal.cube_sources) > 1:
                look = replace(space_looks[source.space_or_track_name], source_mark=str(number))
                space_looks[source.space_or_track_name] = look
            state_by_target[source.space_or_track_name] = (
                CHOSEN_STATE if source == proposal.chosen_source else AS_GOOD_AS_PICKED_STATE
            )


def _hand_number_texts_by_card(hand: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for number, card in enumerate(hand, start=1):
        found[card] = f"{found[card]}·{number}" if card in found else str(number)
    return found


def _name_lines(context: TableContext, name: str, height: float) -> tuple[str, ...]:
    words = context.area_name(name)
    words = words[:1].upper() + words[1:]
    if height < MIN_TWO_LINE_PLATE_HEIGHT or " & " not in words:
        return (words,)
    first, _, second = words.partition(" & ")
    return first, f"& {second}"
