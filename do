#!/bin/sh
# The project's commands. Each does its own set-up: a private environment in .venv, filled
# from the hashed requirements. Set-up speaks on standard error only.
set -eu
self=$(readlink -f -- "$0" 2>/dev/null || printf '%s' "$0")
root=$(CDPATH='' cd -- "$(dirname -- "$self")" && pwd)
here=$(pwd)
cd "$root"
venv=${CARROM_VENV:-$root/.venv}
case $venv in /*) ;; *) venv=$here/$venv ;; esac

online="postgresql nginx systemd openssl faketime" # what tests/online runs

say() { printf '%s\n' "$*" >&2; }

help() {
    cat <<'TEXT'
./do play [ARGS]          play in the browser (carrom play: --port N, --no-open)
./do carrom ARGS...       the command line, e.g. ./do carrom rules list
./do test                 everything: lint, types, import layers, tests; leaves the id of the tree it
                          passed on in .venv/.carrom-tested, where nothing was uncommitted
./do test quick           a minute or two: no browser, no server, none of the longest tests
./do test ARGS            ARGS go to pytest; a browser is asked for only where they want one
./do bench [ARGS]         the physics engine beside other engines (--peers NAMES, --seconds S, -o FILE)
./do train PART [ARGS]    how the computer players learnt: self_play, learn, gate, breaks, results (training/README.md)
./do sol FILE...          what SoL's own package makes of files that we wrote for it
./do lint                 ruff, mypy, import-linter
./do fix                  format, mend what ruff can, renew the generated pages
./do soak [PART]          the long runs: product (all rulings), mutants (mutation testing),
                          clauses (what each clause does is switched off: its tests must notice; --set NAME, clauses),
                          physics (50,000 extreme breaks), notebook (the tour in examples),
                          players (every level answers random positions: all is legal); envs (a million
                          strokes in the environments: nothing is left over); sol (SoL's whole public instance,
                          read, ranked, written, and loaded by SoL itself); window (their window, on a
                          display without a screen); online (storms and faults over several servers: storm,
                          killed, database, cut, stalled, bus, silent, slow, late; connections: 4,000 that
                          say nothing; experts: 40 rooms of them beside a person; largest: all that can be
                          asked for, one by one beside games; strangers: the same, mixed, for an hour
                          or --minutes N); steady (tests that are tried twice by rule, ten times each
                          without that: --times N, --busy LOOPS, paths); as root also fresh (./do test
                          and ./do play on a bare Debian; --quick, or arguments of pytest) and wheels (the
                          package on every Python that Debian brings)
./do lock [--upgrade]     write the hashed requirements anew, with the newest versions if asked
./do help                 this text
TEXT
}

python() {
    for name in "${CARROM_PYTHON:-}" python3.11 python3 python3.14 python3.13 python3.12; do
        [ -n "$name" ] && command -v "$name" >/dev/null 2>&1 || continue
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s\n' "$name"
            return
        fi
    done
    say "carrom needs Python 3.11 or newer, and found none. On Debian: apt install python3 python3-venv"
    exit 1
}

# there PART: whether the system has it.
there() {
    case $1 in
    venv) "$py" -c 'import ensurepip, venv' ;;
    atomic) "$py" -c 'import ctypes; ctypes.CDLL("libatomic.so.1")' ;;
    chromium) command -v chromium ;;
    fonts) [ -e /usr/share/fonts/truetype/liberation ] && [ -e /usr/share/fonts/truetype/dejavu ] ;;
    postgresql) ls /usr/lib/postgresql/*/bin/postgres || command -v postgres ;;
    nginx) ls /usr/sbin/nginx || command -v nginx ;;
    systemd) command -v systemd-analyze ;;
    openssl) command -v openssl ;;
    xvfb) command -v Xvfb ;;
    tk) "$py" -c 'import _tkinter' ;;
    faketime) ls /usr/lib/*/faketime/libfaketimeMT.so.1 ;;
    esac >/dev/null 2>&1
}

# system PART...: what only the system can have. Root gets Debian's packages installed and is told
# so before; anybody else gets one sentence that names them.
system() {
    py=$(python)
    packages=''
    reasons=''
    [ -x "$venv/bin/uv" ] || set -- venv "$@"
    for part in "$@"; do
        there "$part" && continue
        case $part in
        venv) package=python3-venv reason="the private environment" ;;
        atomic) package=libatomic1 reason="Playwright" ;;
        chromium) package=chromium reason="the browser tests" ;;
        fonts) package="fonts-liberation fonts-dejavu-core" reason="narrow and wide letters" ;;
        postgresql) package=postgresql reason="the tests with several servers" ;;
        nginx) package=nginx-light reason="the tests behind a proxy" ;;
        systemd) package=systemd reason="the tests of the units" ;;
        openssl) package=openssl reason="the tests with TLS" ;;
        xvfb) package=xvfb reason="a display without a screen" ;;
        tk) package=python3-tk reason="the environments' window" ;;
        faketime) package=libfaketime reason="the tests with a clock that is set" ;;
        esac
        packages="$packages $package"
        reasons="$reasons${reasons:+, }$package for $reason"
    done
    [ -n "$packages" ] || return 0
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
        say "Some system packages are missing ($reasons), which Debian installs with: sudo apt install$packages"
        exit 1
    fi
    say "Installing system packages with apt: $reasons ..."
    log=$(mktemp)
    # shellcheck disable=SC2086 # one word a package
    if { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends $packages; } >"$log" 2>&1; then
        rm -f "$log"
    else
        cat "$log" >&2
        rm -f "$log"
        say "apt could not install:$packages"
        exit 1
    fi
}

make_venv() {
    system
    if [ -d "$venv" ] && [ ! -e "$venv/.carrom" ] && [ -n "$(ls -A "$venv")" ]; then
        say "$venv is not an environment made here; choose another with CARROM_VENV."
        exit 1
    fi
    say "Making a private environment in ${venv} ..."
    rm -rf "$venv"
    mkdir -p "$venv"
    : >"$venv/.carrom"
    "$py" -m venv "$venv" >&2
    "$venv/bin/python" -m pip install -q --disable-pip-version-check --require-hashes \
        -r requirements/uv.txt >&2
}

# uv does not know pip's settings: tell it the registry that pip uses here.
mirror() {
    [ -z "${UV_DEFAULT_INDEX:-}${UV_INDEX_URL:-}" ] || return 0
    UV_DEFAULT_INDEX=${PIP_INDEX_URL:-$("$venv/bin/python" -m pip config get global.index-url 2>/dev/null || true)}
    if [ -n "$UV_DEFAULT_INDEX" ]; then export UV_DEFAULT_INDEX; else unset UV_DEFAULT_INDEX; fi
}

# Install with uv; where the network's certificate is known to the system only, trust the system.
install() {
    VIRTUAL_ENV=$venv "$venv/bin/uv" pip install -q "$@" 2>"$venv/install.log" >&2 ||
        VIRTUAL_ENV=$venv "$venv/bin/uv" pip install -q --system-certs "$@" >&2 ||
        { cat "$venv/install.log" >&2; return 1; }
}

# setup GROUP...: install the groups of requirements that are not yet in, and the package itself.
setup() {
    mark=$(cat pyproject.toml requirements/*.txt | cksum | tr ' ' -)
    missing=
    for group in "$@"; do
        [ "$(cat "$venv/.carrom-$group" 2>/dev/null)" = "$mark" ] || missing="$missing $group"
    done
    if [ -z "$missing" ]; then
        engine
        return 0
    fi
    if command -v flock >/dev/null 2>&1; then
        mkdir -p "$(dirname "$venv")"
        exec 9>"$venv.lock"
        flock 9
    fi
    [ -x "$venv/bin/uv" ] || make_venv
    mirror
    for group in $missing; do
        [ "$(cat "$venv/.carrom-$group" 2>/dev/null)" = "$mark" ] && continue
        say "Installing what '$group' needs ..."
        alone=
        [ "$group" != bench ] || alone=--no-deps # its overrides are in the lock
        install --require-hashes $alone -r "requirements/$group.txt"
        if [ "$group" = run ]; then
            install --require-hashes -r requirements/build.txt
            install --no-deps --no-build-isolation -e .
        fi
        printf '%s\n' "$mark" >"$venv/.carrom-$group"
    done
    engine
    { exec 9>&-; } 2>/dev/null || true # braces: a bare exec would silence everything after it
}

# Compile the physics engine when its sources are new, so that the first stroke need not wait.
engine() {
    [ -e "$venv/.carrom-run" ] || return 0
    sources=$(cat src/carrom/physics/kernels/*.py requirements/run.txt | cksum | tr ' ' -)
    [ "$(cat "$venv/.carrom-engine" 2>/dev/null)" = "$sources" ] && return 0
    say "Compiling the physics engine (about half a minute) ..."
    "$venv/bin/python" -m carrom.physics >&2
    printf '%s\n' "$sources" >"$venv/.carrom-engine"
}

# arena_parts ARGS...: plots, doubles and Ray need more than the rest of the arena.
arena_parts() {
    for arg in "$@"; do
        case $arg in
        --plot | --plot=* | --budget-plot | --budget-plot=* | --doubles) setup run arena ;;
        --ray | --ray=*) setup run ray ;;
        esac
    done
}

# npm ARGS...: npm in web, with a node of our own; it speaks only when it fails.
npm() {
    "$venv/bin/python" tools/page.py npm "$@"
}

# Build the page when its sources are new.
page() {
    "$venv/bin/python" tools/page.py fresh && return 0
    setup run web
    say "Building the page ..."
    "$venv/bin/python" tools/page.py build
}

# The page: its format, its lint, its types and its own tests.
check_page() {
    [ -d web/node_modules ] || npm ci --no-audit --no-fund --loglevel=error
    npm run --silent check
    say "the page's format, lint, types and tests: fine"
}

# Both at once; each speaks when it is done.
check_all() {
    lint >"$venv/lint.log" 2>&1 &
    linting=$!
    check_page >"$venv/page.log" 2>&1 &
    checking=$!
    failed=0
    wait $linting || failed=1
    cat "$venv/lint.log" >&2
    wait $checking || failed=1
    cat "$venv/page.log" >&2
    return $failed
}

# wants ARGS...: what these arguments of pytest ask for: 'browser', 'page' (a server shows it), 'node'
# (a player program is written for it), or 'nothing'. Without a path they ask for every test.
wants() {
    wanted=nothing
    paths=''
    skip=''
    for arg in "$@"; do
        if [ -n "$skip" ]; then
            skip=''
            continue
        fi
        case $arg in
        -[cknmoprW] | --ignore | --ignore-glob | --deselect | --durations | --maxfail | --tb)
            skip=1 # its value is no path
            continue
            ;;
        -*) continue ;;
        esac
        place=$(readlink -f -- "${arg%%::*}") || continue
        [ -e "$place" ] || continue
        paths=1
        case $place/ in
        "$root/" | "$root/tests/" | "$root/tests/browser/"* | "$root/tests/online/"* | "$root/tests/museum/"*) wanted=browser ;;
        "$root/tests/cli/" | "$root/tests/cli/test_server_admin.py/" | "$root/tests/cli/test_play_lan.py/" | "$root/tests/cli/test_control_characters.py/") [ $wanted = browser ] || wanted=page ;;
        "$root/tests/server/"* | "$root/tests/store/"* | "$root/tests/bench/"*) [ $wanted = browser ] || wanted=page ;;
        "$root/tests/players/" | "$root/tests/players/test_other_languages.py/") [ $wanted != nothing ] || wanted=node ;;
        esac
    done
    [ -n "$paths" ] || wanted=browser
    echo $wanted
}

# The tests that need no browser and no server, without the longest.
quick() {
    exec "$venv/bin/pytest" -n "${CARROM_JOBS:-2}" --ignore=tests/browser --ignore=tests/online --ignore=tests/museum --ignore=tests/server --ignore=tests/store \
        --ignore=tests/bench --ignore=tests/cli/test_bench.py --ignore=tests/players --ignore=tests/training \
        --ignore=tests/cli/test_server_admin.py --ignore=tests/cli/test_play_lan.py --ignore=tests/cli/test_control_characters.py \
        --ignore=tests/arena --ignore=tests/envs/test_learning_examples.py --ignore=tests/cli/test_arena.py --ignore=tests/cli/test_hand.py \
        --ignore=tests/problems/test_making.py --ignore=tests/match/test_stateful.py --ignore=tests/rules/test_total.py \
        --ignore=tests/physics/test_compiling.py --ignore=tests/physics/test_invariants.py \
        --ignore=tests/tournament/test_sol_loads.py --deselect=tests/rules/test_catalogue.py::test_generated_files_are_fresh "$@"
}

# whole: the id of the tree that is tested, where nothing is uncommitted.
whole() {
    [ -z "$(git status --porcelain 2>&1)" ] && git rev-parse 'HEAD^{tree}' 2>/dev/null || true
}

# ready_for WHAT: set up what tests want. They start hundreds of programs: none is compiled anew each time, even
# where Python is told to keep nothing.
ready_for() {
    case $1 in
    browser)
        # shellcheck disable=SC2086 # one word a part
        system atomic chromium fonts $online # Debian's Chromium, driven by Playwright
        setup run dev web
        page
        ;;
    page)
        setup run dev web
        page
        ;;
    node) setup run dev web ;;
    nothing) setup run dev ;;
    esac
    export PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX="$venv/bytecode"
}

lint() {
    "$venv/bin/ruff" check .
    "$venv/bin/ruff" format --check .
    "$venv/bin/mypy" --no-error-summary
    "$venv/bin/lint-imports" >"$venv/imports.log" 2>&1 || { cat "$venv/imports.log"; return 1; }
    say "lint, types and import layers: fine"
}

lock() {
    setup run dev
    renew=${1:-} # nothing, or --upgrade
    compile() {
        out=$1; shift
        VIRTUAL_ENV=$venv "$venv/bin/uv" pip compile -q --universal --python-version "${least:-3.11}" \
            --generate-hashes --no-emit-index-url --no-header --no-annotate \
            $renew -o "requirements/$out.txt" "$@"
    }
    # Without the extras 'arena', 'dataset', 'ray' and 'rl': who only plays does not need them.
    compile run pyproject.toml --extra online --extra physics --extra pictures --extra play --extra terminal --extra tournament
    compile arena pyproject.toml --extra arena -c requirements/run.txt
    compile dataset pyproject.toml --extra dataset -c requirements/run.txt
    compile ray pyproject.toml --extra ray -c requirements/arena.txt
    compile rl pyproject.toml --extra rl -c requirements/run.txt
    compile dev pyproject.toml --extra arena --extra dataset --extra ray --extra rl --group dev -c requirements/run.txt \
        -c requirements/arena.txt -c requirements/dataset.txt -c requirements/ray.txt -c requirements/rl.txt
    compile soak --group soak -c requirements/run.txt -c requirements/rl.txt -c requirements/dataset.txt
    compile web --group web
    compile bench --group bench -c requirements/run.txt --override requirements/bench-overrides.in
    printf 'hatchling\neditables\n' >"$venv/build.in"
    compile build "$venv/build.in" -c requirements/dev.txt
    printf 'uv\n' >"$venv/uv.in"
    compile uv "$venv/uv.in"
    least=3.11.2 # SoL wants more than 3.11.0
    compile sol --group sol
}

command=${1:-help}
[ $# -eq 0 ] || shift
case $command in
# A list such as 'setup && cd' would switch off 'set -e' inside setup: one command a line.
play)
    setup run
    page
    cd "$here"
    exec "$venv/bin/carrom" play "$@"
    ;;
carrom)
    setup run
    case "${1:-} ${2:-}" in play* | serve* | "bench server") page ;; arena*) arena_parts "$@" ;; dataset*) setup run dataset ;; esac
    cd "$here"
    exec "$venv/bin/carrom" "$@"
    ;;
bench)
    venv=$venv-bench # with the other engines that are measured beside ours
    setup run bench
    cd "$here"
    exec env PYTHONPATH="$root" "$venv/bin/python" -m benchmarks "$@"
    ;;
train)
    setup run
    part=${1:-}
    case $part in
    self_play | learn | gate | breaks | results) shift ;;
    *) say "./do train takes self_play, learn, gate, breaks or results; training/README.md tells more."; exit 2 ;;
    esac
    cd "$here"
    exec env PYTHONPATH="$root" "$venv/bin/python" -m "training.$part" "$@"
    ;;
test)
    if [ "${1:-}" = quick ]; then
        shift
        ready_for nothing
        lint
        quick "$@"
    fi
    ready_for "$(wants "$@")"
    if [ $# -gt 0 ]; then exec "$venv/bin/pytest" "$@"; fi
    tree=$(whole)
    check_all
    "$venv/bin/pytest" -n "${CARROM_JOBS:-4}" --dist worksteal # browsers wait more than they work
    if [ -n "$tree" ] && [ "$(whole)" = "$tree" ]; then printf '%s\n' "$tree" >"$venv/.carrom-tested"; fi
    ;;
sol)
    venv=$venv-sol # SoL has dependencies of its own, and is under the GPL
    setup sol
    cd "$here"
    exec "$venv/bin/python" "$root/tools/sol_ranks.py" "$@"
    ;;
lint)
    setup run dev
    lint
    ;;
fix)
    setup run dev
    "$venv/bin/ruff" check -q --fix . || true
    "$venv/bin/ruff" format -q .
    "$venv/bin/python" tools/generate.py
    ;;
soak)
    if [ "${1:-}" = online ]; then # with the servers and the tools of the tests
        shift
        system postgresql
        ready_for page
        exec env PYTHONPATH="$root" "$venv/bin/python" tools/soak_online.py "$@"
    fi
    if [ "${1:-}" = steady ]; then # the tests with browsers and servers, again and again
        shift
        ready_for browser
        exec "$venv/bin/python" tools/soak_steady.py "$@"
    fi
    if [ "${1:-}" = clauses ]; then # with the tests of everything
        shift
        setup run dev
        exec "$venv/bin/python" tools/soak_clauses.py "$@"
    fi
    if [ "${1:-}" = envs ]; then # with the libraries of the environments
        setup run dev
        exec "$venv/bin/python" tools/soak_envs.py
    fi
    if [ "${1:-}" = sol ]; then # with SoL's own package beside, in .venv-sol
        shift
        setup run dev
        exec env PYTHONPATH="$root" "$venv/bin/python" tools/soak_sol.py "$@"
    fi
    if [ "${1:-}" = window ]; then # with a display without a screen
        system xvfb tk
        setup run dev
        exec env CARROM_WINDOW=1 "$venv/bin/pytest" tests/envs/test_window.py
    fi
    venv=$venv-soak
    setup run soak arena dataset rl # the last three for the notebook
    exec "$venv/bin/python" tools/soak.py "$@"
    ;;
lock) lock "$@" ;;
help | -h | --help) help ;;
*)
    say "There is no './do $command'."
    help >&2
    exit 2
    ;;
esac
