# Each target is a command a person could type; `make demo` and `make test` need nothing before them
# but make and Python 3.11 or newer.

PYTHON ?= $(shell for v in python3 python3.13 python3.12 python3.11; do \
	$$v -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null && echo $$v && exit; done; echo python3)
VENV ?= .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.complete

.PHONY: help demo test coverage lint types bench slow torture package package-test lock clean libraries translations manual pictures

help:                 ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 14

$(STAMP): pyproject.toml packaging/constraints.txt
	$(PYTHON) -c 'import sys; sys.exit("birdann needs Python 3.11 or newer; this is " + sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c packaging/constraints.txt --group dev --editable .
	@touch $@

libraries:            ## the system libraries that Qt needs (asks for root where it must)
	@sh packaging/linux/libraries.sh

demo: $(STAMP) libraries  ## sample project, labelled calls, CSV, picture, window
	$(BIN)/birdann demo demo

test: $(STAMP) libraries  ## the default tests; two processes have the cores, no threads in them
	OMP_NUM_THREADS=1 QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -n 2 --dist loadfile -q

slow: $(STAMP)        ## the tests that take minutes
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -q -m slow

coverage: $(STAMP)    ## what the tests run of each room, by line and branch; ONLY="core formats" for some
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -q -p no:randomly \
		$(or $(foreach room,$(ONLY),tests/unit/$(room) --cov birdann.$(room)),tests --cov birdann) \
		--cov-branch --cov-report= --cov-report json:build/coverage.json
	$(BIN)/python tests/coverage_by_room.py build/coverage.json

lint: $(STAMP)        ## style, types, layers, spelling, unused code, words
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/typos
	$(BIN)/vulture
	$(BIN)/python packaging/words.py

torture: $(STAMP)     ## kills, power cuts, failing disks and spoiled files, for half an hour
	$(BIN)/python tests/torture/kill.py --times 1000
	$(BIN)/python tests/torture/powercut.py --times 50
	$(BIN)/python tests/torture/faults.py
	$(BIN)/python tests/torture/fuzz.py --inputs 100000
	$(BIN)/python tests/torture/places.py
	$(BIN)/python tests/torture/beside.py

bench: $(STAMP)       ## speeds and memory, in one table (an hour); ONLY="view store" for some
	$(BIN)/python tests/benchmark/run.py $(ONLY)

package: $(STAMP)     ## what people install: frozen application, .deb, sdist and wheel into dist/
	@sh packaging/linux/libraries.sh $$($(BIN)/python packaging/build_tools.py)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c packaging/constraints.txt --group build
	$(BIN)/python packaging/freeze.py
	if command -v dpkg-deb >/dev/null; then $(BIN)/python packaging/linux/make_deb.py; fi
	$(BIN)/python -m build --outdir dist .

package-test: $(STAMP) ## try what make package made: the application, the wheel, the .deb on a bare system
	$(BIN)/python packaging/smoke.py dist/birdann --screenshots build/screenshots
	$(BIN)/python packaging/check_wheel.py
	$(BIN)/python packaging/linux/test_deb.py --or-skip

manual: $(STAMP)      ## write the pages that the program knows best; build the manual's site
	$(BIN)/python packaging/manual/pages.py
	$(BIN)/mkdocs build --strict --quiet

pictures: $(STAMP)    ## draw the manual's pictures again, from the sample project
	$(BIN)/python packaging/manual/pictures.py

translations: $(STAMP) ## collect the texts of the window, compile their translations
	$(BIN)/python packaging/translations.py

lock: $(STAMP)        ## write the exact versions in use to packaging/constraints.txt
	$(BIN)/python -m pip freeze --exclude-editable > packaging/constraints.txt

clean:                ## remove what the other targets made
	rm -rf $(VENV) demo dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
