#!/usr/bin/env bash
# Compares what ICU answers with all of its data and with what a release keeps: answers.sh, after libraries.sh has run. Then the tests
# of what asks ICU run with the data that was kept.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

fail() {
  printf 'answers: %s\n' "$*" >&2
  exit 1
}

kept=$PWD/.build-release/libraries/check
[ -d "$kept" ] || fail 'there is no data to compare with; make release makes it'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# shellcheck disable=SC2046 # A list of words.
clang -O1 -w -std=gnu2x -ISources/C/CTextICU/include Scripts/release/answers.c Sources/C/CTextICU/*.c \
  $(pkg-config --cflags --libs icu-i18n icu-uc) -lpthread -o "$work/answers" || fail 'the questions do not compile'
"$work/answers" >"$work/all"
LD_LIBRARY_PATH=$kept "$work/answers" >"$work/kept"
cmp -s "$work/all" "$work/kept" || {
  diff "$work/all" "$work/kept" | head -n 20 >&2
  fail 'what was kept of the data answers otherwise'
}
printf 'answers: %s lines of answers, none of which differs\n' "$(wc -l <"$work/all")"
swift build --build-tests >/dev/null 2>&1 || fail 'the tests do not build'
LD_LIBRARY_PATH=$kept swift test --skip-build --filter "${TESTS:-UnicodeTextTests|LanguageTests|MeasuringTests|InputsTests}" >"$work/tests" 2>&1 ||
  { tail -n 20 "$work/tests" >&2 && fail 'a test fails with what was kept of the data'; }
printf 'answers: with what was kept, %s\n' "$(grep -oE 'Test run with [0-9]+ tests.* passed' "$work/tests" | tail -n 1)"
