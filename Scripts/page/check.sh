#!/usr/bin/env bash
# Checks the page of the examples in a browser: every function by keyboard, what readers missed on earlier pages, and accessibility with axe-core where AXE names its
# axe.min.js (the PyPI package axe-playwright-python carries one). Skips, and says so, where there is no browser.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

if ! command -v chromedriver >/dev/null || ! python3 -c 'import selenium' 2>/dev/null; then
  echo "skipped: the page's checks need Chromium with its driver, and Selenium for Python"
  exit 0
fi
.build/debug/lintel audit Examples --output Reports/out --format html --fail-on never >/dev/null
.build/debug/lintel audit Scripts/page/Points --output Reports/out/points --format html --fail-on never >/dev/null
.build/debug/lintel audit Examples --output Reports/out/split --split --fail-on never >/dev/null
python3 Scripts/page/walk.py Reports/out/audit.html
python3 Scripts/page/points.py Reports/out/audit.html Reports/out/points/audit.html
# APP names an app's folder whose sheets are compared as well.
if [ -n "${APP:-}" ]; then .build/debug/lintel audit "$APP" --output Reports/out/app --split --fail-on never >/dev/null; fi
python3 Scripts/page/spreadsheets.py Reports/out/split ${APP:+Reports/out/app}
if [ -z "${AXE:-}" ]; then
  echo "skipped: axe-core, since AXE names no axe.min.js"
  exit 0
fi
python3 Scripts/page/axe.py "$AXE" Reports/out/audit.html
