"""The drawing room's names, where screens look for them."""

from game.room import DrawingRoom as DrawingRoom
from game.room import Question as Question
from game.room import SeatCard as SeatCard
from game.room import Stationery as Stationery
from game.room import Table as Table
from game.room import TableOrders as TableOrders
