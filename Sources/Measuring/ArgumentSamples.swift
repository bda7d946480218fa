package import LintelModel
internal import LintelTables
internal import LintelUnicodeText

/// Makes of a text with arguments what people see: values in place of `%@` and `%d`, `%` for `%%`, and nothing of what only
/// asks for grammatical agreement. One for each task; not to be shared between tasks.
package final class ArgumentSamples {
  /// How long the values are taken to be.
  package enum Length: Sendable, CaseIterable { case least, usual, most }

  private let texts: ArgumentTexts
  private let numbers: Numbers
  private let locale: LocaleID
  /// The numbers of each plural category. Few texts ask for them.
  private lazy var numbersOfCategories = Dictionary(
    uniqueKeysWithValues: Length.allCases.map {
      ($0, PluralCategories.greatest(upTo: $0 == .least ? 9 : Int(Self.number($0)), locale: locale.id))
    })

  package init(locale: LocaleID) {
    self.locale = locale
    texts = ArgumentTexts.of(script: LocaleName.script(of: locale.id) ?? "Latn")
    numbers = Numbers(locale: locale.id)
  }

  /// - Parameters:
  ///   - placeholders: Those of the text, in its order.
  ///   - plural: The plural category (CLDR) of which the text is the form: its number is one of that category.
  ///   - values: What replaces the arguments, in the order of the arguments; typed values for those that it lacks.
  package func filled(
    _ text: String, _ placeholders: [Placeholder], _ length: Length, plural: String? = nil, values: [String] = []
  ) -> String {
    var counted = plural.flatMap { number(of: $0, length) }
    var result = ""
    var rest = text[...]
    // A star is the width of the number that follows, and shows nothing by itself.
    for placeholder in placeholders where placeholder.text != "*" {
      let own = values.indices.contains(placeholder.argument - 1) ? values[placeholder.argument - 1] : nil
      let isCount = counted != nil && (placeholder.isInteger || placeholder.value == .ownNumber)
      let count = isCount ? counted.map { numbers.string(Double($0), isGrouped: true) } : nil
      if isCount { counted = nil }
      guard let sample = own ?? count ?? sample(placeholder, length), let place = rest.range(of: placeholder.text) else {
        continue
      }
      result += rest[..<place.lowerBound].withoutDoubledPercents + sample
      rest = rest[place.upperBound...]
    }
    return (result + rest.withoutDoubledPercents).withoutInflection
  }

  /// Whether any whole number up to a few thousand shows the form of a plural category. In French only millions show `many`, in
  /// Russian only decimals `other`.
  package func isSeen(plural: String) -> Bool { number(of: plural, .most) != nil }

  /// The greatest one of a category, so that it has as many digits as others of its length; the platform shows a form `zero`
  /// for 0 in every language.
  private func number(of plural: String, _ length: Length) -> Int? {
    let longest = numbersOfCategories[.most]?[plural]
    return numbersOfCategories[length]?[plural] ?? longest ?? (plural == "zero" ? 0 : nil)
  }

  /// Nil for what no value is known of: a variable is a phrase.
  private func sample(_ placeholder: Placeholder, _ length: Length) -> String? {
    switch placeholder.value {
    case .object, .characters: text(length)
    case .integer(_, conversion: "c"), .integer(_, conversion: "C"): "W"
    case .integer, .ownNumber: numbers.string(Self.number(length), isGrouped: true)
    case .float: numbers.string(Self.number(length) / 10, decimals: Self.decimals(placeholder.text), isGrouped: true)
    case .pointer: "0x16fdff0a8"
    case .variable: nil
    }
  }

  private func text(_ length: Length) -> String {
    switch length {
    case .least: texts.least
    case .usual: texts.usual
    case .most: texts.most
    }
  }

  /// Eights are as wide as any digit.
  private static func number(_ length: Length) -> Double {
    switch length {
    case .least: 1
    case .usual: 88
    case .most: 8888
    }
  }

  /// The digits after the separator that `%.1f` asks for; C's six if it does not say.
  private static func decimals(_ text: String) -> Int {
    guard let point = text.firstIndex(of: ".") else { return 6 }
    return Int(text[text.index(after: point)...].prefix { $0.isASCII && $0.isNumber }) ?? 0
  }
}

extension StringProtocol {
  fileprivate var withoutDoubledPercents: String {
    var result = ""
    var isDoubled = false
    for character in self {
      isDoubled = character == "%" && !isDoubled
      if !(character == "%" && !isDoubled && result.last == "%") { result.append(character) }
    }
    return result
  }

  /// Where a text first occurs in this one.
  fileprivate func range(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      formIndex(after: &start)
    }
    return nil
  }
}

extension String {
  /// `^[2 files](inflect: true)` is seen as `2 files`.
  fileprivate var withoutInflection: String {
    guard contains("^[") else { return self }
    var result = ""
    var rest = self[...]
    while let opening = rest.range(of: "^[") {
      guard let closing = rest[opening.upperBound...].range(of: "]("),
        let end = rest[closing.upperBound...].firstIndex(of: ")")
      else { break }
      result += rest[..<opening.lowerBound] + rest[opening.upperBound..<closing.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
