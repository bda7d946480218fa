#!/usr/bin/env bash
# Tries an archive of a release: check.sh ARCHIVE [ROOT]. Its program runs by chroot in an empty root, which has the archive, the
# example app and the C library, and nothing else of this machine; or in a copy of ROOT, such as debootstrap makes of another
# distribution. What it reports has to be what the debug build reports here, byte by byte and in every format. Needs root, or else
# user namespaces.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
project=$(cd "$here/../.." && pwd)

fail() {
  printf 'check: %s\n' "$*" >&2
  exit 1
}
say() { printf 'check: %s\n' "$*"; }

if [ $# -lt 1 ] || [ $# -gt 2 ]; then fail 'usage: check.sh ARCHIVE [ROOT]'; fi
[ -f "$1" ] || fail "there is no archive $1"
debug=$project/.build/debug/lintel
[ -x "$debug" ] || fail 'there is no debug build to compare with; make build makes one'
# What is mounted here is mounted nowhere else, and who is not root may be it.
if [ -z "${LINTEL_CHECK_APART:-}" ]; then
  LINTEL_CHECK_APART=1 exec unshare --mount --propagation private $([ "$(id -u)" = 0 ] || echo --map-root-user) "$0" "$@"
fi

work=$(mktemp -d)
root=$work/root
trap 'umount --lazy "$root/proc" 2>/dev/null; rm -rf --one-file-system "$work"' EXIT
if [ $# = 2 ]; then
  [ -e "$2/lib64" ] || [ -e "$2/lib" ] || fail "$2 is no root of a distribution"
  cp -a "$2" "$root"
  say "in the root of $(sed -n 's/^PRETTY_NAME="\(.*\)"/\1/p' "$2/etc/os-release" 2>/dev/null || echo "$2")"
else
  mkdir "$root"
  say 'in an empty root'
fi

# The checksum stands beside the archive.
sums=${1%.tar.gz}.sha256
[ ! -f "$sums" ] || (cd "$(dirname "$1")" && sha256sum --quiet --ignore-missing -c "$(basename "$sums")") || fail 'the checksum is another'
mkdir "$root/lintel"
tar --extract --gzip --file "$1" --directory "$root/lintel" --strip-components 1
program=$root/lintel/bin/lintel
[ -x "$program" ] || fail 'the archive has no bin/lintel'
for part in man/man1/lintel.1 man/man1/lintel-audit.1 bash-completion/completions/lintel zsh/site-functions/_lintel \
  fish/vendor_completions.d/lintel.fish doc/lintel/LICENSE doc/lintel/NOTICE doc/lintel/lintel.spdx.json doc/lintel/licences/icu; do
  [ -s "$root/lintel/share/$part" ] || fail "the archive has no share/$part"
done
python3 -m json.tool "$root/lintel/share/doc/lintel/lintel.spdx.json" >/dev/null || fail 'the SBOM is no JSON'
bash -n "$root/lintel/share/bash-completion/completions/lintel" || fail 'the completions of bash are no script'
"$here/sealed.sh" "$program" "$project"

if [ $# = 1 ]; then
  # The C library is the one thing that the program asks of a system, and it loads libgcc_s by itself to end a thread.
  while read -r library; do
    mkdir -p "$root$(dirname "$library")"
    cp -L "$library" "$root$library"
  done < <(ldd "$program" | grep -oE '/[^ ]+' && ldconfig=$(PATH=$PATH:/usr/sbin:/sbin command -v ldconfig) &&
    "$ldconfig" -p | sed -n '/libgcc_s.so.1 .*x86-64\|libgcc_s.so.1 .*AArch64/s/.* => //p' | head -n 1)
  count=$(find "$root" -type f -not -path "$root/lintel/*" | wc -l)
  say "beside the archive the root has $count files, which are the C library's"
fi
# Swift reads a program's arguments there.
mkdir -p "$root/proc"
mount --rbind /proc "$root/proc" || fail '/proc could not be mounted in the root'
cp -r "$project/Examples" "$root/Examples"
mkdir "$work/here" && cp -r "$project/Examples" "$work/here/Examples"

# run COMMAND…: the program in the root, without the environment of this machine. Where chroot leaves it is the root's own folder.
chroot=$(PATH=$PATH:/usr/sbin:/sbin command -v chroot) || fail 'there is no chroot'
run() { env -i LANG=C.UTF-8 HOME=/ "$chroot" "$root" /lintel/bin/lintel "$@"; }
[ "$(run --version)" = "$("$debug" --version)" ] || fail 'the program has another version than this one'

# Both audit the same app by the same relative path, and by no fonts, for those of machines differ.
both=(audit Examples/Fieldfare --without-fonts --fail-on never --output out)
for format in $("$debug" audit --help | sed -n 's/^  \([a-z]*\)  *audit\.[a-z].*/\1/p'); do both+=(--format "$format"); done
(cd "$work/here" && env -i LANG=C.UTF-8 HOME=/ "$debug" "${both[@]}" >/dev/null) || fail 'the debug build cannot audit Examples'
run "${both[@]}" >/dev/null || fail 'the program cannot audit Examples in the root'
# Xcode is told whole paths.
sed -i "s,$work/here/,/," "$work/here/out/audit.xcode.txt"
for file in "$work"/here/out/*; do
  cmp -s "$file" "$root/out/$(basename "$file")" || fail "$(basename "$file") is another than the debug build's: $(cmp "$file" "$root/out/$(basename "$file")" 2>&1 | sed 's/.* differ/differs/')"
done
say "$(find "$work/here/out" -type f | wc -l) reports of Examples have the same bytes as the debug build's, $(wc -c <"$work/here/out/audit.xml") of them in audit.xml"

# The fastest of many starts is what the program takes; the others are what else the machine does.
python3 - "$program" <<'END'
import subprocess, sys, time
times = []
for _ in range(60):
    start = time.perf_counter()
    subprocess.run([sys.argv[1], "--version"], stdout=subprocess.DEVNULL, check=True)
    times.append((time.perf_counter() - start) * 1000)
times.sort()
print(f"check: --version takes {times[0]:.1f} ms at best, {times[30]:.1f} ms in the middle of 60")
if times[0] >= 15:
    sys.exit("check: that is 15 ms or more")
END
say "the archive has $(wc -c <"$1") bytes, the program $(wc -c <"$program")"
