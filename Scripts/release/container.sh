#!/usr/bin/env bash
# Runs the steps of Containerfile without an engine, for a machine that has none: container.sh ARCHIVE ROOT. ROOT is a folder with the
# system that FROM names, as debootstrap makes it; it is copied. RUN runs by chroot, ADD unpacks; then the entry point audits the
# example app as the user. What an engine does besides, layers and isolation, is not tried.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
project=$(cd "$here/../.." && pwd)

fail() {
  printf 'container: %s\n' "$*" >&2
  exit 1
}

[ $# = 2 ] || fail 'usage: container.sh ARCHIVE ROOT'
[ -f "$1" ] || fail "there is no archive $1"
[ -x "$2/bin/sh" ] || fail "$2 is no root of a distribution"
[ "$(id -u)" = 0 ] || fail 'chroot and apt-get need root'
# What is mounted here is mounted nowhere else.
[ -n "${LINTEL_CHECK_APART:-}" ] || LINTEL_CHECK_APART=1 exec unshare --mount --propagation private "$0" "$@"
work=$(mktemp -d)
root=$work/root
trap 'umount --lazy "$root/proc" 2>/dev/null; rm -rf --one-file-system "$work"' EXIT
cp -a "$2" "$root"
[ ! -e /etc/resolv.conf ] || cp -L /etc/resolv.conf "$root/etc/resolv.conf"

# As an engine does.
mkdir -p "$root/proc" && mount --rbind /proc "$root/proc"
user=root folder=/ entry=
while read -r step rest; do
  case $step in
    '' | '#'* | ARG) ;;
    FROM) printf 'container: FROM %s is %s\n' "$rest" "$(sed -n 's/^PRETTY_NAME="\(.*\)"/\1/p' "$root/etc/os-release")" ;;
    RUN)
      printf 'container: %s\n' "$rest"
      DEBIAN_FRONTEND=noninteractive chroot "$root" /bin/sh -c "$rest" >"$work/log" 2>&1 || {
        tail -n 5 "$work/log" >&2
        fail 'this step failed'
      }
      ;;
    ADD)
      [ "${rest%% *}" = '${ARCHIVE}' ] || fail "found ADD $rest, and only the archive is known here"
      tar --extract --gzip --file "$1" --directory "$root${rest##* }" --no-same-owner
      ;;
    USER) user=$rest ;;
    WORKDIR)
      folder=$rest
      mkdir -p "$root$rest"
      ;;
    ENTRYPOINT) entry=$(sed 's/[]["]//g' <<<"$rest") ;;
    *) fail "found the step $step, which is not known here" ;;
  esac
done <"$project/Containerfile"

cp -r "$project/Examples" "$root$folder/Examples"
chroot --userspec="$user" "$root" /bin/sh -c "cd $folder && $entry --version && $entry audit Examples/Fieldfare --fail-on never" >"$work/log" ||
  fail 'the entry point failed'
printf 'container: the entry point audits Examples as %s: %s\n' "$user" "$(tail -n 1 "$work/log")"
