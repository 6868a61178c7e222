"""What the words and pictures of all games have in common; a game's package has only what is its own."""
