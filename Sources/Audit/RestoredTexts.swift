import LintelModel

/// Gives bars the texts whose key a change deleted.
///
/// That a key is read where its text was is one matter, which is told as such. How wide it is, and that no language has it, are
/// no others.
enum RestoredTexts {
  /// - Parameter texts: what the tables held before the change.
  static func restored(in project: Project, from earlier: Project, _ texts: EarlierTexts) -> Project {
    guard !texts.deleted.isEmpty else { return project }
    var known: [String: [String: [LocaleID: LocalizedValue]]] = [:]
    for text in earlier.toolbars.lazy.flatMap({ $0.texts() }) where text.state == .localized {
      let table = text.table ?? "Localizable"
      if let key = text.key, texts.deleted(key, in: table) != nil, known[table]?[key] == nil {
        known[table, default: [:]][key] = text.values
      }
    }
    guard !known.isEmpty else { return project }
    var project = project
    for index in project.toolbars.indices {
      project.toolbars[index].forEachText { text in
        guard text.state == .localized, let key = text.key, let values = known[text.table ?? "Localizable"]?[key] else { return }
        for (locale, value) in values where text.values[locale].map({ !isFromTable($0, of: text) }) == true {
          text.values[locale] = value
        }
      }
    }
    return project
  }

  /// Whether a language still has it: a value that stands where the text does is the key, or the code's own words.
  private static func isFromTable(_ value: LocalizedValue, of text: LocalizedText) -> Bool {
    value.state == .translated && value.location != nil && value.location != text.location
  }
}
