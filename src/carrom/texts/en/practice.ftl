practice-pieces = A practice board takes at most { NUMBER($most, useGrouping: 0) } pieces.
practice-long = A request must say its length, and that may be at most { NUMBER($most, useGrouping: 0) } bytes.
