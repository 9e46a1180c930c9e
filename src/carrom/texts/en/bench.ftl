# carrom bench: how fast the engine is, beside others.
bench-help = Measure the engine: strokes a second, impacts, start and memory, and other engines on the same strokes with their error. “carrom bench server” measures the server instead.
bench-help-json = Print JSON instead of tables.
bench-help-seconds = Seconds for each figure, 2 if nothing is said.
bench-help-peers = Other engines to measure: all, none, or names with commas between them.
bench-help-out = Write the JSON to this file as well.
bench-bad-seconds = The option --seconds needs a number from { NUMBER($least, maximumFractionDigits: 3) } to { NUMBER($most, maximumFractionDigits: 3) }, not “{ $value }”.
bench-bad-peer = The option --peers does not know “{ $value }”; it knows { $names }, all and none.
bench-bad-out = The file “{ $file }” cannot be written.
bench-progress = Measuring { $part }: { $engine }…
bench-progress-mid-game = mid-game
bench-progress-open = an open board
bench-progress-break = the break
bench-progress-peers = what is installed
bench-progress-start = the start
bench-progress-memory = memory
bench-machine = { $cpu }, { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}; Python { $python }, NumPy { $numpy }, Numba { $numba }; carrom { $carrom }, engine version { $engine }; { $date }.
bench-busy = The machine had other work ({ NUMBER($load, minimumFractionDigits: 1, maximumFractionDigits: 1) } processes on average): the figures are too low.
bench-own-title = The engine with everything it knows, on one core
bench-beside-title = Beside other engines: no holes, no spin, no friction between discs, the same restitution at every speed, as all of them can do
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
bench-row-shifted = striker moved { NUMBER($micrometres, maximumFractionDigits: 1) } µm
bench-cell-whole = { NUMBER($value, maximumFractionDigits: 0) }
bench-cell-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bench-cell-times = × { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
bench-cell-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
bench-cell-millimetres = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } mm
bench-cell-none = –
bench-explain = A stroke's error is that of its worst disc, where it came to rest, against the exact motion. The row with the striker moved shows what the strokes themselves make of the smallest change: with every impact it grows, and after many the outcome is chaotic.
bench-note-events = { $name }: { NUMBER($microseconds, maximumFractionDigits: 0) } µs an event, { NUMBER($import, minimumFractionDigits: 1, maximumFractionDigits: 1) } s to import, { NUMBER($first, minimumFractionDigits: 1, maximumFractionDigits: 1) } s to its first stroke.
bench-note-equal = { $name } holds discs of one size and mass only, so its striker is one more piece; carrom plays the same beside it.
bench-note-unfinished = { $name }, { $part }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the strokes came to no end and are left out of the errors.
bench-start = A fresh process plays its first stroke after { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
bench-memory = Memory: { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB before and { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB after { NUMBER($strokes, maximumFractionDigits: 0) } strokes.
bench-missing = Not installed or not usable, and so not measured: { $names }. ./do carrom bench installs them.
# carrom bench server
bench-server-help = Measure the server: a real process with many rooms, each with a page that plays a stroke every two seconds.
bench-server-help-rooms = Rooms, 100 if nothing is said.
bench-server-help-seconds = Seconds to play, 30 if nothing is said.
bench-server-number = The option { $option } needs a number from { NUMBER($least) } to { NUMBER($most) }, not “{ $value }”.
bench-server-ended = The server or the pages ended before their time; try: carrom serve.
bench-server-machine = { $cpu }, { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}; Python { $python }; carrom { $carrom }; { $date }.
bench-server-busy = The machine had other work ({ NUMBER($load, minimumFractionDigits: 1, maximumFractionDigits: 1) } processes on average): everything takes longer than it should.
bench-server-work = { NUMBER($rooms) } rooms, a stroke every { NUMBER($seconds) } s in each: { NUMBER($strokes) } strokes, { NUMBER($rate, maximumFractionDigits: 1) } a second.
bench-server-latency = From the stroke to its ruling at the page: median { NUMBER($p50, maximumFractionDigits: 0) } ms, 95% within { NUMBER($p95, maximumFractionDigits: 0) } ms, 99% within { NUMBER($p99, maximumFractionDigits: 0) } ms (aimed at: { NUMBER($target, maximumFractionDigits: 0) } ms), the slowest { NUMBER($max, maximumFractionDigits: 0) } ms.
bench-server-cost = The server used { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of a core; memory: { NUMBER($before, maximumFractionDigits: 0) } MB before and { NUMBER($after, maximumFractionDigits: 0) } MB after.
bench-server-agree = All { NUMBER($entries) } entries that the pages saw are in the records of the { NUMBER($rooms) } rooms: none lost, doubled or out of order.
bench-server-differ = In { NUMBER($differ) } of { NUMBER($rooms) } rooms the record is not what the page saw ({ NUMBER($entries) } entries in all).
