import LintelModel
import LintelUnicodeText

extension TableReader {
  static let po = TableReader(format: .po, isFileByFile: false) { files, context in
    var result = Result()
    for file in files {
      let document = POReader.read(file, sourceLocale: context.sourceLocale)
      if let table = document.table { result.tables.append(table) }
      result.skipped += document.problems
    }
    POReader.joinTemplates(in: &result.tables)
    return result
  }
}

/// Reads PO files and templates (POT) of GNU gettext: the source's texts, and their translations into one language.
///
/// A `msgid` is the source's text, unless it reads as a name (`settings.title`): then it is nothing but a key. The key of a
/// text is a `msgctxt`, or the only word of its `#:` or `#.` lines, that reads as a name; else it is the `msgid`, behind its
/// `msgctxt` if it has one. A location is that of a text's first quote. What cannot be read costs its entry.
package enum POReader {
  package struct Document: Sendable {
    /// Nil if nothing of the file can be read.
    package var table: StringTable?
    package var problems: [SkippedFile] = []
  }

  package static func read(_ file: SourceFile, sourceLocale: LocaleID) -> Document {
    var reading = POReading(file, sourceLocale: sourceLocale)
    return reading.document()
  }

  /// A template beside the files of its languages is of their table.
  static func joinTemplates(in tables: inout [StringTable]) {
    let ids = Set(tables.filter { !isTemplate($0.file) }.map(\.id))
    for index in tables.indices where isTemplate(tables[index].file) {
      let own = tables[index].id
      let beside = ids.filter { id in
        id.folder == TableID(folder: own.folder, name: "*.po").path
          || id.name == own.name && (own.folder.isEmpty || id.folder == own.folder || id.folder.hasPrefix(own.folder + "/"))
      }
      if beside.count == 1, let id = beside.first { tables[index].id = id }
    }
  }

  static func isTemplate(_ path: String) -> Bool { path.hasSuffix(".pot") }

  /// What a path calls its language: `de.po`, `app.de.po`, `locale/de/LC_MESSAGES/app.po`, `de/app.po`.
  static func language(inPath path: String) -> String? {
    let (id, folder) = TableID.parts(of: path)
    let folders = id.folder.split(separator: "/").map(String.init)
    if let folder { return folder }
    if folders.count > 1, folders.last == "LC_MESSAGES" { return folders[folders.count - 2] }
    let ending = id.name.lastIndex { ".-".contains($0) }.map { String(id.name[id.name.index(after: $0)...]) }
    return [id.name, ending, folders.last].compactMap(\.self).first { canonical($0) != nil }
  }

  /// As gettext spells locales: `sr@latin`, `pt_BR.UTF-8`.
  static func canonical(_ name: String) -> LocaleID? {
    let parts = name.split(separator: "@", maxSplits: 1)
    guard let language = parts.first?.prefix(while: { $0 != "." }) else { return nil }
    let variant = parts.count == 2 ? ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"][parts[1].lowercased()] : nil
    let name = variant.map { "\(language.prefix { $0 != "_" })_\($0)" } ?? String(language)
    return LocaleName.canonical(name).map { LocaleID($0) }
  }
}

/// One file while its entries become units.
private struct POReading {
  private let file: SourceFile
  private let bytes: [UInt8]
  private let sourceLocale: LocaleID
  private var lines: LineCursor
  private var problems: [SkippedFile] = []
  private var table: StringTable
  private var isLanguage = true
  private var categories: [[String]]?
  private var pluralForms: POPluralForms?

