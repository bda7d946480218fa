#!/bin/sh
# Our own C files under the sanitizers for undefined behaviour, addresses and leaks; then the tests of the rooms around C under
# those for addresses and threads. Each part builds apart from the others.
set -eu
cd "$(dirname "$0")/.."

mkdir -p .build-fuzz
# shellcheck disable=SC2046
clang -std=gnu2x -g -O1 -fsanitize=undefined,address -fno-sanitize-recover=undefined \
  -ISources/C/CTextICU/include -ISources/C/CTables/include Sources/C/CTextICU/*.c Sources/C/CTables/*.c Fuzz/C/harness.c \
  $(pkg-config --cflags --libs icu-i18n icu-uc) -lpthread -o .build-fuzz/harness
.build-fuzz/harness

for sanitizer in address thread; do
  # XCTest's own runner, which has no tests here, leaks.
  swift test --disable-xctest --sanitize "$sanitizer" --scratch-path ".build-$sanitizer" \
    --filter 'GlyphShapingTests|UnicodeTextTests|XMLTreeTests|MeasuringTests'
done
