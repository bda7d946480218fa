#!/usr/bin/env bash
# Builds the release for this machine's architecture: .build-release/lintel-VERSION-linux-ARCH.tar.gz, its checksum, and an artifact
# bundle for SwiftPM. What is packed stands in .build-release/lintel, from where `make install` takes it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$(pwd -P)
out=$root/.build-release

fail() {
  printf 'release: %s\n' "$*" >&2
  exit 1
}
say() { printf 'release: %s\n' "$*" >&2; }

[ "$(uname -s)" = Linux ] || fail 'archives are built on Linux; on macOS, docs/install.md has the formula for Homebrew'
for tool in swift clang git python3 readelf strings tar gzip; do
  command -v "$tool" >/dev/null || fail "$tool is needed"
done
version=$(sed -n 's/.*static let current = "\(.*\)".*/\1/p' Sources/Findings/LintelVersion.swift)
[ -n "$version" ] || fail 'Sources/Findings/LintelVersion.swift names no version'
arch=$(uname -m)
# What is packed is as old as its commit, so that the same commit makes the same archive.
epoch=$(git log -1 --format=%ct 2>/dev/null) || fail 'this is no clone of the repository'
commit=$(git rev-parse HEAD)
[ -z "$(git status --porcelain --untracked-files=no)" ] || say 'the folder is not as it was committed, and so is the release'

say 'collecting the libraries'
Scripts/release/libraries.sh "$out/libraries"

say 'building; the first time takes some ten minutes'
export PKG_CONFIG_PATH="$out/libraries/pkgconfig"
options=(
  -c release --product lintel --scratch-path "$out/swift" --static-swift-stdlib --disable-local-rpath -debug-info-format none
  # No path of this machine is in it: neither of a file, nor in a message.
  -Xswiftc -file-prefix-map -Xswiftc "$root=." -Xcc "-ffile-prefix-map=$root=."
  -Xswiftc -enable-upcoming-feature -Xswiftc ConciseMagicFile
  # lld drops what nobody calls; gold keeps what Swift names by section.
  -Xswiftc -use-ld=lld -Xlinker --gc-sections -Xlinker --no-export-dynamic -Xlinker -s
  -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now
  -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
  -Xlinker "$out/libraries/lib/foundation-icu.o" -Xlinker "--wrap=$(cat "$out/libraries/lib/foundation-icu.symbol")"
)
nice -n 10 swift package --scratch-path "$out/swift" resolve >/dev/null || fail 'the dependencies could not be fetched'
# Package.swift names its own dependencies exactly; what these depend on is named here.
while IFS=$'\t' read -r name exact; do
  nice -n 10 swift package --scratch-path "$out/swift" resolve "$name" --version "$exact" >/dev/null ||
    fail "$name $exact could not be fetched"
done <Scripts/release/indirect.tsv
# SwiftPM does not see that a library is another: what was linked with the one before goes.
binary="$out/swift/release/lintel"
[ "$out/libraries/made" -ot "$binary" ] || rm -f "$binary"
nice -n 10 swift build "${options[@]}" >"$out/build.log" 2>&1 || {
  tail -n 20 "$out/build.log" >&2
  fail "the build failed; all it said is in $out/build.log"
}

say 'packing'
name=lintel-$version-linux-$arch
stage=$out/lintel
rm -rf "$stage"
mkdir -p "$stage"/bin "$stage"/share/{man/man1,bash-completion/completions,zsh/site-functions,fish/vendor_completions.d,doc/lintel/licences}
cp "$binary" "$stage/bin/lintel"
lintel=$stage/bin/lintel
"$lintel" --generate-completion-script bash >"$stage/share/bash-completion/completions/lintel"
"$lintel" --generate-completion-script zsh >"$stage/share/zsh/site-functions/_lintel"
"$lintel" --generate-completion-script fish >"$stage/share/fish/vendor_completions.d/lintel.fish"
"$lintel" --experimental-dump-help | python3 Scripts/release/manual.py "$version" "$epoch" "$stage/share/man/man1"
doc=$stage/share/doc/lintel
cp LICENSE NOTICE CHANGELOG.md docs/install.md "$doc"
cp "$out"/libraries/licences/* Scripts/release/licences/* "$doc/licences"
for folder in "$out"/swift/checkouts/*/; do
  licence=$(find "$folder" -maxdepth 1 -iname 'LICENSE*' | sort | head -n 1)
  [ -n "$licence" ] || fail "$(basename "$folder") has no licence"
  cp "$licence" "$doc/licences/$(basename "$folder" | tr '[:upper:]' '[:lower:]')"
done
python3 Scripts/release/sbom.py "$version" "$commit" "$epoch" "$lintel" Package.resolved "$out/libraries/components.tsv" "$doc/licences" \
  >"$doc/lintel.spdx.json"
find "$stage" -type f -exec chmod 644 {} + -o -type d -exec chmod 755 {} +
chmod 755 "$lintel"

Scripts/release/sealed.sh "$lintel" "$root"

rm -f "$out"/lintel-*.tar.gz "$out"/lintel-*.zip "$out"/lintel-*.sha256 "$out"/lintel.rb
tar --directory "$out" --sort=name --mtime="@$epoch" --owner=0 --group=0 --numeric-owner --transform="s,^lintel,$name," -cf - lintel |
  gzip -9n >"$out/$name.tar.gz"
python3 Scripts/release/bundle.py "$version" "$arch" "$epoch" "$lintel" "$doc" "$out/lintel-$version-linux-$arch.artifactbundle.zip"
(cd "$out" && sha256sum "$name.tar.gz" "$name.artifactbundle.zip" >"$name.sha256")
sum=$(sed -n "s/  $name.tar.gz//p" "$out/$name.sha256")
sed -e "s/@VERSION@/$version/g" -e "s/@ARCH@/$arch/g" -e "s/@SHA256@/$sum/g" Integrations/Homebrew/lintel.rb.in >"$out/lintel.rb"

say "$name.tar.gz: $(du -h "$out/$name.tar.gz" | cut -f 1), the program in it $(du -h "$lintel" | cut -f 1)"
say "Scripts/release/check.sh .build-release/$name.tar.gz tries it in an empty root"
