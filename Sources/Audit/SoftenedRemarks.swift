import LintelFindings
import LintelModel

extension Remark {
  /// What is wrong in a string never asked for does no harm, and may be gone tomorrow. But a framework's code that was not
  /// read could ask. A person is not asked about it at all.
  func softened(whereUnasked unasked: Set<String>) -> Remark? {
    if unasked.isEmpty { return self }
    guard let unit else { return strings.isEmpty ? self : softeningStrings(whereUnasked: unasked) }
    return unasked.contains(unit.key) && isCaused(only: unasked) ? asUnasked : self
  }

  private func isCaused(only keys: Set<String>) -> Bool { cause.map { keys.isSuperset(of: $0.keys) } ?? true }

  private var asUnasked: Remark? {
    if verdict == .needsReview { return nil }
    var remark = self
    remark.severity = .note
    remark.certainty = min(certainty, .likely)
    remark.evidence.append(.unasked)
    return remark
  }

  /// The same of several strings that are told as one: what nobody asks for is never graver among others than alone, and makes
  /// the whole no graver.
  private func softeningStrings(whereUnasked unasked: Set<String>) -> Remark? {
    let isUnasked = strings.map { string in string.key.map { unasked.contains($0) } ?? false }
    guard isUnasked.contains(true) else { return self }
    if !isUnasked.contains(false) { return isCaused(only: unasked) ? asUnasked : self }
    guard verdict == .fails else { return self }
    var remark = self
    let severities = zip(strings, isUnasked).filter { !$0.1 }.map { $0.0.severity }
    if severities.allSatisfy({ $0 != nil }), let gravest = severities.compactMap(\.self).max() { remark.severity = gravest }
    for index in strings.indices where isUnasked[index] {
      remark.strings[index].severity = .note
      remark.strings[index].gravity = Gravity(verdict, .note)
    }
    remark.evidence.append(.unaskedOf(isUnasked.count { $0 }))
    return remark
  }

  /// With the constant that alone asks for the string, and that nothing reads.
  /// - Parameter constants: where it is, by key.
  func naming(unread constants: [String: SourceLocation]) -> Remark {
    guard let unit, let place = constants[unit.key] else { return self }
    var remark = self
    remark.evidence.append(.text(Evidence.unreadConstant, "\(place.file):\(place.line)"))
    return remark
  }

  /// Translations that people hardly meet, or that are not loaded, harm as little.
  /// - Parameter usual: how grave the rule is that says it.
  func softened(whereAside aside: TableAside?, below usual: Severity) -> Remark {
    guard let aside, blame == .translation else { return self }
    var remark = self
    if (severity ?? usual) > .note { remark.evidence.append(Lowering(aside).evidence) }
    remark.severity = .note
    return remark
  }
}
