# make test   set everything up on a fresh machine and test it
# make check  the fast loop: lint, types, and the tests on the Python sources
# make bench  measure, compiled and interpreted
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info*') pyproject.toml setup.py

.PHONY: test check lint types install bench clean system

test: system install lint types
	$(BIN)/python -m pytest -q -n 2
	MANIERO_PURE=1 $(BIN)/python -m pytest -q -n 2 tests/contract tests/kernel

check: .venv/.packages lint types
	PYTHONPATH=src $(BIN)/python -m pytest -q -n 2

lint: .venv/.packages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/.packages
	$(BIN)/mypy

install: .venv/.installed

bench: install
	$(BIN)/maniero bench

clean:
	rm -rf .venv build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache

# The packages of constraints.txt, in the project's own environment.
.venv/.packages: constraints.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt setuptools wheel 'mypy[mypyc]'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt \
	  $$($(BIN)/python tools/requirements.py)
	touch $@

# The project itself, compiled.  Sources that did not change are not compiled again.
.venv/.installed: .venv/.packages $(SOURCES)
	@if [ -d build ]; then find build -path '*/lib*' -not -name '*.so' -type f -delete; fi
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps .
	$(BIN)/maniero --version
	touch $@

# What the tests need besides Python: a browser, PostgreSQL, fonts.
system:
	tools/system-packages
