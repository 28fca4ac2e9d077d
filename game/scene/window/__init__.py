"""The window: its loop, its screens, and how it sleeps."""
