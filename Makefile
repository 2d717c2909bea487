# Every command of the project. `make play` and `make test` do all set-up by themselves; a second call starts at once.

.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules
.DELETE_ON_ERROR:

export PYTHON
# Hundreds of the tests start a process of Farport, and each would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE
VENV     := .venv
BIN      := $(VENV)/bin
BENCH    := .venv-bench
COMPILED := build/compiled
DEEP      = $(filter-out 0,$(FARPORT_DEEP))
CHECKED   = $(if $(DEEP),$(COMPILED),build/checked)
INSTALL   = $(@D)/bin/uv pip install --quiet --python $(@D)/bin/python
SYNC      = $(@D)/bin/uv pip sync --quiet --python $(@D)/bin/python --require-hashes
EDITABLE  = $(INSTALL) --no-deps --no-build-isolation --editable .

## play      serve on this machine and open the browser
.PHONY: play
play: $(VENV)/.runtime client
	$(BIN)/farport $(ARGS)

## test      everything a change must pass: check, the tests on pure Python and compiled, faults planted into changed rules
.PHONY: test
test:
	@rm -f $(UNSTEADY)
	@$(MAKE) --jobs=2 checked lint layers client-check client
	@$(MAKE) checked
	@$(MAKE) --jobs=2 types collected
	@FARPORT_SERVED_BY=$(abspath $(CHECKED)) $(MAKE) --jobs=2 test-pure test-compiled
	@$(MAKE) mutation-changed
	@if [ -e $(UNSTEADY) ]; then echo "unsteady: passed only when tried again:"; cat $(UNSTEADY); fi

## check     lint, formatting, types, layers, the web client
.PHONY: check
check: lint types layers client-check

## test-pure, test-compiled   one half of the tests; ARGS="-k …" is passed on to pytest
.PHONY: test-pure test-compiled collected
test-pure: WORKERS ?= -n $(shell expr $(CORES) + 2) --dist worksteal
test-pure: $(VENV)/.dev $(if $(DEEP),$(VENV)/.training) system client
	$(BIN)/python tools/steady.py $(WORKERS) $(ENDING) $(if $(DEEP),,$(addprefix --ignore=,$(COMPILED_ONLY))) $(ARGS)

# These only compute: with the lowest claim on the processor they fill what servers, browsers and sand of the other half leave idle.
test-compiled: WORKERS ?= -n $(CORES) --dist worksteal
test-compiled: system checked client
	FARPORT_EXPECT_COMPILED=1 PYTHONPATH=$(CHECKED) nice -n 10 $(BIN)/python tools/steady.py $(WORKERS) $(ENDING) $(COMPILED_TESTS) $(if $(DEEP),tests/cli) $(ARGS)

# What failed among the tests of server and browser and passed when tried again, alone (tools/steady.py).
UNSTEADY := build/unsteady.txt

# Kernel, games and the way of a move through the server are what is compiled; everything above them knows only the contract, which these tests hold. What takes
# long runs on one build every day, on both with FARPORT_DEEP: docs/decisions/proof-in-ten-minutes.md says why that is enough.
COMPILED_TESTS := $(addprefix tests/,kernel games kit bots arena envs proof oracles $(addprefix server/,test_live.py test_play.py test_secret_acts.py test_table.py test_wire.py) test_compiled.py test_example_game.py test_wheel.py)
COMPILED_ONLY  := $(addprefix tests/,bots arena envs $(addprefix games/,duck_dealer/test_planner.py forgotten_planet/test_numbers.py space_paper/test_planner.py) kit/test_every_game.py kit/test_faults.py oracles proof/test_signature.py test_example_game.py)

# A test that hangs fails, with the line it stands at, instead of holding the run for ever; a deep one may take hours.
ENDING := $(if $(DEEP),,-o faulthandler_timeout=1200 -o faulthandler_exit_on_timeout=true)

# Two test processes more than there are cores where servers and browsers are waited for; each takes over what another has not come
# to. `make test-pure WORKERS=` runs them in one process, for a debugger.
CORES := $(shell getconf _NPROCESSORS_ONLN)

# Every test process reads all tests. The first to do so writes them down as bytecode with the assertions that pytest puts in, 10 of
# its 14 seconds; six at once would all do it. A test that cannot be imported is told here, before anything runs.
collected: $(VENV)/.dev
	@mkdir -p build
	@$(BIN)/python -m pytest --collect-only -qq -n0 tests > build/collected.txt || { cat build/collected.txt; exit 1; }

## test-fast   what the change in the working tree touches (tools/touched.py), in less than half a minute
.PHONY: test-fast
test-fast: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/python -m pytest -q -n auto --dist worksteal $$($(BIN)/python tools/touched.py) $(ARGS)

