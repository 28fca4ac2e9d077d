"""What a person has picked so far and what that means: pure state, nothing drawn."""
