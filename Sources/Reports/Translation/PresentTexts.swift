import LintelFindings
import LintelModel

/// What languages say of the strings that findings of tables are about: whoever mends one begins with what is there. What bars
/// show, their findings have with the room for it.
struct PresentTexts {
  private var texts: [TranslationStrings.Name: [LocaleID: String]] = [:]
  /// Of texts with several forms, what stands at each form's own place: a finding may be about one of them.
  private var forms: [TranslationStrings.Name: [LocaleID: [SourceLocation: String]]] = [:]

  /// - Parameter causes: Of these alone; a project has hundreds of thousands of other strings.
  init(_ project: Project, of causes: [Matter]) {
    var asked: [String: [String: Set<LocaleID>]] = [:]
    for finding in causes.lazy.filter({ !$0.isAboutWidths }).flatMap(\.findings) {
      let isMissing = UntranslatedStrings.isOne(finding)
      // Of what has no translation the source's text says what it is; of many strings none stands for all.
      guard !isMissing || finding.strings.count <= 1 else { continue }
      for unit in finding.units {
        guard let table = unit.table, let key = unit.key, let locale = isMissing ? project.sourceLocale : unit.locale else {
          continue
        }
        asked[table, default: [:]][key, default: []].insert(locale)
      }
    }
    guard !asked.isEmpty else { return }
    for table in project.tables {
      let path = table.id.path
      guard let keys = asked[path] else { continue }
      // By index: to copy each of hundreds of thousands of strings costs more than to look at its key.
      for index in table.units.indices where keys[table.units[index].key]?.contains(table.units[index].locale) == true {
        let unit = table.units[index]
        let name = TranslationStrings.Name(table: path, key: unit.key)
        texts[name, default: [:]][unit.locale] = unit.readable
        if unit.varies { forms[name, default: [:]][unit.locale] = Self.byPlace(unit.forms) }
      }
    }
  }

  /// Where several forms have one place, none of them is known by it.
  private static func byPlace(_ forms: [StringUnit.Form]) -> [SourceLocation: String] {
    Dictionary(grouping: forms, by: \.location).compactMapValues { $0.count == 1 ? $0[0].text : nil }
  }

  /// Nil where the language has none, or nobody asked for it.
  /// - Parameter place: Where the finding is: of a text with several forms the one there is meant.
  func text(_ name: TranslationStrings.Name, in locale: LocaleID, at place: SourceLocation? = nil) -> String? {
    place.flatMap { forms[name]?[locale]?[$0] } ?? texts[name]?[locale]
  }
}

extension Matter {
  /// Whether it is laid out: then each language has a line with its text and the room.
  var isAboutWidths: Bool { findings.contains { $0.environmentCount > 0 } }
}
