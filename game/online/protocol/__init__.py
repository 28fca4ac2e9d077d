"""What host and client say to each other: frames, set-ups, table states, steps, invitations."""
