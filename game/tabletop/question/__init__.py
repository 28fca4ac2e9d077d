"""What a person is doing about one question, without a screen."""
