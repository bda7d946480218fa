import LintelFindings
import LintelModel

/// The forms of a text, or of one variable of it, that differ by number only.
struct PluralForms {
  /// The variable's name; nil for the text as a whole.
  let variable: String?
  let forms: [StringUnit.Form]

  var categories: Set<String> { Set(forms.compactMap(\.plural)) }
  var location: SourceLocation { forms[0].location }

  /// Whether the number that chooses the form has decimals.
  func countsFractions(of unit: StringUnit) -> Bool {
    if let format = unit.substitutions.first(where: { $0.name == variable })?.format {
      return Placeholder.Value(format: format) == .float
    }
    return forms.contains { $0.facts.placeholders.first { $0.isNumber }?.value == .float }
  }

  /// Every group of a unit, in the order of its forms.
  static func all(of unit: StringUnit) -> [PluralForms] {
    var order: [Group] = []
    var groups: [Group: [StringUnit.Form]] = [:]
    for form in unit.forms where form.plural != nil {
      let group = Group(substitution: form.substitution, device: form.device, width: form.width)
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(form)
    }
    return order.map { group in
      PluralForms(variable: group.substitution.map { unit.substitutions[$0].name }, forms: groups[group]!)
    }
  }

  /// Whether a noun stays as it is behind a number, so that a text of one form is a whole one.
  static func countsInSingular(_ language: String) -> Bool {
    ["az", "ba", "cv", "fa", "hu", "hy", "ka", "kk", "ky", "tk", "tr", "tt", "ug", "uz"].contains(language)
  }

  private struct Group: Hashable {
    var substitution: Int?
    var device: String?
    var width: String?
  }
}

extension StringUnit {
  /// Where the forms of some categories are to be written: by their numbers where the file has no names for them.
  func formPlaces(of categories: [String], else names: [Message]) -> [Message] {
    let numbered = categories.filter { formNumbers[$0] != nil }
    guard numbered.count == categories.count else { return names }
    return numbered.map { category -> Message in
      "msgstr[\(formNumbers[category] ?? 0)] (\(StringUnit.quoted(category)))"
    }
  }

  /// Whether it is in a file for translators, which has of a source's forms those that the other language needs.
  var isOfExchangeFile: Bool { StringTable.Format(file: location.file)?.isExchange == true }
}

/// The examples of the rules about plurals: a table with one key in English and one other language.
enum PluralExample {
  /// - Parameter others: the forms of two more keys.
  static func catalog(
    _ language: String, _ forms: [(String, String)], beside others: [(String, String)] = []
  ) -> [String: String] {
    let english = variations([("one", "%lld file"), ("other", "%lld files")])
    let keys = [("files", forms)] + (others.isEmpty ? [] : [("more", others), ("most", others)])
    let entries = keys.map { key, forms in
      #""\#(key)":{"localizations":{"en":\#(english),"\#(language)":\#(variations(forms))}}"#
    }
    return ["L.xcstrings": #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#]
  }

  /// A catalogue of the source alone.
  static func source(_ forms: [(String, String)]) -> [String: String] {
    [
      "L.xcstrings":
        #"{"sourceLanguage":"en","strings":{"files":{"localizations":{"en":\#(variations(forms))}}},"version":"1.0"}"#
    ]
  }

  /// A PO file with one text in English and German.
  static func po(_ one: String, _ other: String) -> [String: String] {
    [
      "po/de.po": """
      msgid ""
      msgstr ""
      "Language: de\\n"
      "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] "\(one)"
      msgstr[1] "\(other)"

      """
    ]
  }

  private static func variations(_ forms: [(String, String)]) -> String {
    let units = forms.map { #""\#($0.0)":{"stringUnit":{"state":"translated","value":"\#($0.1)"}}"# }
    return #"{"variations":{"plural":{\#(units.joined(separator: ","))}}}"#
  }
}
