import Foundation
import LintelUnicodeText
import Testing

@Suite struct GraphemeBreakTests {
  /// The file is of Unicode 15.0; later versions join more in Indic scripts (GB9c).
  static let isOfThisVersion = UnicodeTables.version == "15.0"

  @Test("Clusters are those of Unicode's own test file", .enabled(if: isOfThisVersion, "ICU has another version of Unicode"))
  func conformance() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/GraphemeBreakTest.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count == 602)
    let clusters = GraphemeClusters()
    for line in lines {
      var text = String.UnicodeScalarView()
      var ends: [Int] = []
      for word in line.split(separator: " ") {
        switch word {
        case "÷": ends.append(String(text).utf16.count)
        case "×": break
        default: text.append(try #require(UInt32(word, radix: 16).flatMap(Unicode.Scalar.init)))
        }
      }
      #expect(clusters.boundaries(String(text)) == ends.dropFirst().map { $0 }, "\(line)")
      #expect(clusters.count(String(text)) == ends.count - 1, "\(line)")
      #expect(GraphemeClusters.count(String(text)) == ends.count - 1, "\(line)")
    }
  }

  @Test(
    "A title's length is what a reader counts",
    arguments: [
      ("👨‍👩‍👧‍👦", 1), ("🇩🇪🇫🇷", 2), ("각각", 2), ("한", 1), ("नमस्ते", 3), ("e\u{301}\u{323}", 1),
      ("1️⃣", 1), ("👍🏽👍", 2),
    ])
  func titles(text: String, count: Int) {
    #expect(GraphemeClusters().count(text) == count)
    #expect(GraphemeClusters.count(text) == count)
  }

  @Test("Texts of other languages than those are counted without ICU, and to the same number")
  func plain() {
    for text in ["", "Über", "a\r\nb", "\r", "naïve ¿qué?", "\u{AD}", "a\u{300}"] {
      #expect(GraphemeClusters.count(text) == GraphemeClusters().count(text), "\(text)")
    }
  }
}
