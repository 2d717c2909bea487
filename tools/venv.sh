#!/bin/sh
# Makes the virtual environment $1 with the pinned uv and hatchling of requirements/bootstrap.txt in it.
# Needs only a Python >= 3.11 with pip, or a uv on the PATH.
set -eu

venv=$1

find_python() {
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
    return 1
}

if [ -x "$venv/bin/uv" ] && [ -x "$venv/bin/python" ] && "$venv/bin/python" -c '' 2>/dev/null; then
    "$venv/bin/uv" pip install --quiet --python "$venv/bin/python" --require-hashes -r requirements/bootstrap.txt
elif python=$(find_python) && "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    "$python" -m venv --clear "$venv"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bootstrap.txt
elif [ -n "$python" ] && "$python" -m pip --version >/dev/null 2>&1; then # Debian's Python without python3-venv
    "$python" -m venv --clear --without-pip "$venv"
    "$python" -m pip --quiet --disable-pip-version-check --python "$venv/bin/python" install --require-hashes -r requirements/bootstrap.txt
elif command -v uv >/dev/null; then
    uv venv --quiet --clear --python "${python:-3.11}" "$venv"
    uv pip install --quiet --python "$venv/bin/python" --require-hashes -r requirements/bootstrap.txt
elif [ -n "$python" ]; then
    echo "$python cannot make virtual environments: it has neither ensurepip nor pip." >&2
    echo "On Debian and Ubuntu install the package python3-venv, or put uv on the PATH, and try again." >&2
    exit 1
else
    echo "Farport needs Python 3.11 or newer, and none was found. Install one, or name it: make PYTHON=/path/to/python3." >&2
    exit 1
fi
