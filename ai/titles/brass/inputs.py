"""The numbers the learned value reads of each seat: what stands in which place."""

# compiled: the numbers become constants of the evaluation

from __future__ import annotations

from typing import Final

BIAS: Final = 0  # 1 in every position
POINTS: Final = 1  # points so far, and what links and flipped counters would count
LEAD: Final = 2  # such points before the best rival's, negative when behind
MONEY: Final = 3  # pounds
FIRST_POUNDS: Final = 4  # pounds up to 10: what a link or a cheap counter costs
NEXT_POUNDS: Final = 5  # pounds up to 25: what a round costs
INCOME: Final = 6  # space of the income marker
LEVEL: Final = 7  # pounds an income brings
TURN: Final = 8  # seats that move before this one
ROUNDS: Final = 9  # rounds of the era after this one
MEANS: Final = 10  # tenths of a point that money and incomes to come are worth by estimate
STACKS: Final = 11  # tenths of a point that the tops of the stacks promise by estimate
COUNTERS: Final = 12  # own counters on the board
MILLS: Final = 13  # own mills that are not flipped
PORTS: Final = 14  # the same of ports
MINES: Final = 15  # of coal mines
IRONWORKS: Final = 16  # and of ironworks
MILL_POINTS: Final = 17  # what those mills will count if they flip in this era
PORT_POINTS: Final = 18  # the same of ports
MINE_POINTS: Final = 19  # of coal mines
IRON_POINTS: Final = 20  # and of ironworks
LIKELY_POINTS: Final = 21  # tenths of a point of all of them, by how likely each is to flip
LIKELY_INCOME: Final = 22  # tenths of an income space of all of them, in the same way
SPACES_TO_COME: Final = 23  # income spaces of all of them
LASTING: Final = 24  # canal era: counters that stay for the next
LASTING_POINTS: Final = 25  # points of those among them that are not flipped
COAL: Final = 26  # cubes on own coal mines
IRON: Final = 27  # cubes on own ironworks
SALEABLE: Final = 28  # own mills with a way to a buyer
SALEABLE_POINTS: Final = 29  # what these will count
LINKS: Final = 30  # own links
LINK_POINTS: Final = 31  # circles at their ends
LINK_HOPES: Final = 32  # counters not flipped at their ends
LINK_ROOM: Final = 33  # free spaces at their ends
REACH: Final = 34  # places with an own counter or link
MILL_LEVEL: Final = 35  # of the mill on top of the stack, 5 when there is none left
PORT_LEVEL: Final = 36
MINE_LEVEL: Final = 37
IRON_LEVEL: Final = 38
YARD_LEVEL: Final = 39
TOP_POINTS: Final = 40  # points of the tops that can be built in this era
STUCK: Final = 41  # tops that cannot
MILL_ROOM: Final = 42  # free spaces of the own network that show a mill
PORT_ROOM: Final = 43
MINE_ROOM: Final = 44
IRON_ROOM: Final = 45
YARD_ROOM: Final = 46
CARDS: Final = 47  # in hand
PLACE_CARDS: Final = 48  # cards in hand of locations with a free space
RIVAL_LEVEL: Final = 49  # pounds an income brings the rival to whom it brings most
RIVALS_MONEY: Final = 50  # pounds of all rivals
RIVAL_HOPES: Final = 51  # LIKELY_POINTS of the rival who has most
COAL_TRACK: Final = 52  # cubes on the coal track; from here on the same for every seat
IRON_TRACK: Final = 53  # cubes on the iron track
DEMAND: Final = 54  # spaces the marker is below the top
MARKET: Final = 55  # chance that the distant market takes one more load, in per cent
OPEN_PORTS: Final = 56  # ports that take cotton
FREE_SPACES: Final = 57
ALL_COAL: Final = 58  # cubes on coal mines
ALL_IRON: Final = 59  # cubes on ironworks
ALL_LINKS: Final = 60
UNSOLD: Final = 61  # mills that are not flipped, of all seats
OWN_INPUTS: Final = 62
