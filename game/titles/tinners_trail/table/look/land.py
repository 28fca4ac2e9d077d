"""Land: what is known of the tiles of every region."""

from __future__ import annotations

from game.titles.tinners_trail.rules.table_view import AreaView, TableView

Counts = tuple[str, str, str]
UNKNOWN: Counts = ("?", "?", "?")


def land_of(view: TableView) -> dict[str, list[tuple[str, Counts]]]:
    """Return by region its areas, each with the tin, copper and water of its tile as written."""
    land: dict[str, list[tuple[str, Counts]]] = {}
    for area in view.areas:
        land.setdefault(area.region, []).append((area.name, _counts(area)))
    return land


def _counts(area: AreaView) -> Counts:
    tile = area.tile
    if tile is None or not tile.known:
        return UNKNOWN
    return str(tile.tin), str(tile.copper), str(tile.water)
