import LintelXMLTree

/// Takes a stored report part by part, in the order in which it is written, and puts the document together.
struct StoredReportReader {
  private var document = StoredDocument.blank
  private let ids = StoredIDs()
  private var hasBegun = false
  private var sections: Set<String> = []

  /// - Parameter parents: The elements that the part stands in, from the root down.
  mutating func take(_ part: XMLElement, in parents: [XMLElement]) throws(StoredFault) {
    if !hasBegun { try begin(parents.first ?? part) }
    guard let root = parents.first else { return }
    var section = part
    if parents.count == 2 {
      section = parents[1]
      section.children = [part]
    } else if !sections.insert(part.name).inserted {
      throw StoredFault(
        line: part.location.line, message: "found <\(part.name)> more than once in <\(root.name)>, expected one")
    }
    // The description of the whole takes the part where it belongs.
    let around = XMLElement(name: root.name, children: [section], location: root.location)
    try StoredElement.read(around, .around, ids) { element throws(StoredFault) in try document.describe(&element) }
  }

  private mutating func begin(_ root: XMLElement) throws(StoredFault) {
    guard root.name == "report" else {
      throw StoredFault(line: root.location.line, message: "found <\(root.name)>, expected <report>")
    }
    hasBegun = true
    let bare = XMLElement(name: root.name, attributes: root.attributes, location: root.location)
    try StoredElement.read(bare, .beginning, ids) { element throws(StoredFault) in try document.describe(&element) }
  }

  /// The whole of it, once the document has ended.
  func report() throws(StoredFault) -> StoredReport {
    let required = StoredSchema.report.children.filter { $0.minimum > 0 }.map(\.name)
    if let missing = required.first(where: { !sections.contains($0) }) {
      throw StoredFault(line: 1, message: "found no <\(missing)> in <report>, expected one")
    }
    var result = document.audit
    result.extents = ids.extents
    return StoredReport(name: document.name, result: result)
  }
}
