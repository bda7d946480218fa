import LintelFindings
import LintelModel

/// What the page's script needs to save the rows that a page shows, where it has no room for spreadsheets' rows beside them:
/// they have the columns of all others.
enum ShownRows {
  /// Of the buttons that save.
  static let columns: [Markup.Attribute] = [
    .init("data-rows", "own"), .init("data-columns", SheetTable.fileColumns.joined(separator: separator)),
    .init("data-source", words: sourcePlace(of: "{}")),
    .init("data-into", Array(into.map { [Markup.words($0)] }.joined(separator: [.text(separator)]))),
  ]

  /// Of the cell that says them in sentences.
  static func figures(of row: TranslationRow) -> Markup.Attribute {
    let cells: [[Markup]] = SheetTable.room(of: row).map { cell -> [Markup] in
      switch cell {
      case .figure(let figure)?: [.text(figure)]
      case .words(let words)?: [.words(words)]
      case nil: []
      }
    }
    return .init("data-figures", Array(cells.joined(separator: [.text(separator)])))
  }

  /// No column's name and no environment's has it.
  private static let separator = "|"

  /// How the page says which file a missing translation is put into.
  private static let into: [Message] = [true, false].map { StringPlaces.Target(file: "{}", isNew: $0) }
    .flatMap { [addition(to: $0), additions(to: $0)] }
}
