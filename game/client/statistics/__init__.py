"""What is kept of finished games, and what it adds up to."""
