#!/usr/bin/env bash
# Fuzzes the readers, each for a bounded number of mutations: ./Fuzz/fuzz.sh [FORMAT…]. Ends with 1 if one of them
# crashes, hangs or reports what cannot be true; the input that did it is kept. RUNS sets the mutations per format,
# INPUT=FILE reads one file. SECONDS_EACH gives each format so long instead, SKIP_GROWTH=1 leaves out how time grows with
# the input.
set -euo pipefail
input=${INPUT:+$(realpath "$INPUT")}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
runs=${RUNS:-210000}
export LINTEL_WORKSHOP=1

# SwiftPM hands `--sanitize` on in no order of its own, and Swift heeds one of two: so both are named in one flag. The
# linker would drop the counters of coverage as dead code.
build=(
  swift build -c release --product lintel-fuzz --scratch-path .build-fuzz
  --sanitize fuzzer -Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=address
  --disable-dead-strip
)
"${build[@]}"
fuzz=$("${build[@]}" --show-bin-path)/lintel-fuzz
# Swift's own crash report reads memory in a way that looks like another fault.
export SWIFT_BACKTRACE=enable=no
if [ $# -eq 0 ]; then set -- $("$fuzz" --formats); fi
if [ -n "$input" ]; then exec "$fuzz" "$1" "$input"; fi

bound=(-runs="$runs")
if [ -n "${SECONDS_EACH:-}" ]; then bound=(-max_total_time="$SECONDS_EACH"); fi
failed=()
# What is repeated 1, 2 and 4 times as often: seconds of CPU time, and the exponent of their growth.
if [ -z "${SKIP_GROWTH:-}" ]; then
  for format; do "$fuzz" "$format" --grow || failed+=("$format (growth)"); done
fi
printf '\n%-12s %10s %9s %9s %8s\n' format executions coverage features seconds
for format; do
  folder=.build-fuzz/runs/$format
  rm -rf "$folder/seeds" "$folder/found"
  mkdir -p "$folder/found" "$folder/crashes"
  "$fuzz" "$format" --prepare "$folder"
  started=$SECONDS
  status=0
  "$fuzz" "$format" "${bound[@]}" -max_len=4096 -timeout=5 -rss_limit_mb=2048 -dict="$folder/words.dict" \
    -artifact_prefix="$folder/crashes/" -print_final_stats=1 "$folder/found" "$folder/seeds" >"$folder/log" 2>&1 || status=$?
  awk -v format="$format" -v seconds=$((SECONDS - started)) '
    match($0, / cov: [0-9]+/) { coverage = substr($0, RSTART + 6, RLENGTH - 6) }
    match($0, / ft: [0-9]+/) { features = substr($0, RSTART + 5, RLENGTH - 5) }
    /^stat::number_of_executed_units:/ { executions = $2 }
    END { printf "%-12s %10d %9d %9d %8d\n", format, executions, coverage, features, seconds }' "$folder/log"
  if [ $status -ne 0 ]; then
    failed+=("$format")
    grep -aE '^(SUMMARY|==[0-9]+== ?ERROR|Fatal error|.*Fatal error|Test unit written)' "$folder/log" | head -5 || true
  fi
done
if [ ${#failed[@]} -gt 0 ]; then
  echo "failed: ${failed[*]} (see .build-fuzz/runs/FORMAT/log; again with INPUT=FILE)" >&2
  exit 1
fi
