import LintelModel

/// A file of a string table: how it was read, what of it was left out, and what the platform loses of it.
extension StringTable: Stored {
  static var blank: StringTable { StringTable(file: "", id: TableID(folder: "", name: ""), format: .strings, locale: "", encoding: "") }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("file", &file)
    try coder.attribute("name", &id.name)
    try coder.attribute("folder", &id.folder)
    try coder.attribute("format", &format)
    try coder.attribute("locale", &locale)
    try coder.attribute("sourceLocale", &sourceLocale)
    try coder.attribute("encoding", &encoding)
    try coder.attribute("isKeyedByObjectID", &isKeyedByObjectID, unless: false)
    try coder.attribute("original", &original)
    try coder.element("loss", &loss)
    let place = SourceLocation(file: file, line: 1)
    let table = locale
    let unit = StringUnit(key: "", locale: table, value: "", location: place)
    try coder.elements("string", &units, blank: unit) { coder, unit throws(StoredFault) in
      try unit.describe(&coder, in: table)
    }
    let skip = SkippedString(key: "", reason: .stale, location: place)
    try coder.elements("skippedString", &skipped, blank: skip) { coder, string throws(StoredFault) in
      try coder.attribute("key", &string.key)
      try coder.attribute("reason", &string.reason)
      try string.location.describePlace(&coder)
    }
  }
}

/// How much of a table a language lacks.
extension TableGap: Stored {
  static var blank: TableGap { TableGap(table: TableID(folder: "", name: ""), locale: "", missing: 0, strings: 0) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("name", &table.name)
    try coder.attribute("folder", &table.folder)
    try coder.attribute("locale", &locale)
    try coder.attribute("missing", &missing)
    try coder.attribute("strings", &strings)
    var (copies, possible, new) = (told?.copies, told?.possibleCopies ?? 0, told?.new ?? 0)
    try coder.attribute("copies", &copies)
    try coder.attribute("possibleCopies", &possible, unless: 0)
    try coder.attribute("new", &new, unless: 0)
    if Coder.isReading, let copies { told = Told(copies: copies, possibleCopies: possible, new: new) }
  }
}

extension TableLoss: Stored {
  static var blank: TableLoss {
    TableLoss(location: .blank, found: "", expected: "", lostKeys: [], lostEntries: 0, entries: 0, keys: 0)
  }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("found", &found)
    try coder.attribute("expected", &expected)
    try coder.attribute("lostEntries", &lostEntries)
    try coder.attribute("entries", &entries)
    try coder.attribute("keys", &keys)
    try coder.attribute("text", &text)
    try coder.element("location", &location)
    try coder.texts("lostKey", &lostKeys)
  }
}

extension StringUnit {
  /// A string in one line: there are many.
  fileprivate mutating func describe<Coder: StoredCoder>(
    _ coder: inout Coder, in table: LocaleID
  ) throws(StoredFault) {
    try coder.attribute("key", &key)
    try coder.attribute("locale", &locale, unless: table)
    try coder.attribute("value", &value)
    try coder.attribute("comment", &comment)
    try coder.attribute("state", &state)
    var (maximum, unit) = (limit.map { Points($0.maximum) }, limit?.unit)
    try coder.attribute("limit", &maximum)
    try coder.attribute("limitUnit", &unit)
    try location.describePlace(&coder)
    var (keyLine, keyColumn) = (keyLocation?.line, keyLocation?.column)
    try coder.attribute("keyLine", &keyLine)
    try coder.attribute("keyColumn", &keyColumn)
    // Few have any: asking costs less than changing.
    var (forms, variables) = (variants, substitutions)
    try coder.elements("variant", &forms)
    try coder.elements("variable", &variables)
    guard Coder.isReading else { return }
    if !forms.isEmpty { variants = forms }
    if !variables.isEmpty { substitutions = variables }
    if let keyLine { keyLocation = SourceLocation(file: location.file, line: keyLine, column: keyColumn ?? 1) }
    guard let maximum else { return }
    guard let unit else { throw coder.fault("found limit without limitUnit in <string>, expected both") }
    limit = Limit(maximum: maximum.value, unit: unit)
  }
}

extension StringUnit.Substitution: Stored {
  static var blank: StringUnit.Substitution { .init(name: "", variants: []) }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("name", &name)
    try coder.attribute("argument", &argument)
    try coder.attribute("format", &format)
    try coder.elements("variant", &variants)
  }
}
