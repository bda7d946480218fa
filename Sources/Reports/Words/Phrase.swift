/// A sentence of the catalogue in one language: words with places for what it speaks of, in a form for each plural category
/// where the words depend on a number.
struct Phrase: Sendable {
  /// By plural category; a sentence that no number changes has the form `other` alone.
  private let forms: [String: String]
  /// Parts of it that depend on a number each, by name: `%#@items@`.
  private let substitutions: [String: Substitution]

  struct Substitution: Sendable {
    /// The place of its number among the arguments, from 1.
    let argument: Int?
    let specifier: String
    let forms: [String: String]
  }

  /// Nil for an untranslated entry.
  init?(_ localization: StringCatalog.Localization) {
    func forms(_ variations: StringCatalog.Variations?) -> [String: String] {
      variations?.plural?.mapValues(\.stringUnit.value) ?? [:]
    }
    let plural = forms(localization.variations)
    self.forms = plural.isEmpty ? localization.stringUnit.map { ["other": $0.value] } ?? [:] : plural
    substitutions = (localization.substitutions ?? [:]).mapValues {
      Substitution(argument: $0.argNum, specifier: $0.formatSpecifier, forms: forms($0.variations))
    }
    guard self.forms["other"].map({ !$0.isEmpty }) ?? false else { return nil }
  }

  /// Words that no number changes.
  init(words: String) { (forms, substitutions) = (["other": words], [:]) }

  /// The words as code has them: the forms for several, with plain specifiers in place of the names of parts.
  var template: String {
    substitutions.reduce(forms["other"]!) { text, part in
      text.replacing(
        "%#@\(part.key)@", with: (part.value.forms["other"] ?? "").replacing("%arg", with: "%" + part.value.specifier))
    }
  }

  /// What a sentence is made of: words, and places for arguments.
  enum Part: Hashable {
    case words(String)
    /// Counted from 0.
    case argument(Int)
  }

  /// The form for the arguments' counts, in its order. A sentence that varies as a whole varies by the first count in it.
  /// - Parameters:
  ///   - counts: Of each argument how many it counts; nil for one that counts nothing.
  ///   - category: The plural category that a number has in the language.
  func parts(of counts: [Int?], category: (Int) -> String) -> [Part] {
    func form(_ forms: [String: String], of number: Int?) -> String {
      number.flatMap { forms[category($0)] } ?? forms["other"] ?? ""
    }
    let first = counts.lazy.compactMap(\.self).first
    return FormatScanner(form(forms, of: forms.count > 1 ? first : nil)).parts { name, place in
      guard let part = substitutions[name] else { return [] }
      let place = part.argument.map { $0 - 1 } ?? place
      let count = counts.indices.contains(place) ? counts[place] : nil
      return FormatScanner(form(part.forms, of: count), argument: place).parts { _, _ in [] }
    }
  }
}

/// Reads a format string: `%@`, `%2$lld`, `%#@name@`, `%arg`, `%%`.
private struct FormatScanner {
  private var rest: Substring
  /// What `%arg` means, from 0.
  private let argument: Int?

  init(_ format: String, argument: Int? = nil) {
    rest = format[...]
    self.argument = argument
  }

  /// - Parameter substitution: what a part with a name is made of, given the place it would take without one of its own.
  func parts(substitution: (String, Int) -> [Phrase.Part]) -> [Phrase.Part] {
    var scanner = self
    return scanner.scan(substitution)
  }

  private mutating func scan(_ substitution: (String, Int) -> [Phrase.Part]) -> [Phrase.Part] {
    var parts: [Phrase.Part] = []
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      parts.append(.words(String(rest[..<percent])))
      rest = rest[rest.index(after: percent)...]
      if skip("%") {
        parts.append(.words("%"))
      } else if skip("arg") {
        if let argument { parts.append(.argument(argument)) }
      } else {
        let place = position().map { $0 - 1 }
        if skip("#@"), let end = rest.firstIndex(of: "@") {
          let name = String(rest[..<end])
          rest = rest[rest.index(after: end)...]
          parts += substitution(name, place ?? next)
        } else if skip("@") || skip("lld") || skip("lf") {
          parts.append(.argument(place ?? next))
        } else {
          parts.append(.words("%"))
          continue
        }
        if place == nil { next += 1 }
      }
    }
    parts.append(.words(String(rest)))
    return parts.filter { $0 != .words("") }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// `2$`
  private mutating func position() -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number > 0, rest.dropFirst(digits.count).hasPrefix("$") else { return nil }
    rest = rest.dropFirst(digits.count + 1)
    return number
  }
}
