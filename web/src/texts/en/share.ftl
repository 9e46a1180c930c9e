# Sharing: links to positions, strokes and games; films.

share = Share
share-links = Links
share-stroke = Link to this stroke
share-position = Link to the position
share-replay = Link to this replay
share-practice = Link to this position and stroke
share-copied = Link copied
share-by-hand = Copy this link:
share-file-only = A record file has no link of its own. Send the file instead.
share-wrong-link = This link contains no position: a part of it may be missing. The board is as you left it.
film = Film
film-stroke-gif = Save stroke as GIF
film-board-gif = Save board as GIF
film-stroke-mp4 = Save stroke as MP4
film-board-mp4 = Save board as MP4
film-no-stroke = To save a single stroke, go to it in the replay first.
film-about = A whole board takes up to a minute.
film-making-gif = Making the GIF
film-making-mp4 = Making the MP4
film-failed = The film could not be made.
film-no-encoder = This browser cannot make an MP4. A GIF works everywhere.
film-insecure = Browsers make an MP4 only on a secure page (https, or on this computer itself). A GIF works here too.
