/// What a cell of a table holds.
package enum Value: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)

  package init(_ text: String?) { self = text.map(Value.text) ?? .null }
  package init(_ number: Int?) { self = number.map(Value.integer) ?? .null }
  package init(_ number: Double?) { self = number.map(Value.real) ?? .null }

  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var integer: Int? { if case .integer(let number) = self { number } else { nil } }
}
