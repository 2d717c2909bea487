#!/bin/sh
# Installs what the tests need from the system: a C compiler with Python's headers, and Chromium for the browser tests.
# Does nothing where they are there. Where it may not install, it says what is missing; that is an error only with CI=true.
set -eu

python=${1:-.venv/bin/python}

have_compiler() { command -v cc >/dev/null || command -v gcc >/dev/null || command -v clang >/dev/null; }
have_headers() { "$python" -c 'import pathlib, sys, sysconfig; sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())'; }
have_chromium() { command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null; }

# The Debian packages of everything that is missing.
missing() {
    have_compiler || echo gcc libc6-dev
    have_headers || "$python" -c 'import sys; print("libpython%d.%d-dev" % sys.version_info[:2])'
    have_chromium || echo chromium-headless-shell fonts-liberation
}

packages=$(missing | tr '\n' ' ')
[ -n "$packages" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing for the tests: $packages"
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086  # one word per package
    if apt-get update -qq && apt-get install -y -qq --no-install-recommends $packages >/dev/null; then
        exit 0
    fi
    echo "apt-get could not install: $packages" >&2
else
    echo "Some tests need more than this machine has. On Debian or Ubuntu: sudo apt-get install $packages" >&2
fi
[ "${CI:-}" != true ]
