import LintelModel
import LintelUnicodeText

/// What the header `Plural-Forms: nplurals=3; plural=…;` of a PO file says: which of an entry's forms a number takes.
struct POPluralForms {
  /// No language of CLDR has more than six.
  static let maximumCount = 10
  /// CLDR's rules repeat after a hundred or a thousand; beyond that only millions are forms of their own.
  private static let numbers = Array(0..<1000) + [1000, 1002, 1005, 10_000, 100_000, 1_000_000, 2_000_000]

  let count: Int
  private let plural: POPluralExpression

  init(header: String) throws(POPluralExpression.Fault) {
    var values: [String: String] = [:]
    for field in header.split(separator: ";") {
      let parts = field.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { values[parts[0].trimmed] = parts[1].trimmed }
    }
    guard let written = values["nplurals"], let count = Int(written), (1...Self.maximumCount).contains(count) else {
      let found = values["nplurals"].map { "nplurals=\($0.prefix(40))" } ?? "no nplurals"
      throw POPluralExpression.Fault(found: found, expected: "a number from 1 to \(Self.maximumCount)")
    }
    self.count = count
    guard let expression = values["plural"] else {
      throw POPluralExpression.Fault(found: "no plural=", expected: "an expression of n")
    }
    plural = try POPluralExpression(expression[...])
  }

  /// The form that a number takes, from 0; nil if the expression leads to none of them.
  func form(of number: Int) -> Int? {
    guard let form = plural.value(number), form < UInt64(count) else { return nil }
    return Int(form)
  }

  // MARK: In CLDR's categories

  /// For each form the categories of a language that it stands for, the one that most of its numbers have first; empty for a
  /// form that no number takes. No forms at all where a number leads to none. A form may be for several, where the header knows
  /// fewer forms than the language has.
  struct Categories {
    var ofForms: [[String]]
    /// What in the header does not fit the language, if anything.
    var misfit: PluralHeaderFault.Kind?
  }

  func categories(in locale: LocaleID) -> Categories {
    let names = PluralCategories.categories(of: Self.numbers, locale: locale.id)
    var counts: [[String: Int]] = Array(repeating: [:], count: count)
    var ofNames: [String: [Int: Int]] = [:]
    for (number, name) in zip(Self.numbers, names) {
      guard let form = form(of: number) else {
        return Categories(
          ofForms: [],
          misfit: .unfollowed(
            found: "plural= that leads from \(number) to no form",
            expected: "a form from 0 to \(count - 1) for every number"))
      }
      counts[form][name, default: 0] += 1
      // What only millions take, French lets be the form “other”.
      if number < 1000 { ofNames[name, default: [:]][form, default: 0] += 1 }
    }
    var ofForms = counts.map { counts in
      counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { [$0.key] } ?? []
    }
    let lacking = ofNames.keys.filter { name in !ofForms.contains { $0.contains(name) } }.sorted()
    for name in lacking {
      let forms: [Int: Int] = ofNames[name] ?? [:]
      guard let form = forms.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { continue }
      ofForms[form].append(name)
    }
    guard !lacking.isEmpty else { return Categories(ofForms: ofForms) }
    let needed = PluralCategories.of(locale: locale.id).filter { $0.count > 0 }.map(\.name)
    return Categories(ofForms: ofForms, misfit: .lacking(lacking, of: needed))
  }

  /// The forms of a file without a header that can be followed: in the order of CLDR, if there are as many as the language has
  /// for whole numbers.
  static func usual(_ count: Int, in locale: LocaleID) -> [[String]] {
    let names = PluralCategories.of(locale: locale.id).filter { $0.count > 0 }.map(\.name)
    return names.count == count ? names.map { [$0] } : Array(repeating: [], count: count)
  }
}
