# Every command a newcomer needs. `make` alone lists them.
.DEFAULT_GOAL := help
.PHONY: help setup build release install demo test check words record rules page pages languages bench bench-swift bench-measure bench-page accuracy sanitize fuzz docs example

# A release that is no older than the sources does, too, and is there already.
RELEASED := $(shell [ -x .build-release/lintel/bin/lintel ] && \
	[ -z "$$(find Sources Data Locales Package.swift -newer .build-release/lintel/bin/lintel -print 2>/dev/null | head -n 1)" ] && \
	echo .build-release/lintel/bin/lintel)
AUDIT := $(or $(RELEASED),.build/debug/lintel) audit Examples --output Reports/out --format xml --format html --fail-on never
BENCH := LINTEL_WORKSHOP=1 swift run -c release --scratch-path .build-workshop
OWN := .build/debug/lintel audit Locales/Lintel.xcstrings --tables-only --fail-on warning

# Homebrew keeps ICU, libxml2 and SQLite out of pkg-config's way, because macOS has its own without headers.
ifeq ($(shell uname -s),Darwin)
export PKG_CONFIG_PATH := $(shell brew --prefix icu4c 2>/dev/null)/lib/pkgconfig:$(shell brew --prefix libxml2 2>/dev/null)/lib/pkgconfig:$(shell brew --prefix sqlite 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: ## Install what the build needs, if it is missing
	@Scripts/setup.sh

build: setup ## Build
	@swift build

release: setup ## Build the archive for this machine's architecture, with all it needs: some ten minutes (docs/install.md)
	@Scripts/release.sh

install: ## Install what `make release` built: PREFIX=/usr/local
	@Scripts/release/install.sh $(or $(PREFIX),/usr/local) $(DESTDIR)

demo: $(if $(RELEASED),,build) ## Audit the example app, write the reports to Reports/out, show the worst findings
	@$(AUDIT)

test: setup ## Run all tests
	@swift test

check: setup ## Do what CI does: every import allowed, our own words audited, then all tests
	@swift build --explicit-target-dependency-import-check error
	@$(OWN)
	@swift test

words: build ## Audit the translations of Lintel's own words
	@$(OWN)

record: setup ## Write the sample reports anew and add new words to Locales, after a change to a report was looked at
	@LINTEL_RECORD=1 swift test --filter ReportsTests

rules: setup ## Write the list of rules anew, after a rule was added
	@swift run lintel-dev rules

page: build ## Check the page of the examples in Chromium, by keyboard and with axe-core: AXE=axe.min.js
	@AXE=$(AXE) Scripts/page/check.sh

pages: setup ## Write docs/rules, docs/accessibility.md and docs/pictures.md anew, after a rule, an example or a drawing was changed
	@swift run lintel-dev pages

languages: setup ## Write the list of languages anew, after a file was added to Locales
	@swift run lintel-dev languages

bench: setup ## Compare the readers with Foundation's, then time layout and an audit: TABLES=folder, or made tables
	@$(BENCH) bench-readers $(TABLES); held=$$?; \
	$(BENCH) bench-layout $(or $(TABLES),Examples) || held=1; \
	$(BENCH) bench-audit $(TABLES) && exit $$held

bench-swift: setup ## Time the reading of Swift source against swift-syntax parsing it: SOURCES="folder …"
	@$(BENCH) bench-swift $(SOURCES)

bench-measure: setup ## Compare measuring with a bare loop over HarfBuzz: TABLES=folder, or names of languages and regions
	@$(BENCH) bench-measure $(TABLES)

bench-page: setup ## Write the page of sixty made-up bars in a hundred languages: what it weighs and costs; PAGE=file FOLDER=app
	@$(BENCH) bench-page $(or $(PAGE),Reports/out/large.html) $(FOLDER)

accuracy: setup ## Compare our widths with published ones; VERBS=file: our verdicts on labels with what is expected
ifdef VERBS
	@swift run lintel-dev verbs --accuracy $(VERBS)
else
	@LINTEL_WORKSHOP=1 swift run --scratch-path .build-workshop accuracy Data/published-widths.tsv
endif

sanitize: setup ## Run our C code, and the tests of the rooms around it, under the sanitizers: some ten minutes
	@Fuzz/sanitize.sh

fuzz: setup ## Fuzz the readers for some ten minutes: FORMAT=strings for one of them, RUNS=mutations
	@RUNS=$(RUNS) INPUT=$(INPUT) Fuzz/fuzz.sh $(FORMAT)

docs: setup ## Build the documentation of the library with DocC, into .build-workshop/docs; a warning fails
	@LINTEL_WORKSHOP=1 swift package --scratch-path .build-workshop --allow-writing-to-directory .build-workshop/docs \
	generate-documentation --target Lintel --warnings-as-errors --output-path .build-workshop/docs

# It shares the scratch folder, and so what is built already: alone it would take as long as all of Lintel. SwiftPM remembers
# what it last planned there by the folder and not by the package, so it has to plan anew, for the example and then for Lintel.
example: build ## Build the package in Examples/Library, which uses Lintel as yours would, and run it
	@cp Package.resolved Examples/Library
	@swift build --disable-build-manifest-caching --package-path Examples/Library --scratch-path .build
	@swift build --disable-build-manifest-caching
	@mkdir -p Reports/out && cd Reports/out && ../../.build/debug/audit-app ../../Examples/Fieldfare >example.txt && \
	../../.build/debug/house-rules ../../Examples/Fieldfare >>example.txt && tail -n 3 example.txt
