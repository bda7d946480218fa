import LintelModel

/// What is wrong with the values that a text takes, by the argument that each is: what a baseline compares. By its place, since the
/// source may come to spell it otherwise.
///
/// What is graver has the names of what is milder as well: a value that was lost and is only cut now is no worse.
struct PlaceholderFaults {
  private var names: Set<String> = []

  var sorted: [String] { names.sorted() }

  /// A value that people never see.
  mutating func addLost(_ argument: Int) { names.insert(Self.name(of: argument)) }

  /// A value that is read as another type, or in another size.
  mutating func add(_ misreading: Misreading, of argument: Int) {
    let name = Self.name(of: argument)
    if misreading >= .narrower { names.insert(name + " in another size") }
    if misreading >= .cut { names.insert(name + " cut") }
    if misreading >= .lost { addLost(argument) }
    if misreading >= .crash { names.insert(name + " crashes") }
  }

  /// One that no value is there for: what is followed as an address may crash.
  mutating func addValueless(_ placeholder: Placeholder) {
    addLost(placeholder.argument)
    if placeholder.value == .object || placeholder.value == .characters {
      names.insert(Self.name(of: placeholder.argument) + " crashes")
    }
  }

  private static func name(of argument: Int) -> String { "argument \(argument)" }
}
