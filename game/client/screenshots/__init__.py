"""Pictures of every screen, and the one a player keeps."""
