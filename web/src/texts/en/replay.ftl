# Replays.

replay = Replay
watch-replay = Watch replay
no-such-match = There is no such match on this server.
record-file = From a file
choose-record = Choose a record or drop it here
choose-file = Choose file
choose-record-about = Use a file saved with “Download record”. It is only shown here, not stored.
record-large = A record can be at most { $most } MB.
record-torn = The record is damaged. Everything before the damage is shown.
other-record = Another record
real-board = This match was played on a real board, so the positions of the pieces are unknown. See the log and the score.
no-motion = Some strokes were made with another version of the physics. They are shown without motion.
stroke-of = Stroke { $stroke } of { $strokes }: { $name }
stroke-at = Stroke { $stroke } of { $strokes }, { $time }
stroke-number = Stroke { $stroke }
time-line = Time in the match
to-start = Go to start
to-end = Go to end
previous-stroke = Previous stroke
next-stroke = Next stroke
play-on = Play
pause = Pause
rate = Playback speed
turn-board = Rotate board
taken-back = taken back
try-here = Practise from here
cancel = Cancel
replay-keys = Keys: Space to play or pause, ← → previous or next stroke, Home and End, comma and full stop for single frames.

# Statistics

statistics = Statistics
no-statistics = The statistics could not be loaded.
figure-strokes = Strokes
figure-rate = Success rate
figure-own = Own pieces
figure-opponents = Opponent’s pieces
figure-queens = Queens covered
figure-striker = Striker pocketed
figure-fouls = Other fouls
figure-lost = Returned or owed
figure-slams = Slams
figure-time = Playing time
