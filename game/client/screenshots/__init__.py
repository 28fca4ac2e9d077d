"""Pictures of every screen, and screenshots a player takes."""
