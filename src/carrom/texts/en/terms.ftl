# Words that several texts share.
terms-side-white = White
terms-side-black = Black
terms-side-first = the first player
terms-side-second = the second player
