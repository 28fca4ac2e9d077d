"""What a game is: seats, luck, moves, states and the contract every title fulfils."""
