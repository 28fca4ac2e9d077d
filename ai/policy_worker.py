"""The process of an external policy: `python -m ai.policy_worker NAME`.

`policy_process.py` starts it and sends the questions; both directions are msgpack in frames.
"""

# interpreted: it calls code that nobody compiled
from __future__ import annotations

import sys
import traceback

import msgpack

from ai.own_policy import PolicyPlayer, load_policy
from ai.players import always
from game.engine.reasons import Unreadable
from game.engine.title import Options
from game.processes.framed_messages import read_message, take_output, write_message
from game.titles import title


def main(name: str) -> None:
    """Answer views with moves until the input is closed."""
    answers = take_output()
    words = msgpack.unpackb(read_message(sys.stdin.buffer))
    words["expansions"] = tuple(words["expansions"])
    words["automa"] = None if words["automa"] is None else tuple(words["automa"])
    options = Options(**words)
    game = title(options.title).game(options)
    view = game.rules.new_state()
    try:
        player = PolicyPlayer(game, load_policy(name, options), name)
        write_message(answers, msgpack.packb(0))
        while content := read_message(sys.stdin.buffer):
            rows, seat, seed = msgpack.unpackb(content)
            view.load_plain(rows)
            write_message(answers, msgpack.packb(player.choose(view, seat, seed, always)))
    except Exception as fault:
        told = str(fault)
        if not isinstance(fault, Unreadable):
            told = f'"{name}": {fault!r}'
            traceback.print_exc()
        write_message(answers, msgpack.packb(told))


if __name__ == "__main__":
    main(sys.argv[1])
