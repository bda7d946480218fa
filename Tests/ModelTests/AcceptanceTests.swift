import Testing

@testable import LintelModel

@Suite("Comments that accept findings")
struct AcceptanceTests {
  private func texts(_ comment: String) -> [String] {
    let bytes = Array(comment.utf8)
    return Acceptance.texts(in: bytes.indices, of: bytes).map(\.text)
  }

  @Test("A file that has the marker is told from others, wherever it stands and in whichever encoding")
  func marked() {
    for before in [0, 1, 31, 32, 33, 100, 1000] {
      for behind in [0, 1, 31, 32, 33, 100] {
        let text = String(repeating: "l:", count: before) + "lintel:accept" + String(repeating: "x", count: behind)
        #expect(Acceptance.isIn(Array(text.utf8)))
        #expect(!Acceptance.isIn(Array(text.replacing("accept", with: "accepd").utf8)))
      }
    }
    let units = Array("/* lintel:accept */".utf16)
    #expect(Acceptance.isIn([0xFF, 0xFE] + units.flatMap { [UInt8($0), 0] }))
    #expect(Acceptance.isIn([0xFE, 0xFF] + units.flatMap { [0, UInt8($0)] }))
    #expect(!Acceptance.isIn([]))
    #expect(!Acceptance.isIn(Array("lintel:accep".utf8)))
  }

  @Test("What follows the marker counts to the end of its line, or to the next one")
  func follows() {
    #expect(texts("/* The title. lintel:accept a in de: b\n more") == [" a in de: b"])
    #expect(texts("// lintel:accept a: b lintel:accept c: d") == [" a: b ", " c: d"])
    #expect(texts("lintel:accept") == [""])
  }

  @Test("A marker in quotes, or in a longer word, is none")
  func spokenOf() {
    #expect(texts("Note = \"lintel:accept a: b\"; `lintel:accept` 'lintel:accept'") == [])
    #expect(texts("xlintel:accept a: b, lintel:accepted, lintel:accept-all") == [])
  }

  private func lines(_ code: String) -> [String] {
    // Comments and texts as a lexer would find them; here they are marked by the test.
    let bytes = Array(code.utf8)
    var comments: [Range<Int>] = []
    var texts: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: "//".utf8) {
        let end = rest.firstIndex(of: 0x0A) ?? bytes.count
        comments.append(index..<end)
        index = end
      } else if rest.first == UInt8(ascii: "\"") {
        let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "\""))! + 1
        texts.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return CommentedCode(file: "a.swift", bytes: bytes, comments: comments, texts: texts).acceptances.map {
      if case .lines(let lines, _)? = $0.subject {
        "\($0.location.line): \(lines.lowerBound)-\(lines.upperBound)"
      } else {
        "\($0.location.line): nothing"
      }
    }
  }

  @Test(
    "In code it is about what stands before it on its line, else about the statement that follows, to its closing bracket")
  func statements() {
    #expect(lines("a(b) // lintel:accept x: y\nc") == ["1: 1-1"])
    #expect(lines("  // lintel:accept x: y\na\nb // c") == ["1: 2-2"])
    #expect(lines("// lintel:accept x: y\na(b)\nc") == ["1: 2-2"])
    #expect(lines("// lintel:accept x: y\n\n// more\na(\n  b,\n) {\n  c\n}\nd") == ["1: 4-8"])
    #expect(lines("a {\n  // lintel:accept x: y\n  b\n}") == ["2: 3-3"])
    #expect(lines("// lintel:accept x: y\na(\"}\")\nc") == ["1: 2-2"])
    #expect(lines("// lintel:accept x: y\n\"{\"\nc") == ["1: 2-2"])
    #expect(lines("// lintel:accept x: y\na { // }\n}\nc") == ["1: 2-3"])
    #expect(lines("// lintel:accept x: y") == ["1: nothing"])
    #expect(lines("a {\n  // lintel:accept x: y\n}") == ["2: nothing"])
  }
}
