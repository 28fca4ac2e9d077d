"""Times of frames, of a window that waits, of jumps in a replay."""