  init(_ file: SourceFile, sourceLocale: LocaleID) {
    self.file = file
    self.sourceLocale = sourceLocale
    bytes = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.bytes.dropFirst(3)) : file.bytes
    lines = LineCursor(bytes)
    table = StringTable(
      file: file.path, id: TableID(path: file.path), format: .po, locale: sourceLocale, sourceLocale: sourceLocale,
      encoding: "UTF-8")
  }

  private mutating func location(_ offset: Int) -> SourceLocation {
    let (line, column) = lines.position(of: offset)
    return SourceLocation(file: file.path, line: line, column: column)
  }

  private mutating func report(
    _ offset: Int, found: String, expected: String, rest: String = "", isBroken: Bool = true, lost: LostEntries? = nil
  ) {
    let place = location(offset)
    problems.append(
      SkippedFile(
        file: file.path,
        problem: FileProblem(line: place.line, column: place.column, found: found, expected: expected, rest: rest),
        isBroken: isBroken, lost: lost))
  }

  /// - Parameter parser: What has read the file to its end.
  private mutating func reportFaults(of parser: POParser) {
    guard let fault = parser.faults.first else { return }
    let count = parser.faults.count
    let what = count == 1 ? "this entry is" : "\(count) entries are"
    // Where nothing else is read, the file is not.
    let isPart = parser.entries.contains { $0.id?.bytes.isEmpty == false }
    report(
      fault.offset, found: fault.found, expected: fault.expected, rest: "; \(what) not read",
      lost: isPart ? LostEntries(count: count, key: fault.key) : nil)
  }

  mutating func document() -> POReader.Document {
    guard DecodedText.isUTF8(bytes) else {
      let lines = bytes.split(separator: Ascii.newline)
      let first = lines.first { !DecodedText.isUTF8(Array($0)) }?.startIndex ?? 0
      report(first, found: DecodedText(file.bytes).encoding, expected: "UTF-8")
      return POReader.Document(table: nil, problems: problems)
    }
    var parser = POParser(bytes)
    parser.run()
    let header = parser.entries.first { $0.id?.bytes.isEmpty == true && $0.context == nil && !$0.isObsolete }
    let fields = Self.fields(header)
    if let charset = fields["content-type"]?.firstRange(of: "charset=").map({ fields["content-type"]![$0.upperBound...] }),
      !["utf-8", "utf8", "us-ascii", "ascii", "charset"].contains(charset.lowercased()), bytes.contains(where: { $0 >= 0x80 })
    {
      report(offset(of: "charset="), found: "charset=\(charset)", expected: "charset=UTF-8")
      return POReader.Document(table: nil, problems: problems)
    }
    reportFaults(of: parser)
    findLanguage(fields["language"] ?? "")
    findPluralForms(fields["plural-forms"], isNeeded: parser.entries.contains { $0.plural != nil && !$0.isObsolete })
    add(parser.entries.filter { $0.id?.bytes.isEmpty == false })
    table.original = Self.original(of: parser.entries)
    findID()
    return POReader.Document(table: table, problems: problems)
  }

  // MARK: The header

  private static func fields(_ header: POEntry?) -> [String: String] {
    guard let text = header?.strings.first?.text.string else { return [:] }
    var fields: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[line[..<colon].trimmed.lowercased()] = String(line[line.index(after: colon)...].prefix(2_000)).trimmed
    }
    return fields
  }

  private func offset(of word: String) -> Int {
    let word = Array(word.utf8)
    return bytes.indices.first { bytes[$0] == word[0] && bytes[$0...].starts(with: word) } ?? 0
  }

  private mutating func findLanguage(_ named: String) {
    guard !POReader.isTemplate(file.path) else { return }
    let inPath = POReader.language(inPath: file.path)
    if let locale = POReader.canonical(named) ?? inPath.flatMap(POReader.canonical) {
      table.locale = locale
      return
    }
    isLanguage = false
    table.locale = LocaleID(named.isEmpty ? inPath ?? "und" : named)
    // `qqq` holds documentation.
    guard named.isEmpty, inPath == nil else { return }
    report(0, found: "no Language: in the header", expected: "one there or in the file's name", isBroken: false)
  }

  private mutating func findPluralForms(_ header: String?, isNeeded: Bool) {
    guard isNeeded, !POReader.isTemplate(file.path) else { return }
    guard let header, !header.contains("INTEGER") else {
      addPluralFault(
        .unfollowed(
          found: "no Plural-Forms: in the header", expected: "nplurals= and plural= for entries with msgid_plural"),
        at: 0)
      return
    }
    let place = offset(of: "Plural-Forms")
    do {
      let forms = try POPluralForms(header: header)
      let found = forms.categories(in: table.locale)
      pluralForms = forms
      // Where it is not known what a number takes, the forms are taken in CLDR's order.
      if !found.ofForms.isEmpty { categories = found.ofForms }
      if let misfit = found.misfit { addPluralFault(misfit, at: place) }
    } catch {
      addPluralFault(.unfollowed(found: error.found, expected: error.expected), at: place)
    }
  }

  /// Nothing of the file is lost by it: it is told of the table, and not as a file that is left out.
  private mutating func addPluralFault(_ kind: PluralHeaderFault.Kind, at offset: Int) {
    guard isLanguage else { return }
    table.pluralFaults.append(PluralHeaderFault(kind, count: pluralForms?.count, at: location(offset)))
  }

  /// gettext compiles a file with such a form only where nobody checks it, and never takes the form.
  private mutating func addUncounted(form: Int, at offset: Int) {
    for index in table.pluralFaults.indices {
      guard case .uncounted(let first, let texts) = table.pluralFaults[index].kind else { continue }
      table.pluralFaults[index].kind = .uncounted(form: first, texts: texts + 1)
      return
    }
    addPluralFault(.uncounted(form: form, texts: 1), at: offset)
  }

  // MARK: The table

  /// The table that all entries are from, by their `#:` lines, if it is one.
  private static func original(of entries: [POEntry]) -> String? {
    var files: Set<String> = []
    for reference in entries.lazy.flatMap(\.references) {
      let path = reference.split(separator: ":").first.map(String.init) ?? reference
      guard let format = StringTable.Format(file: path), !format.isExchange else { continue }
      files.insert(path)
      if files.count > 1 { return nil }
    }
    return files.first
  }

  private mutating func findID() {
    let (id, localeFolder) = TableID.parts(of: file.path)
    if localeFolder != nil || POReader.isTemplate(file.path) { return }
    let shared = ExchangePath.shared(file.path, locale: table.locale)
    let name = table.original.map { TableID(path: $0).name }
    if shared.hasSuffix("*.po") {
      table.id = TableID(folder: shared, name: name ?? "Localizable")
      return
    }
    table.id = TableID(path: shared)
    if let dot = id.name.lastIndex(where: { ".-".contains($0) }), dot > id.name.startIndex,
      POReader.canonical(String(id.name[id.name.index(after: dot)...]))?.language == table.locale.language
    {
      table.id.name = String(id.name[..<dot])
    }
  }

  private mutating func add(_ entries: [POEntry]) {
    let keys = Self.keys(of: entries)
    let ids = entries.lazy.filter { !$0.isObsolete }.compactMap { $0.id?.string }
    let marks = AccessKeyMarks(ids)
    let style = KeyStyle(ids.map(marks.seen(of:)))
    // A name among texts, such as “Node.js”, is a text.
    let areNames = ids.count { !style.isProse(marks.seen(of: $0)) } * 2 > ids.count
    // Of entries that are there twice the last one counts.
    var last: [ExactString: Int] = [:]
    for (index, key) in keys.enumerated() where !entries[index].isObsolete { last[ExactString(key)] = index }
    for (index, entry) in entries.enumerated() {
      let key = keys[index]
      guard !entry.isObsolete else {
        for form in entry.strings where !form.text.bytes.isEmpty {
          table.skipped.append(
            SkippedString(key: key, reason: .stale, location: location(form.text.start), locale: table.locale))
        }
        continue
      }
      let without: SkippedString.Reason? =
        last[ExactString(key)] != index ? .repeatedKey : entry.namesTranslators ? .notTranslatable : nil
      let translation = translation(of: entry, key)
      if let id = entry.id, let source = source(of: entry, key),
        key != id.string || !areNames || style.isProse(marks.seen(of: id.string))
      {
        let isReplaced = table.locale == sourceLocale && translation != nil
        take(source, without ?? (isReplaced ? .exchangeCopy : nil))
      }
      if let translation { take(translation, without ?? (isLanguage ? nil : .notALanguage)) }
    }
  }

  private mutating func take(_ unit: StringUnit, _ reason: SkippedString.Reason?) {
    if let reason { table.skip(unit, for: reason) } else { table.units.append(unit) }
  }

  private mutating func source(of entry: POEntry, _ key: String) -> StringUnit? {
    guard let id = entry.id else { return nil }
    var unit = StringUnit(
      key: key, locale: sourceLocale, value: id.string, comment: entry.comment, limit: entry.limit,
      location: location(id.start))
    if let isFormat = entry.isBraceFormat { unit.isBraceFormat = isFormat }
    if let plural = entry.plural {
      unit.vary([
        .init(plural: "one", text: id.string, location: unit.location),
        .init(plural: "other", text: plural.string, location: location(plural.start)),
      ])
      // Whoever translates it has to know where each form belongs.
      if !POReader.isTemplate(file.path), entry.strings.allSatisfy({ $0.text.bytes.isEmpty }) {
        let categories = categories ?? POPluralForms.usual(entry.strings.count, in: table.locale)
        for (index, names) in categories.enumerated() {
          for name in names { unit.formNumbers[name] = index }
        }
      }
    }
    return unit
  }

  /// Nil for an entry that nobody has translated.
  private mutating func translation(of entry: POEntry, _ key: String) -> StringUnit? {
    let written = entry.strings.filter { !$0.text.bytes.isEmpty }
    guard let first = written.first, !POReader.isTemplate(file.path) else { return nil }
    var unit = StringUnit(
      key: key, locale: table.locale, value: first.text.string, comment: entry.comment,
      state: entry.flags.contains("fuzzy") ? "needs-review-translation" : nil, limit: entry.limit,
      location: location(first.text.start))
    if let isFormat = entry.isBraceFormat { unit.isBraceFormat = isFormat }
    guard entry.plural != nil else { return unit }
    let categories = categories ?? POPluralForms.usual(entry.strings.count, in: table.locale)
    var forms: [LocalizedValue.Variant] = []
    let uncounted = pluralForms.flatMap { plural in written.first { $0.index >= plural.count } }
    if let uncounted { addUncounted(form: uncounted.index, at: uncounted.text.start) }
    for (index, text) in written {
      let place = location(text.start)
      let own = index < categories.count ? categories[index] : []
      forms += own.map { .init(plural: $0, text: text.string, location: place) }
      guard own.isEmpty else { continue }
      table.skipped.append(
        SkippedString(key: key, reason: .unknownVariation, location: place, locale: table.locale, value: text.string))
    }
    guard !forms.isEmpty else { return nil }
    unit.vary(forms)
    for (index, names) in categories.enumerated() where !written.contains(where: { $0.index == index }) {
      for name in names { unit.formNumbers[name] = index }
      let isBehindLast = entry.strings.allSatisfy { $0.index < index }
      if isBehindLast, first.index == 0 { unit.formsLeftToFirst.formUnion(names) }
    }
    return unit
  }

  // MARK: Keys

  private static func keys(of entries: [POEntry]) -> [String] {
    let live = entries.filter { !$0.isObsolete }
    func counts(_ words: [String]) -> [ExactString: Int] {
      words.reduce(into: [:]) { $0[ExactString($1), default: 0] += 1 }
    }
    let names = entries.map(\.name)
    let liveNames = live.compactMap(\.name)
    let uses = counts(liveNames)
    // What several entries share is no key of theirs, but a class or a place: `@action:button`.
    let contexts = counts(live.compactMap { $0.context?.string })
    // A word that stands there by chance is a key of few entries, or of many at once.
    let isNamed = liveNames.count * 2 > live.count
    return entries.indices.map { index in
      let entry = entries[index]
      let context = entry.context?.string
      if let context, KeyStyle.isIdentifier(context), contexts[ExactString(context)] ?? 0 <= 1 { return context }
      if isNamed, let name = names[index], uses[ExactString(name)] == 1 { return name }
      let id = entry.id?.string ?? ""
      return context.map { "\($0)|\(id)" } ?? id
    }
  }
}

extension POEntry {
  /// Whether its “translation” is who translated, in whatever letters they write their names: GTK's key for that, and KDE's
  /// contexts.
  fileprivate var namesTranslators: Bool {
    ["translator-credits", "translator_credits"].contains(id?.string)
      || ["NAME OF TRANSLATORS", "EMAIL OF TRANSLATORS"].contains(context?.string)
  }
}
