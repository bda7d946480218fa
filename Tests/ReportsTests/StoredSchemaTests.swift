import LintelXMLTree
import Testing

@testable import LintelReports

/// What an XML Schema declares, as far as the description of the stored report says the same.
private struct DeclaredSchema {
  private let root: XMLElement
  private var named: [String: XMLElement] = [:]

  init(_ text: String) throws {
    root = try XMLReader.read(Array(text.utf8))
    for type in root.children { if let name = type["name"] { named[type.name + " " + name] = type } }
  }

  /// How a described element differs from the one that is declared, and from those in it.
  func differences(_ described: StoredSchema.Element, named name: String) -> [String] {
    differences(described, content(of: named["xs:element " + name]), at: name)
  }

  private func differences(_ described: StoredSchema.Element, _ declared: XMLElement?, at place: String) -> [String] {
    let attributes = attributes(of: declared)
    var found: [String] = []
    for attribute in described.attributes {
      guard let other = attributes[attribute.name] else {
        found.append("\(place)/@\(attribute.name) is not declared")
        continue
      }
      if (other["use"] == "required") != attribute.isRequired {
        found.append("\(place)/@\(attribute.name) is required or not")
      }
      if !agree(attribute.type, type(of: other)) {
        found.append("\(place)/@\(attribute.name) is \(attribute.type), declared as \(type(of: other))")
      }
    }
    let known = Set(described.attributes.map(\.name))
    found += attributes.keys.filter { !known.contains($0) }.sorted().map { "\(place)/@\($0) is not described" }
    if let declared {
      let base = declared.child("xs:simpleContent")?.child("xs:extension")?["base"].map(scalar)
      let agrees = described.text.map { type in base.map { agree(type, $0) } ?? false } ?? (base == nil)
      if !agrees { found.append("\(place) holds other characters") }
    }
    return found + differencesOfChildren(described, declared, at: place)
  }

  private func differencesOfChildren(
    _ described: StoredSchema.Element, _ declared: XMLElement?, at place: String
  ) -> [String] {
    let children = elements(in: declared)
    guard children.map({ $0.element["name"] }) == described.children.map(\.name) else {
      let names = children.compactMap { $0.element["name"] }
      return ["\(place) holds \(described.children.map(\.name)), declared are \(names)"]
    }
    return zip(described.children, children).flatMap { child, other -> [String] in
      let path = "\(place)/\(child.name)"
      var found: [String] = []
      let maximum = other.element["maxOccurs"].map { Int($0) } ?? 1
      if child.isChoice != other.isChoice { found.append("\(path) is a choice or not") }
      if !child.isChoice, child.minimum != Int(other.element["minOccurs"] ?? "1") {
        found.append("\(path) is required or not")
      }
      if !child.isChoice, child.maximum != maximum { found.append("\(path) stands once or often") }
      guard let inner = child.element else { return found }
      // A type of the schema's own, or one of characters alone.
      let content = content(of: other.element)
      if content == nil, let type = inner.text, let name = other.element["type"], !agree(type, scalar(name)) {
        found.append("\(path) holds other characters")
      }
      return found + differences(inner, content, at: path)
    }
  }

  /// The complex type of an element.
  private func content(of element: XMLElement?) -> XMLElement? {
    element?.child("xs:complexType") ?? element?["type"].flatMap { named["xs:complexType " + $0] }
  }

  private func attributes(of type: XMLElement?) -> [String: XMLElement] {
    let holder = type?.child("xs:simpleContent")?.child("xs:extension") ?? type
    let groups = holder?.children("xs:attributeGroup").compactMap { named["xs:attributeGroup " + ($0["ref"] ?? "")] } ?? []
    let all = (holder?.children("xs:attribute") ?? []) + groups.flatMap { $0.children("xs:attribute") }
    return Dictionary(all.map { ($0["name"] ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func elements(in type: XMLElement?) -> [(element: XMLElement, isChoice: Bool)] {
    let group = type?.child("xs:sequence") ?? type?.child("xs:all")
    let sequence = group?.children("xs:element").map { ($0, false) } ?? []
    return sequence + (type?.child("xs:choice")?.children("xs:element").map { ($0, true) } ?? [])
  }

  private func type(of attribute: XMLElement) -> StoredType {
    if let own = attribute.child("xs:simpleType") { return simple(own) }
    return scalar(attribute["type"] ?? "")
  }

  private func simple(_ type: XMLElement) -> StoredType {
    if type.child("xs:list") != nil { return .list }
    let values = type.child("xs:restriction")?.children("xs:enumeration").compactMap { $0["value"] } ?? []
    return values.isEmpty ? .text : .choice(values)
  }

  private func scalar(_ name: String) -> StoredType {
    switch name {
    case "xs:boolean": .boolean
    case "xs:double": .decimal
    case "xs:integer", "xs:nonNegativeInteger", "xs:positiveInteger": .integer
    case "xs:NMTOKENS": .list
    default: named["xs:simpleType " + name].map(simple) ?? .text
    }
  }

  private func agree(_ described: StoredType, _ declared: StoredType) -> Bool {
    switch (described, declared) {
    case (.choice(let names), .choice(let values)): Set(names) == Set(values)
    // Names of many, and numbers in a row, are declared as texts.
    case (.choice, .text), (.list, .text): true
    default: described == declared
    }
  }
}

@Suite("The schema of the stored report")
struct StoredSchemaTests {
  @Test("Every attribute and element of the description is declared, as it is written and read, and no other is")
  func agrees() throws {
    let found = try DeclaredSchema(XMLReport.schema).differences(StoredSchema.report, named: "report")
    #expect(found == [])
  }

  @Test(
    "What the schema says otherwise is found",
    arguments: [
      (
        "<xs:attribute name=\"over\" type=\"xs:double\">", "<xs:attribute name=\"above\" type=\"xs:double\">",
        "report/findings/finding/@over is not declared"
      ),
      (
        "<xs:attribute name=\"gone\" type=\"xs:nonNegativeInteger\" use=\"required\"/>", "",
        "report/trend/@gone is not declared"
      ),
      ("<xs:enumeration value=\"ornament\"/>", "", "report/toolbars/toolbar/@kind is"),
      (
        "<xs:element name=\"lostKey\" type=\"xs:string\" minOccurs=\"0\" maxOccurs=\"unbounded\"/>",
        "<xs:element name=\"lostKey\" type=\"xs:string\" minOccurs=\"0\"/>",
        "report/tables/table/loss/lostKey stands once or often"
      ),
      (
        "<xs:element name=\"links\" type=\"Links\" minOccurs=\"0\"/>", "<xs:element name=\"links\" type=\"Links\"/>",
        "report/links is required"
      ),
      ("<xs:element name=\"subtitle\" type=\"Text\" minOccurs=\"0\"/>", "", "report/toolbars/toolbar holds"),
    ])
  func finds(valid: String, other: String, expected: String) throws {
    var schema = XMLReport.schema
    let range = try #require(schema.firstRange(of: valid))
    schema.replaceSubrange(range, with: other)
    let found = try DeclaredSchema(schema).differences(StoredSchema.report, named: "report")
    #expect(found.contains { $0.hasPrefix(expected) }, "\(found)")
  }
}
