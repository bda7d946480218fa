import LintelFindings
import LintelModel

extension Rule {
  static let pluralHeader = Rule(
    id: "plural-header",
    title: "The header of a PO file says which form each number takes.",
    severity: .warning,
    gravest: .error,
    isCore: true,
    why: "By Plural-Forms gettext chooses among a text's forms: where it is wrong, numbers get another one's form.",
    examples: [
      .fails("no header", files: file("de", nil, forms: 2)),
      .fails("one that cannot be followed", files: file("de", "nplurals=2; plural=(n != 1;", forms: 2)),
      .fails("fewer forms than the language has", files: file("ru", "nplurals=2; plural=(n != 1);", forms: 2)),
      .fails("more forms than it counts", files: file("de", "nplurals=2; plural=(n != 1);", forms: 3)),
      .passes("the forms of the language", files: file("de", "nplurals=2; plural=(n != 1);", forms: 2)),
      .passes("one form, where nouns stay as they are behind a number", files: file("uz", "nplurals=1; plural=0;", forms: 1)),
    ],
    check: .file { table in
      table.pluralFaults.compactMap { remark(on: $0, in: table) }
    })

  private static func remark(on fault: PluralHeaderFault, in table: StringTable) -> Remark? {
    switch fault.kind {
    case .unfollowed(let found, let expected):
      return Remark(
        .fails, "unfollowed", "Plural-Forms cannot be followed: found \(found), expected \(expected)", blame: .translation,
        severity: .error, suggestion: "Write the header of the language: gettext counts as in English without one.",
        location: fault.location)
    case .lacking(let names, let all):
      if names == ["one"], PluralForms.countsInSingular(table.locale.language) { return nil }
      return Remark(
        .fails, "lacking",
        "Plural-Forms has no form of its own for \(names.map { StringUnit.quoted($0) }), which \(table.locale) tells apart",
        // Catalogues of many projects have gettext's own, older table.
        blame: .translation, severity: .note,
        evidence: [.text("needed", all.joined(separator: " "))],
        suggestion: "Let it count \(all.count) forms, \(all.map { StringUnit.quoted($0) }), and translate each of them.",
        location: fault.location)
    case .uncounted(let form, let texts):
      return Remark(
        .fails, "uncounted",
        "msgstr[\(form)] is never shown in \(table.locale): the header has nplurals=\(fault.count ?? 0)", blame: .translation,
        suggestion: "Leave the form out, or let Plural-Forms count it.", location: fault.location,
        count: texts > 1 ? texts : nil)
    }
  }

  private static func file(_ language: String, _ plural: String?, forms: Int) -> [String: String] {
    let header = plural.map { "\"Plural-Forms: \($0)\\n\"\n" } ?? ""
    let strings = (0..<forms).map { "msgstr[\($0)] \"%d \($0)\"\n" }.joined()
    return [
      "po/\(language).po": "msgid \"\"\nmsgstr \"\"\n\"Language: \(language)\\n\"\n\(header)\n"
        + "msgid \"%d file\"\nmsgid_plural \"%d files\"\n\(strings)"
    ]
  }
}
