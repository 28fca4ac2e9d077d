"""Animation: tweens, timelines, physics, and endless animations."""
