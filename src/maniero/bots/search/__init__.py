"""Looking ahead, in every game: whole turns are planned, plans are played on, values judge where it ends."""
