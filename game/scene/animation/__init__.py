"""Animation: tweens, timelines, physics, and what never stands still."""
