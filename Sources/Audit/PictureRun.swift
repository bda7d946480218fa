import LintelFindings
import LintelRules

/// Lays out the sketches of `docs/pictures`, with the widths that Lintel carries: the same on every machine.
package enum PictureRun {
  package static func result(of sketch: String, named name: String) async -> AuditResult {
    await Auditor.audit(
      ProjectSource.read(texts: ["\(name).sketch": sketch]), options: AuditOptions(profile: .hig2025, rules: []))
  }
}
