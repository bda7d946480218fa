import LintelFindings
import LintelModel

/// Texts that no language has yet, in a line of the page's head: before a release whoever answers for the languages asks for these
/// first. To the rule they are a note, since translators may not have seen them.
struct NewTexts {
  let model: PageModel

  /// More tables would be a list, and that stands below.
  private static let most = 3

  private struct Table {
    let path: String
    var keys: Set<String> = []
    /// The first cause that tells them, from 0.
    let cause: Int
  }

  @MarkupBuilder var markup: [Markup] {
    let tables = self.tables
    if let first = tables.first {
      let count = tables.reduce(0) { $0 + $1.keys.count }
      tag("p", .class("broken unbegun")) {
        if tables.count == 1 {
          tag("a", .href(to: address(ofCause: first.cause))) { Self.words(count) }
        } else {
          Self.words(count)
          " ("
          for (index, table) in tables.prefix(Self.most).enumerated() {
            if index > 0 { " · " }
            tag("a", .href(to: address(ofCause: table.cause))) {
              Markup.breaking(.quoting("\(Message.data(table.path)): \(amount: table.keys.count)"))
            }
          }
          if tables.count > Self.most {
            " · "
            "and \(always: tables.count - Self.most, "more")"
          }
          ")"
        }
      }
    }
  }

  static func words(_ count: Int) -> Message { "New texts that no language has yet: \(amount: count)" }

  /// Those that have most come first.
  private var tables: [Table] {
    var tables: [String: Table] = [:]
    for (number, cause) in model.allCauses.enumerated() {
      for finding in cause.findings where finding.rule == "missing-translation" {
        for unit in finding.units where unit.reason == "strings-new" {
          guard let path = unit.table, let key = unit.key else { continue }
          tables[path, default: Table(path: path, cause: number)].keys.insert(key)
        }
      }
    }
    return tables.values.sorted { ($1.keys.count, $0.path) < ($0.keys.count, $1.path) }
  }

  /// A cause without a place of its own is found by its number.
  private func address(ofCause number: Int) -> String {
    number < model.causes.count || model.causesByLine.contains(number)
      ? "cause-\(number + 1)" : FilterState(cause: number).address
  }
}
