internal import CTextICU

/// The plural categories of a language (CLDR, cardinal numbers) and the numbers each covers.
package enum PluralCategories {
  /// A category and what falls into it.
  package struct Category: Hashable, Sendable {
    /// `zero`, `one`, `two`, `few`, `many`, `other`.
    package var name: String
    /// Whole numbers below 1,000 that fall into it: the first few.
    package var samples: [Int]
    /// Whole numbers below 1,000 that fall into it.
    package var count: Int
    /// Whether a whole number from 1,000 on does; in French and Spanish only millions are `many`.
    package var hasLargeNumbers: Bool
    /// Whether a number with decimals does.
    package var hasFractions: Bool
  }

  /// In the order of CLDR, `zero` first and `other` last; empty for what is no locale.
  package static func of(locale: String) -> [Category] {
    guard LocaleName.isWellFormed(locale), let rules = textICU_plurals_open(locale) else { return [] }
    defer { textICU_plurals_close(rules) }
    var found = names.map { Category(name: $0, samples: [], count: 0, hasLargeNumbers: false, hasFractions: false) }
    func category(_ number: Double) -> Int { max(0, Int(textICU_plurals_select(rules, number))) }
    // Every rule repeats after a hundred, and the few that look at hundreds after a thousand.
    for number in 0..<1000 {
      let index = category(Double(number))
      found[index].count += 1
      if found[index].samples.count < 4 { found[index].samples.append(number) }
    }
    for number in large { found[category(Double(number))].hasLargeNumbers = true }
    for number in fractions { found[category(number)].hasFractions = true }
    return found.filter { $0.count > 0 || $0.hasLargeNumbers || $0.hasFractions }
  }

  /// The greatest whole number up to `limit` that falls into each category, by its name; none for a category that only greater
  /// numbers or decimals fall into.
  package static func greatest(upTo limit: Int, locale: String) -> [String: Int] {
    guard LocaleName.isWellFormed(locale), let rules = textICU_plurals_open(locale) else { return [:] }
    defer { textICU_plurals_close(rules) }
    return (0...max(0, limit)).reduce(into: [:]) { found, number in
      found[names[max(0, Int(textICU_plurals_select(rules, Double(number))))]] = number
    }
  }

  /// The category of each of some whole numbers; empty for what is no locale.
  package static func categories(of numbers: [Int], locale: String) -> [String] {
    guard LocaleName.isWellFormed(locale), let rules = textICU_plurals_open(locale) else { return [] }
    defer { textICU_plurals_close(rules) }
    return numbers.map { names[max(0, Int(textICU_plurals_select(rules, Double($0))))] }
  }

  /// The category that a number falls into; `other` for what is no locale.
  package static func category(of number: Double, locale: String) -> String {
    guard LocaleName.isWellFormed(locale), let rules = textICU_plurals_open(locale) else { return "other" }
    defer { textICU_plurals_close(rules) }
    return names[max(0, Int(textICU_plurals_select(rules, number)))]
  }

  private static let names = ["zero", "one", "two", "few", "many", "other"]
  private static let large = [1000, 1001, 1002, 1005, 10_000, 100_000, 1_000_000, 1_000_001, 2_000_000, 1_000_000_000]
  private static let fractions = [0.1, 0.5, 1.1, 1.5, 2.5, 5.5, 10.1]
}
