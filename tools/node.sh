#!/bin/sh
# Runs a command with Node: the system's where it is new enough, else Node from PyPI (requirements/node.txt) inside .venv.
set -eu
cd "$(dirname "$0")/.."

new_enough() { command -v node >/dev/null && command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; }

if ! new_enough; then
    # Asked of node itself too: a new set-up of .venv from another lock takes it away again.
    if [ ! -x .venv/bin/node ] || [ requirements/node.txt -nt .venv/.node ]; then
        .venv/bin/uv pip install --quiet --python .venv/bin/python --require-hashes -r requirements/node.txt
        touch .venv/.node
    fi
    PATH="$PWD/.venv/bin:$PATH"
    export PATH
fi
exec "$@"
