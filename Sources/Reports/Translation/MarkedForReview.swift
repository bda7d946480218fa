import LintelFindings
import LintelModel

/// The strings of each language whose file says itself that somebody has to look at the translation again.
struct MarkedForReview {
  /// In the order of the tables.
  let names: [LocaleID: [TranslationStrings.Name]]

  init(_ project: Project) {
    var names: [LocaleID: [TranslationStrings.Name]] = [:]
    let source = project.sourceLocale.language
    for table in project.tables where !table.isExchangeCopy {
      let path = table.id.path
      for index in table.units.indices where table.units[index].isMarkedForReview {
        let unit = table.units[index]
        guard unit.isTranslatable, unit.locale.language != source else { continue }
        names[unit.locale, default: []].append(.init(table: path, key: unit.key))
      }
    }
    self.names = names
  }

  /// Of a language with more than these a page has rows for those that its bars show, or of which something was found.
  static let mostOnPage = 200
}

extension TranslationRow {
  static let marked: Message = "Marked for review in the file"
  static let check: Message = "Check the translation, then take the mark off."

  /// Of a copy of the source there is nothing to check yet.
  static let unmark: Message = "Take the mark off once it is translated."

  /// What to do about the mark. Where a finding asks for the translation, that is said already.
  var markAdvice: Message {
    guard isUntouched else { return Self.check }
    return entries.contains { $0.finding.rule == "untranslated" }
      ? Self.unmark : "\(UntranslatedAdvice.translate.ofOne) \(Self.unmark)"
  }

  /// Whether its file, or what it was translated from, is a reason to read it again.
  var isToReread: Bool { isMarked || sourceChange != nil }

  var isMarked: Bool { translation != nil && (unit?.isMarkedForReview ?? false) }
  /// The file's own word for how far it is: `needs_review`.
  var state: String? { unit?.state }
}
