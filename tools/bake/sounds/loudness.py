"""Set every sound to a loudness without clipping (after ITU-R BS.1770)."""

import numpy as np
from scipy import signal

from tools.bake.sounds.waves import SAMPLES_PER_SECOND, Wave

WINDOW_SECONDS = 0.4
PEAK_LIMIT = 10 ** (-1 / 20)
"""The largest amplitude: 1 dB below full scale."""
SHELF_FILTER = (
    (1.53512485958697, -2.69169618940638, 1.19839281085285),
    (1.0, -1.69065929318241, 0.73248077421585),
)
HIGH_PASS = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
"""`SHELF_FILTER` and `HIGH_PASS` are the filters of the standard's frequency weighting, at 48 kHz.
"""


def loudness(wave: Wave) -> float:
    """Return the loudness in LUFS of the loudest 0.4 s, or of the whole if it is shorter."""
    heard = signal.lfilter(*HIGH_PASS, signal.lfilter(*SHELF_FILTER, wave))
    span = min(round(WINDOW_SECONDS * SAMPLES_PER_SECOND), heard.size)
    energy = np.cumsum(np.concatenate([[0.0], heard**2]))
    loudest = float(np.max(energy[span:] - energy[:-span])) / span
    return -0.691 + 10 * float(np.log10(max(loudest, 1e-12)))


def level_loudness(wave: Wave, target: float) -> Wave:
    """Return the sound at `target` LUFS; peaks above the limit are compressed, not cut."""
    louder = wave * 10 ** ((target - loudness(wave)) / 20)
    highest = float(np.max(np.abs(louder)))
    if highest > 2 * PEAK_LIMIT:
        louder *= 2 * PEAK_LIMIT / highest
    return np.asarray(PEAK_LIMIT * np.tanh(louder / PEAK_LIMIT) if highest > PEAK_LIMIT else louder)
