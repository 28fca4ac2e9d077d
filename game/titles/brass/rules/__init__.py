"""The rules of Brass, compiled."""
