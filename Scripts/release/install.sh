#!/usr/bin/env bash
# Installs what `make release` built: install.sh PREFIX [DESTDIR]. It copies, and a second time replaces what it copied.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

fail() {
  printf 'install: %s\n' "$*" >&2
  exit 1
}

[ $# -ge 1 ] || fail 'usage: install.sh PREFIX [DESTDIR]'
case $1 in /*) ;; *) fail "PREFIX has to begin with /, and $1 does not" ;; esac
built=.build-release/lintel
[ -x "$built/bin/lintel" ] || fail 'there is no release; make release builds one'
target=${2:-}$1
mkdir -p "$target" 2>/dev/null && [ -w "$target" ] || fail "$target cannot be written; sudo, or PREFIX=\"\$HOME/.local\""
(cd "$built" && find . -type f) | while read -r file; do
  mode=644
  [ "$file" != ./bin/lintel ] || mode=755
  install -D -m "$mode" "$built/$file" "$target/$file"
done
printf 'install: lintel %s is in %s/bin\n' "$("$built/bin/lintel" --version)" "$target" >&2
