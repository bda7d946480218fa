import LintelFindings
import LintelModel

/// Backgrounds and tints that an app sets in many places, told once for each kind of setting, with its places: it is one
/// decision about how the app looks, and is taken back as one.
enum SharedColors {
  /// What settings of a kind share; nil for another finding.
  static func kin(_ finding: Finding) -> [String]? {
    guard finding.rule == "bar-background", finding.verdict == .fails, finding.toolbar != nil, finding.strings.isEmpty else {
      return nil
    }
    return [
      finding.rule, finding.reason, finding.severity.rawValue, finding.change.map { "\($0.state)" } ?? "",
    ]
  }

  /// - Parameter bars: The bar of each toolbar, which its variants share.
  static func joined(_ all: [Finding], bars: [String: String]) -> [Finding] {
    func place(_ finding: Finding) -> SourceLocation { finding.definitionLocation ?? SourceLocation(file: "", line: 1) }
    let inOrder = all.sorted { (place($0), $0.item ?? "") < (place($1), $1.item ?? "") }
    var whole = inOrder[0]
    // Never by its places, nor by how many there are.
    let name = Fingerprint.of([whole.rule, whole.reason, "everywhere"])
    guard all.count > 1 else {
      if whole.kinFingerprint == nil { whole.kinFingerprint = name }
      return [whole]
    }
    let onBars = Set(all.compactMap { finding in finding.toolbar.map { bars[$0] ?? $0 } }).count
    // What is true of one of them alone.
    whole.evidence.removeAll { ["only on", "only where", "found on"].contains($0.name) }
    if whole.item != nil {
      whole.message = "\(whole.message), and so of \(all.count - 1, one: "more item", other: "more items")"
      whole.evidence.append(.text("items", list(inOrder) { "\($0.item ?? "") (\(fileAndLine(of: place($0))))" }))
    } else {
      if onBars > 1 {
        whole.message = "\(whole.message), and so on \(onBars - 1, one: "more bar", other: "more bars")"
      }
      whole.evidence.append(.text("on the bars of", list(inOrder) { fileAndLine(of: place($0)) }))
    }
    whole.fingerprint = name
    whole.cause = nil
    whole.variants = nil
    whole.parts = inOrder
    whole.about(inOrder.flatMap(\.languages), inOrder.flatMap(\.units))
    return [whole]
  }

  /// So many of several places are listed, and then that there are more: 20.
  private static let mostListed = 20

  private static func list(_ findings: [Finding], _ name: (Finding) -> String) -> String {
    findings.prefix(mostListed).map(name).joined(separator: ", ") + (findings.count > mostListed ? ", …" : "")
  }

  /// `Profile.swift:4`
  private static func fileAndLine(of place: SourceLocation) -> String {
    "\(place.file.split(separator: "/").last ?? ""):\(place.line)"
  }
}
