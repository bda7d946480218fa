/// A locale by its canonical BCP 47 id: `de`, `pt-BR`, `zh-Hans`, `sr-Latn-RS`.
///
/// Whoever reads an id from a file makes it canonical first (UnicodeText does that); this type only holds it.
package struct LocaleID: Hashable, Sendable, Comparable {
  package var id: String

  @inlinable package init(_ id: String) { self.id = id }

  // Written out so that other rooms' dictionaries and comparisons need no call.
  @inlinable package static func == (a: LocaleID, b: LocaleID) -> Bool { a.id == b.id }
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// `pt` of `pt-BR`.
  package var language: String { String(Substring(id.utf8.prefix { $0 != UInt8(ascii: "-") })) }

  /// `Hans` of `zh-Hans-CN`, or nil if the id names no script.
  package var script: String? {
    subtags.first { $0.count == 4 && $0.first!.isLetter }
  }

  /// `BR` of `pt-BR`, or nil if the id names no region.
  package var region: String? {
    subtags.first { $0.count == 2 || ($0.count == 3 && $0.first!.isNumber) }
  }

  /// Whether the language sets no spaces between words, or no more than between sentences.
  package var setsNoSpaces: Bool { Self.withoutSpaces.contains(language) }
  private static let withoutSpaces: Set = ["ja", "zh", "yue", "th", "lo", "km", "my", "bo", "dz"]

  private var subtags: [String] {
    let parts: [Substring] = id.split(separator: "-")
    return parts.dropFirst().map { String($0) }
  }

  @inlinable package static func < (a: LocaleID, b: LocaleID) -> Bool { a.id < b.id }
}

extension LocaleID: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral value: String) { self.init(value) }
  package var description: String { id }
}

/// The way a locale's script runs.
package enum LayoutDirection: String, Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }
