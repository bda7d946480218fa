#!/usr/bin/env bash
# Collects the libraries that a release holds, static, in a folder: libraries.sh FOLDER. ICU's code is Debian's, with what
# icu-data.txt keeps of its data; libxml2 and HarfBuzz are built from Debian's sources, with what Lintel asks of them and nothing
# else. FOLDER/pkgconfig then answers for all four, and FOLDER/components.tsv says what there is, in which version, and under which licence.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

fail() {
  printf 'release: %s\n' "$*" >&2
  exit 1
}

[ $# = 1 ] || fail 'usage: libraries.sh FOLDER'
for tool in apt-get dpkg-source dpkg-query clang clang++ swift ar objcopy make python3 pkg-config; do
  command -v "$tool" >/dev/null || fail "$tool is needed; the libraries are collected on Debian and Ubuntu"
done
mkdir -p "$1"
folder=$(cd "$1" && pwd)

# What the folder was made of; equal words need no second making.
made="$(dpkg-query -W libicu-dev libxml2-dev libharfbuzz-dev libsqlite3-dev) $(swift --version 2>/dev/null) $folder $(cat "$here"/libraries.sh "$here"/icu_data.py "$here"/*icu-data.txt | cksum)"
[ "$(cat "$folder/made" 2>/dev/null)" != "$made" ] || exit 0
rm -rf "$folder"
mkdir -p "$folder"/{lib,include,pkgconfig,licences,sources,check}

version() { dpkg-query -W -f '${source:Version}' "$1" 2>/dev/null || fail "the package $1 is not installed; make setup does that"; }
component() { (IFS=$'\t'; printf '%s\n' "$*") >>"$folder/components.tsv"; }

# Debian's sources, by the same addresses and keys as its packages, and with lists of our own, so that nothing of the machine changes.
export APT_CONFIG="$folder/sources/apt.conf"
mkdir -p "$folder"/sources/apt/{parts,lists/partial}
for list in /etc/apt/sources.list.d/*.sources; do
  [ ! -e "$list" ] || sed 's/^Types:.*/Types: deb-src/' "$list" >"$folder/sources/apt/parts/$(basename "$list")"
done
{ cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null || true; } | sed -n 's/^deb\(-src\)\? /deb-src /p' |
  sort -u >"$folder/sources/apt/parts/all.list"
cat >"$APT_CONFIG" <<END
Dir::Etc::sourcelist "/dev/null";
Dir::Etc::sourceparts "$folder/sources/apt/parts";
Dir::State::lists "$folder/sources/apt/lists";
Dir::Cache::pkgcache "";
Dir::Cache::srcpkgcache "";
APT::Sandbox::User "";
END
apt-get -qq update >/dev/null || fail 'the list of sources of packages could not be fetched'

# source PACKAGE: its newest source in this release of the distribution, patched, in FOLDER/sources/PACKAGE; prints its version.
source_of() {
  (
    cd "$folder/sources"
    apt-get -qq source --download-only "$1" >/dev/null 2>"$1.log" || fail "the source of $1 could not be fetched: $(tail -n 1 "$1.log")"
    dpkg-source -x "$1"_*.dsc "$1" >/dev/null 2>"$1.log" || fail "the source of $1 could not be unpacked: $(tail -n 1 "$1.log")"
    sed -n 's/^Version: //p' "$1"_*.dsc
  )
}
flags=(-O2 -g0 -fPIC -fstack-protector-strong -ffunction-sections -fdata-sections -w "-ffile-prefix-map=$folder/sources=.")

# libxml2 reads from memory and in UTF-8: no files, no network, no compression and no encodings.
libxml2=$(source_of libxml2)
(
  cd "$folder/sources/libxml2"
  CC=clang CFLAGS="${flags[*]}" ./configure -q --disable-shared --enable-static --with-minimum --with-tree --with-output \
    --with-reader --with-writer --with-schemas --with-regexps --with-pattern --with-push --with-valid --with-sax1 \
    --with-threads --without-python --without-lzma --without-zlib --without-iconv --without-icu
  # The generators of its build are not needed for what is patched.
  make -s -j "$(nproc)" AUTOMAKE=: ACLOCAL=: AUTOCONF=: AUTOHEADER=: MAKEINFO=: libxml2.la
) >"$folder/sources/libxml2.log" 2>&1 || fail "libxml2 could not be built: $(tail -n 1 "$folder/sources/libxml2.log")"
cp "$folder/sources/libxml2/.libs/libxml2.a" "$folder/lib"
mkdir "$folder/include/libxml2"
cp -r "$folder/sources/libxml2/include/libxml" "$folder/include/libxml2"
cp "$folder/sources/libxml2/debian/copyright" "$folder/licences/libxml2"
component libxml2 "$libxml2" MIT "pkg:deb/debian/libxml2@$libxml2?arch=source"

# HarfBuzz is one file that includes all others.
harfbuzz=$(source_of harfbuzz)
clang++ -std=c++17 "${flags[@]}" -fno-exceptions -fno-rtti -fno-threadsafe-statics -DHAVE_PTHREAD -DHAVE_UNISTD_H \
  -DHAVE_SYS_MMAN_H -DHAVE_MMAP -DHAVE_SYSCONF -DHAVE_GETPAGESIZE \
  -c "$folder/sources/harfbuzz/src/harfbuzz.cc" -o "$folder/sources/harfbuzz.o" || fail 'HarfBuzz could not be built'
ar rcsD "$folder/lib/libharfbuzz.a" "$folder/sources/harfbuzz.o"
mkdir "$folder/include/harfbuzz"
cp "$folder"/sources/harfbuzz/src/hb*.h "$folder/include/harfbuzz"
cp "$folder/sources/harfbuzz/debian/copyright" "$folder/licences/harfbuzz"
component harfbuzz "$harfbuzz" MIT-Modern-Variant "pkg:deb/debian/harfbuzz@$harfbuzz?arch=source"

# SQLite's archive is Debian's: it loads nothing else.
sqlite=$(version libsqlite3-dev)
[ -e "$(pkg-config --variable=libdir sqlite3)/libsqlite3.a" ] || fail 'libsqlite3.a is missing; the package libsqlite3-dev has it'
cp "$(pkg-config --variable=libdir sqlite3)/libsqlite3.a" "$folder/lib"
cp /usr/share/doc/libsqlite3-dev/copyright "$folder/licences/sqlite3"
component sqlite3 "$sqlite" blessing "pkg:deb/debian/sqlite3@$sqlite?arch=source"

# data_object PACKAGE SYMBOL LIST: an object with what the list keeps of a package of ICU's data.
data_object() {
  python3 "$here/icu_data.py" "$1" "$3" "${1%.all}.dat"
  clang -c -x assembler - -o "${1%.all}.o" <<END
.section .rodata
.balign 16
.globl $2
.type $2, @object
$2: .incbin "${1%.all}.dat"
.size $2, . - $2
.section .note.GNU-stack, "", @progbits
END
}

# The data of an ICU is one object, and all of its section.
library=$(pkg-config --variable=libdir icu-uc)
major=$(pkg-config --modversion icu-uc)
major=${major%%.*}
for name in libicui18n.a libicuuc.a libicudata.a; do
  [ -e "$library/$name" ] || fail "$library/$name is missing; the package libicu-dev has it"
done
cp "$library"/{libicui18n.a,libicuuc.a} "$folder/lib"
(cd "$folder/sources" && ar x "$library/libicudata.a" && objcopy -O binary --only-section=.rodata ./icudt*.o icu.all)
data_object "$folder/sources/icu.all" "icudt${major}_dat" "$here/icu-data.txt"
ar rcsD "$folder/lib/libicudata.a" "$folder/sources/icu.o"
# ICU's own, for Debian's leaves out what it says of its dictionaries.
cp "/usr/share/icu/$(pkg-config --modversion icu-uc)/LICENSE" "$folder/licences/icu"
icu=$(version libicu-dev)
component icu "$icu" Unicode-DFS-2016 "pkg:deb/debian/icu@$icu?arch=source"
# The same data as the shared library that a debug build loads, for its tests.
clang -shared "-Wl,-soname,libicudata.so.$major" "$folder/sources/icu.o" -o "$folder/check/libicudata.so.$major"

# Foundation's own ICU has all languages, for which nothing asks. Its archive is linked before any of ours, so that the linker is told
# to take another symbol than the archive's (`--wrap`), and drops what then has no name.
swift=$(cd "$(dirname "$(command -v swift)")/.." && pwd -P)
[ -e "$swift/lib/swift_static/linux/lib_FoundationICU.a" ] || fail "Swift's static libraries are not in $swift/lib/swift_static"
(cd "$folder/sources" && ar x "$swift/lib/swift_static/linux/lib_FoundationICU.a" icu_packaged_data.cpp.o &&
  objcopy -O binary --only-section=.rodata icu_packaged_data.cpp.o foundation-icu.all)
symbol=$(nm -g --defined-only --format=just-symbols "$folder/sources/icu_packaged_data.cpp.o")
data_object "$folder/sources/foundation-icu.all" "__wrap_$symbol" "$here/foundation-icu-data.txt"
cp "$folder/sources/foundation-icu.o" "$folder/lib"
printf '%s' "$symbol" >"$folder/lib/foundation-icu.symbol"
cp "$swift/share/swift/LICENSE.txt" "$folder/licences/swift"
release=$(swift --version 2>/dev/null | sed -n 's/.*swift-\([0-9.]*\)-RELEASE.*/\1/p')
component swift "${release:-unknown}" 'Apache-2.0 WITH Swift-exception' "pkg:github/swiftlang/swift@swift-${release:-unknown}-RELEASE"
component swift-foundation-icu "${symbol//[a-z_]/}" Unicode-3.0 "pkg:github/swiftlang/swift-foundation-icu@swift-${release:-unknown}-RELEASE"

# Names that both have, as neither puts its version behind them, become ours: the wrong one would be taken.
strong() { nm --defined-only --extern-only "$@" 2>/dev/null | awk '$2 ~ /^[TDBR]$/ { print $3 }' | LC_ALL=C sort -u; }
LC_ALL=C comm -12 <(strong "$folder"/lib/libicu{uc,i18n}.a) <(strong "$swift/lib/swift_static/linux/lib_FoundationICU.a") |
  sed 's/.*/& lintel_&/' >"$folder/sources/renamed"
for archive in "$folder"/lib/libicu{uc,i18n}.a; do objcopy --redefine-syms="$folder/sources/renamed" "$archive"; done

# Swift's runtime is written in C++. A linker that finds an archive first takes it.
archive=$(clang++ -print-file-name=libstdc++.a)
[ -e "$archive" ] || fail 'libstdc++.a is missing; the package libstdc++-dev of the compiler has it'
cp "$archive" "$folder/lib"
gcc=$(basename "$(dirname "$archive")")
[ -e "/usr/share/doc/libstdc++-$gcc-dev/copyright" ] || gcc=$(dpkg-query -W -f '${Package}\n' 'libstdc++-*-dev' | sed 's/[^0-9]//g' | sort -n | tail -n 1)
cp "/usr/share/doc/libstdc++-$gcc-dev/copyright" "$folder/licences/libstdc++"
gcc_version=$(version "libstdc++-$gcc-dev")
component libstdc++ "$gcc_version" 'GPL-3.0-or-later WITH GCC-exception-3.1' "pkg:deb/debian/gcc-$gcc@$gcc_version?arch=source"

# described NAME VERSION LIBS CFLAGS: what SwiftPM asks pkg-config for.
described() {
  cat >"$folder/pkgconfig/$1.pc" <<END
Name: $1
Description: $1, static
Version: $2
Libs: -L$folder/lib $3
Cflags: $4
END
}
described icu-i18n "$(pkg-config --modversion icu-i18n)" '-licui18n -licuuc -licudata' ''
described libxml-2.0 "${libxml2%%+*}" '-lxml2' "-I$folder/include/libxml2"
described sqlite3 "$(pkg-config --modversion sqlite3)" '-lsqlite3' ''
described harfbuzz "${harfbuzz%%+*}" '-lharfbuzz' "-I$folder/include/harfbuzz"

rm -rf "$folder/sources"
printf '%s' "$made" >"$folder/made"
