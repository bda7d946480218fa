import LintelFindings
import LintelRules

/// Whoever does the first step of what is advised is the owner: what is mended in code alone waits for no designer, and a text of the
/// source that has too little room itself is mended by who writes it. What is known of a bar as a whole has been told apart before.
enum FirstStep {
  static func owned(_ finding: Finding) -> Finding {
    guard finding.blame == .layout, let owner = finding.suggestion.flatMap(RoomAdvice.owner) else { return finding }
    var finding = finding
    finding.blame = owner
    return finding
  }
}
