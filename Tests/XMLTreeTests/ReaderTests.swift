import Testing

@testable import LintelXMLTree

@Suite("Reading XML")
struct ReaderTests {
  func read(_ text: String) throws -> XMLElement { try XMLReader.read(Array(text.utf8)) }
  func failure(_ text: String) -> XMLReadError? {
    do {
      _ = try XMLReader.read(Array(text.utf8))
      return nil
    } catch { return error }
  }

  @Test("Elements, attributes and text come out as a tree of values")
  func tree() throws {
    let root = try read("<a x='1' xml:lang=\"de\">un<b/>ter<![CDATA[ <c> ]]>&amp;&#xE4;</a>")
    #expect(root.name == "a")
    #expect(root.attributes == ["x": "1", "xml:lang": "de"])
    #expect(root.children.map(\.name) == ["b"])
    #expect(root.text == "unter <c> &ä")
  }

  @Test("A location is the place of the element's <, in UTF-16 columns")
  func locations() throws {
    let root = try read("<a>\n  <b t=\"é😀\"/><c\n   u='2'/>\r\n\t<d>x</d>\r<e/></a>")
    #expect(root.children.map(\.location.line) == [2, 2, 4, 5])
    #expect(root.children.map(\.location.column) == [3, 15, 2, 1])
  }

  @Test("UTF-16 and a byte order mark are read, and the mark is no column")
  func encodings() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a t=\"ü\"/>"
    var littleEndian: [UInt8] = [0xFF, 0xFE]
    var bigEndian: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 {
      littleEndian += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      bigEndian += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    #expect(try XMLReader.read(littleEndian)["t"] == "ü")
    #expect(try XMLReader.read(bigEndian)["t"] == "ü")
    #expect(try XMLReader.read([0xEF, 0xBB, 0xBF] + Array("<a/>".utf8)).location.column == 1)
  }

  @Test("An encoding that is not read is an error that names it")
  func otherEncoding() {
    let error = failure("<?xml version='1.0' encoding='ISO-8859-1'?><a/>")
    #expect(error?.line == 1)
    #expect(error?.message.contains("ISO-8859-1") == true)
  }

  @Test("An error has its line and says what was wrong")
  func errors() {
    let error = failure("<a>\n<b>\n</a>")
    #expect(error?.line == 3)
    #expect(error?.message.contains("mismatch") == true)
    #expect(failure("") != nil)
    #expect(failure("just text") != nil)
    #expect(failure("<a/><b/>") != nil)
  }

  @Test("Ten thousand nested elements are an error, and cost no stack")
  func nesting() {
    let error = failure(String(repeating: "<a>", count: 10_000) + String(repeating: "</a>", count: 10_000))
    #expect(error?.message.contains("250") == true)
    let allowed = String(repeating: "<a>", count: 250) + String(repeating: "</a>", count: 250)
    #expect(failure(allowed) == nil)
  }

  @Test("A document that declares entities stops at the declaration: no bomb, no file from outside")
  func entities() {
    let bomb = """
      <!DOCTYPE a [
      <!ENTITY b "bbbbbbbbbb">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">
      ]>
      <a x="&c;">&c;</a>
      """
    #expect(failure(bomb)?.message.contains("'b'") == true)
    #expect(failure(bomb)?.line == 2)
    let outside = "<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/hostname\">]><a>&e;</a>"
    #expect(failure(outside)?.message.contains("'e'") == true)
    #expect(failure("<!DOCTYPE a [<!ENTITY % p SYSTEM 'file:///etc/hostname'> %p;]><a/>")?.message.contains("'p'") == true)
  }

  @Test("A document type that is only named is neither fetched nor an error, and an unknown entity is one")
  func documentType() throws {
    let named = "<!DOCTYPE plist PUBLIC \"-//Example//DTD\" \"file:///nowhere/at/all.dtd\"><plist><x/></plist>"
    #expect(try read(named).children.count == 1)
    #expect(failure("<a>&nope;</a>") != nil)
  }
}
