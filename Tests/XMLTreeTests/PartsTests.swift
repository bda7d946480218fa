import LintelXMLTree
import Testing

@Suite("Reading XML in parts")
struct PartsTests {
  private struct Enough: Error {}

  private func read(
    _ document: String, _ take: (XMLElement, [XMLElement]) throws(Enough) -> Void = { _, _ in }
  ) throws(XMLReader.PartError<Enough>) {
    try XMLReader.read(Array(document.utf8), namespace: "urn:a", partsAt: 2, take)
  }

  private func complaint(_ document: String) -> String? {
    do { try read(document) } catch {
      if case .document(let error) = error { return error.description }
    }
    return nil
  }

  @Test("Every part comes with what it stands in; what is above comes when it ends, without its parts")
  func parts() throws {
    var seen: [String] = []
    let document = """
      <r xmlns="urn:a" v="1"><s n="1"><p><q>text</q></p><p/></s><t/></r>
      """
    try read(document) { part, parents throws(Enough) in
      #expect(parents.first?["v"] == (parents.isEmpty ? nil : "1"))
      seen.append((parents.map(\.name) + ["\(part.name)\(part.children.count)"]).joined(separator: "/"))
    }
    #expect(seen == ["r/s/p1", "r/s/p0", "r/s0", "r/t0", "r0"])
  }

  @Test("A reader that has enough ends the reading, and its reason comes out")
  func enough() {
    var count = 0
    #expect(throws: XMLReader.PartError<Enough>.self) {
      try read("<r xmlns=\"urn:a\"><s><p/><p/><p/></s></r>") { _, _ throws(Enough) in
        count += 1
        throw Enough()
      }
    }
    #expect(count == 1)
  }

  @Test("Another namespace, none, and what is not well-formed are refused with their line")
  func refused() {
    #expect(complaint("<r xmlns=\"urn:a\">\n<b:s xmlns:b=\"urn:b\"/></r>")?.hasPrefix("line 2: ") == true)
    #expect(complaint("<r/>")?.contains("without a namespace, expected the namespace 'urn:a'") == true)
    #expect(complaint("<r xmlns=\"urn:a\">\n<s>")?.hasPrefix("line 2: ") == true)
    #expect(complaint("") != nil)
  }

  @Test("A document that is larger than allowed is refused")
  func size() {
    #expect(throws: XMLReader.PartError<Enough>.self) {
      try XMLReader.read(Array("<r xmlns=\"urn:a\"/>".utf8), namespace: "urn:a", partsAt: 1, maximumSize: 5) {
        _, _ throws(Enough) in
      }
    }
  }
}
