import LintelModel
import LintelXMLTree

/// Reads an element as its description says. What is missing or wrong, and what the description does not have, is an error that
/// names the line, what was found, and what is allowed.
struct StoredElement: StoredCoder {
  /// A long document is read in parts: what stands around one is not whole.
  enum Extent {
    case whole
    /// A section with one of its parts, or at its end with none.
    case section
    /// The root as it begins, without sections.
    case beginning
    /// The root around a section, without its attributes.
    case around
  }

  static let isReading = true
  let ids: StoredIDs
  private let element: XMLElement
  private let extent: Extent
  private var attributes: [String] = []
  private var children: [String] = []
  private var hasText = false

  static func read(
    _ element: XMLElement, _ extent: Extent = .whole, _ ids: StoredIDs,
    _ describe: (inout StoredElement) throws(StoredFault) -> Void
  ) throws(StoredFault) {
    var stored = StoredElement(element, extent, ids)
    try describe(&stored)
    try stored.end()
  }

  private init(_ element: XMLElement, _ extent: Extent, _ ids: StoredIDs) {
    self.element = element
    self.extent = extent
    self.ids = ids
  }

  var name: String { element.name }

  func fault(_ message: String) -> StoredFault { StoredFault(line: element.location.line, message: message) }

  mutating func attribute(
    _ name: String, _ type: StoredType, isRequired: Bool, _ spelled: inout String?
  ) throws(StoredFault) {
    guard let value = element[name] else {
      if isRequired, extent != .around { throw fault("found no \(name) in <\(element.name)>, expected one") }
      return
    }
    attributes.append(name)
    spelled = StoredText.read(value)
  }

  mutating func text(_ type: StoredType, _ text: inout String) {
    hasText = true
    text = StoredText.read(element.text)
  }

  mutating func element(
    _ name: String, isRequired: Bool, _ isPresent: inout Bool,
    _ describe: (inout StoredElement) throws(StoredFault) -> Void
  ) throws(StoredFault) {
    children.append(name)
    isPresent = false
    for child in element.children where child.name == name {
      if isPresent { throw fault("found <\(name)> more than once in <\(element.name)>, expected one") }
      isPresent = true
      try Self.read(child, extent == .around ? .section : .whole, ids, describe)
    }
    if isRequired, !isPresent, extent == .whole { throw fault("found no <\(name)> in <\(element.name)>, expected one") }
  }

  mutating func elements<Value>(
    _ names: [String], atLeast minimum: Int, _ values: inout [Value], named: (Value) -> String, blank: (String) -> Value,
    _ describe: (inout StoredElement, inout Value) throws(StoredFault) -> Void
  ) throws(StoredFault) {
    children += names
    for child in element.children where names.contains(child.name) {
      var value = blank(child.name)
      try Self.read(child, .whole, ids) { element throws(StoredFault) in try describe(&element, &value) }
      values.append(value)
    }
  }

  /// Nothing may be left that the description does not have.
  private func end() throws(StoredFault) {
    if let child = element.children.first(where: { !children.contains($0.name) }) {
      let allowed = children.isEmpty ? "no element" : children.map { "<\($0)>" }.joined(separator: ", ")
      let rest = extent == .whole ? "expected \(allowed)" : "which is none of this version of the report"
      throw StoredFault(line: child.location.line, message: "found <\(child.name)> in <\(element.name)>, \(rest)")
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
