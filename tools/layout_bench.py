#!/usr/bin/env python3
"""Measure how long it takes to lay out the pages that are made of containers, in ms.

python tools/layout_bench.py [--times 20]
"""

from __future__ import annotations

import argparse
import statistics
import sys
from pathlib import Path
from time import thread_time
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.client.screens.settings import KeyBindingsScreen, SettingsScreen
from game.client.widgets import page
from game.scene.layout import lay_out
from game.scene.nodes.node import Node
from tools.benches import open_window_for_measurement

MEASURED_PAGE_CLASSES = (SettingsScreen, KeyBindingsScreen)


def main() -> int:
    """Print the median layout time of each page in ms, and its number of nodes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20)
    args = parser.parse_args()
    with open_window_for_measurement() as flow:
        for kind in MEASURED_PAGE_CLASSES:
            spent: list[float] = []

            def timed(node: Node, *place: object, **limits: object) -> Node:
                start = thread_time()
                laid = lay_out(node, *place, **limits)  # type: ignore[arg-type]  # passed on
                spent.append(thread_time() - start)  # noqa: B023  (called within the turn)
                return laid

            with patch.object(page, "lay_out", timed):
                screen = kind(flow.app)
                flow.window.push(screen)
                for _ in range(args.times):
                    screen.rebuild()
            nodes = sum(1 for _ in screen.stage.root.walk())
            median = statistics.median(spent) * 1000
            print(f"{kind.__name__}: {median:.2f} ms, {nodes} nodes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
