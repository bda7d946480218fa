import LintelModel

/// Which finding of an audit is meant by a fingerprint, or by a rule and a place.
package enum FindingSearch {
  package struct Match: Hashable, Sendable {
    package var finding: Finding
    /// The one string that was asked for, of a finding of several.
    package var unit: FoundString?
    /// What accepts it; nil if it counts.
    package var suppression: Suppression?
  }

  package enum Answer: Sendable {
    case one(Match)
    /// All that are meant.
    case several([Match])
    /// None; those that come nearest, the nearest first.
    case none(near: [Match])
  }

  /// - Parameter name: A fingerprint or the beginning of one, a rule's id, else `RULE@PLACE`. A place is `file:line`, a file, or
  ///   a bar, item, key or table.
  package static func find(_ name: String, in result: AuditResult) -> Answer {
    let all =
      result.findings.map { Match(finding: $0) }
      + result.suppressions.suppressed.map { Match(finding: $0.finding, suppression: $0.suppression) }
    guard let at = name.firstIndex(of: "@") else {
      // A rule alone means all that it finds.
      let ofRule = all.filter { $0.finding.rule == name }
      return ofRule.isEmpty ? find(fingerprint: name.lowercased(), in: all) : answer(ofRule, near: [])
    }
    let ofRule = all.filter { $0.finding.rule == name[..<at] }
    let place = String(name[name.index(after: at)...])
    let bars = Dictionary(result.project.toolbars.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let exact = ofRule.filter { $0.finding.isNamed(place, barName: $0.finding.toolbar.flatMap { bars[$0] }) }
    if !exact.isEmpty { return answer(exact, near: ofRule) }
    let there = ofRule.filter { $0.finding.isAt(place) }
    if !there.isEmpty { return answer(there, near: ofRule) }
    let likeness = NameLikeness(to: place)
    let near = ofRule.map { match in
      (match, likeness: match.finding.names(barName: match.finding.toolbar.flatMap { bars[$0] }).map(likeness.of).max() ?? 0)
    }.enumerated().sorted { a, b in
      a.element.likeness == b.element.likeness ? a.offset < b.offset : a.element.likeness > b.element.likeness
    }.map { $0.element.0 }
    guard case .found(let ids) = BarSearch.find(place, among: result.project.toolbars) else { return answer([], near: near) }
    return answer(ofRule.filter { $0.finding.isOn(ids) }, near: near)
  }

  private static func answer(_ found: [Match], near: [Match]) -> Answer {
    found.isEmpty ? .none(near: near) : found.count == 1 ? .one(found[0]) : .several(found)
  }

  private static func find(fingerprint name: String, in all: [Match]) -> Answer {
    if let whole = all.first(where: { $0.finding.fingerprint == name }) { return .one(whole) }
    for match in all where match.finding.unitCount > 1 {
      if let unit = match.finding.units.first(where: { match.finding.fingerprint(of: $0) == name }) {
        return .one(Match(finding: match.finding, unit: unit, suppression: match.suppression))
      }
    }
    let begun = name.count < 4 ? [] : all.filter { $0.finding.fingerprint.hasPrefix(name) }
    let near = all.map { ($0, distance(name, $0.finding.fingerprint)) }.filter { $0.1 <= name.count / 3 }
    return answer(begun, near: near.sorted { $0.1 < $1.1 }.map(\.0))
  }

  /// In how many places two fingerprints differ.
  private static func distance(_ a: String, _ b: String) -> Int {
    let shorter = min(a.utf8.count, b.utf8.count)
    return zip(a.utf8, b.utf8).count { $0 != $1 } + max(a.utf8.count, b.utf8.count) - shorter
  }
}

extension Finding {
  /// What it is about, by all that calls it something.
  fileprivate func names(barName: String?) -> [String] {
    let ofBar = toolbar.map { [$0, String($0.split(separator: "#").last ?? "")] } ?? []
    let ofStrings = strings.flatMap { [$0.key, $0.item, $0.table, $0.toolbar] }
    return ([barName, item, table, key] + ofStrings).compactMap(\.self) + ofBar
  }

  /// Whether one of the names of what it is about is this one.
  fileprivate func isNamed(_ name: String, barName: String?) -> Bool { names(barName: barName).contains(name) }

  /// Whether it is true on one of these bars.
  fileprivate func isOn(_ bars: Set<String>) -> Bool {
    (([toolbar] + strings.map(\.toolbar)).compactMap(\.self) + alsoOn).contains(where: bars.contains)
  }

  /// Whether it, or one of its strings, is in a file, or on a line of it: `de.lproj/Main.strings:8`. A path may be only the end
  /// of one.
  fileprivate func isAt(_ place: String) -> Bool {
    var parts = place.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while numbers.count < 2, parts.count > 1, let number = Int(parts.last!) {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    let file = parts.joined(separator: ":")
    return ([translationLocation, definitionLocation] + strings.map(\.location)).compactMap { $0 }.contains { location in
      (location.file == file || location.file.hasSuffix("/" + file))
        && [location.line, location.column].starts(with: numbers)
    }
  }
}
