"""The drawing room's names, where screens look for them."""

from game.room import DrawingRoom, Question, SeatCard, Stationery, Table, TableOrders

__all__ = ["DrawingRoom", "Question", "SeatCard", "Stationery", "Table", "TableOrders"]
