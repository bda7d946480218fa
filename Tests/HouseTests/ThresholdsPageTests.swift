import Testing

/// Holds `docs/thresholds.md` to the code that it is about.
@Suite("The page of thresholds")
struct ThresholdsPageTests {
  /// What a row says: a file, and a figure as the file has it.
  private func rows(_ page: String) -> [(file: String, figure: String)] {
    page.matches(of: /\n\| `(Sources\/[^`]+)` \| `([^`]+)` \|/).map { row in
      (file: String(row.output.1), figure: String(row.output.2).replacing("\\|", with: "|"))
    }
  }

  @Test("Each figure stands in the file that it is said to be in, as it is there")
  func figures() throws {
    let rows = rows(try Repository.text("docs/thresholds.md"))
    #expect(rows.count > 30)
    for row in rows { #expect(try Repository.text(row.file).contains(row.figure), "\(row.file): \(row.figure)") }
  }

  @Test("A row is read with its file and its figure, and a sign that Markdown escapes in a table is itself")
  func reads() {
    let rows = rows("\n| code | figure |\n| `Sources/A.swift` | `a > 3 \\|\\| b` | why |\n| `B.swift` | `c` |")
    #expect(rows.count == 1 && rows.first?.file == "Sources/A.swift" && rows.first?.figure == "a > 3 || b")
  }
}
