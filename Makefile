# Everything a fresh machine needs, and everything it can do. `make play` and `make test` are the two promises.

PYTHON ?= python3
BIN := .venv/bin
# a folder with a game.py is a game
GAMES := $(patsubst src/petteia/games/%/game.py,%,$(wildcard src/petteia/games/*/game.py))
COMPILED := $(shell find src/petteia/core src/petteia/games src/petteia/search -name '*.py' 2>/dev/null)
PAGE := $(shell find web/src web/app web/icons web/previews web/index.html web/*.ts web/*.js src/petteia/locale src/petteia/games/*/locale -type f 2>/dev/null)

.PHONY: help play test build docs bench bench-envs bench-server bench-page lint packages rules sentences prove wheel oldest lock clean

help:  ## list the targets
	@grep -E '^[a-z-]+:.*## ' Makefile | sed 's/:.*## /\t/' | expand -t 16

play: build  ## serve the games to your browser
	@$(BIN)/petteia serve

# what failed beside other tests has to pass by itself: a fault fails again, and both runs are in the output
ONCE_MORE := $(BIN)/pytest -rs --last-failed --last-failed-no-failures none --maxfail 1

test:  ## run every test
	@$(MAKE) --no-print-directory -j3 --output-sync=target build lint packages
	@$(MAKE) --no-print-directory rules
	$(BIN)/pytest -n 2 --dist worksteal -rs --ignore tests/page || $(ONCE_MORE) --ignore tests/page
	$(BIN)/pytest -n 2 --dist worksteal -rs tests/page || $(ONCE_MORE) tests/page

build: .stamps/built .stamps/page  ## set up .venv and everything in it

bench: build  ## measure the engine against its contract
	@tools/system-packages valgrind
	$(BIN)/python benchmarks/engine.py

bench-envs: build  ## measure observations, batches and environments against their contract
	$(BIN)/python benchmarks/environments.py

bench-server: build  ## measure the server against its contract
	$(BIN)/python benchmarks/serving.py

bench-page: build  ## measure the page against its contract
	$(BIN)/python benchmarks/page.py

lint: .stamps/venv .stamps/npm  ## formatting, types, layers, and the page's own small tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	cd web && npm run lint
	cd web && npm run check
	cd web && npm test

packages: .stamps/npm  # what the tests need of the system; after npm, which may need some itself
	@tools/system-packages valgrind chromium openssl postgresql nginx ip=iproute2 systemd-analyze=systemd

rules: build  ## every numbered rule with the tests that prove it
	@for game in $(GAMES); do $(BIN)/petteia rules $$game --coverage || exit 1; done

sentences: build  ## 400 sentences of random games in each language, to be read (LANGUAGES=cs for one)
	@$(BIN)/python tests/tellers/reading_list.py $(LANGUAGES)

prove: build packages  ## fuzzed positions, mutated rules, longer tests: takes hours (docs/testing.md)
	@for game in $(GAMES); do \
		$(BIN)/python tools/fuzz_positions.py $$game --lines 100000 --every 16 --jobs 2 || exit 1; \
	done
	$(BIN)/python tools/mutate_rules.py --places 60 --jobs 2
	@for game in $(GAMES); do \
		$(BIN)/python benchmarks/review.py time $$game --games 3 || exit 1; \
		$(BIN)/python benchmarks/review.py luck $$game --games 300 || exit 1; \
		$(BIN)/python benchmarks/review.py planted $$game --games 30 || exit 1; \
	done
	$(BIN)/pytest -n 2 --dist worksteal -m prove
	$(BIN)/pytest -n 2 --dist worksteal --database postgresql tests/server tests/cli/test_admin_command.py

docs: .stamps/venv  ## build the documentation as a site into build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs --quiet build --strict

wheel: .stamps/venv .stamps/page  ## build the packages, page included, into dist/
	$(BIN)/python -m build

oldest: build  ## test server and terminal with the oldest dependencies that pyproject.toml allows
	$(BIN)/pip install --quiet uv
	$(BIN)/uv venv --quiet --clear .stamps/oldest
	PETTEIA_BUILD=pure $(BIN)/uv pip install --quiet --python .stamps/oldest --resolution lowest-direct --editable '.[server,postgres]'
	$(BIN)/uv pip install --quiet --python .stamps/oldest pytest pytest-timeout hypothesis schemathesis
	.stamps/oldest/bin/pytest -p no:cacheprovider tests/server tests/cli \
		--deselect tests/server/table/test_messages.py::test_schema_and_types_are_current  # older msgspec, other order

lock: .stamps/venv  ## update requirements.lock from pyproject.toml
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --universal --generate-hashes --no-header --no-annotate --no-emit-index-url \
		--extra test --python-version 3.11 --quiet pyproject.toml -o requirements.lock

clean:  ## remove everything that was built
	rm -rf .venv .stamps build dist web/node_modules src/petteia/server/static src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
	rm -f src/petteia/_built_from.txt

.stamps/venv: requirements.lock
	@mkdir -p .stamps
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

.stamps/built: .stamps/venv pyproject.toml setup.py src/petteia/_guard.py $(COMPILED)
	@echo "building petteia (compiling takes about a minute)"
	@find src -name '*.so' -delete
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@$(BIN)/python -c "import petteia; print('petteia', petteia.__version__, 'compiled' if petteia.COMPILED else 'plain')"
	@touch $@

.stamps/npm: web/package-lock.json
	@tools/system-packages npm
	@mkdir -p .stamps
	cd web && npm ci --silent
	@touch $@

.stamps/page: .stamps/npm $(PAGE)
	cd web && npm run --silent build -- --logLevel warn
	@touch $@
