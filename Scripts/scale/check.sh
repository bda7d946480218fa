#!/bin/sh
# Audits made-up projects in three ways, with `lintel fleet`, GNU parallel and Spark, and compares what is in the databases.
#     check.sh [COUNT OR LIST]     LINTEL: the program; PYTHON: one that has pyspark, pandas and pyarrow
# What is not installed here is left out, and said.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
what=${1:-200}
lintel=${LINTEL:-$root/.build/debug/lintel}
python=${PYTHON:-python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
have() { command -v "$1" >/dev/null 2>&1; }
say() { printf 'scale: %s\n' "$*"; }

if [ -f "$what" ]; then list=$what; else list=$("$python" "$root/Examples/scale/make_projects.py" "$work" "$what"); fi
cores=$(nproc 2>/dev/null || sysctl -n hw.ncpu)
projects=$(grep -cv '^#' "$list")

# timed NAME COMMAND…: says how long it took, and how many projects an hour and core that is.
timed() {
  name=$1
  shift
  before=$(date +%s)
  "$@"
  took=$(($(date +%s) - before))
  [ "$took" -gt 0 ] || took=1
  say "$name: $projects projects in $took s on $cores cores: $((projects * 3600 / took / cores)) an hour and core"
}
# same NAME DATABASE: compares with what lintel fleet wrote.
same() {
  if have sqlite3; then
    sqlite3 "$2" .dump >"$work/other.sql"
    cmp "$work/fleet.sql" "$work/other.sql"
  else
    cmp "$work/fleet/fleet.sqlite" "$2"
  fi
  say "$1: the same content"
}

audit_fleet() { "$lintel" fleet "$list" --output "$work/fleet" >"$work/fleet.txt" || [ $? -lt 3 ]; }
timed 'lintel fleet' audit_fleet
tail -n 1 "$work/fleet.txt"
if have sqlite3; then sqlite3 "$work/fleet/fleet.sqlite" .dump >"$work/fleet.sql"; fi

if have parallel; then
  audit_parallel() {
    LINTEL=$lintel "$root/Examples/scale/parallel.sh" "$list" "$work/parallel.sqlite" --will-cite --jobs "$cores" || [ $? -eq 2 ]
  }
  timed 'GNU parallel' audit_parallel
  same 'GNU parallel' "$work/parallel.sqlite"
else
  say 'GNU parallel is not installed: left out (apt-get install parallel)'
fi

if have java && "$python" -c 'import pandas, pyarrow, pyspark' 2>/dev/null; then
  audit_spark() {
    PYSPARK_PYTHON=$python "$python" "$root/Examples/scale/spark_job.py" --list "$list" --output "$work/rows" \
      --lintel "$lintel" >"$work/spark.txt" 2>&1 || { cat "$work/spark.txt"; return 1; }
    find "$work/rows" -name '*.txt' -exec "$lintel" merge --output "$work/spark.sqlite" {} +
  }
  timed 'PySpark' audit_spark
  same 'PySpark' "$work/spark.sqlite"
else
  say 'Java, or pyspark, pandas and pyarrow, are not installed: the Spark job is left out'
fi
