import LintelXMLTree

/// Writes what a description says of a value.
struct StoredWriter: StoredCoder {
  /// One for all elements of the document.
  final class Document {
    let xml: XMLWriter

    init() { xml = XMLWriter(spelling: StoredText.spelled) }
    init(into sink: XMLSink) { xml = XMLWriter(into: sink, spelling: StoredText.spelled) }
  }

  static let isReading = false
  let document: Document
  let ids = StoredIDs()
  var name: String { "" }

  init(_ document: Document = Document()) { self.document = document }

  func attribute(_ name: String, _ type: StoredType, isRequired: Bool, _ spelled: inout String?) {
    if let spelled { document.xml.attribute(name, spelled) }
  }

  func text(_ type: StoredType, _ text: inout String) { document.xml.text(text) }

  mutating func element(
    _ name: String, isRequired: Bool, _ isPresent: inout Bool,
    _ describe: (inout StoredWriter) throws(StoredFault) -> Void
  ) throws(StoredFault) {
    guard isPresent else { return }
    document.xml.begin(name)
    try describe(&self)
    document.xml.end()
  }

  mutating func elements<Value>(
    _ names: [String], atLeast minimum: Int, _ values: inout [Value], named: (Value) -> String, blank: (String) -> Value,
    _ describe: (inout StoredWriter, inout Value) throws(StoredFault) -> Void
  ) throws(StoredFault) {
    // One after the other as a copy: changed in its place, each would have the whole list copied.
    for var value in values {
      document.xml.begin(named(value))
      try describe(&self, &value)
      document.xml.end()
    }
  }

  func fault(_ message: String) -> StoredFault { StoredFault(line: 0, message: message) }
}
