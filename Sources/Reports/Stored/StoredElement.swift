import LintelModel
import LintelXMLTree

/// What is wrong with a stored report, and in which line.
struct StoredFault: Error {
  var line: Int
  var message: String
}

/// An element of a stored report, asked for all that it may hold. What is missing or wrong, and what was not asked for, is an
/// error that names the line, what was found, and what is allowed.
struct StoredElement {
  private let element: XMLElement
  private var attributes: [String] = []
  private var children: [String] = []
  private var hasText = false

  /// Lengths, in points, are within this range: no bar is so wide, and arithmetic with them cannot go wrong.
  private static let lengths = -1e9...1e9
  private static let counts = 0...Int(Int32.max)

  static func read<Value>(
    _ element: XMLElement, _ body: (inout StoredElement) throws(StoredFault) -> Value
  ) throws(StoredFault) -> Value {
    var stored = StoredElement(element: element)
    let value = try body(&stored)
    try stored.end()
    return value
  }

  private init(element: XMLElement) { self.element = element }

  var name: String { element.name }

  func fault(_ message: String) -> StoredFault { StoredFault(line: element.location.line, message: message) }

  private func fault(_ name: String, found: String, allowed: String) -> StoredFault {
    let found = found.count > 80 ? found.prefix(80) + "…" : found
    return fault("found \(name)=\"\(VisibleCharacters.of(found))\" in <\(element.name)>, expected \(allowed)")
  }

  // MARK: Attributes

  mutating func optional(_ name: String) -> String? {
    guard let value = element[name] else { return nil }
    attributes.append(name)
    return StoredText.read(value)
  }

  mutating func string(_ name: String) throws(StoredFault) -> String {
    guard let value = optional(name) else { throw fault("found no \(name) in <\(element.name)>, expected one") }
    return value
  }

  mutating func locale(_ name: String) throws(StoredFault) -> LocaleID { LocaleID(try string(name)) }

  /// Words with spaces between them.
  mutating func words(_ name: String) throws(StoredFault) -> [String] {
    try string(name).split(separator: " ").map(String.init)
  }

  mutating func choice<Value: RawRepresentable<String> & CaseIterable>(_ name: String) throws(StoredFault) -> Value {
    try choice(string(name), name)
  }

