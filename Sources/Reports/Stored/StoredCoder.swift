import LintelModel

/// One way through the description of the stored report: writing it, reading it, or listing what it may hold.
///
/// What conforms to `Stored` is the description; a coder takes from it, or puts into it, one attribute, text or element after the
/// other.
protocol StoredCoder {
  static var isReading: Bool { get }
  /// The element's.
  var name: String { get }
  /// What the ids of environments, toolbars and items stand for.
  var ids: StoredIDs { get }

  /// An attribute, as it is spelled; nil where there is none.
  mutating func attribute(
    _ name: String, _ type: StoredType, isRequired: Bool, _ spelled: inout String?
  ) throws(StoredFault)

  /// The characters in the element.
  mutating func text(_ type: StoredType, _ text: inout String) throws(StoredFault)

  /// An element that stands once, if at all.
  mutating func element(
    _ name: String, isRequired: Bool, _ isPresent: inout Bool,
    _ describe: (inout Self) throws(StoredFault) -> Void
  ) throws(StoredFault)

  /// Elements of any number, at least `minimum` where the list has one; of one name, or a choice of several.
  mutating func elements<Value>(
    _ names: [String], atLeast minimum: Int, _ values: inout [Value], named: (Value) -> String, blank: (String) -> Value,
    _ describe: (inout Self, inout Value) throws(StoredFault) -> Void
  ) throws(StoredFault)

  /// What is wrong with the element that is read.
  func fault(_ message: String) -> StoredFault
}

/// What the stored report has an element for.
protocol Stored {
  /// What reading begins with: says nothing.
  static var blank: Self { get }
  /// Attributes and contents, in the order in which they are written.
  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault)
}

/// What is wrong with a stored report, and in which line.
struct StoredFault: Error {
  var line: Int
  var message: String
}

// MARK: Attributes

extension StoredCoder {
  mutating func attribute<Value: StoredValue>(_ name: String, _ value: inout Value) throws(StoredFault) {
    var spelled = Self.isReading ? nil : value.spelled
    try attribute(name, Value.type, isRequired: true, &spelled)
    if Self.isReading, let spelled { value = try parse(spelled, name) }
  }

  mutating func attribute<Value: StoredValue>(_ name: String, _ value: inout Value?) throws(StoredFault) {
    var spelled = Self.isReading ? nil : value?.spelled
    try attribute(name, Value.type, isRequired: false, &spelled)
    if Self.isReading, let spelled { value = try parse(spelled, name) as Value }
  }

  /// One that is left out where it is the usual: what is read begins with that.
  mutating func attribute<Value: StoredValue & Equatable>(
    _ name: String, _ value: inout Value, unless usual: Value
  ) throws(StoredFault) {
    var spelled = Self.isReading || value == usual ? nil : value.spelled
    try attribute(name, Value.type, isRequired: false, &spelled)
    if Self.isReading, let spelled { value = try parse(spelled, name) }
  }

  /// What is not known is left out; what is known not to be there is `absent`.
  mutating func attribute<Value: StoredValue>(_ name: String, _ fact: inout Fact<Value>) throws(StoredFault) {
    var spelled: String? =
      switch fact {
      case .declared(let value): value.spelled
      case .absent: "absent"
      case .unknown: nil
      }
    if Self.isReading { spelled = nil }
    try attribute(name, Value.type.orAbsent, isRequired: false, &spelled)
    if Self.isReading, let spelled { fact = spelled == "absent" ? .absent : .declared(try parse(spelled, name)) }
  }

  /// Values with spaces between them, left out where there is none unless it is required.
  mutating func list<Value: StoredValue>(
    _ name: String, _ values: inout [Value], isRequired: Bool = false
  ) throws(StoredFault) {
    var spelled: String? =
      Self.isReading || values.isEmpty && !isRequired ? nil : values.map(\.spelled).joined(separator: " ")
    try attribute(name, .list, isRequired: isRequired, &spelled)
    guard Self.isReading, let spelled else { return }
    values = []
    for word in spelled.split(separator: " ") { values.append(try parse(String(word), name)) }
  }

  /// A whole number within a range of its own.
  mutating func attribute(_ name: String, _ value: inout Int, in range: ClosedRange<Int>) throws(StoredFault) {
    var spelled: String? = Self.isReading ? nil : String(value)
    try attribute(name, .integer, isRequired: true, &spelled)
    if Self.isReading, let spelled { value = try integer(spelled, name, in: range) }
  }

