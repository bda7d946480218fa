#!/bin/sh
# Audits the projects of a list with GNU parallel, and joins their reports in one database.
#     parallel.sh LIST DATABASE [OPTIONS OF PARALLEL…]     such as: --jobs 8 --retries 2
# LINTEL names the program, if it is not on the path. The list's lines need a name behind their path.
set -eu
list=$1
database=$2
shift 2
lintel=${LINTEL:-lintel}
folder=$(cd "$(dirname "$list")" && pwd)
reports=$(mktemp -d)
trap 'rm -rf "$reports"' EXIT

# 0 and 1 are verdicts, and 2 leaves a report, or an empty one, which the joined row tells.
(cd "$folder" && grep -v '^#' "$(basename "$list")" | grep -v '^[[:space:]]*$' |
  parallel --colsep '\t' "$@" "$lintel audit {1} --format xml > $reports/{2}.xml || [ \$? -le 2 ]")
find "$reports" -name '*.xml' -exec "$lintel" merge --list "$list" --output "$database" {} +
