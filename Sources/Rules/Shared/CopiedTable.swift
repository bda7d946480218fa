import LintelModel

/// Tables that a language has left as they are in nine tenths of their texts: `untranslated` tells each of them as a whole,
/// and what it holds is not told by itself.
enum CopiedTable {
  /// - Parameter place: Of one of the table's texts.
  static func holds(_ place: SourceLocation?, in locale: LocaleID, of project: Project) -> Bool {
    guard let place, let id = project.tables.first(where: { $0.file == place.file })?.id else { return false }
    let units = project.tables.filter { $0.id == id }.flatMap(\.units)
    let sources = Dictionary(
      units.filter { $0.locale == project.sourceLocale }.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let judged = units.compactMap { unit -> TableInLocale.Pair? in
      guard unit.locale == locale, let source = sources[unit.key], Wanted.isTranslatable(source) else { return nil }
      return TableInLocale.Pair(source: source, translation: unit)
    }
    let copies = judged.filter(Copy.isSame)
    // The same as `untranslated` asks for.
    let sentences = copies.count { Copy.hasSentence($0.source, names: project.glossary) }
    return copies.count * 10 >= judged.count * 9 && Aggregation.isOne(sentences, of: sentences)
  }
}
