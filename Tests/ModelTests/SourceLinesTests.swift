import Testing

@testable import LintelModel

@Suite("Lines and columns of a file")
struct SourceLinesTests {
  @Test("Columns count UTF-16 units, from 1")
  func columns() {
    let lines = SourceLines(Array("ab\nü👍🏽c\n".utf8))
    #expect(lines.position(of: 0) == (1, 1))
    #expect(lines.position(of: 2) == (1, 3))
    #expect(lines.position(of: 3) == (2, 1))
    #expect(lines.position(of: 5) == (2, 2))
    #expect(lines.position(of: 13) == (2, 6))
    #expect(lines.position(of: 99) == (3, 1))
  }

  @Test("A long line, whose columns are not counted from its beginning each time, has those that counting gives")
  func longLine() {
    let text = "short\n" + String(repeating: "aü中👍", count: 3000) + "\n" + String(repeating: "x", count: 5000)
    let bytes = Array(text.utf8)
    let lines = SourceLines(bytes)
    var (line, column) = (1, 1)
    var offset = 0
    for character in text.unicodeScalars {
      if offset % 7 == 0 || offset % 512 < 4 { #expect(lines.position(of: offset) == (line, column)) }
      (line, column) = character == "\n" ? (line + 1, 1) : (line, column + UTF16.width(character))
      offset += UTF8.width(character)
    }
    #expect(lines.position(of: bytes.count) == (3, 5001))
  }
}
