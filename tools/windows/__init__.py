"""Real windows on displays of their own, used from outside with mouse and keyboard."""