  func integer(_ text: String, _ name: String, in range: ClosedRange<Int>) throws(StoredFault) -> Int {
    guard let value = Int(text), range.contains(value) else {
      throw fault(name, found: text, allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// A width whose three ends stand in attributes: `neededLow`, `neededBest`, `neededHigh`.
  mutating func width(_ prefix: String, _ width: inout Width) throws(StoredFault) {
    try attribute(prefix.isEmpty ? "low" : prefix + "Low", &width.low)
    try attribute(prefix.isEmpty ? "best" : prefix + "Best", &width.best)
    try attribute(prefix.isEmpty ? "high" : prefix + "High", &width.high)
  }

  private func parse<Value: StoredValue>(_ spelled: String, _ name: String) throws(StoredFault) -> Value {
    guard let value = Value(spelled: spelled) else { throw fault(name, found: spelled, allowed: Value.allowed) }
    return value
  }

  private func fault(_ name: String, found: String, allowed: String) -> StoredFault {
    let found = found.count > 80 ? found.prefix(80) + "…" : found
    return fault("found \(name)=\"\(VisibleCharacters.of(found))\" in <\(self.name)>, expected \(allowed)")
  }
}

// MARK: Contents

extension StoredCoder {
  mutating func element<Value: Stored>(_ name: String, _ value: inout Value) throws(StoredFault) {
    var isPresent = true
    try element(name, isRequired: true, &isPresent) { coder throws(StoredFault) in try value.describe(&coder) }
  }

  mutating func element<Value: Stored>(_ name: String, _ value: inout Value?) throws(StoredFault) {
    var isPresent = value != nil
    var inner = value ?? .blank
    try element(name, isRequired: false, &isPresent) { coder throws(StoredFault) in try inner.describe(&coder) }
    if Self.isReading, isPresent { value = inner }
  }

  /// An element that groups others and is always there.
  mutating func element(
    _ name: String, _ describe: (inout Self) throws(StoredFault) -> Void
  ) throws(StoredFault) {
    var isPresent = true
    try element(name, isRequired: true, &isPresent, describe)
  }

  /// One that is there where it says anything.
  mutating func element(
    _ name: String, if isPresent: Bool, _ describe: (inout Self) throws(StoredFault) -> Void
  ) throws(StoredFault) {
    var isPresent = isPresent
    try element(name, isRequired: false, &isPresent, describe)
  }

  mutating func elements<Value: Stored>(
    _ name: String, _ values: inout [Value], atLeast minimum: Int = 0
  ) throws(StoredFault) {
    try elements(name, &values, atLeast: minimum, blank: .blank) { coder, value throws(StoredFault) in
      try value.describe(&coder)
    }
  }

  mutating func elements<Value>(
    _ name: String, _ values: inout [Value], atLeast minimum: Int = 0, blank: Value,
    _ describe: (inout Self, inout Value) throws(StoredFault) -> Void
  ) throws(StoredFault) {
    try elements([name], atLeast: minimum, &values, named: { _ in name }, blank: { _ in blank }, describe)
  }

  /// Elements that hold nothing but a text.
  mutating func texts(_ name: String, _ values: inout [String]) throws(StoredFault) {
    try elements(name, &values, blank: "") { coder, value throws(StoredFault) in try coder.text(.text, &value) }
  }

  mutating func text(_ name: String, _ value: inout String) throws(StoredFault) {
    try element(name) { coder throws(StoredFault) in try coder.text(.text, &value) }
  }

  mutating func text(_ name: String, _ value: inout String?) throws(StoredFault) {
    var isPresent = value != nil
    var inner = value ?? ""
    try element(name, isRequired: false, &isPresent) { coder throws(StoredFault) in try coder.text(.text, &inner) }
    if Self.isReading, isPresent { value = inner }
  }

  /// The element's characters, as a value.
  mutating func text<Value: StoredValue>(_ value: inout Value) throws(StoredFault) {
    var spelled = Self.isReading ? "" : value.spelled
    try text(Value.type, &spelled)
    guard Self.isReading else { return }
    guard let read = Value(spelled: spelled) else {
      throw fault("found \"\(VisibleCharacters.of(spelled))\" in <\(name)>, expected \(Value.allowed)")
    }
    value = read
  }

  /// A dictionary as elements, in the order of its keys.
  mutating func pairs<Key: Hashable & Comparable, Value>(
    _ name: String, _ pairs: inout [Key: Value], blank: (Key, Value),
    _ describe: (inout Self, inout (Key, Value)) throws(StoredFault) -> Void
  ) throws(StoredFault) {
    var list = Self.isReading ? [] : pairs.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    try elements(name, &list, blank: blank, describe)
    // Of two of one key the first one counts.
    if Self.isReading, !list.isEmpty { pairs.merge(list) { first, _ in first } }
  }
}
