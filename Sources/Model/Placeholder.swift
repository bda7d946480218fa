/// A place in a text where the app puts a value: `%@`, `%1$ld`, `%.1f`, `%#@files@`.
package struct Placeholder: Hashable, Sendable {
  /// What kind of value is read from the arguments.
  package enum Value: Hashable, Sendable {
    /// `%@`: an object. Any other value read as an object crashes.
    case object
    /// `%d %i %u %x %o %c`, with the letter and the size read.
    case integer(IntegerSize, conversion: Character)
    /// `%f %e %g %a`.
    case float
    /// `%s %S`: a pointer to text that is not an object.
    case characters
    case pointer
    /// `%#@files@`: a variable, with its name.
    case variable(String)
    /// `%arg`: the number of the variable that the text belongs to.
    case ownNumber
  }

  package enum IntegerSize: Int, Hashable, Sendable, Comparable {
    /// `%d`, `%hd`, `%c`: 32 bits.
    case int
    /// `%ld`, `%zd`: 64 bits, on old watches 32.
    case long
    /// `%lld`, `%qd`, `%jd`: 64 bits.
    case longLong
    package static func < (a: IntegerSize, b: IntegerSize) -> Bool { a.rawValue < b.rawValue }
  }

  /// As it is written.
  package var text: String
  package var value: Value
  /// Which argument is read, counted from 1; 0 for `%arg`.
  package var argument: Int
  /// Whether the text says which one (`%2$@`), and does not just take the next.
  package var isPositional: Bool

  package init(text: String, value: Value, argument: Int, isPositional: Bool) {
    self.text = text
    self.value = value
    self.argument = argument
    self.isPositional = isPositional
  }

  package var isInteger: Bool { if case .integer = value { true } else { false } }
  package var isNumber: Bool { isInteger || value == .float || value == .ownNumber }
}
