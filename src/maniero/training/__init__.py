"""Learning the weights of a game's judge: from games against itself, kept only when they win a match."""
