import LintelLanguage
import LintelModel

/// The values that a text takes, by position and kind: what two languages have in common, however they write it.
struct TakenArguments: Hashable {
  private enum Kind: Hashable { case object, integer, float, characters, pointer }
  private var kinds: [Int: Kind] = [:]
  /// One of each argument, in order.
  let placeholders: [Placeholder]

  /// What a text takes that has these placeholders.
  init?(of placeholders: [Placeholder]) {
    for placeholder in placeholders {
      guard let kind = Self.kind(of: placeholder.value) else { return nil }
      kinds[placeholder.argument] = kind
    }
    self.placeholders = placeholders
  }

  /// Nil for a text with variables, whose forms tell no more than their number.
  init?(of unit: StringUnit) {
    guard unit.substitutions.isEmpty else { return nil }
    var found: [Int: Placeholder] = [:]
    let texts = unit.variants.isEmpty ? [unit.value] : unit.variants.map(\.text)
    for text in texts where text.utf8.contains(UInt8(ascii: "%")) {
      for placeholder in Placeholders(text).found where placeholder.argument > 0 {
        guard let kind = Self.kind(of: placeholder.value) else { return nil }
        guard found[placeholder.argument] == nil else { continue }
        found[placeholder.argument] = placeholder
        kinds[placeholder.argument] = kind
      }
    }
    placeholders = found.keys.sorted().map { found[$0]! }
  }

  private static func kind(of value: Placeholder.Value) -> Kind? {
    switch value {
    case .object: .object
    case .integer: .integer
    case .float: .float
    case .characters: .characters
    case .pointer: .pointer
    case .variable, .ownNumber: nil
    }
  }

  static func == (a: TakenArguments, b: TakenArguments) -> Bool { a.kinds == b.kinds }
  func hash(into hasher: inout Hasher) { hasher.combine(kinds) }

  /// Whether a unit has a percent sign at all.
  static func mayBeIn(_ unit: StringUnit) -> Bool {
    unit.value.utf8.contains(UInt8(ascii: "%")) || unit.variants.contains { $0.text.utf8.contains(UInt8(ascii: "%")) }
  }
}
