import LintelLanguage
import LintelModel

/// The values that a text takes, each once: which argument is read, and as what. A text may name them in any order.
struct ReturnedValues {
  private struct Argument: Hashable {
    var number: Int
    var kind: String
    var isNumber: Bool
  }

  private let arguments: Set<Argument>
  private let names: Set<String>
  /// As they are written, in the order of the text.
  private let written: [String]
  /// Percent signs that begin nothing, and are not doubled.
  private let bare: Int

  init(_ text: String) {
    let placeholders = Placeholders(text)
    let found = placeholders.found
    bare = placeholders.bare
    arguments = Set(found.map { Argument(number: $0.argument, kind: Self.kind(of: $0.value), isNumber: $0.isNumber) })
    let named = text.matches(of: /\$?\{[A-Za-z_][A-Za-z0-9_.:]*\}/).map { String($0.output) }
    names = Set(named)
    written = found.map(\.text) + named
  }

  /// Whether both take the same values.
  func areThose(of other: ReturnedValues) -> Bool { arguments == other.arguments && names == other.names }

  /// Whether a text may take these where its source takes its own. A plural form may leave its number out: the rule
  /// `placeholder-mismatch` allows it, too, and may say the one that another form of the text says.
  func fit(_ source: ReturnedValues, inPluralForm isPlural: Bool, beside forms: [ReturnedValues] = []) -> Bool {
    guard names == source.names else { return false }
    let added = arguments.subtracting(source.arguments)
    let isSaid = added.allSatisfy { value in value.isNumber && forms.contains { $0.arguments.contains(value) } }
    guard added.isEmpty || isPlural && isSaid else { return false }
    let left = source.arguments.subtracting(arguments)
    return left.isEmpty || isPlural && left.allSatisfy { $0.isNumber }
  }

  /// Whether a percent sign is single where its source, which takes values, has none that is: it would not be shown, or would
  /// take what follows for a value.
  func lacksDoubling(beside source: ReturnedValues) -> Bool { !source.arguments.isEmpty && bare > source.bare }

  /// `%1$@, %d`
  var words: String { written.isEmpty ? "no value" : written.joined(separator: ", ") }

  private static func kind(of value: Placeholder.Value) -> String {
    switch value {
    case .object: "object"
    case .integer(let size, let conversion): conversion == "c" || conversion == "C" ? "character" : "integer \(size.rawValue)"
    case .float: "float"
    case .characters: "characters"
    case .pointer: "pointer"
    case .variable(let name): "variable \(name)"
    case .ownNumber: "own number"
    }
  }
}
