import LintelLanguage
import LintelModel

/// The values that a text takes, each once: which argument is read, and as what. A text may name them in any order.
struct ReturnedValues: Hashable {
  private struct Argument: Hashable {
    var number: Int
    var kind: String
  }

  private let arguments: Set<Argument>
  private let names: Set<String>
  /// As they are written, in the order of the text.
  private let written: [String]

  init(_ text: String) {
    let found = Placeholders(text).found
    arguments = Set(found.map { Argument(number: $0.argument, kind: Self.kind(of: $0.value)) })
    let named = text.matches(of: /\$?\{[A-Za-z_][A-Za-z0-9_.:]*\}/).map { String($0.output) }
    names = Set(named)
    written = found.map(\.text) + named
  }

  static func == (a: ReturnedValues, b: ReturnedValues) -> Bool { a.arguments == b.arguments && a.names == b.names }
  func hash(into hasher: inout Hasher) {
    hasher.combine(arguments)
    hasher.combine(names)
  }

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
