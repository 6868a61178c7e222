# make play   set everything up, start the table on this computer, open the browser
# make test   set everything up on a fresh machine and test it
# make check  the fast loop: lint, types, and the tests on the Python sources, without the browser
# make bench  measure, compiled and interpreted
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info*') pyproject.toml setup.py

.PHONY: play test check lint types install bench clean system

play: install
	$(BIN)/maniero play

test: system install .venv/.packages lint types
	$(BIN)/python -m pytest -q -n 2
	MANIERO_PURE=1 $(BIN)/python -m pytest -q -n 2 tests/contract tests/kernel

check: .venv/.packages lint types
	PYTHONPATH=src $(BIN)/python -m pytest -q -n 2 --ignore tests/browser --ignore tests/server --ignore tests/packaging

lint: .venv/.packages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	tools/check-js

types: .venv/.packages
	$(BIN)/mypy

install: .venv/.installed

bench: install
	$(BIN)/maniero bench

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache

# What the project needs to be built and to run, in its own environment, with the project as it is.
# What builds it stays there, so that building again is fast and asks no network; tests/packaging builds as others do.
.venv/.runtime: constraints.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(PIP) setuptools 'mypy[mypyc]'
	MANIERO_PURE=1 $(PIP) --no-build-isolation '.[server,redis,pictures,arena]'
	touch $@

# What its tests need as well: the project is there, so that only its extra is looked for.
.venv/.packages: .venv/.runtime
	$(PIP) 'maniero[test]'
	touch $@

# The project compiled.  Sources that did not change are not compiled again.
.venv/.installed: .venv/.runtime $(SOURCES)
	$(PIP) --no-build-isolation --no-deps .
	$(BIN)/maniero --version
	touch $@

# What the tests need besides Python packages: a compiler, a browser, PostgreSQL, Redis, fonts.
system:
	PYTHON=$(PYTHON) tools/system-packages
