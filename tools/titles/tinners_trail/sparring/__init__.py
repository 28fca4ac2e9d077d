"""Heuristic players of Tinners' Trail, written from the rules alone: strangers to `ai/`."""
