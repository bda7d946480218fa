import LintelFindings
import LintelModel

/// Whoever pastes a text of a table back into an app has to know which apostrophe is not the text's.
extension SheetTable {
  static let guarded: Message =
    "An apostrophe stands before a text of this row, so that no spreadsheet runs it as a formula: it is not part of the text."

  /// What people copy out of a row.
  private static let copied = ["key", "source", "translation"].compactMap { columns.firstIndex(of: $0) }

  /// The cells of a row, with a word about the apostrophe where one stands before a text that people copy.
  func sayingGuard(_ cells: [String?]) -> [String?] {
    guard let place = Self.columns.firstIndex(of: "what to do"),
      Self.copied.contains(where: { cells[$0].map(SpreadsheetRow.isGuarded) == true })
    else { return cells }
    var cells = cells
    let told = [cells[place] ?? "", words.visible(Self.guarded)]
    cells[place] = told.filter { !$0.isEmpty }.joined(separator: " · ")
    return cells
  }
}
