"""What a seat's board shows, in small and in large."""

from typing import NamedTuple

from game.titles.tiletum.table.board_tooltips import building_text
from game.titles.tiletum.table.pickable_widget import TableContext
from game.titles.tiletum.table.seat_view import SeatView
from game.titles.tiletum.table.view import TiletumModel


class BoardLook(NamedTuple):
    """What a seat's board shows: its content, heading and spoken text, the levels of technologies
    with Silver, whether it is the viewer's board, and if not, how many targets of the question are
    on the viewer's board."""

    seat_view: SeatView
    heading: str
    spoken_text: str
    technology_levels: tuple[tuple[str, int], ...] = ()
    is_viewers_own: bool = True
    waiting_target_count: int = 0


def board_look(context: TableContext, model: TiletumModel, seat: int) -> BoardLook:
    """Return what a seat's board shows."""
    own = model.view.seats[seat]
    name = context.player_name(seat)
    is_own = seat == model.seat
    head = context.say("board-yours") if is_own else name
    spoken_head = head if is_own else context.say("board-of", name=name)
    said = f"{spoken_head}. {'. '.join(building_text(context, each) for each in own.buildings)}"
    if own.cardinals_open_contracts:
        waiting = ", ".join(map(context.area_name, own.cardinals_open_contracts))
        said = f"{said}. {context.say('contracts-open', names=waiting)}"
    below = model.view.silver_view
    technologies = below.technologies if below is not None and not own.is_cardinal_board else ()
    levels = tuple((each.name, each.level_by_seat[seat]) for each in technologies)
    return BoardLook(own, head, said, levels, seat == model.viewer)