## test-deep   for hours: every test with large budgets on both builds, and those marked deep; FARPORT_DEEP=5 does five times as much
.PHONY: test-deep
test-deep: export FARPORT_DEEP ?= 1
test-deep:
	@$(MAKE) client
	@$(MAKE) checked
	@$(MAKE) --jobs=2 test-pure test-compiled

## test-kills   only what must survive: 200 kills on each database, 200 power failures (SQLite), Redis and PostgreSQL restarted
.PHONY: test-kills test-hostile
test-kills: export FARPORT_DEEP ?= 1
test-kills: $(VENV)/.dev system
	$(BIN)/python -m pytest -n0 tests/server/test_nothing_lost.py $(ARGS)

## test-hostile   a million messages and raw frames that nobody should send
test-hostile: export FARPORT_DEEP ?= 1
test-hostile: $(VENV)/.dev system
	$(BIN)/python -m pytest -n0 -s tests/server/test_fuzz.py $(ARGS)

## test-stress   the browser and server tests ROUNDS=20 times beside a load on every core; not one may fail; ARGS=--present on a busy machine
.PHONY: test-stress
test-stress: $(VENV)/.dev system client
	@$(MAKE) checked
	FARPORT_SERVED_BY=$(abspath $(CHECKED)) $(BIN)/python tools/stress.py $(ARGS) $(or $(ROUNDS),20)

## mutation  plant small faults into the rules and see whether the tests notice; ARGS="run duck-dealer", ARGS="survivors", ARGS="--help"
.PHONY: mutation mutation-changed
mutation: $(VENV)/.dev
	$(BIN)/python -m tools.mutation $(or $(ARGS),run)

# Only what has changed since it was judged, and that for a few minutes; nothing is kept.
mutation-changed: $(VENV)/.dev
	$(BIN)/python -m tools.mutation run --changed --seconds 150 --workers 2

.PHONY: lint types layers
lint: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
# The compiler has read and judged kernel, games and everybody's libraries already: a third of the work from a fresh clone.
types: $(VENV)/.dev
	@[ -e .mypy_cache ] || [ ! -e $(CHECKED)-c/mypy ] || cp -r $(CHECKED)-c/mypy .mypy_cache
	$(BIN)/mypy
layers: $(VENV)/.dev
	$(BIN)/lint-imports --no-logo

## fmt       format, and mend what the linter can mend
.PHONY: fmt
fmt: $(VENV)/.dev
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(MAKE) --no-print-directory client-format

