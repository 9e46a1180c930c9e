# carrom bench: how fast the engine is; ./do bench: compared with others.
bench-help = Measure how fast the engine is: strokes per second, impacts, start-up and memory. “carrom bench server” measures the server instead.
bench-help-beside = Compare the engine with others: all play the same strokes in the same run. Shows strokes per second and the error of each.
bench-help-json = Print JSON instead of tables.
bench-help-seconds = Seconds per measurement (default: 2).
bench-help-peers = Other engines to measure: all, none, or names separated by commas.
bench-help-out = Also write the JSON to this file.
bench-bad-seconds = Option --seconds needs a number from { NUMBER($least, maximumFractionDigits: 3) } to { NUMBER($most, maximumFractionDigits: 3) }, not “{ $value }”.
bench-bad-peer = Option --peers does not know “{ $value }”. Choose from { $names }, all and none.
bench-bad-out = Cannot write the file “{ $file }”.
bench-progress = Measuring { $part }: { $engine }…
bench-progress-mid-game = mid-game
bench-progress-open = an open board
bench-progress-break = the break
bench-progress-peers = which engines are installed
bench-progress-start = the start-up
bench-progress-memory = memory
bench-machine = { $cpu }, { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}; Python { $python }, NumPy { $numpy }, Numba { $numba }; carrom { $carrom }, engine version { $engine }; { $date }.
bench-busy = The machine was busy ({ NUMBER($load, minimumFractionDigits: 1, maximumFractionDigits: 1) } processes on average), so these figures are too low.
bench-own-title = The full engine, on one core
bench-beside-title = Compared with other engines, with only what all of them can do: no pockets, no spin, no friction between discs, the same restitution at every speed
bench-head-rate = strokes/s
bench-head-impacts = imp./stroke
bench-head-nanoseconds = ns/impact
bench-head-threads = 2 threads
bench-head-ratio = carrom ×
bench-head-off = > { NUMBER($mm, maximumFractionDigits: 1) } mm off
bench-head-median = median
bench-head-high = 95%
bench-work = { $name ->
    [mid-game] mid-game
    [open] open board
   *[break] break
}: { $pieces } pieces, { NUMBER($speed, maximumFractionDigits: 1) } m/s
bench-row-carrom = carrom
bench-row-peer = { $name } { $version }
bench-row-shifted = striker moved by { NUMBER($micrometres, maximumFractionDigits: 1) } µm
bench-cell-whole = { NUMBER($value, maximumFractionDigits: 0) }
bench-cell-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-cell-times = × { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-cell-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
bench-cell-millimetres = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } mm
bench-cell-none = –
bench-explain = The error of a stroke is how far its worst disc stops from the exact place. The row with the moved striker shows what a tiny change alone does: it grows with every impact, and after many impacts the outcome is chaotic.
bench-note-events = { $name }: { NUMBER($microseconds, maximumFractionDigits: 0) } µs per event, { NUMBER($import, minimumFractionDigits: 1, maximumFractionDigits: 1) } s to import, { NUMBER($first, minimumFractionDigits: 1, maximumFractionDigits: 1) } s to its first stroke.
bench-note-equal = { $name } supports only discs of one size and mass, so its striker is just one more piece. For this comparison, carrom plays the same strokes.
bench-note-unfinished = { $name }, { $part }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the strokes did not finish. The errors leave them out.
bench-start = A new process plays its first stroke after { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
bench-memory = Memory: { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB before, { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB after { NUMBER($strokes, maximumFractionDigits: 0) } strokes.
bench-missing = Not measured, because they are not installed or do not work: { $names }. ./do bench installs them.
# carrom bench server
bench-server-help = Measure the server: a real process with many rooms. In each room, a page plays strokes.
bench-server-help-rooms = Number of rooms (default: 100).
bench-server-help-seconds = Seconds of play (default: 30).
bench-server-help-every = Seconds between the strokes of a room (default: 2).
bench-server-help-sockets = Pages at each room; the first plays, the others look on (default: 1).
bench-server-help-watchers = More pages that look on, all at the first room (default: 0).
bench-server-help-processes = Number of server processes (default: 1). Several need --store.
bench-server-help-store = Address of an empty PostgreSQL database (default: a SQLite file in a temporary folder).
bench-server-help-bus = Address of a NATS server, if there are several processes.
bench-server-alone = Several processes need a shared database: name an empty one with --store.
bench-server-lookers = From a stroke until it reaches the pages that look on ({ NUMBER($sockets) } sockets in all): median { NUMBER($p50, maximumFractionDigits: 0) } ms, 95% within { NUMBER($p95, maximumFractionDigits: 0) } ms, 99% within { NUMBER($p99, maximumFractionDigits: 0) } ms (target: { NUMBER($target, maximumFractionDigits: 0) } ms), slowest { NUMBER($max, maximumFractionDigits: 0) } ms; { NUMBER($missed) } did not arrive.
bench-server-number = Option { $option } needs a number from { NUMBER($least) } to { NUMBER($most) }, not “{ $value }”.
bench-server-closed = The server closed a page during the run (code { $codes }), so there are no figures.
bench-server-ended = The server or the pages stopped too early. To see why, try: carrom serve.
bench-server-machine = { $cpu }, { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}; Python { $python }; carrom { $carrom }; { $date }.
bench-server-busy = The machine was busy ({ NUMBER($load, minimumFractionDigits: 1, maximumFractionDigits: 1) } processes on average), so everything took longer than usual.
bench-server-work = { NUMBER($rooms) } rooms, one stroke every { NUMBER($seconds) } s in each: { NUMBER($strokes) } strokes, { NUMBER($rate, maximumFractionDigits: 1) } per second.
bench-server-latency = From a stroke to its ruling on the page: median { NUMBER($p50, maximumFractionDigits: 0) } ms, 95% within { NUMBER($p95, maximumFractionDigits: 0) } ms, 99% within { NUMBER($p99, maximumFractionDigits: 0) } ms (target: { NUMBER($target, maximumFractionDigits: 0) } ms), slowest { NUMBER($max, maximumFractionDigits: 0) } ms.
bench-server-cost = The server used { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of a core, { NUMBER($each, maximumFractionDigits: 1) } ms for each stroke. Memory: { NUMBER($before, maximumFractionDigits: 0) } MB before, { NUMBER($after, maximumFractionDigits: 0) } MB after.
bench-server-agree = All { NUMBER($entries) } entries that the pages saw are in the records of the { NUMBER($rooms) } rooms. None is lost, duplicated or out of order.
bench-server-differ = In { NUMBER($differ) } of { NUMBER($rooms) } rooms, the record differs from what the page saw ({ NUMBER($entries) } entries in all).
