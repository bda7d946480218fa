#!/bin/sh
# Makes sure that everything the build needs is here. Installs what is missing on Debian and Ubuntu; elsewhere says what to install.
# Does nothing, and asks nothing of the network, when nothing is missing.
set -eu

say() { printf '%s\n' "$*" >&2; }
fail() {
  say "setup: $1"
  shift
  for line in "$@"; do say "  $line"; done
  exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

# have_library PKG_CONFIG_NAME DEBIAN_PACKAGE: without pkg-config, which may itself be missing, dpkg answers.
have_library() {
  if have pkg-config; then
    pkg-config --exists "$1" 2>/dev/null
  else
    dpkg-query -W -f '${Status}' "$2" 2>/dev/null | {
      read -r status || true
      [ "$status" = 'install ok installed' ]
    }
  fi
}

# have_keg FORMULA: keg-only formulae are found by their folder, not by pkg-config's own path.
have_keg() {
  prefix=$(brew --prefix "$1" 2>/dev/null) && [ -d "$prefix/lib/pkgconfig" ]
}

setup_mac() {
  have brew || fail 'Homebrew is needed to find ICU, libxml2, HarfBuzz and SQLite.' 'Install it from https://brew.sh, then run this again.'
  missing=
  have pkg-config || missing="$missing pkg-config"
  have_keg icu4c || missing="$missing icu4c"
  have_keg libxml2 || missing="$missing libxml2"
  have_keg harfbuzz || missing="$missing harfbuzz"
  have_keg sqlite || missing="$missing sqlite"
  [ -z "$missing" ] || fail "missing:$missing" "Run: brew install$missing"
}

setup_linux() {
  missing=
  have git || missing="$missing git"
  have make || missing="$missing make"
  have pkg-config || missing="$missing pkg-config"
  have_library icu-i18n libicu-dev || missing="$missing libicu-dev"
  have_library libxml-2.0 libxml2-dev || missing="$missing libxml2-dev"
  have_library harfbuzz libharfbuzz-dev || missing="$missing libharfbuzz-dev"
  have_library sqlite3 libsqlite3-dev || missing="$missing libsqlite3-dev"
  [ -n "$missing" ] || return 0

  have apt-get || fail "missing:$missing, and there is no apt-get to install them with." \
    'Install what your system calls these: git, make, pkg-config, and the development files of ICU, libxml2, HarfBuzz and SQLite' \
    '(Fedora: pkgconf-pkg-config libicu-devel libxml2-devel harfbuzz-devel sqlite-devel).'
  if [ "$(id -u)" = 0 ]; then
    sudo=
  elif ! have sudo; then
    fail "missing:$missing, and installing them needs root or sudo." "Run as root: apt-get install$missing"
  elif [ -t 0 ]; then
    sudo=sudo
  else
    sudo='sudo -n' # Nobody is there to type a password.
  fi

  say "setup: installing$missing"
  # $sudo and $missing are lists of words, so they stay unquoted. A failed update is no failure yet: the lists here may do.
  # shellcheck disable=SC2086
  $sudo apt-get -q -o DPkg::Lock::Timeout=120 update </dev/null >&2 || say 'setup: apt-get update failed; trying with the lists at hand'
  # shellcheck disable=SC2086
  $sudo env DEBIAN_FRONTEND=noninteractive \
    apt-get -q -o DPkg::Lock::Timeout=120 install -y --no-install-recommends $missing </dev/null >&2 ||
    fail "apt-get could not install:$missing" \
      'It needs the network, and root or sudo without a password. What it said stands above.' \
      "Try yourself: sudo apt-get update && sudo apt-get install$missing"
}

have swift || fail 'Swift is not installed, or not on the PATH.' 'Get Swift 6.1 or later from https://www.swift.org/install'
case $(uname -s) in
  Darwin) setup_mac ;;
  Linux) setup_linux ;;
  *) fail "$(uname -s) is not supported; Lintel builds on Linux and macOS." ;;
esac
