import LintelModel
import SwiftSyntax

/// The titles that code gives a window, `window.title = …`, or its subtitles, and when it has which.
struct WindowTitles {
  let texts: TextExpression
  /// The type whose code sets them.
  let owner: String
  /// What variants call them by: `title` or `subtitle`.
  var part = "title"

  /// The titles by system, where code sets each on systems of its own; else those for all.
  func titles(of values: [Conditional<SourceExpression>]) -> [Conditional<LocalizedText>] {
    var systems: [Set<Conditions.Setting>] = []
    for value in values where !systems.contains(value.conditions.settings) { systems.append(value.conditions.settings) }
    let areApart = systems.indices.allSatisfy { index in
      systems[..<index].allSatisfy { other in other.isDisjoint(with: systems[index]) }
    }
    guard areApart else { return titles(oneOf: values.map(\.value)) }
    return systems.flatMap { own in
      titles(oneOf: values.filter { $0.conditions.settings == own }.map(\.value)).map {
        Conditional($0.value, Conditions(settings: own).and($0.conditions))
      }
    }
  }

  /// Which of several titles the window has only the running program knows: each that is read is that of a variant, and so is the
  /// first of those that are not, which says that there are others.
  private func titles(oneOf values: [SourceExpression]) -> [Conditional<LocalizedText>] {
    var found: [LocalizedText] = []
    var isAnyUnread = false
    for value in values {
      for title in titles(of: value) where !found.contains(where: { $0.isSameText(as: title) }) {
        if title.state == .unresolved {
          if isAnyUnread { continue }
          isAnyUnread = true
        }
        found.append(title)
      }
    }
    guard found.count > 1 else { return found.map { Conditional($0) } }
    let branch = Branch(.value, "\(part) of \(owner)")
    return found.enumerated().map { Conditional($1, Conditions.always.inArm($0, of: branch)) }
  }

  /// The subtitles, each only beside the titles that do not stand alone.
  ///
  /// - Parameters:
  ///   - titles: Those of the window, each in an arm of its own.
  ///   - values: What code sets as the title.
  ///   - emptied: Where code empties the subtitle.
  func subtitles(
    _ subtitles: [Conditional<LocalizedText>], under titles: [Conditional<LocalizedText>],
    setBy values: [Conditional<SourceExpression>], _ emptied: EmptiedSubtitles
  ) -> [Conditional<LocalizedText>] {
    guard titles.count > 1, !subtitles.isEmpty, !emptied.isEmpty else { return subtitles }
    // A title that code sets in several places has the subtitle if it has it in one of them.
    var below: [LocalizedText] = []
    var isUnreadBelow = false
    for value in values where !emptied.holds(beside: value.value) {
      for title in self.titles(of: value.value) {
        if title.state == .unresolved { isUnreadBelow = true }
        below.append(title)
      }
    }
    let above = titles.filter { title in
      title.value.state == .unresolved ? isUnreadBelow : below.contains { $0.isSameText(as: title.value) }
    }
    guard !above.isEmpty, above.count < titles.count else { return subtitles }
    var found: [Conditional<LocalizedText>] = []
    for title in above {
      for subtitle in subtitles {
        let conditions = subtitle.conditions.and(title.conditions)
        if !conditions.settings.isEmpty { found.append(Conditional(subtitle.value, conditions)) }
      }
    }
    return found
  }

  /// What one statement may set; nothing where it only empties the title.
  private func titles(of value: SourceExpression) -> [LocalizedText] {
    let place = Place(value.scope.file)
    let said = texts.texts(of: value.operand, as: .string, at: place).map(\.value)
    if !said.isEmpty, said.allSatisfy({ $0.state == .literal && !$0.isPresent }) { return [] }
    let present = said.filter(\.isPresent)
    if !present.isEmpty { return present }
    let location = value.operand.elements.first.map { place.file.location(of: $0) }
    return [LocalizedText(state: .unresolved, expression: value.operand.text, location: location)]
  }
}

extension LocalizedText {
  /// Whether both say the same, wherever each stands.
  fileprivate func isSameText(as other: LocalizedText) -> Bool {
    state == other.state && key == other.key && table == other.table && expression == other.expression && source == other.source
  }
}
