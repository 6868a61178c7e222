"""Players that are programs.  They know the kernel's contract and no game."""
