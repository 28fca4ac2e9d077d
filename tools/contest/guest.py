"""The other end of `OtherCheckoutPlayer`: a contestant of the checkout in argv[1], used through
pipes.

It runs as a script of that checkout and is started by newer checkouts, so the form of its questions
and answers must not change.
"""

import sys
from typing import Any

NUMBER_BYTES = 8  # bytes of a number


def main(folder: str) -> None:
    """Make the player of the first question, then answer each view with a move until the input is
    closed; the first answer, 0, says that it is ready."""
    sys.path[0] = folder
    from ai.players import always_keep_thinking
    from game.engine.title import Options
    from game.titles import title_by_name
    from tools.contest.contestants import make_contestant

    name, which, seats, edition, expansions, automa, *rest = read_question()
    words = None if automa is None else tuple(automa)
    game = title_by_name(which).make_game(
        Options(which, seats, edition, tuple(expansions), words, *rest)
    )
    player = make_contestant(name, game)
    view = game.rules.new_state()
    send_number(0)
    while True:
        rows, seat, seed = read_question()
        view.load_plain(rows)
        send_number(player.choose(view, seat, seed, always_keep_thinking))


def read_question() -> Any:
    """Return the next question; at the end of the input exit."""
    import msgpack

    length = sys.stdin.buffer.read(NUMBER_BYTES)
    if len(length) < NUMBER_BYTES:
        sys.exit(0)
    return msgpack.unpackb(sys.stdin.buffer.read(int.from_bytes(length, "big")))


def send_number(number: int) -> None:
    """Write a number to standard output as eight bytes."""
    sys.stdout.buffer.write(number.to_bytes(NUMBER_BYTES, "big"))
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1])
