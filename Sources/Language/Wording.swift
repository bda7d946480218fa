package import LintelModel

/// What a text says, without what formatting and typography make of it: a change of these alone asks for no other translation.
///
/// Left out are case, white space, quotation marks, dashes between words, marks at the end, emphasis and mark-up of HTML, and
/// how a placeholder is spelled. Which mark a text ends with, and how a value is read, other rules compare.
package struct Wording: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    let bare = Self.withoutMarkup(Self.withPlainPlaceholders(text)).lowercased()
    var kept: [Unicode.Scalar] = []
    var scalars = bare.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch Self.role(of: scalar) {
      case .nothing: continue
      // A sign before a number is a part of it.
      case .dash: if Self.isNumber(scalars.first), !Self.isNumber(kept.last) { kept.append("-") }
      case .ellipsis: kept += [".", ".", "."]
      case .said: kept.append(scalar)
      }
    }
    while let last = kept.last, Self.endings.contains(last) { kept.removeLast() }
    while let first = kept.first, "¿¡".unicodeScalars.contains(first) { kept.removeFirst() }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: kept)
    self.text = String(view)
  }

  /// Whether two states of a string say the same: each of the forms that both have.
  package static func isSame(_ a: StringUnit, as b: StringUnit) -> Bool {
    guard a.varies || b.varies else { return a.value == b.value || Wording(a.value) == Wording(b.value) }
    let (before, now) = (forms(of: a), forms(of: b))
    let shared = before.keys.filter { now[$0] != nil }
    if shared.isEmpty { return Wording(a.value) == Wording(b.value) }
    return shared.allSatisfy { before[$0] == now[$0] }
  }

  private static func forms(of unit: StringUnit) -> [[String?]: Wording] {
    Dictionary(
      unit.forms.map { form in
        // What does not vary is the form for whatever has none of its own.
        let plural = form.plural == "other" && form.substitution == nil ? nil : form.plural
        // The name of a variable says nothing: a plain text that gets plural forms, as one of them has it, says the same.
        let said = form.substitution == nil ? unit.withForms(form.text) : form.text
        return (
          [plural, form.device, form.width, form.substitution.map { unit.substitutions[$0].name }], Wording(said)
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  private enum Role { case said, nothing, dash, ellipsis }

  private static func role(of scalar: Unicode.Scalar) -> Role {
    if scalar == "…" { return .ellipsis }
    if scalar.isASCII, scalar.properties.isAlphabetic { return .said }
    if scalar.properties.isWhitespace || "\"'`´*_\u{AD}".unicodeScalars.contains(scalar) { return .nothing }
    switch scalar.properties.generalCategory {
    case .initialPunctuation, .finalPunctuation, .format, .control, .spaceSeparator: return .nothing
    case .dashPunctuation: return .dash
    default: return quotes.contains(scalar) ? .nothing : scalar == "\u{2212}" ? .dash : .said
    }
  }

  /// Quotation marks that Unicode counts as brackets.
  private static let quotes = Set("„‚「」『』《》〈〉〝〞〟＂＇".unicodeScalars)

  private static let endings = Set(".!?:;,。．！？：；，、।॥۔؟؛،։።၊။".unicodeScalars)

  private static func isNumber(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.numericType != nil }

  /// With each placeholder as nothing but the number of its argument.
  private static func withPlainPlaceholders(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var (plain, rest) = ("", text[...])
    for placeholder in Placeholders(text).found where placeholder.text != "*" {
      guard let range = rest.firstRange(of: placeholder.text) else { continue }
      plain += rest[..<range.lowerBound] + "\u{FFFC}\(placeholder.argument)\u{FFFC}"
      rest = rest[range.upperBound...]
    }
    return (plain + rest).replacing("%%", with: "%")
  }

  private static func withoutMarkup(_ text: String) -> String {
    var text = text
    if text.utf8.contains(UInt8(ascii: "<")) {
      text = text.replacing(
        /<\/?(a|b|big|br|code|em|font|i|p|small|span|strong|sub|sup|tt|u)(\s[^<>]*)?\/?>/.ignoresCase(), with: "")
    }
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    for (entity, meaning) in [
      ("&nbsp;", " "), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"),
    ] {
      text = text.replacing(entity, with: meaning)
    }
    return text
  }
}
