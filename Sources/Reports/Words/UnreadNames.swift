import LintelFindings
import LintelModel

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
    let names = project.toolbars.flatMap { bar in
      bar.unreadNames.compactMap { text -> UnreadName? in
        guard case .name(let index) = text.part else { return nil }
        return UnreadName(bar: bar.barID, place: bar.items[index].location, code: text.expression)
      }
    }
    let count = Set(names).count
    return count > 0 ? "Spoken names that could not be read and are not judged: \(count)." as Message : nil
  }

  private struct UnreadName: Hashable {
    let bar: String
    let place: SourceLocation
    let code: String?
  }
}
