"""What the factory of Tiletum gives to one table."""

from dataclasses import dataclass

from game.scene.stage.stage import Stage
from game.table_protocol import ClientAccess
from game.tabletop.layout.table_layout import TableWindowSize
from game.tabletop.map.map_pictures import MapPictures
from game.titles.tiletum.table.coaching import TiletumMoveForecaster
from game.titles.tiletum.table.controller import TiletumController
from game.titles.tiletum.table.pickable_widget import TableContext


@dataclass(frozen=True, slots=True)
class TiletumTableMaterials:
    """What a Tiletum table is made with: its stage, client, controller and window size, the map
    pictures, and the forecaster that asks the rules."""

    stage: Stage
    context: TableContext
    forecaster: TiletumMoveForecaster
    pictures: MapPictures[str]
    window_size: TableWindowSize
    controller: TiletumController
    client: ClientAccess
