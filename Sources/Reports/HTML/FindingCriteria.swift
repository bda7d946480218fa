import LintelFindings
import LintelModel

extension Finding {
  /// Whether a success criterion that its rule supports says anything of this finding, too.
  /// - Parameter shown: The strings that bars show.
  func bears(on criterion: String, shown: Set<TranslationStrings.Name>) -> Bool {
    switch criterion {
    case "2.5.8": targetSize.map { $0 < Self.leastTarget } ?? true
    // What a table lacks is in another language than the page only where it is seen or spoken.
    case "3.1.2": toolbar != nil || units.contains { $0.isAmong(shown) }
    default: true
    }
  }

  /// In points, the smaller side of what reacts.
  private var targetSize: Double? {
    for one in evidence where one.name == "size" { if case .number(let size) = one.value { return size } }
    return nil
  }

  /// 24 CSS pixels each way: WCAG 2.2, 2.5.8 Target Size (Minimum). What is larger, and smaller than a platform asks for,
  /// misses the platform's guideline alone.
  private static let leastTarget = 24.0
}

extension FoundString {
  fileprivate func isAmong(_ shown: Set<TranslationStrings.Name>) -> Bool {
    guard let key else { return false }
    return shown.contains(.init(table: table.map { TableID(path: $0).name } ?? Project.usualTable, key: key))
  }
}

extension Project {
  /// The strings that bars show, each by its key and the name of its table without the folder: a bar knows no more of it.
  var shownNames: Set<TranslationStrings.Name> {
    var names: Set<TranslationStrings.Name> = []
    for toolbar in toolbars {
      for text in [toolbar.title] + toolbar.items.map(\.label) {
        guard let key = text.key else { continue }
        names.insert(TranslationStrings.Name(table: text.table ?? Self.usualTable, key: key))
      }
    }
    return names
  }

  /// The table of a text that names none.
  fileprivate static let usualTable = "Localizable"
}
