/// The version of Lintel: what `lintel --version` prints and what reports name as their writer.
package enum LintelVersion {
  /// As semantic versions are written (semver.org), the newest dated section of CHANGELOG.md.
  package static let current = "0.2.0"
}
