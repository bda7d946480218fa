import LintelFindings
import LintelModel

/// One finding for several of a kind, where a service takes only so many.
struct MergedFindings {
  var finding: Finding
  var count = 1
  /// The languages of those it represents.
  var locales: [LocaleID] = []

  /// Where the others are, as many as are reported: 100.
  var places: [SourceLocation] = []
  private static let maximumPlaces = 100
  /// What one of these places is to the finding.
  static let another: Message = "another like it"

  /// The message, and what it represents besides.
  var message: Message {
    guard count > 1 else { return finding.message }
    let names = Array(Set(locales).subtracting([finding.locale].compactMap { $0 })).sorted().map(\.id)
    let list = names.prefix(20) + (names.count > 20 ? ["…"] : [])
    let said: Message = finding.message.english.hasSuffix(".") ? finding.message : "\(finding.message)."
    return names.isEmpty
      ? "\(said) And \(count - 1) more like it."
      : "\(said) And \(count - 1) more like it (\(Array(list)))."
  }

  /// All findings, merged no further than it takes: first the languages of one text, then what a rule says of one file, then
  /// all that it says; and of these the largest groups first, until there are few enough.
  static func merged(_ findings: [Finding], toAtMost maximum: Int) -> [MergedFindings] {
    let keys: [(Finding) -> [String?]] = [
      { [$0.rule, $0.reason, $0.verdict.rawValue, $0.toolbar, $0.item, $0.table, $0.key] },
      { [$0.rule, $0.verdict.rawValue, $0.location?.file] },
      { [$0.rule, $0.verdict.rawValue] },
    ]
    var merged = findings.map { finding in
      MergedFindings(finding: finding, locales: finding.locale.map { [$0] } ?? [])
    }
    for key in keys where merged.count > maximum { merged = group(merged, by: key, toAtMost: maximum) }
    return merged
  }

  private static func group(
    _ findings: [MergedFindings], by key: (Finding) -> [String?], toAtMost maximum: Int
  ) -> [MergedFindings] {
    let keys = findings.map { key($0.finding) }
    let sizes = keys.reduce(into: [[String?]: Int]()) { $0[$1, default: 0] += 1 }
    var surplus = findings.count - maximum
    // The order of the findings, where groups are of one size.
    var together: Set<[String?]> = []
    var seen: Set<[String?]> = []
    let order = keys.filter { seen.insert($0).inserted }.enumerated().sorted {
      (-sizes[$0.element]!, $0.offset) < (-sizes[$1.element]!, $1.offset)
    }
    for (_, key) in order where surplus > 0 {
      together.insert(key)
      surplus -= sizes[key]! - 1
    }
    var indices: [[String?]: Int] = [:]
    var groups: [MergedFindings] = []
    for (finding, key) in zip(findings, keys) {
      if let index = indices[key] {
        groups[index].add(finding)
      } else {
        if together.contains(key) { indices[key] = groups.count }
        groups.append(finding)
      }
    }
    return groups
  }

  private mutating func add(_ other: MergedFindings) {
    let isWorse = other.finding.badness > finding.badness
    let second = isWorse ? finding : other.finding
    let change = FindingChange(of: [finding.change, other.finding.change])
    // What is of several causes is of none.
    let cause = finding.reportedCause == other.finding.reportedCause ? finding.reportedCause : nil
    if isWorse { finding = other.finding }
    finding.change = change
    finding.reportedCause = cause
    count += other.count
    locales += other.locales
    places = Array((places + [second.location].compactMap { $0 } + other.places).prefix(Self.maximumPlaces))
  }
}
