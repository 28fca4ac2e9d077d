"""Routes of coal and cotton along the links, for screen and reasons (B-0.6 .. B-0.8)."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.titles.brass.rules import sources
from game.titles.brass.rules.kinds import BIT_BY_PLACE, EMPTY
from game.titles.brass.rules.state import BrassState

TRACK_SOURCE_NAME = "track"


@dataclass(frozen=True, slots=True)
class CubeSource:
    """A source of a cube (the name of a space, or "track"), the price in pounds, and the names of
    the lines along which the cube travels.

    Coal from the track comes through the nearest built port, which is in the place
    `via_port_place`. For iron `route_line_names` and `via_port_place` are empty. The route is also
    empty if the cube does not leave its place.
    """

    space_or_track_name: str
    pounds: int
    route_line_names: tuple[str, ...] = ()
    via_port_place: str = ""


def shortest_route_and_place_reached(
    view: BrassState, start_place: int, goal_place_set: int
) -> tuple[tuple[int, ...], int] | None:
    """Return the numbers of the lines of a shortest route from a place to any place in the set
    `goal_place_set`, and the place reached.

    None when there is none; among equally short routes it is the one found first, by the lowest
    lines.
    """
    ways: dict[int, tuple[int, ...]] = {start_place: ()}
    reached = [start_place]
    for place in reached:
        if goal_place_set & int(BIT_BY_PLACE[place]):
            return ways[place], place
        for line, other in _linked_lines_and_neighbours(view, place):
            if other not in ways:
                ways[other] = (*ways[place], line)
                reached.append(other)
    return None


def _linked_lines_and_neighbours(view: BrassState, place: int) -> Iterable[tuple[int, int]]:
    board = view.board
    for line in range(int(board.line_count)):
        ends = (int(board.first_end_of_line[line]), int(board.second_end_of_line[line]))
        if view.link[line] != EMPTY and place in ends:
            yield line, ends[0] + ends[1] - place


def line_names_of_route(view: BrassState, lines: Iterable[int]) -> tuple[str, ...]:
    """Return the names of the lines with these numbers, in their order."""
    return tuple(view.board.line_names[line] for line in lines)


def possible_sources_of_coal_at(view: BrassState, place: int) -> tuple[CubeSource, ...]:
    """Return the possible sources of a cube of coal for a place: the nearest mines, or the track if
    no mine is connected (B-7.2 .. B-7.5).

    Empty when no coal can be had.
    """
    price = int(sources.pounds_of_next_coal_cube(view, view.connected_place_set[place]))
    if price == sources.UNAVAILABLE_COST:
        return ()
    mines = int(sources.nearest_mine_place_set(view, place))
    if mines:
        return tuple(
            _mine_source(view, place, space) for space in _spaces_of_mines_with_coal(view, mines)
        )
    found = shortest_route_and_place_reached(view, place, int(view.port_place_set))
    assert found, "a place that is connected to a port has a way there"
    lines, port = found
    via = view.board.place_names[port]
    return (CubeSource(TRACK_SOURCE_NAME, price, line_names_of_route(view, reversed(lines)), via),)


def _spaces_of_mines_with_coal(view: BrassState, place_set: int) -> list[int]:
    """Return the spaces of the mines with coal in the places whose bits are set in
    `place_set`."""
    spaces = [int(sources.next_coal_mine(view, place_set, EMPTY))]
    while spaces[-1] != EMPTY:
        spaces.append(int(sources.next_coal_mine(view, place_set, spaces[-1])))
    return spaces[:-1]


def _mine_source(view: BrassState, place: int, space: int) -> CubeSource:
    board = view.board
    found = shortest_route_and_place_reached(view, place, int(board.place_set_of_space[space]))
    assert found, "a nearest mine has a way to it"
    return CubeSource(board.space_names[space], 0, line_names_of_route(view, reversed(found[0])))


def possible_sources_of_coal_for_line(view: BrassState, line: int) -> tuple[CubeSource, ...]:
    """Return the possible sources of a rail's coal, brought to either end of the line: the mines
    nearest to an end, each with its shorter route, or the track if no mine is connected; () if no
    coal can be had (B-10.6, B-10.7)."""
    board = view.board
    ends = (int(board.first_end_of_line[line]), int(board.second_end_of_line[line]))
    every = [source for end in ends for source in possible_sources_of_coal_at(view, end)]
    mines = [source for source in every if source.space_or_track_name != TRACK_SOURCE_NAME]
    kept = mines or sorted(every, key=lambda source: len(source.route_line_names))[:1]
    shortest: dict[str, CubeSource] = {}
    for source in kept:
        known = shortest.get(source.space_or_track_name)
        if known is None or len(source.route_line_names) < len(known.route_line_names):
            shortest[source.space_or_track_name] = source
    return tuple(shortest.values())


def possible_sources_of_next_iron(view: BrassState) -> tuple[CubeSource, ...]:
    """Return the possible sources of the next cube of iron: all ironworks with iron, or the track
    if there are none (B-7.8)."""
    board = view.board
    spaces = [int(sources.next_ironworks(view, EMPTY))]
    while spaces[-1] != EMPTY:
        spaces.append(int(sources.next_ironworks(view, spaces[-1])))
    works = tuple(CubeSource(board.space_names[space], 0) for space in spaces[:-1])
    return works or (CubeSource(TRACK_SOURCE_NAME, int(sources.pounds_of_next_iron_cube(view))),)


def line_names_of_sale_route(view: BrassState, mill: int, buyers: int) -> tuple[str, ...] | None:
    """Return the names of the lines along which cotton travels from a mill's space to the nearest
    place in the set `buyers`, None if there is no route."""
    found = shortest_route_and_place_reached(view, int(view.board.place_of_space[mill]), buyers)
    return None if found is None else line_names_of_route(view, found[0])
