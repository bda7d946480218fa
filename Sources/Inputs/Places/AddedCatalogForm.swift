/// A plural form that a text of a String Catalog lacks, beside another one of the text: in the order of the forms' names, as
/// Xcode writes them.
enum AddedCatalogForm {
  /// Nil where the other form is none of a plural below the entry, or where the form is there.
  /// - Parameters:
  ///   - sibling: where the other form's text begins: its first quote.
  ///   - key: where the key of the text's entry begins.
  static func change(
    text: String, category: String, sibling: Int, ofEntryAt key: Int, in bytes: [UInt8]
  ) -> (bytes: Range<Int>, text: [UInt8])? {
    let catalog = CatalogMembers(bytes)
    guard let entry = catalog.member(at: key), var spelling = catalog.spelling(ofEntry: entry) else { return nil }
    var object = entry
    var plural: (value: Range<Int>, forms: [CatalogMembers.Member])?
    while let members = catalog.members(of: object.value) {
      guard let inner = members.first(where: { $0.value.contains(sibling) }) else { return nil }
      if catalog.name(of: object) == "plural" { plural = (value: object.value, forms: members) }
      object = inner
    }
    guard let plural, let first = plural.forms.first,
      !plural.forms.contains(where: { catalog.name(of: $0) == category })
    else { return nil }
    let lead = catalog.indentation(before: first.key.lowerBound)
    if lead == nil { spelling.lineEnd = nil }
    let indent = lead ?? ""
    return catalog.insert(
      spelling.member(category, spelling.localization(text, indent)), into: plural.value, plural.forms, indent: indent,
      closing: "", before: plural.forms.first { catalog.name(of: $0) > category }, spelling)
  }
}
