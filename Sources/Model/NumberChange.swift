/// A number, or its sign, that a translation says otherwise than its source, beside what the other languages of the table say.
package struct NumberChange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case number, sign }

  package var kind: Kind
  package var source: StringUnit
  /// Of several languages that agree with each other, the first one's.
  package var translation: StringUnit
  /// What the source has and the translation has not, as it is written: `1`, `1,000`, `+`; where several numbers differ, the
  /// passage that has them.
  package var given: String
  /// What the translation has instead.
  package var said: String
  /// How many other languages have something to compare, and how many of them keep what the source has.
  package var compared: Int
  package var kept: Int
  /// Whether both texts have one number, and the source counts with it: `1 hour`, and neither `v2` nor an example's `35 %`.
  package var isCount = false
  /// The languages that have the same other number, where they are so many that the source may have changed; in order.
  package var agreeing: [LocaleID] = []

  package init(
    _ kind: Kind, source: StringUnit, translation: StringUnit, given: String, said: String, compared: Int, kept: Int
  ) {
    self.kind = kind
    self.source = source
    self.translation = translation
    self.given = given
    self.said = said
    self.compared = compared
    self.kept = kept
  }

  /// Whether at least two thirds of the other languages, and at least three, keep what the source has.
  package var isAgainstMost: Bool { kept >= 3 && kept * 3 >= compared * 2 }

  /// Whether what differs is one number of several digits, such as a code, a limit or a version: `HTTP 304` is no matter of how a
  /// language counts, of a place in a row or of a licence's `v2`.
  package var isOfSeveralDigits: Bool {
    kind == .number
      && [given, said].allSatisfy { text in
        text.filter(\.isNumber).count > 1 && text.allSatisfy { $0.isNumber || ",.".contains($0) }
      }
  }

  /// Whether the source names it as an example, a price or a share, which each language may give in its way.
  package var isOfExample: Bool {
    let text = source.value.lowercased()
    return ["e.g", "example", "such as", "%", "$", "€", "£", ":"].contains { text.contains($0) }
  }

  /// Whether every other language keeps what the source has.
  package var isOnlyHere: Bool { kept == compared }
}