  mutating func optionalChoice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) throws(StoredFault) -> Value? {
    guard let text = optional(name) else { return nil }
    return try choice(text, name)
  }

  func choice<Value: RawRepresentable<String> & CaseIterable>(_ text: String, _ name: String) throws(StoredFault) -> Value {
    guard let value = Value(rawValue: text) else {
      throw fault(name, found: text, allowed: Value.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return value
  }

  mutating func integer(_ name: String, in range: ClosedRange<Int> = counts) throws(StoredFault) -> Int {
    try integer(string(name), name, in: range)
  }

  mutating func optionalInteger(_ name: String, in range: ClosedRange<Int> = counts) throws(StoredFault) -> Int? {
    guard let text = optional(name) else { return nil }
    return try integer(text, name, in: range)
  }

  func integer(_ text: String, _ name: String, in range: ClosedRange<Int> = counts) throws(StoredFault) -> Int {
    guard let value = Int(text), range.contains(value) else {
      throw fault(name, found: text, allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  mutating func points(_ name: String) throws(StoredFault) -> Points { try points(string(name), name) }

  mutating func optionalPoints(_ name: String) throws(StoredFault) -> Points? {
    guard let text = optional(name) else { return nil }
    return try points(text, name)
  }

  private func points(_ text: String, _ name: String) throws(StoredFault) -> Points {
    guard let value = Double(text), Self.lengths.contains(value) else {
      throw fault(name, found: text, allowed: "a length in points, at most 1000000000 to either side of 0")
    }
    return Points(value)
  }

  /// A width whose three ends are attributes: `neededLow`, `neededBest`, `neededHigh`.
  mutating func width(_ low: String, _ best: String, _ high: String) throws(StoredFault) -> Width {
    try Width(low: points(low), best: points(best), high: points(high))
  }

  mutating func flag(_ name: String) throws(StoredFault) -> Bool {
    guard let text = optional(name) else { return false }
    return try flag(text, name)
  }

  private func flag(_ text: String, _ name: String) throws(StoredFault) -> Bool {
    guard let value = Bool(text) else { throw fault(name, found: text, allowed: "true or false") }
    return value
  }

  mutating func fact<Value>(
    _ name: String, _ read: (StoredElement, String) throws(StoredFault) -> Value
  ) throws(StoredFault) -> Fact<Value> {
    guard let text = optional(name) else { return .unknown }
    return text == "absent" ? .absent : .declared(try read(self, text))
  }

  mutating func factFlag(_ name: String) throws(StoredFault) -> Fact<Bool> {
    try fact(name) { element, text throws(StoredFault) in try element.flag(text, name) }
  }

  mutating func factPoints(_ name: String) throws(StoredFault) -> Fact<Points> {
    try fact(name) { element, text throws(StoredFault) in try element.points(text, name) }
  }

  mutating func factChoice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) throws(StoredFault) -> Fact<Value> {
    try fact(name) { element, text throws(StoredFault) in try element.choice(text, name) }
  }

  // MARK: Contents

  /// The characters in the element.
  mutating func text() -> String {
    hasText = true
    return StoredText.read(element.text)
  }

  /// Every element of one of some names, in the order of the document.
  mutating func all<Value>(
    of names: [String], _ read: (inout StoredElement) throws(StoredFault) -> Value
  ) throws(StoredFault) -> [Value] {
    children += names
    var values: [Value] = []
    for child in element.children where names.contains(child.name) { values.append(try Self.read(child, read)) }
    return values
  }

  mutating func all<Value>(
    _ name: String, _ read: (inout StoredElement) throws(StoredFault) -> Value
  ) throws(StoredFault) -> [Value] {
    children.append(name)
    var values: [Value] = []
    for child in element.children where child.name == name { values.append(try Self.read(child, read)) }
    return values
  }

  mutating func optional<Value>(
    _ name: String, _ read: (inout StoredElement) throws(StoredFault) -> Value
  ) throws(StoredFault) -> Value? {
    let values = try all(name, read)
    guard values.count < 2 else { throw fault("found <\(name)> more than once in <\(element.name)>, expected one") }
    return values.first
  }

  mutating func one<Value>(
    _ name: String, _ read: (inout StoredElement) throws(StoredFault) -> Value
  ) throws(StoredFault) -> Value {
    guard let value = try optional(name, read) else {
      throw fault("found no <\(name)> in <\(element.name)>, expected one")
    }
    return value
  }

  /// An element that holds nothing but a text.
  mutating func optionalText(_ name: String) throws(StoredFault) -> String? {
    try optional(name) { child throws(StoredFault) in child.text() }
  }

  mutating func optionalLocation(_ name: String) throws(StoredFault) -> SourceLocation? {
    try optional(name) { child throws(StoredFault) in try child.location() }
  }

  mutating func location(_ name: String) throws(StoredFault) -> SourceLocation {
    try one(name) { child throws(StoredFault) in try child.location() }
  }

  private mutating func location() throws(StoredFault) -> SourceLocation {
    try SourceLocation(file: string("file"), line: integer("line"), column: integer("column"))
  }

  /// Nothing may be left that was not asked for.
  private func end() throws(StoredFault) {
    if let child = element.children.first(where: { !children.contains($0.name) }) {
      let allowed = children.isEmpty ? "no element" : children.map { "<\($0)>" }.joined(separator: ", ")
      throw StoredFault(
        line: child.location.line, message: "found <\(child.name)> in <\(element.name)>, expected \(allowed)")
    }
    if attributes.count < element.attributes.count,
      let name = element.attributes.keys.filter({ !attributes.contains($0) }).min()
    {
      throw fault("found the attribute \(name) in <\(element.name)>, which is none of this version of the report")
    }
    if !hasText, element.text.utf8.contains(where: { $0 != 0x20 && !(0x9...0xD).contains($0) }) {
      throw fault("found text in <\(element.name)>, expected elements only")
    }
  }
}
