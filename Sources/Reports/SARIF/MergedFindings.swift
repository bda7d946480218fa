import LintelFindings
import LintelModel

/// One finding for several of a kind, where a service takes only so many.
struct MergedFindings {
  var finding: Finding
  var count = 1
  /// The languages of those it represents.
  var locales: [LocaleID] = []
  /// The finding with those of the same string or item in other languages, where it represents no others.
  private(set) var alike: AlikeInLanguages?

  /// Where the others are, as many as are reported: 100.
  var places: [SourceLocation] = []
  private static let maximumPlaces = 100
  /// What one of these places is to the finding.
  static let another: Message = "another like it"

  /// The message, and what it represents besides.
  var message: Message {
    guard count > 1 else { return finding.message }
    if let sentence = alike?.sentence { return "\(ended(finding.message)) \(sentence)" }
    let names = Array(Set(locales).subtracting([finding.locale].compactMap { $0 })).sorted().map(\.id)
    let list = names.prefix(20) + (names.count > 20 ? ["…"] : [])
    let said = ended(finding.message)
    return names.isEmpty
      ? "\(said) And \(count - 1) more like it."
      : "\(said) And \(count - 1) more like it (\(Array(list)))."
  }

  private func ended(_ message: Message) -> Message { message.english.hasSuffix(".") ? message : "\(message)." }

  /// All findings, merged no further than it takes: first the languages of one text, then what a rule says of one file, then
  /// all that it says; and of these the largest groups first, until there are few enough.
  static func merged(_ findings: [Finding], toAtMost maximum: Int) -> [MergedFindings] {
    merged(findings.map { MergedFindings(of: AlikeInLanguages(finding: $0)) }, toAtMost: maximum)
  }

  static func merged(_ findings: [MergedFindings], toAtMost maximum: Int) -> [MergedFindings] {
    let keys: [(Finding) -> [String?]] = [
      { [$0.rule, $0.reason, $0.verdict.rawValue, $0.toolbar, $0.item, $0.table, $0.key] },
      { [$0.rule, $0.verdict.rawValue, $0.location?.file] },
      { [$0.rule, $0.verdict.rawValue] },
    ]
    var merged = findings
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
    let others = [self, other].flatMap { $0.alike?.places.map(\.location) ?? [] }
    alike = nil
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
    places = Array((places + [second.location].compactMap { $0 } + other.places + others).prefix(Self.maximumPlaces))
  }
}

extension MergedFindings {
  /// What is the same in several languages.
  init(of alike: AlikeInLanguages) {
    let all = [alike.finding] + alike.others
    self.init(finding: alike.finding, count: all.count, locales: all.compactMap(\.locale))
    self.alike = alike
  }
}
