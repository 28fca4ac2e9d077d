"""The protocol of host and client: frames, set-ups, table states, steps and invitations."""
