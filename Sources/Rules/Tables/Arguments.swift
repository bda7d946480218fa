import LintelFindings
import LintelModel

/// The values that a string takes, by argument: what the code puts in, as its calls or the source's text tell.
struct Arguments {
  /// With the placeholder that the source reads each by; its value is what the code puts in, where that is known.
  private(set) var values: [Int: Placeholder] = [:]
  /// Those that people read in the source: a number may do no more than choose a plural form.
  private(set) var shown: Set<Int> = []
  /// As the source's text reads them, right or wrong.
  private(set) var written: [Int: Placeholder.Value] = [:]
  /// How many values code puts in; nil where no call shows it.
  private(set) var count: Int?
  /// The numbers of those that every call names as the app's own name.
  let appNames: Set<Int>
  /// Whose values they are.
  let source: StringUnit
  private let given: [Placeholder.Value?]
  /// Nothing is taken, as far as anybody can see.
  var isEmpty: Bool { values.isEmpty && given.isEmpty }

  /// Of all forms of a unit together: a form may leave a value out that another one shows.
  init(of unit: StringUnit, given: GivenArguments?) {
    // What hands a value to a plain percentage was made from the text, by a tool that reads it as the platform does.
    let given = given?.isOfCall == true && Self.isOfPercentages(unit) ? nil : given
    self.given = given?.values ?? []
    source = unit
    appNames = given?.appNames ?? []
    if let given, given.isOfCall { count = given.values.count }
    for form in unit.forms {
      let read = form.substitution == nil ? Self.read(form, of: unit, given: count) : Self.inside(form, of: unit)
      for placeholder in read {
        if !placeholder.isVariable { shown.insert(placeholder.argument) }
        guard values[placeholder.argument] == nil || values[placeholder.argument]!.isVariable else { continue }
        values[placeholder.argument] = placeholder
        written[placeholder.argument] = placeholder.value
      }
    }
    guard let given, given.isOfCall else { return }
    for (index, value) in given.values.enumerated() { if let value { values[index + 1]?.value = value } }
  }

  /// What the argument is; nil where nothing tells.
  func value(_ argument: Int) -> Placeholder.Value? {
    values[argument]?.value ?? (given.indices.contains(argument - 1) ? given[argument - 1] : nil)
  }

  /// Whether a text reads a value that the code puts in, or may.
  func has(_ argument: Int) -> Bool { values[argument] != nil || given.indices.contains(argument - 1) }

  /// The placeholders of a form by itself, with those that are variables replaced by the number they take.
  /// - Parameter count: how many values code puts in, where it is known.
  static func read(_ form: StringUnit.Form, of unit: StringUnit, given count: Int? = nil) -> [Placeholder] {
    var placeholders = form.facts.placeholders
    let platform = form.facts.platformPlaceholders
    // A space before the sign of an object is no way to write percentages.
    let isOfObjects = platform.contains { $0.value == .object && $0.text.contains(" ") }
    if !platform.isEmpty, platform.count == count || isOfObjects {
      placeholders = platform
    }
    return resolved(placeholders, of: unit)
  }

  /// `100% guaranteed`: nothing but a number and its sign in front of a word, which the platform reads as `% g`.
  private static func isOfPercentages(_ unit: StringUnit) -> Bool {
    let forms = unit.forms
    return forms.contains { !$0.facts.platformPlaceholders.isEmpty }
      && forms.allSatisfy { form in
        form.facts.placeholders.isEmpty
          && form.facts.platformPlaceholders.allSatisfy { read in
            guard read.text.hasPrefix("% "), read.value != .object, let range = form.text.firstRange(of: read.text),
              range.lowerBound > form.text.startIndex
            else { return false }
            return form.text[form.text.index(before: range.lowerBound)].isNumber
          }
      }
  }

  static func resolved(_ placeholders: [Placeholder], of unit: StringUnit) -> [Placeholder] {
    placeholders.compactMap { placeholder in
      guard case .variable(let name) = placeholder.value else { return placeholder.argument > 0 ? placeholder : nil }
      var resolved = placeholder
      resolved.argument = unit.substitutions.first { $0.name == name }?.argument ?? placeholder.argument
      return resolved
    }
  }

  /// What a form of a variable reads: the variable's own number, whether it says so or not, and any other by its position.
  static func inside(_ form: StringUnit.Form, of unit: StringUnit) -> [Placeholder] {
    guard let index = form.substitution else { return [] }
    let variable = unit.substitutions[index]
    let own = variable.argument ?? outside(unit).first { $0.value == .variable(variable.name) }?.argument
    var isFirst = true
    return form.facts.placeholders.compactMap { placeholder in
      if placeholder.isPositional { return placeholder }
      defer { isFirst = false }
      guard isFirst || placeholder.value == .ownNumber, let own else { return nil }
      var resolved = placeholder
      resolved.argument = own
      if let value = variable.format.flatMap(Placeholder.Value.init(format:)) { resolved.value = value }
      return resolved
    }
  }

