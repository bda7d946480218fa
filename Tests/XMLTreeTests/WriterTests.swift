import LintelXMLTree
import Testing

@Suite("Writing and validating XML")
struct WriterTests {
  private func written(_ body: (borrowing XMLWriter) -> Void) -> String {
    let writer = XMLWriter()
    body(writer)
    return writer.finish()
  }

  @Test("Markup in texts and attributes is quoted, and an attribute without a value is left out")
  func quotes() {
    let document = written { xml in
      xml.element("a", ["x": "<\"&\n'", "y": nil]) { xml.element("b", text: "</a> & <c>") }
    }
    #expect(document.contains("<a x=\"&lt;&quot;&amp;&#10;'\">"))
    #expect(document.contains("<b>&lt;/a&gt; &amp; &lt;c&gt;</b>"))
  }

  @Test("A character that XML cannot hold becomes U+FFFD, and the rest of the text stays")
  func illegalCharacters() {
    #expect(XMLWriter.legal("a\u{0}b\u{1B}c\u{FFFF}\td\u{85}") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}\td\u{85}")
    #expect(written { $0.element("a", ["k": "x\u{0}y"], text: "x\u{0}y") }.contains("<a k=\"x\u{FFFD}y\">x\u{FFFD}y</a>"))
  }

  @Test("What nobody sees is written as references, in texts and attributes, and is there again when it is read")
  func invisibleCharacters() throws {
    let text = "a\u{202E}b\u{2066}\u{9B}\u{FEFF}\u{2028}é…👩\u{200D}🚀 \u{85}"
    let document = written { $0.element("a", ["k": text], text: text) }
    #expect(document.contains("k=\"a&#x202E;b&#x2066;&#x9B;&#xFEFF;&#x2028;é…👩\u{200D}🚀 &#x85;\">"))
    let read = try XMLReader.read(Array(document.utf8))
    #expect(read.text == text && read["k"] == text)
  }

  @Test("A comment behind the document is none of its elements, and holds no hyphens side by side")
  func comments() throws {
    let document = written { xml in
      xml.element("a")
      xml.comment("1.0, --> <b/> \u{0}---")
    }
    #expect(document.hasSuffix("\n<a/>\n<!-- 1.0, - -> <b/> \u{FFFD}- - - -->\n"))
    #expect(try XMLReader.read(Array(document.utf8)).children.isEmpty)
  }

  @Test("A writer that is told how to spell texts spells all of them so")
  func spelling() {
    let writer = XMLWriter { $0 == "x" ? "y" : $0 }
    writer.element("a", ["k": "x"], text: "x")
    #expect(writer.finish().contains("<a k=\"y\">y</a>"))
  }

  private struct Full: Error {}

  /// More than is handed on at once.
  private func fill(_ xml: borrowing XMLWriter) {
    xml.element("list") { for number in 0..<5_000 { xml.element("a", ["k": "ü\u{202E}"], text: "<\(number)> und so weiter…") } }
  }

  @Test("Handed over piece by piece a document has the same bytes")
  func pieces() throws {
    var bytes: [UInt8] = []
    var count = 0
    let writer = XMLWriter(
      into: XMLSink { piece in
        bytes += piece
        count += 1
      })
    fill(writer)
    try writer.close()
    let whole = written { xml in fill(xml) }
    #expect(String(decoding: bytes, as: UTF8.self) == whole)
    #expect(count > 1 && count < 20)
  }

  @Test("Who takes no more is handed nothing more, and its error is thrown at the end")
  func full() {
    var count = 0
    let writer = XMLWriter(
      into: XMLSink { _ in
        count += 1
        throw Full()
      })
    fill(writer)
    var error: (any Error)?
    do { try writer.close() } catch let thrown { error = thrown }
    #expect(error is Full && count == 1)
  }

  private static let schema = """
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
      <xs:element name="bar"><xs:complexType><xs:sequence>
        <xs:element name="item" maxOccurs="unbounded"><xs:complexType>
          <xs:attribute name="width" type="xs:decimal" use="required"/></xs:complexType></xs:element>
      </xs:sequence></xs:complexType></xs:element>
    </xs:schema>
    """

  @Test("A valid document has no problems; each mistake is named with its line")
  func validates() throws {
    let validator = try SchemaValidator(schema: Self.schema)
    #expect(validator.problems(in: "<bar><item width='1.5'/></bar>").isEmpty)
    let problems = validator.problems(in: "<bar>\n<item width='wide'/>\n<item/></bar>")
    #expect(Set(problems.map(\.line)) == [2, 3])
    #expect(problems.contains { $0.message.contains("width") })
  }

  @Test("What is no XML, cut off or empty is refused", arguments: ["", "no markup", "<bar><item width='1'/>", "<other/>"])
  func refuses(document: String) throws {
    #expect(try !SchemaValidator(schema: Self.schema).problems(in: document).isEmpty)
  }

  @Test("A schema that is none is an error that says why")
  func badSchema() {
    #expect(throws: SchemaValidator.Problem.self) { try SchemaValidator(schema: "<schema/>") }
  }
}
