# Everything a fresh machine needs, and everything it can do. `make play` and `make test` are the two promises.

PYTHON ?= python3
BIN := .venv/bin
COMPILED := $(shell find src/petteia/core src/petteia/games src/petteia/search -name '*.py' 2>/dev/null)
PAGE := $(shell find web/src web/index.html web/*.ts web/*.js src/petteia/locale -type f 2>/dev/null)

.PHONY: help play test build bench bench-server bench-page lint packages rules lock clean

help:  ## what can be made
	@grep -E '^[a-z-]+:.*## ' Makefile | sed 's/:.*## /\t/' | expand -t 16

play: build  ## serve the games to your browser
	@$(BIN)/petteia serve

test:  ## run every test
	@$(MAKE) --no-print-directory -j3 --output-sync=target build lint packages
	@$(MAKE) --no-print-directory rules
	$(BIN)/pytest -n 2 --dist worksteal -rs --ignore tests/page
	$(BIN)/pytest -n 2 --dist worksteal -rs tests/page

build: .stamps/built .stamps/page  ## set up .venv and everything in it

bench: build  ## measure the engine against its contract
	@tools/system-packages valgrind
	$(BIN)/python benchmarks/engine.py

bench-server: build  ## measure the server against its contract
	$(BIN)/python benchmarks/serving.py

bench-page: build  ## measure the page of both Cyclades against its contract
	$(BIN)/python benchmarks/page.py

lint: .stamps/venv .stamps/npm  ## formatting, types, layers, and the page's own small tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	cd web && npm run check
	cd web && npm test

packages: .stamps/npm  # what the tests need of the system; after npm, which may need some itself
	@tools/system-packages valgrind chromium openssl

rules: build  ## every numbered rule with the tests that prove it
	@for game in duel cyclades legendary; do $(BIN)/petteia rules $$game --coverage || exit 1; done

lock: .stamps/venv  ## renew requirements.lock from pyproject.toml
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --universal --generate-hashes --no-header --no-annotate --no-emit-index-url \
		--extra dev --python-version 3.11 --quiet pyproject.toml -o requirements.lock

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
