"""Computer players: they are handed a seat's view and answer with a move."""

from game import native

native.install()  # a worker may import the search before anything of the game
