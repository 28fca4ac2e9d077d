"""What the factory of Brass gives to one table."""

from dataclasses import dataclass

from game.engine.title import Game
from game.scene.stage.stage import Stage
from game.table_protocol import ClientAccess
from game.tabletop.map.map_pictures import MapPictures
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.controller import BrassController
from game.titles.brass.table.layout import BrassLayout


@dataclass(frozen=True, slots=True)
class BrassTableMaterials:
    """The stage of a table, its game, its client, and what draws it and lays it out."""

    stage: Stage
    context: TableContext
    game: Game
    pictures: MapPictures[str]
    layout: BrassLayout
    controller: BrassController
    client: ClientAccess
