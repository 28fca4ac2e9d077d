"""What Tiletum sounds like, synthesised: guilds at work, and the pit below."""