## generate  write slots.py of every game from its state.toml
.PHONY: generate
generate: $(VENV)/.dev
	$(BIN)/python -m farport.kit.declared $(patsubst %/state.toml,%,$(wildcard src/farport/games/*/state.toml))

## compile   build kernel, games and the way of a move through the server with mypyc into build/compiled
.PHONY: compile checked
compile: $(VENV)/.dev
	$(BIN)/python tools/compile.py $(COMPILED) --with benchmarks/server/noughts.py

# For tests: hardly optimised, which takes the compiler a third of the time. `make test-deep` tests what `make compile` builds.
checked: $(VENV)/.dev system
	$(if $(DEEP),$(MAKE) --no-print-directory compile,$(BIN)/python tools/compile.py $(CHECKED) --quick)

## client    build the web client into the package, if its sources have changed
.PHONY: client client-check client-lint client-format
CLIENT := src/farport/server/static/build.txt
CLIENT_SOURCES := $(shell find client/src client/public locales -type f) $(addprefix client/,index.html package-lock.json vite.config.ts leaveOut.ts svelte.config.js)
client: $(CLIENT)
$(CLIENT): client/node_modules/.ready $(CLIENT_SOURCES) build/without.txt
	tools/node.sh npm --prefix client run --silent build

client-check: client-lint
	tools/node.sh npm --prefix client run --silent test

client-lint: client/node_modules/.ready
	tools/node.sh npm --prefix client run --silent check

## generated   write the client's types anew from what server and games declare
.PHONY: generated
generated: $(VENV)/.dev
	$(BIN)/python -m farport.server.typescript client/src/generated/protocol.ts
	for game in duck-dealer forgotten-planet space-dealer space-paper; do \
		$(BIN)/python -m farport.kit.typescript $$game client/src/generated/views/$$(echo $$game | tr - _).ts; done

client-format: client/node_modules/.ready
	tools/node.sh npm --prefix client run --silent format

client/node_modules/.ready: client/package-lock.json tools/node.sh requirements/node.txt $(VENV)/.uv
	tools/node.sh npm --prefix client ci --silent
	@touch $@

## screenshots   pictures of every page and board at three sizes, into build/screenshots; ARGS=season: the full pages of the club alone
.PHONY: screenshots
screenshots: $(VENV)/.dev system client
	$(BIN)/python -m tests.browser.screenshots build/screenshots $(ARGS)

## bench     measure speed against the peers, as ratios
.PHONY: bench
bench: compile $(BENCH)/.ready
	$(BENCH)/bin/python -m benchmarks --compiled $(COMPILED) $(ARGS)

## bench-agents   what agents need, compiled: play and calls beside the peers, observations, environments, `medium`, batches of tables
.PHONY: bench-agents
bench-agents: compile $(BENCH)/.ready
	for game in forgotten-planet space-paper; do \
		PYTHONPATH=$(COMPILED) $(BENCH)/bin/python -m benchmarks.batches --game $$game --steps 6400; done
	$(BENCH)/bin/python -m benchmarks --compiled $(COMPILED) --build compiled --seconds 1.5 --rounds 3 $(ARGS)

## bench-server   the server under load, beside boardgame.io (npm); ARGS="--postgres postgresql://…" adds PostgreSQL
.PHONY: bench-server
bench-server: compile
	PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.server $(ARGS)

## bench-growth   the server at 1,000, 5,000 and 10,000 tables with two sockets each; ARGS="--sizes 100,500 --postgres postgresql://…"
.PHONY: bench-growth bench-memory
bench-growth: compile
	PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.server.growth $(ARGS)

# What a table of each game costs in memory, in play and at rest.
bench-memory: $(VENV)/.dev
	$(BIN)/python -m benchmarks.server.memory $(ARGS)

## bench-client   the web client in Chromium: from click to repaint, and the frames of a live table of eight
.PHONY: bench-client
bench-client: $(VENV)/.dev system client
	$(BIN)/python -m benchmarks.browser
	$(BIN)/python -m benchmarks.frames $(ARGS)

# What was left out of the last build of the client: written anew only when that changes.
.PHONY: always
build/without.txt: always
	@mkdir -p $(@D)
	@echo '$(FARPORT_WITHOUT)' | cmp -s - $@ || echo '$(FARPORT_WITHOUT)' > $@

## wheel     a pure wheel in dist/; FARPORT_COMPILE=1: the compiled one; FARPORT_WITHOUT=space-paper: without that game
.PHONY: wheel
wheel: $(VENV)/.dev client
	$(BIN)/uv build --wheel --no-build-isolation --python $(BIN)/python

## lock      resolve requirements/ anew, keeping the pins that still fit; UPGRADE=1 takes the newest of everything
.PHONY: lock
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
lock: $(VENV)/.uv
	$(LOCK) requirements/bootstrap.in -o requirements/bootstrap.txt
	$(LOCK) requirements/node.in -o requirements/node.txt
	$(LOCK) pyproject.toml --extra server -c requirements/bootstrap.txt -o requirements/runtime.txt
	$(LOCK) pyproject.toml --extra all requirements/dev.in -c requirements/runtime.txt -o requirements/dev.txt
	$(LOCK) pyproject.toml --extra arena --extra envs --extra openspiel requirements/bench.in -c requirements/dev.txt -o requirements/bench.txt

## audit     ask PyPI and npm whether a locked dependency has a known hole; fails where they cannot be asked
.PHONY: audit
audit: $(VENV)/.uv client/node_modules/.ready
	$(BIN)/uv tool run pip-audit@2.10.1 --strict --disable-pip --require-hashes -r requirements/runtime.txt
	tools/node.sh npm --prefix client audit --omit=dev

## hooks     run the checks before every commit
.PHONY: hooks
hooks: $(VENV)/.dev
	$(BIN)/pre-commit install

## clean     remove what was built; `make distclean` removes the environments too
.PHONY: clean distclean
clean:
	rm -rf build dist src/farport/server/static .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
distclean: clean
	rm -rf $(VENV) $(BENCH) client/node_modules

## help      this list
.PHONY: help
help:
	@sed -n 's/^## /  make /p' $(firstword $(MAKEFILE_LIST))

# Environments: each stamp is newer than the lock it was made from. --------------------------------------------------

$(VENV)/.uv $(BENCH)/.uv: requirements/bootstrap.txt tools/venv.sh
	tools/venv.sh $(@D)
	@touch $@

# Playing installs only what playing needs, and leaves the rest of a developer's environment alone.
$(VENV)/.runtime: $(VENV)/.uv requirements/runtime.txt pyproject.toml
	$(INSTALL) --require-hashes -r requirements/runtime.txt
	$(EDITABLE)
	@touch $@

$(VENV)/.dev: $(VENV)/.uv requirements/dev.txt pyproject.toml
	$(SYNC) requirements/dev.txt
	$(EDITABLE)
	@touch $(VENV)/.runtime $@

# What the training examples need, which only a deep run trains with: PyTorch is larger than all the rest.
$(VENV)/.training: $(VENV)/.dev examples/training/requirements.txt
	$(INSTALL) -r examples/training/requirements.txt
	@touch $@

$(BENCH)/.ready: $(BENCH)/.uv requirements/bench.txt pyproject.toml
	$(SYNC) requirements/bench.txt
	$(EDITABLE)
	@touch $@

.PHONY: system
system: $(VENV)/.uv
	@tools/system.sh $(BIN)/python
