import LintelModel

/// A file of a table in which some texts become others, and all other bytes stay: encoding, comments, order and escapes.
package struct RewrittenFile {
  private let file: SourceFile
  private let columns: [TableColumns]
  private let encoding: KeptEncoding
  private var places: FilePlaces
  /// With what orders those at one place.
  private var changes: [(bytes: Range<Int>, text: [UInt8], order: String)] = []

  /// Nil where nobody can write into the file and keep the rest: it is built, or its encoding is a guess.
  /// - Parameter tables: the project's spreadsheets.
  package init?(_ file: SourceFile, tables: [TableColumns] = []) {
    guard let places = FilePlaces(file, tables: tables), places.isSure,
      let encoding = KeptEncoding(of: file.bytes, text: places.bytes)
    else { return nil }
    (self.file, columns, self.encoding, self.places) = (file, tables, encoding, places)
  }

  /// Whether the value at a place was the text that is said, and becomes another one: of two that it is to become, the first.
  package mutating func replace(_ before: String, with after: String, at place: SourceLocation) -> Bool {
    guard let change = places.change(before, to: after, at: place, respellingEscapes: false) else { return false }
    return take(change)
  }

  /// Says of the text at a place that it is translated; false where the file has no mark that it is not.
  /// - Parameter isReviewed: whether the file's mark that the text is to be reviewed goes, too.
  package mutating func markTranslated(at place: SourceLocation, isReviewed: Bool = false) -> Bool {
    guard let start = places.offset(of: place) else { return false }
    var isMarked = false
    for change in NewMark.changes(ofTextAt: start, places.syntax, in: places.bytes, isReviewed: isReviewed) {
      // One mark may be that of several forms.
      let isThere = changes.contains { $0.bytes == change.bytes && $0.text == change.text }
      if isThere || take(change) { isMarked = true }
    }
    return isMarked
  }

  /// Adds a string to the end of a table of one language; false where the format leaves open where it belongs.
  /// - Parameter comment: What stands above it.
  package mutating func add(_ text: String, forKey key: String, comment: String? = nil) -> Bool {
    guard case .strings = places.syntax,
      let change = AddedEntry.change(key: key, text: text, comment: comment, in: places.bytes)
    else { return false }
    return take(change)
  }

  /// Adds a plural form behind another one, whose text is at a place; false where the file is no .stringsdict in XML.
  package mutating func add(_ text: String, as category: String, behindFormAt place: SourceLocation) -> Bool {
    guard case .xml = places.syntax, let sibling = places.offset(of: place),
      let change = AddedForm.change(text: text, category: category, sibling: sibling, in: places.bytes)
    else { return false }
    return take(change, isForm: true)
  }

  /// Adds a plural form to a text of a String Catalog, beside another form of it.
  /// - Parameters:
  ///   - place: that of the other form's text.
  ///   - key: that of the key of its entry.
  package mutating func add(
    _ text: String, as category: String, besideFormAt place: SourceLocation, ofEntryAt key: SourceLocation
  ) -> Bool {
    guard case .json = places.syntax, let entry = places.offset(of: key), let sibling = places.offset(of: place),
      let change = AddedCatalogForm.change(
        text: text, category: category, sibling: sibling, ofEntryAt: entry, in: places.bytes)
    else { return false }
    return take(change, isForm: true, order: category)
  }

  /// Adds a language's text to the entry of a String Catalog whose key is at a place.
  package mutating func add(_ text: String, in locale: LocaleID, toEntryAt place: SourceLocation) -> Bool {
    guard case .json = places.syntax, let key = places.offset(of: place),
      let change = AddedLocalization(locale: locale.id, text: text, in: places.bytes).change(ofEntryAt: key)
    else { return false }
    return take(change)
  }

  /// Adds a text with all of its forms to the end of a .stringsdict; false where the file is none in XML.
  package mutating func add(_ forms: AddedForms, forKey key: String) -> Bool {
    guard case .xml = places.syntax, let change = AddedDictionaryEntry.change(key: key, forms, in: places.bytes) else { return false }
    return take(change, isForm: true)
  }

  /// Adds a language's text with all of its forms to the entry of a String Catalog whose key is at a place.
  package mutating func add(_ forms: AddedForms, in locale: LocaleID, toEntryAt place: SourceLocation) -> Bool {
    guard case .json = places.syntax, let key = places.offset(of: place),
      let change = AddedLocalization(locale: locale.id, forms: forms, in: places.bytes).change(ofEntryAt: key)
    else { return false }
    return take(change)
  }

  /// Adds a translation to a unit of XLIFF whose source text is at a place.
  package mutating func add(_ text: String, besideSourceAt place: SourceLocation) -> Bool {
    guard case .xml = places.syntax, let source = places.offset(of: place),
      let change = AddedTarget.change(text: text, source: source, in: places.bytes)
    else { return false }
    return take(change)
  }

  /// Fills the empty translation of an entry of PO whose source text is at a place.
  package mutating func add(_ text: String, toMessageAt place: SourceLocation) -> Bool {
    guard case .po = places.syntax, let source = places.offset(of: place),
      let change = AddedMessage.change(text: text, source: source, in: places.bytes)
    else { return false }
    return take(change)
  }

  /// Fills one of the empty forms of an entry of PO whose source text is at a place.
  package mutating func add(_ text: String, asForm number: Int, toMessageAt place: SourceLocation) -> Bool {
    guard case .po = places.syntax, let source = places.offset(of: place),
      let change = AddedMessage.change(text: text, form: number, source: source, in: places.bytes)
    else { return false }
    return take(change)
  }

  /// Fills the empty cell that a row of a spreadsheet has for a language.
  /// - Parameters:
  ///   - place: that of the row's source text.
  ///   - sourceLocale: the project's.
  package mutating func add(
    _ text: String, in locale: LocaleID, toRowAt place: SourceLocation, sourceLocale: LocaleID
  ) -> Bool {
    guard case .csv(let delimiter) = places.syntax, let source = places.offset(of: place),
      let change = AddedCell.change(
        text: text, locale: locale, source: source, in: places.bytes, delimiter: delimiter,
        columns: columns.first { $0.covers(file.path) } ?? TableColumns(files: []), sourceLocale: sourceLocale)
    else { return false }
    return take(change)
  }

  /// - Parameters:
  ///   - isForm: whether it is a form of a text, of which several may be added behind one.
  ///   - order: what orders those that are added at one place; else it is the order in which they came.
  private mutating func take(
    _ change: (bytes: Range<Int>, text: [UInt8]), isForm: Bool = false, order: String = ""
  ) -> Bool {
    // Of two at one place nobody knows which is meant, but strings and forms that are added stand one behind the other.
    let isApart = changes.allSatisfy { other in
      other.bytes.upperBound < change.bytes.lowerBound || change.bytes.upperBound < other.bytes.lowerBound
        || other.bytes == change.bytes && change.bytes.isEmpty && (isForm || change.bytes.lowerBound == places.bytes.count)
    }
    if isApart { changes.append((bytes: change.bytes, text: change.text, order: order)) }
    return isApart
  }

  /// The file as it will be; nil where it would not be read as all of it is meant, so that nothing is to be written.
  /// - Parameters:
  ///   - texts: what it has to say then.
  ///   - sourceLocale: the project's.
  package func written(saying texts: [(key: String, locale: LocaleID, text: String)], sourceLocale: LocaleID) -> SourceFile? {
    var text: [UInt8] = []
    var index = 0
    for (_, change) in changes.enumerated().sorted(by: {
      ($0.element.bytes.lowerBound, $0.element.order, $0.offset) < ($1.element.bytes.lowerBound, $1.element.order, $1.offset)
    }) {
      text += places.bytes[index..<change.bytes.lowerBound]
      text += change.text
      index = change.bytes.upperBound
    }
    text += places.bytes[index...]
    let result = SourceFile(path: file.path, bytes: encoding.bytes(of: text))
    func units(_ file: SourceFile) -> [StringUnit] {
      let format = StringTable.Format(file: file.path) ?? .csv
      let context = TableReader.Context(sourceLocale: sourceLocale, columns: columns)
      return TableReader.of(format).read([file], context).tables.flatMap(\.units)
    }
    let (before, after) = (units(file), units(result))
    struct Name: Hashable {
      var key: String
      var locale: LocaleID
    }
    let names = Set(before.map { Name(key: $0.key, locale: $0.locale) })
    guard Set(after.map { Name(key: $0.key, locale: $0.locale) })
      == names.union(texts.map { Name(key: $0.key, locale: $0.locale) })
    else { return nil }
    let said = Dictionary(grouping: after) { Name(key: $0.key, locale: $0.locale) }
    let isSaid = texts.allSatisfy { text in
      (said[Name(key: text.key, locale: text.locale)] ?? []).contains { unit in
        unit.forms.contains { $0.text.utf8.elementsEqual(text.text.utf8) }
      }
    }
    return isSaid ? result : nil
  }

  /// Its text, before and after, for people.
  package static func text(of file: SourceFile) -> String { String(decoding: DecodedText(file.bytes).utf8, as: UTF8.self) }
}
