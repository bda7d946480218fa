import LintelFindings

/// The name of the block that a row is in: who sorts a file by another column would lose it.
extension SheetTable {
  /// For programs and filters, as severities are.
  enum RowWork: String {
    case mend = "to mend"
    case translate = "to translate"
    case copied
    /// It lacks a translation, and no code asks for it.
    case unused
    /// It lacks a translation, and the language has no such file: `lintel apply` writes it only if it may make the file.
    case fileMissing = "file missing"
    case nothing = "nothing to do"
    /// Something is wrong with its source, which its writers decide first.
    case source = "for the source"
    case designers = "for designers"
  }

  static let workColumn = "work"
  /// Behind the severity.
  static let workPlace = 1

  /// The columns of a file.
  static var fileColumns: [String] {
    let moved = Array(columns[..<newPlace]) + columns.suffix(1) + [sameColumn] + Array(columns[newPlace..<(columns.count - 1)])
    return Array(moved[..<workPlace]) + [workColumn] + Array(moved[workPlace...])
  }

  /// Where a file has the column for new translations, without the one for work: whoever fills it in looks at the translation beside it.
  static let newPlace = column("translation") + 1

  /// Those that find a copy of the source, and nothing else that is wrong with it.
  static let copyRules: Set<String> = ["untranslated", "label-copied", "word-copied", "accessible-name-not-localized"]

  /// Nil for the line that counts what a file lacks.
  /// - Parameter cells: In the order of `columns`.
  func work(of cells: [String]) -> RowWork? {
    let (severity, source, translation) = (cells[0], cells[5], cells[6])
    if cells[1].isEmpty, source.isEmpty { return severity.isEmpty ? nil : .mend }
    if severity == Self.nothing { return .nothing }
    if translation.isEmpty { return isUnasked(cells) ? .unused : lacksFile(cells) ? .fileMissing : .translate }
    if cells[Self.column("what to do")].contains(words.visible(TranslationRow.leaveToSource)) { return .source }
    return translation == source && Self.copyRules.contains(cells[Self.ruleColumn]) ? .copied : .mend
  }

  /// Below all that is the translators' own, in the order of the page: what lacks most room first, whichever rule asks for it.
  var rowsOfDesigners: [[String?]] { sheet.rows.filter { $0.isOfDesigners }.map { cells(of: $0) } }

  private func lacksFile(_ cells: [String]) -> Bool {
    let advice = cells[Self.column("what to do")]
    return MissingFile.all.contains { advice.contains(words.visible($0)) }
  }

  private func isUnasked(_ cells: [String]) -> Bool {
    let advice = cells[Self.column("what to do")]
    return [TranslationRow.unasked, UntranslatedAdvice.askFirst.ofOne].contains { advice.contains(words.visible($0)) }
  }
}

extension TranslationRow {
  /// Whether nothing was found about its text, and its bar is to give room, which is for those who design it.
  var isOfDesigners: Bool { entries.isEmpty && barAdvice != nil && !isToReread && sourceMatter == nil }
}
