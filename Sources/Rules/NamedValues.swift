import LintelFindings
import LintelModel

/// The values that a text takes by name: `${overrideName}`, as the tables of intents and their phrases write them.
enum NamedValues {
  /// The first name of the source that no form of the translation has.
  static func firstLost(of source: StringUnit, in translation: StringUnit) -> String? {
    guard source.value.utf8.contains(UInt8(ascii: "$")) else { return nil }
    let names = Self.names(in: source.value)
    guard !names.isEmpty else { return nil }
    let forms = translation.forms
    return names.first { name in !forms.contains { $0.text.contains(name) } }
  }

  /// With their signs, in the order of the text.
  private static func names(in text: String) -> [String] {
    text.matches(of: /\$\{\w+\}/).map { String($0.output) }
  }
}

extension TableInLocale {
  /// Strings that lose a value which their source takes by name.
  var lostNames: [Remark] {
    guard !isSource else { return [] }
    return pairs.compactMap { pair in
      guard pair.source.value.utf8.contains(UInt8(ascii: "$")), let unit = pair.translation, unit.locale == locale,
        pair.source.origin != .unknown,
        let name = NamedValues.firstLost(of: pair.source, in: unit),
        // An empty text is another rule's.
        unit.value.contains(where: { !$0.isWhitespace }), !StringUnit.isPlaceMark(unit.value)
      else { return nil }
      return Remark(
        .fails, "name-lost",
        "The \(locale) text \(StringUnit.quoted(unit.value)) never shows “\(name)”, which the source has",
        unit: unit, blame: .translation, severity: .warning,
        evidence: [.text("source", pair.source.value), .text("translation", unit.value)],
        suggestion: "Write “\(name)” where the value belongs.", location: unit.location)
    }
  }
}
