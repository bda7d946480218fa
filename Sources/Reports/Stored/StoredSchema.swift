/// Lists what a description has: the structure that the XML Schema declares as well, which tests compare.
struct StoredSchema: StoredCoder {
  struct Attribute: Hashable {
    var name: String
    var type: StoredType
    var isRequired: Bool
  }

  struct Child {
    var name: String
    var minimum: Int
    /// Nil for any number.
    var maximum: Int?
    /// Whether it stands among others in any order.
    var isChoice: Bool
    /// Nil where it is described around itself.
    var element: Element?
  }

  /// What an element may hold, in the order in which it is written.
  struct Element {
    var attributes: [Attribute] = []
    var children: [Child] = []
    /// Nil where it holds no characters.
    var text: StoredType?
  }

  /// That of the whole report.
  static let report: Element = {
    var schema = StoredSchema(names: ["report"])
    var document = StoredDocument.blank
    do throws(StoredFault) { try document.describe(&schema) } catch { preconditionFailure(error.message) }
    return schema.element
  }()

  static let isReading = false
  let ids = StoredIDs()
  private(set) var element = Element()
  /// Of the elements around this one, and its own.
  private let names: [String]

  private init(names: [String]) { self.names = names }

  var name: String { names.last ?? "" }

  func fault(_ message: String) -> StoredFault { StoredFault(line: 0, message: message) }

  mutating func attribute(_ name: String, _ type: StoredType, isRequired: Bool, _ spelled: inout String?) {
    element.attributes.append(Attribute(name: name, type: type, isRequired: isRequired))
  }

  mutating func text(_ type: StoredType, _ text: inout String) { element.text = type }

  mutating func element(
    _ name: String, isRequired: Bool, _ isPresent: inout Bool,
    _ describe: (inout StoredSchema) throws(StoredFault) -> Void
  ) throws(StoredFault) {
    try add(name, isRequired ? 1 : 0, 1, isChoice: false, describe)
  }

  mutating func elements<Value>(
    _ names: [String], atLeast minimum: Int, _ values: inout [Value], named: (Value) -> String, blank: (String) -> Value,
    _ describe: (inout StoredSchema, inout Value) throws(StoredFault) -> Void
  ) throws(StoredFault) {
    for name in names {
      var value = blank(name)
      try add(name, minimum, nil, isChoice: names.count > 1) { schema throws(StoredFault) in
        try describe(&schema, &value)
      }
    }
  }

  private mutating func add(
    _ name: String, _ minimum: Int, _ maximum: Int?, isChoice: Bool,
    _ describe: (inout StoredSchema) throws(StoredFault) -> Void
  ) throws(StoredFault) {
    var inner: Element?
    if !names.contains(name) {
      var schema = StoredSchema(names: names + [name])
      try describe(&schema)
      inner = schema.element
    }
    element.children.append(Child(name: name, minimum: minimum, maximum: maximum, isChoice: isChoice, element: inner))
  }
}
