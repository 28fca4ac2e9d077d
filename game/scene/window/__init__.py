"""The window: its main loop, its screens, and how it sleeps."""
