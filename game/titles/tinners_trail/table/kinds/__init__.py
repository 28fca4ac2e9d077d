"""What the table knows of every kind of move of Tinners' Trail, one record each."""
