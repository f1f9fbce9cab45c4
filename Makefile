# make demo draws the pictures; make test checks everything. Both work from a fresh clone.

PROGRAM := .build/release/wraparound
# Draws the pictures that gallery.yml lists into Output/; only what has changed.
GALLERY := $(PROGRAM) gallery

JOBS := $(shell nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2)
SOURCES := Package.swift Sources Tests
# The suites that call C; nothing else can touch memory wrongly.
C_SUITES := GDTests|YAMLTests

ifeq ($(shell uname -s),Darwin)
# Homebrew's folders are not among those that Swift searches.
BREW := $(shell brew --prefix 2>/dev/null)
FLAGS := -Xcc -I$(BREW)/include -Xlinker -L$(BREW)/lib
else
# Debian's own linker cannot join Swift's sanitized objects.
SANITIZER_FLAGS := -Xswiftc -use-ld=lld
endif

.PHONY: help demo test bench gallery lint core install clean sanitize release sweep
.NOTPARALLEL:

help:
	@echo "make demo      install what is missing, build, draw all pictures into Output/"
	@echo "make test      install what is missing, then lint, build, and run all tests"
	@echo "make bench     install what is missing, build, and measure the verdict, the pictures, and other encoders"
	@echo "make gallery   build and draw the pictures that have changed into Output/"
	@echo "make lint      check the style of sources and scripts"
	@echo "make core      check that the core compiles for a phone"
	@echo "make sweep     search every preset in every size for a script that breaks a law (a quarter of an hour)"
	@echo "make sanitize  run the tests of everything that calls C under AddressSanitizer"
	@echo "make install   install what building and drawing need"
	@echo "make clean     remove what was built"

demo: install gallery

test:
	@.ci/install-dependencies test
	@$(MAKE) --no-print-directory lint core
	swift build -j $(JOBS) $(FLAGS)
	swift test -j $(JOBS) --disable-xctest $(FLAGS)
	@# Optimized, because a part of the sweep plays millions of refreshes, and pictures are drawn.
	@$(MAKE) --no-print-directory release
	.build/release/sweep pairwise
	$(GALLERY) --check
	@echo "make test: everything holds."

bench:
	@.ci/install-dependencies bench
	@$(MAKE) --no-print-directory release
	.build/release/bench
	bash -c 'time $(GALLERY) --all'

gallery: release
	$(GALLERY) --update
	@echo "make gallery: the pictures, README.md and verdicts.txt are in Output/."

release:
	swift build -c release -j $(JOBS) $(FLAGS)

sweep:
	swift build -c release -j $(JOBS) $(FLAGS) --product sweep
	.build/release/sweep

lint:
	swift format lint --strict --parallel --recursive $(SOURCES)
	@for script in .ci/*; do sh -n "$$script" || exit 1; done
	@if command -v shellcheck >/dev/null; then shellcheck .ci/*; fi
	.ci/check-install-dependencies

# The core needs no Foundation and no runtime that a small device lacks. Embedded Swift's checks
# are warnings otherwise, so they are made errors.
core:
	find Sources/CarouselCore -name '*.swift' -exec swiftc -target arm64-apple-ios18 \
	  -enable-experimental-feature Embedded -swift-version 6 -wmo -parse-as-library \
	  -module-name CarouselCore -typecheck -warnings-as-errors -I Sources/CMath {} +

install:
	@.ci/install-dependencies demo

sanitize: install
	swift test -j $(JOBS) --disable-xctest --sanitize=address $(SANITIZER_FLAGS) $(FLAGS) \
	  --scratch-path .build/sanitize --filter '$(C_SUITES)'

clean:
	rm -rf .build
