#!/usr/bin/env bash
# Says whether a program is fit to be handed out: sealed.sh PROGRAM [BUILD_FOLDER]. It needs nothing but the C library, its tables are
# read only before it starts, it holds no symbols, and no path of the machine that built it.
set -euo pipefail

fail() {
  printf 'release: %s\n' "$*" >&2
  exit 1
}

[ $# -ge 1 ] || fail 'usage: sealed.sh PROGRAM [BUILD_FOLDER]'
dynamic=$(readelf --wide --dynamic "$1")
headers=$(readelf --wide --program-headers "$1")
sections=$(readelf --wide --sections "$1")

while read -r library; do
  case $library in
    libc.so.6 | libm.so.6 | libdl.so.2 | libpthread.so.0 | ld-linux-*.so.*) ;;
    *) fail "$1 needs $library" ;;
  esac
done < <(sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' <<<"$dynamic")
! grep -qE '\((RPATH|RUNPATH)\)' <<<"$dynamic" || fail "$1 looks for libraries in a folder of its builder"
grep -q GNU_RELRO <<<"$headers" || fail "$1 has no RELRO"
grep -qE '\(FLAGS\).*BIND_NOW|\(FLAGS_1\).*NOW' <<<"$dynamic" || fail "$1 binds its symbols late, so RELRO is partial"
grep -qE '\(FLAGS_1\).*PIE' <<<"$dynamic" || fail "$1 stands at a fixed address"
grep -qE 'GNU_STACK.* RW  ' <<<"$headers" || fail "$1 has a stack that runs"
! grep -qE ' \.(symtab|debug_[a-z]+) ' <<<"$sections" || fail "$1 is not stripped"
for folder in "${2:-}" "${HOME:-}"; do
  # Shorter ones, such as root's, may be words of something else.
  [ "${#folder}" -gt 5 ] || continue
  found=$(grep -aoF -m 1 -e "$folder" "$1" | head -n 1 || true)
  [ -z "$found" ] || fail "$1 holds the path $folder: $(strings -n 8 "$1" | grep -F -m 3 -e "$folder" | tr '\n' ' ')"
done
glibc=$(readelf --wide --version-info "$1" | grep -oE 'GLIBC_2\.[0-9]+' | sort -uV | tail -n 1)
printf 'release: needs the C library %s or later and nothing else; sealed\n' "${glibc/GLIBC_/glibc }" >&2
