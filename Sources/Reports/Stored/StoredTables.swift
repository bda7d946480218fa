import LintelModel

/// The files of string tables.
enum StoredTables {
  static func table(_ element: inout StoredElement) throws(StoredFault) -> StringTable {
    let file = try element.string("file")
    let locale = try element.locale("locale")
    return try StringTable(
      file: file, name: element.string("name"), folder: element.string("folder"), format: element.choice("format"),
      locale: locale, sourceLocale: element.optional("sourceLocale").map { LocaleID($0) },
      encoding: element.string("encoding"),
      units: element.all("string") { unit throws(StoredFault) in try Self.unit(&unit, in: file, locale) },
      skipped: element.all("skippedString") { string throws(StoredFault) in
        try SkippedString(
          key: string.string("key"), reason: string.choice("reason"), location: place(of: &string, in: file))
      },
      loss: element.optional("loss") { loss throws(StoredFault) in try Self.loss(&loss) },
      isKeyedByObjectID: element.flag("isKeyedByObjectID"), original: element.optional("original"))
  }

  /// Forms of a text that varies.
  static func variants(_ element: inout StoredElement) throws(StoredFault) -> [LocalizedValue.Variant] {
    try element.all("variant") { variant throws(StoredFault) in
      LocalizedValue.Variant(
        plural: variant.optional("plural"), device: variant.optional("device"), width: variant.optional("width"),
        text: variant.text())
    }
  }

  private static func unit(
    _ element: inout StoredElement, in file: String, _ locale: LocaleID
  ) throws(StoredFault) -> StringUnit {
    var limit: StringUnit.Limit?
    if let maximum = try element.optionalPoints("limit") {
      limit = try StringUnit.Limit(maximum: maximum.value, unit: element.choice("limitUnit"))
    }
    return try StringUnit(
      key: element.string("key"), locale: element.optional("locale").map { LocaleID($0) } ?? locale,
      value: element.string("value"), variants: variants(&element),
      substitutions: element.all("variable") { variable throws(StoredFault) in
        try StringUnit.Substitution(
          name: variable.string("name"), argument: variable.optionalInteger("argument"), format: variable.optional("format"),
          variants: variants(&variable))
      }, comment: element.optional("comment"), state: element.optional("state"), limit: limit,
      location: place(of: &element, in: file))
  }

  private static func place(of element: inout StoredElement, in file: String) throws(StoredFault) -> SourceLocation {
    try SourceLocation(file: file, line: element.integer("line"), column: element.integer("column"))
  }

  private static func loss(_ element: inout StoredElement) throws(StoredFault) -> TableLoss {
    try TableLoss(
      location: element.location("location"), found: element.string("found"), expected: element.string("expected"),
      lostKeys: element.all("lostKey") { key throws(StoredFault) in key.text() },
      lostEntries: element.integer("lostEntries"), entries: element.integer("entries"), keys: element.integer("keys"))
  }
}
