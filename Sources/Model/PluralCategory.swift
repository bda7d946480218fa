/// A plural category of a language and the numbers it covers, by CLDR.
package struct PluralCategory: Hashable, Sendable {
  /// `zero`, `one`, `two`, `few`, `many`, `other`.
  package var name: String
  /// The first whole numbers that fall into it.
  package var samples: [Int]
  /// Whether it covers exactly one whole number, so that a text need not repeat the number.
  package var isOneNumber: Bool
  /// Whether whole numbers up to a thousand fall into it. Elsewhere only millions do (French `many`), or only decimals
  /// (Czech `many`).
  package var isCommon: Bool

  package init(name: String, samples: [Int], isOneNumber: Bool, isCommon: Bool) {
    self.name = name
    self.samples = samples
    self.isOneNumber = isOneNumber
    self.isCommon = isCommon
  }
}
