import LintelFindings
import LintelModel

/// One finding that stands for several of a kind, where a service takes only so many.
struct MergedFindings {
  var finding: Finding
  var count = 1
  /// The languages of those it stands for.
  var locales: [LocaleID] = []

  /// The message, and what it stands for besides.
  var message: Message {
    guard count > 1 else { return finding.message }
    let names = Array(Set(locales)).sorted().map(\.id)
    let list = names.prefix(20) + (names.count > 20 ? ["…"] : [])
    return names.count < 2
      ? "\(finding.message) And \(count - 1) more like it."
      : "\(finding.message) And \(count - 1) more like it (\(Array(list)))."
  }

  /// All findings, merged no further than it takes: first the languages of one text, then what a rule says of one file, then
  /// all that it says.
  static func merged(_ findings: [Finding], toAtMost maximum: Int) -> [MergedFindings] {
    let keys: [(Finding) -> [String?]] = [
      { [$0.fingerprint] },
      { [$0.rule, $0.reason, $0.verdict.rawValue, $0.toolbar, $0.item, $0.table, $0.key] },
      { [$0.rule, $0.verdict.rawValue, $0.location?.file] },
      { [$0.rule, $0.verdict.rawValue] },
    ]
    guard findings.count > maximum else { return findings.map { MergedFindings(finding: $0) } }
    var merged: [MergedFindings] = []
    for key in keys.dropFirst() {
      merged = group(findings, by: key)
      if merged.count <= maximum { break }
    }
    return merged
  }

  private static func group(_ findings: [Finding], by key: (Finding) -> [String?]) -> [MergedFindings] {
    var places: [[String?]: Int] = [:]
    var groups: [MergedFindings] = []
    for finding in findings {
      let key = key(finding)
      if let index = places[key] {
        groups[index].count += 1
        if finding.badness > groups[index].finding.badness { groups[index].finding = finding }
      } else {
        places[key] = groups.count
        groups.append(MergedFindings(finding: finding))
      }
      if let locale = finding.locale { groups[places[key]!].locales.append(locale) }
    }
    return groups
  }
}
