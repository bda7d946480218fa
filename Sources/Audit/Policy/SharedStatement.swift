import LintelFindings
import LintelModel

/// What one statement gives several items, told once, where it is mended: a function or an initializer that makes buttons names
/// all of them after their images.
enum SharedStatement {
  /// What findings of one statement share; nil for another finding.
  static func kin(_ finding: Finding) -> [String]? {
    guard let place = finding.causedAt, finding.item != nil, finding.environmentCount == 0, finding.strings.isEmpty
    else { return nil }
    return [
      finding.rule, finding.reason, finding.verdict.rawValue, finding.severity.rawValue,
      finding.change.map { "\($0.state)" } ?? "", place.description,
    ]
  }

  /// The findings as one at the statement, with the place of each item.
  static func joined(_ all: [Finding]) -> [Finding] {
    func place(_ finding: Finding) -> SourceLocation { finding.definitionLocation ?? SourceLocation(file: "", line: 1) }
    let inOrder = all.sorted { (place($0), $0.item ?? "") < (place($1), $1.item ?? "") }
    var whole = inOrder[0]
    guard let statement = whole.causedAt else { return all }
    let spoken = whole.evidence.first { $0.name == "spoken" }.map { "\($0.value)" }
    // Never by its line, nor by how many items there are.
    let name = Fingerprint.of([whole.rule, whole.reason, "statement", statement.file, spoken])
    let item = whole.definitionLocation
    let isOfSeveral = all.count > 1
    if isOfSeveral {
      whole.message = "\(whole.message), and so of \(all.count - 1, one: "more item", other: "more items")"
      whole.evidence = whole.evidence.filter { $0.name != "image" } + [.text("items", list(of: inOrder))]
      whole.fingerprint = name
      whole.cause = nil
      whole.variants = nil
      whole.parts = inOrder
      whole.about(inOrder.flatMap(\.languages), inOrder.flatMap(\.units))
    } else if whole.kinFingerprint == nil {
      whole.kinFingerprint = name
    }
    if isOfSeveral || item?.file != statement.file { whole.suggestion = advice.scoped("\(whole.rule).\(whole.reason)") }
    whole.definitionLocation = statement
    whole.madeLocation = nil
    whole.placedLocation = item
    return [whole]
  }

  /// What mends all that have their name from one statement.
  private static let advice: Message =
    "Let each caller hand in the name of its action as a text that can be translated, and set that as the accessibility label here."

  /// So many of several items are listed, and then that there are more: 20.
  private static let mostListed = 20

  /// `arrowDown (Trip.swift:4), arrowUp (Trip.swift:5)`
  private static func list(of findings: [Finding]) -> String {
    let named = findings.prefix(mostListed).map { finding in
      let place = finding.definitionLocation.map { " (\($0.file.split(separator: "/").last ?? ""):\($0.line))" } ?? ""
      return (finding.item ?? "") + place
    }
    return named.joined(separator: ", ") + (findings.count > mostListed ? ", …" : "")
  }
}
