import LintelFindings
import LintelModel

/// The values that a string takes, by argument: what the code puts in, as the source's text tells.
struct Arguments {
  private(set) var values: [Int: Placeholder] = [:]
  var isEmpty: Bool { values.isEmpty }

  /// Of all forms of a unit together: a form may leave a value out that another one shows.
  init(of unit: StringUnit) {
    for form in unit.forms where form.substitution == nil {
      for placeholder in Self.resolved(form, of: unit) where values[placeholder.argument] == nil {
        values[placeholder.argument] = placeholder
      }
    }
  }

  /// The placeholders of a form that stands for itself, with those that are variables replaced by the number they take.
  static func resolved(_ form: StringUnit.Form, of unit: StringUnit) -> [Placeholder] {
    form.facts.placeholders.compactMap { placeholder in
      guard case .variable(let name) = placeholder.value else { return placeholder.argument > 0 ? placeholder : nil }
      let variable = unit.substitutions.first { $0.name == name }
      var resolved = placeholder
      resolved.argument = variable?.argument ?? placeholder.argument
      resolved.value = variable?.format.flatMap(Placeholder.Value.init(format:)) ?? placeholder.value
      return resolved
    }
  }

  /// The text has no positions, takes values of the same types as the source, and takes them in another order.
  func areReordered(in form: [Placeholder]) -> Bool {
    guard form.count > 1, form.count == values.count, form.allSatisfy({ !$0.isPositional }) else { return false }
    guard values.keys.sorted() == Array(1...values.count) else { return false }
    func kinds(_ placeholders: [Placeholder]) -> [Int] { placeholders.map { $0.value.kind } }
    let source = kinds(values.sorted { $0.key < $1.key }.map(\.value))
    let own = kinds(form)
    return source != own && source.sorted() == own.sorted()
  }
}

/// What happens where a text reads a value as something that it is not.
enum Misreading: Int, Comparable {
  case harmless
  /// `%ld` and `%lld` differ where `long` has 32 bits: on watches of the arm64_32 kind.
  case narrower
  case shownWrong, crash
  static func < (a: Misreading, b: Misreading) -> Bool { a.rawValue < b.rawValue }

  init(_ source: Placeholder.Value, readAs own: Placeholder.Value) {
    switch (source, own) {
    case (.variable, _), (_, .variable), (.ownNumber, _), (_, .ownNumber): self = .harmless
    case (.integer(let a, let first), .integer(let b, let second)):
      let differs = (a == .int) != (b == .int) || (first != second && (first == "c" || second == "c"))
      self = differs ? .shownWrong : a != b ? .narrower : .harmless
    case (.object, .object), (.float, .float), (.characters, .characters), (.pointer, .pointer): self = .harmless
    // A pointer is only printed; everything else that is read as an object or as text is followed.
    case (_, .object), (_, .characters): self = .crash
    default: self = .shownWrong
    }
  }
}

extension Placeholder.Value {
  /// For comparing sequences: objects, whole numbers, decimals and texts are read in ways that do not mix.
  fileprivate var kind: Int {
    switch self {
    case .object: 0
    case .integer(let size, _): size == .int ? 1 : 2
    case .float: 3
    case .characters: 4
    case .pointer: 5
    case .variable, .ownNumber: 6
    }
  }

  /// From the format of a variable: `lld`, `d`, `@`.
  init?(format: String) {
    switch format.last {
    case "@": self = .object
    case "d", "i", "u", "x", "X", "o":
      let length = format.dropLast()
      self = .integer(length == "l" ? .long : length == "ll" || length == "q" ? .longLong : .int, conversion: "d")
    case "f", "e", "g", "F", "E", "G", "a": self = .float
    default: return nil
    }
  }
}