  private static func outside(_ unit: StringUnit) -> [Placeholder] {
    unit.forms.filter { $0.substitution == nil }.flatMap { resolved($0.facts.placeholders, of: unit) }
  }

  /// The text has no positions, takes values of the same types as the source, and takes them in another order.
  func areReordered(in form: [Placeholder]) -> Bool {
    guard form.count > 1, form.count == values.count, form.allSatisfy({ !$0.isPositional }) else { return false }
    guard values.keys.sorted() == Array(1...values.count) else { return false }
    let source = values.sorted { $0.key < $1.key }.map(\.value.value.kind)
    let own = form.map(\.value.kind)
    return source != own && source.sorted() == own.sorted()
  }

  /// How a text should read an argument: `%@`, and with its position where there are several, or the source has one.
  /// - Parameter isAsInSource: Whether the source's own size is meant: one that serves it serves its translations.
  func spelling(of argument: Int, isAsInSource: Bool = false) -> String {
    let text = values[argument]?.text ?? "%@"
    let kind = value(argument)
    // What code puts in is read by its own type, and else as the source does.
    let isAsWritten =
      kind == nil || written[argument] == kind || isWideEnough(argument) || isAsInSource && differsInSize(argument)
    let plain = isAsWritten ? String(text.split(separator: "$").last?.drop { $0 == "%" } ?? "@") : kind!.conversion
    let isOne = max(values.keys.max() ?? 0, given.count) == 1
    return isOne && values[argument]?.isPositional != true ? "%" + plain : "%\(argument)$" + plain
  }

  /// Whether the source reads an `Int` by `%lld`, as the platform writes one that is put into a key: who wrote `%ld` beside it
  /// would be told that the two differ.
  private func isWideEnough(_ argument: Int) -> Bool {
    guard case .integer(.long, let own)? = value(argument), case .integer(.longLong, let read)? = written[argument] else {
      return false
    }
    return own == read
  }

  /// Whether the source reads a whole number as one of another size.
  private func differsInSize(_ argument: Int) -> Bool {
    guard let kind = value(argument), let written = written[argument] else { return false }
    return [.narrower, .cut].contains(Misreading(kind, readAs: written))
  }

  /// All of them as the source has them, in their order.
  var spellings: [Message] { values.keys.sorted().map { "“\(spelling(of: $0, isAsInSource: true))”" } }
}

/// What happens where a text reads a value as something that it is not: docs/formats.md has the platform's code for each.
enum Misreading: Int, Comparable {
  case harmless
  /// `%ld` and `%lld` differ where `long` has 32 bits: on watches of the arm64_32 kind.
  case narrower
  /// 64 bits read as 32, or 32 as 64: right for most numbers.
  case cut
  /// What is shown has nothing to do with the value.
  case lost
  case crash
  static func < (a: Misreading, b: Misreading) -> Bool { a.rawValue < b.rawValue }

  init(_ source: Placeholder.Value, readAs own: Placeholder.Value) {
    switch (source, own) {
    case (.variable, _), (_, .variable), (.ownNumber, _), (_, .ownNumber): self = .harmless
    case (.integer(let a, let first), .integer(let b, let second)):
      if first != second, first == "c" || second == "c" {
        self = .lost
      } else {
        self = (a == .int) != (b == .int) ? .cut : a != b ? .narrower : .harmless
      }
    case (.object, .object), (.float, .float), (.characters, .characters), (.pointer, .pointer): self = .harmless
    // A pointer may well be one to an object.
    case (.pointer, .object): self = .harmless
    // Whatever is read as an object or as text is followed as an address; an object is one, but not of text.
    case (_, .object): self = .crash
    case (.object, .characters), (.pointer, .characters): self = .lost
    case (_, .characters): self = .crash
    default: self = .lost
    }
  }
}

extension Placeholder {
  fileprivate var isVariable: Bool { if case .variable = value { true } else { false } }
}

extension Placeholder.Value {
  /// Any of `%d %u %x %c`.
  var isWhole: Bool { if case .integer = self { true } else { false } }
  /// `%c`: a whole number, shown as its character.
  var isCharacter: Bool { if case .integer(_, conversion: "c") = self { true } else { false } }

  /// For comparing sequences: objects, whole numbers, decimals and texts are read in ways that do not mix.
  var kind: Int {
    switch self {
    case .object: 0
    case .integer: 1
    case .float: 3
    case .characters: 4
    case .pointer: 5
    case .variable, .ownNumber: 6
    }
  }

  /// What reads such a value, without the percent sign.
  var conversion: String {
    switch self {
    case .object: "@"
    case .integer(let size, let letter): (size == .int ? "" : size == .long ? "l" : "ll") + String(letter)
    case .float: "f"
    case .characters: "s"
    case .pointer: "p"
    case .variable, .ownNumber: "@"
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
