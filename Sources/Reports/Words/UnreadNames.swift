import LintelFindings
import LintelModel
import LintelTables

extension Toolbar {
  /// Which items a screen reader says something of that could not be read; nil where there are none.
  var unreadNamesSentence: Message? {
    let unread = unreadNames
    guard !unread.isEmpty else { return nil }
    let names = unread.map { text in
      text.expression.map { "\(name(of: text.part)) (\($0))" } ?? name(of: text.part)
    }
    return "Not judged by ear, since the spoken names of these items could not be read: \(names)"
  }
}

extension AuditResult {
  /// How many names that only screen readers say were not read: each once, however many variants of its bar have it. Nil where that
  /// is none.
  var unreadNamesSummary: Message? {
    let names = project.toolbars.flatMap { bar -> [UnreadName] in
      let said = bar.unreadNames.compactMap { text -> UnreadName? in
        guard case .name(let index) = text.part else { return nil }
        return UnreadName(bar: bar.barID, place: bar.items[index].location, code: text.expression)
      }
      return said
        + unheardItems(of: bar).map { UnreadName(bar: bar.barID, place: $0.location, code: nil) }
    }
    let count = Set(names).count
    return count > 0 ? "Spoken names that could not be read and are not judged: \(count)." as Message : nil
  }

  /// Items whose view or code may say anything, and of which no text is known: lists of what is spoken have them as not read. One
  /// that a finding asks about is not among them.
  private func unheardItems(of bar: Toolbar) -> [Item] {
    let asked = findings.filter { $0.rule == "accessible-name-missing" && ($0.toolbar == bar.id || $0.toolbar == bar.barID) }
    let names = Set(asked.compactMap(\.item))
    return bar.spokenItems.filter { item in
      guard item.accessibilityLabel.state != .unresolved, item.label.state != .unresolved, !names.contains(item.id) else {
        return false
      }
      let spoken = SpokenName(item, in: bar.sourceLocale)
      // Of a segment that shows an image it is not known what it is called.
      let lacksParts = item.kind == .segmentedControl && spoken.origin == .parts && spoken.certainty == .possible
      return spoken.origin == .unread || lacksParts
    }
  }

  private struct UnreadName: Hashable {
    let bar: String
    let place: SourceLocation
    let code: String?
  }
}
