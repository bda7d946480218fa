internal import CTextICU

/// The plural categories of a language (CLDR, cardinal numbers) and the numbers each stands for.
public enum PluralCategories {
  /// A category and what falls into it.
  public struct Category: Hashable, Sendable {
    /// `zero`, `one`, `two`, `few`, `many`, `other`.
    public var name: String
    /// Whole numbers below 1,000 that fall into it: the first few.
    public var samples: [Int]
    /// Whole numbers below 1,000 that fall into it.
    public var count: Int
    /// Whether a whole number from 1,000 on does; in French and Spanish only millions are `many`.
    public var hasLargeNumbers: Bool
    /// Whether a number with decimals does.
    public var hasFractions: Bool
  }

  /// In the order of CLDR, `zero` first and `other` last. Only `other` for a language without rules.
  public static func of(locale: String) -> [Category] {
    guard LocaleName.isWellFormed(locale), let rules = textICU_plurals_open(locale) else { return [] }
    defer { textICU_plurals_close(rules) }
    var found: [String: Category] = [:]
    func note(_ number: Double, _ change: (inout Category) -> Void) {
      guard let name = asciiResult({ textICU_plurals_select(rules, number, $0, $1) }) else { return }
      change(&found[name, default: Category(name: name, samples: [], count: 0, hasLargeNumbers: false, hasFractions: false)])
    }
    // Every rule repeats after a hundred, and the few that look at hundreds after a thousand.
    for number in 0..<1000 {
      note(Double(number)) {
        $0.count += 1
        if $0.samples.count < 4 { $0.samples.append(number) }
      }
    }
    for number in large { note(Double(number)) { $0.hasLargeNumbers = true } }
    for number in fractions { note(number) { $0.hasFractions = true } }
    return order.compactMap { found[$0] }
  }

  private static let order = ["zero", "one", "two", "few", "many", "other"]
  private static let large = [1000, 1001, 1002, 1005, 10_000, 100_000, 1_000_000, 1_000_001, 2_000_000, 1_000_000_000]
  private static let fractions = [0.1, 0.5, 1.1, 1.5, 2.5, 5.5, 10.1]
}
