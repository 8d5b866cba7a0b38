# Two targets matter: `make play` and `make test`. Both set up what they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
SCRIPTS := $(if $(filter Windows_NT,$(OS)),Scripts,bin)
PACKAGE ?= $(wildcard dist/*-none-any.whl)
FAST_COPY := build/fast
FAST_LEFT_OUT := -k 'not are_you_the_traitor and not the_traitors and not test_terminal and not test_statistics' \
  $(foreach file,laws/test_laws_can_fail lab/test_lessons lab/test_sim_command lab/test_bots lab/test_doctests lab/test_engines lab/test_files lab/test_recurrences lab/environments/test_open_spiel lab/environments/test_standards lab/environments/test_text,--ignore=tests/$(file).py)
# What shows nothing about compiled rules that the other tests do not show already.
SLOW_COPY := build/slow
SLOWEST := --durations=10 --durations-min=5
# The end names the tests that take long, so that what grows is noticed.

.DEFAULT_GOAL := help
.PHONY: help setup docs play terminal pictures rule-pages test check unit web check-web browser gallery format playthroughs lessons fast slow test-fast test-ray pure-packages packages wheels try-package pseudo release-notes chromium bench bench-server bench-several bench-traitor bench-castle figures soak clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Turncoat needs Python 3.11 or newer; set PYTHON=/path/to/python3"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

setup: $(READY) ## make the virtual environment with everything that is needed

play: $(READY) web ## open a table: a link and a QR code for the phones; compiles the rules first if there is a C compiler
	@$(BIN)/python bench/play.py

terminal: $(READY) ## play Loyalty or Treachery in the terminal
	@$(BIN)/turncoat play loyalty-or-treachery

test: $(READY) ## run all checks: formatting, lint, types, tests, browsers; all of them, also when one fails
	-@$(MAKE) --no-print-directory web
	@$(BIN)/python .ci/run_parts.py "browser check-web check docs test-fast" "unit"

docs: $(READY) ## build the documentation site into build/site, and follow every link in it
	@$(BIN)/python docs/build.py

check: $(READY) ## formatting, lint, docstrings, direction of imports, and types only
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/mypy

unit: $(READY) ## the tests only, but for those in browsers
	$(BIN)/pytest -n auto $(SLOWEST) --ignore=tests/browser

web: $(READY) ## build the browser client, if it has changed
	@$(BIN)/python hatch_build.py

check-web: $(READY) ## the browser client's own checks: formatting, types, tests
	@$(BIN)/python hatch_build.py --check

browser: $(READY) web ## play in real browsers; screenshots go to build/screenshots
	@tests/browser/get_chromium
	$(BIN)/pytest -n 3 --dist worksteal $(SLOWEST) tests/browser

chromium: ## install the browser that the tests drive, where that is possible
	@tests/browser/get_chromium

gallery: $(READY) web ## take every screen at every size, in every language and light, to be looked at (AREA="house ..." for some)
	@tests/browser/get_chromium
	@$(BIN)/python -m tests.browser.gallery $(AREA)

format: $(READY) ## put the source in its usual form
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

playthroughs: $(READY) ## write tests/playthroughs anew; read the diff
	$(BIN)/python -m turncoat.lab.playthrough tests/playthroughs

rule-pages: $(READY) ## write docs/rules anew from the catalogues, and docs/games from the types
	$(BIN)/python docs/rule_pages.py
	$(BIN)/python docs/game_pages.py

lessons: $(READY) ## play the lessons by the rules, and write what the browser shows of them
	$(BIN)/python -m turncoat.lab.lessons

fast: $(READY) ## compile the rules, for faster simulation and search (needs a C compiler)
	$(BIN)/python bench/compile.py src

slow: ## go back to the rules as they are written
	find src -name '*.so' -delete

test-fast: $(READY) ## the rules of games that have a kernel, and what plays them, against a compiled copy
	@command -v $${CC:-cc} >/dev/null || { echo "Needed: a C compiler, to compile the rules (Debian: gcc; macOS: xcode-select --install)"; exit 1; }
	$(BIN)/python bench/compile.py --copy-to $(FAST_COPY) src
	@PYTHONPATH=$(FAST_COPY) $(BIN)/python -c 'from turncoat.core.fairness import chance; assert not chance.__file__.endswith(".py")'
	TURNCOAT_LAWS=8 PYTHONPATH=$(FAST_COPY) $(BIN)/pytest -n auto $(FAST_LEFT_OUT) tests/core/fairness/test_chance.py tests/games tests/laws tests/lab tests/playthroughs

test-ray: $(READY) ## the engine that plays on Ray; downloads it first, where there is a wheel for this Python
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[ray]'
	$(BIN)/pytest -k ray tests/lab/test_engines.py

pure-packages: $(READY) web ## build the source package and the pure wheel into dist
	rm -rf dist
	$(BIN)/python -m hatchling build

packages: pure-packages ## the same, and a wheel compiled for this machine
	TURNCOAT_COMPILE=1 $(BIN)/python -m hatchling build -t wheel

wheels: ## compile wheels for all Pythons from the source package in dist into build/wheels (needs a container engine on Linux)
	$(PYTHON) -m venv build/cibuildwheel
	build/cibuildwheel/$(SCRIPTS)/pip install --quiet --disable-pip-version-check cibuildwheel==4.3.5
	build/cibuildwheel/$(SCRIPTS)/cibuildwheel --output-dir build/wheels dist/*.tar.gz

try-package: ## install a package from dist into an empty environment, open a table and play (PACKAGE=dist/...whl)
	rm -rf build/empty
	$(PYTHON) -m venv build/empty
	build/empty/$(SCRIPTS)/pip install --quiet --disable-pip-version-check -c constraints.txt $(PACKAGE)
	build/empty/$(SCRIPTS)/python tests/release/stranger.py build/empty/$(SCRIPTS)/turncoat

release-notes: ## what the changelog says of the version that is tagged (TAG=v0.1.0)
	@$(PYTHON) .ci/release_notes.py $(TAG)

bench: $(READY) ## measure speed and memory, next to OpenSpiel and RLCard; kept in bench/results.md
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]' \
	  || echo "OpenSpiel or RLCard cannot be installed here: measuring without them"
	$(BIN)/python bench/compile.py --copy-to $(SLOW_COPY) --as-written src
	$(BIN)/python bench/compile.py --copy-to $(FAST_COPY) src
	$(BIN)/python -m bench.run $(SLOW_COPY) $(FAST_COPY)

pseudo: $(READY) web ## open a table that speaks an invented language too: accents everywhere, words half as long again
	$(BIN)/python -m tests.words.pseudo build/pseudo
	PYTHONPATH=build/pseudo/src $(BIN)/turncoat --lang xx

pictures: $(READY) web ## draw the pictures of README and site anew
	@tests/browser/get_chromium
	$(BIN)/python docs/pictures.py
	$(BIN)/python -m tests.browser.pictures

figures: $(READY) ## compute the figures that the documentation states, into docs and build/figures (hours; `python docs/figures.py tables` for the tables alone)
	$(BIN)/python docs/figures.py

bench-server: $(READY) ## measure what the server can carry; kept in bench/server/results.md
	$(BIN)/python -m bench.server

bench-several: $(READY) ## PostgreSQL against SQLite, and several servers on it; kept in bench/server/several.md
	$(BIN)/python -m bench.server.several

bench-traitor: $(READY) ## how soon a Stop reaches ten phones; kept in bench/traitor.md
	$(BIN)/python -m bench.traitor

bench-castle: $(READY) ## how soon a vote reaches everybody in seasons of 24, by day and by night; kept in bench/castle.md
	$(BIN)/python -m bench.castle

soak: $(READY) ## the laws and second models over many games, 1,000 kills under load, ten minutes of faults with two servers, a million messages of nonsense, twins on the socket, schemathesis (an hour)
	TURNCOAT_LAWS=200 $(BIN)/pytest -n auto tests/laws
	TURNCOAT_MODELS=250 $(BIN)/pytest -n auto tests/games/are_you_the_traitor/test_model.py tests/games/scatty_rogues/test_model.py tests/games/loyalty_or_treachery/test_model.py \
	  tests/games/the_traitors/test_model.py tests/games/the_traitors/test_calendar_model.py
	TURNCOAT_KILLS=1000 $(BIN)/pytest tests/server/store/test_crashes.py
	TURNCOAT_MESSAGES=1000000 $(BIN)/pytest -s tests/server/socket/test_fuzz.py
	TURNCOAT_FAULTS=600 $(BIN)/pytest -s tests/server/cluster/test_faults.py
	$(BIN)/pytest tests/server/wire/test_secrecy.py
	TURNCOAT_EXAMPLES=500 $(BIN)/pytest tests/server/http/test_openapi.py

clean: slow ## remove what was built
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
