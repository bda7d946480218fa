import Testing

@testable import LintelXMLTree

@Suite("XML piece by piece")
struct StreamTests {
  /// The pieces as text: `<a id>`, `a:text`, `</a>`; unknown names are `?`.
  func pieces(_ xml: String) -> (pieces: [String], failure: XMLStream.Failure?) {
    let names = ["a", "b"]
    let interest = XMLStream.Interest(texts: names, attributes: ["id"])
    func name(_ index: Int) -> String { index < 0 ? "?" : names[index] }
    func start(_ tag: XMLStream.Tag) -> String { "<\(name(tag.name)) \(tag[2] ?? "-") @\(tag.content)>" }
    var found: [String] = []
    let failure = XMLStream.read(Array(xml.utf8), interest) { batch in
      batch.forEach { event in
        switch event {
        case .start(let tag): found.append(start(tag))
        case .element(let tag, let bytes): found.append("\(start(tag))\(String(decoding: bytes, as: UTF8.self))/")
        case .text(let bytes):
          let text = String(decoding: bytes, as: UTF8.self)
          if let last = found.last, last.hasPrefix("'") {
            found[found.count - 1] = last + text
          } else {
            found.append("'" + text)
          }
        case .end(let index): found.append("</\(name(index))>")
        }
      }
    }
    return (found, failure)
  }

  @Test("Tags, texts and ends come in order, with the place where content begins")
  func order() {
    let read = pieces("<a id=\"1\">x<b/>&lt;y&#x41;<![CDATA[<z>]]><c id='é' ></c></a>")
    #expect(read.failure == nil)
    #expect(read.pieces == ["<a 1 @10>", "'x", "<b - @11>", "</b>", "'<yA<z>", "<? é @53>", "</?>", "</a>"])
  }

  @Test("An element that holds one text comes in one piece, and no other does")
  func elements() {
    #expect(pieces("<b/>").pieces == ["<b - @0>/"])
    #expect(pieces("<c><a id=\"1\">é x</a><b>y</b></c>").pieces == ["<? - @3>", "<a 1 @13>é x/", "<b - @24>y/", "</?>"])
    #expect(pieces("<a>x&amp;y</a>").pieces == ["<a - @3>", "'x&y", "</a>"])
    #expect(pieces("<a><c/></a>").pieces == ["<a - @3>", "<? - @3>", "</?>", "</a>"])
  }

  @Test("An element that the end of a batch cuts is whole again", arguments: 500...515)
  func cut(before: Int) {
    let xml = "<c>" + String(repeating: "<d></d>", count: before) + String(repeating: "<a>x&amp;</a><b>y</b>", count: 400)
    var found = ""
    func add(_ bytes: UnsafeBufferPointer<UInt8>) { found += String(decoding: bytes, as: UTF8.self) }
    let failure = XMLStream.read(Array("\(xml)</c>".utf8), XMLStream.Interest(texts: ["a", "b"])) { batch in
      batch.forEach { event in
        switch event {
        case .start: found += "("
        case .element(_, let bytes):
          found += "("
          add(bytes)
          found += ")"
        case .text(let bytes): add(bytes)
        case .end: found += ")"
        }
      }
    }
    #expect(failure == nil)
    #expect(found == "(" + String(repeating: "()", count: before) + String(repeating: "(x&)(y)", count: 400) + ")")
  }

  @Test("Ampersands of attributes are ampersands, in the tree too")
  func ampersands() throws {
    let xml = "<a id=\"R &amp; D &#38; &amp;#38; &lt;&quot;\"/>"
    #expect(pieces(xml).pieces.first == "<a R & D & &#38; <\" @0>/")
    #expect(try XMLReader.read(Array(xml.utf8))["id"] == "R & D & &#38; <\"")
  }

  @Test(
    "What is not well formed ends it, with the place, what was found and what is allowed",
    arguments: [
      ("", 0, nil, "an XML document"), ("<a>\n</b>", 4, "</b>", "</a>"), ("<a><b>", 6, "the end of the file", "</b>"),
      ("<a>&x;</a>", 3, "&x;", "&amp;, &lt;, &gt;, &quot; or &apos;"),
      ("<a id=1/>", 6, nil, "a value in quotes"), ("<a id/>", 5, nil, "\"=\" and a value"),
      ("<a/><b/>", 4, nil, "the end of the file"), ("x", 0, nil, "an element"),
    ])
  func failures(xml: String, offset: Int, found: String?, expected: String) {
    #expect(pieces(xml).failure == XMLStream.Failure(offset: offset, found: found, expected: expected))
  }

  @Test("UTF-16 is told without a mark too")
  func unmarked() throws {
    let text = "<a id=\"é\">x</a>"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(try XMLStream.utf8(little) == Array(text.utf8))
    #expect(try XMLStream.utf8(big) == Array(text.utf8))
    #expect(throws: XMLReadError.self) { try XMLStream.utf8(little + [0x3C]) }
  }

  @Test("Bytes that the parser takes for another encoding are never looked for in the document")
  func foreignEncoding() {
    // UTF-16 without a mark, past the step that would bring it to UTF-8.
    let bytes = "<?xml version=\"1.0\"?><a id=\"1\u{130}2\">text</a>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    var found: [String] = []
    let interest = XMLStream.Interest(texts: ["a"], attributes: ["id"])
    let failure = XMLStream.read(bytes, interest) { batch in
      batch.forEach { event in
        switch event {
        case .start(let tag): found.append(tag[1] ?? "-")
        case .element(let tag, let text): found += [tag[1] ?? "-", String(decoding: text, as: UTF8.self)]
        case .text(let text): found.append(String(decoding: text, as: UTF8.self))
        case .end: break
        }
      }
    }
    #expect(failure == nil)
    #expect(found == ["1\u{130}2", "text"])
    #expect(throws: XMLReadError.self) { try XMLStream.utf8([0x4C, 0x6F, 0xA7, 0x94]) }
  }

  @Test("No entity is declared or fetched, and nesting has a bound")
  func hostile() {
    #expect(pieces("<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>").failure?.found == "a declaration of the entity x")
    #expect(pieces("<!DOCTYPE a SYSTEM \"/etc/hostname\"><a>&x;</a>").failure?.found == "the entity &x;")
    #expect(pieces("<!DOCTYPE a SYSTEM \"/etc/hostname\"><a/>").failure == nil)
    let deep = String(repeating: "<a>", count: 251)
    #expect(pieces(deep).failure?.found == "elements nested deeper than 250")
  }

  @Test("The stream and the tree agree on what is well formed")
  func agreement() {
    let text = Array("<?xml version=\"1.0\"?><!-- c --><a id=\"1&amp;2\"><b>t&#65;<![CDATA[x]]></b><?p i?>é</a>".utf8)
    var state: UInt64 = 11
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var good = 0
    for _ in 0..<4000 {
      var bytes = text
      for _ in 0..<(1 + random(3)) {
        let index = random(bytes.count)
        if random(2) == 0 { bytes.remove(at: index) } else { bytes[index] = text[random(text.count)] }
      }
      let isGood = XMLStream.read(bytes, XMLStream.Interest()) { _ in } == nil
      #expect(isGood == ((try? XMLReader.read(bytes)) != nil), "\(String(decoding: bytes, as: UTF8.self))")
      if isGood { good += 1 }
    }
    #expect(good > 0 && good < 4000)
  }
}
