/// A language's text that an entry of a String Catalog lacks, written as Xcode writes it: in the order of the languages' codes.
struct AddedLocalization {
  let locale: String
  /// How it is written, below its language at an indentation.
  private let written: (_ spelling: CatalogSpelling, _ indent: String) -> String
  private let catalog: CatalogMembers

  init(locale: String, text: String, in bytes: [UInt8]) {
    self.locale = locale
    catalog = CatalogMembers(bytes)
    written = { spelling, indent in spelling.localization(text, indent) }
  }

  init(locale: String, forms: AddedForms, in bytes: [UInt8]) {
    self.locale = locale
    catalog = CatalogMembers(bytes)
    written = { spelling, indent in spelling.localization(forms, indent) }
  }

  /// Nil where the entry has the language already, or is no object.
  /// - Parameter key: where the entry's key begins.
  func change(ofEntryAt key: Int) -> (bytes: Range<Int>, text: [UInt8])? {
    guard let member = catalog.member(at: key), let entry = catalog.members(of: member.value),
      let spelling = catalog.spelling(ofEntry: member)
    else { return nil }
    let indent = catalog.indentation(before: key) ?? ""
    if let all = entry.first(where: { catalog.name(of: $0) == "localizations" }) {
      guard let languages = catalog.members(of: all.value), !languages.contains(where: { catalog.name(of: $0) == locale })
      else { return nil }
      let inner = languages.first.flatMap { catalog.indentation(before: $0.key.lowerBound) } ?? indent + "    "
      return catalog.insert(
        spelling.member(locale, written(spelling, inner)), into: all.value, languages, indent: inner,
        closing: indent + "  ", before: languages.first { catalog.name(of: $0) > locale }, spelling)
    }
    let own = indent + "  "
    let inner = own + "  "
    let localizations = spelling.object([spelling.member(locale, written(spelling, inner))], own)
    return catalog.insert(
      spelling.member("localizations", localizations), into: member.value, entry, indent: own, closing: indent,
      before: entry.first { catalog.name(of: $0) > "localizations" }, spelling)
  }
}
