"""Python imports this at its start when this folder is on its path: the clock tells another day."""

import os
import time

DAYS_LATER = "COUNT_HOUSE_DAYS_LATER"
SECONDS_OF_A_DAY = 86_400
NANOSECONDS = 1_000_000_000

_seconds_later = int(os.environ.get(DAYS_LATER, "0")) * SECONDS_OF_A_DAY
_time = time.time
_time_ns = time.time_ns

time.time = lambda: _time() + _seconds_later
time.time_ns = lambda: _time_ns() + _seconds_later * NANOSECONDS
