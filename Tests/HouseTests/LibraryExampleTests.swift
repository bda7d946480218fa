import Testing

/// The Swift code of a Markdown page, block by block.
private func blocks(_ page: String) -> [String] {
  page.ranges(of: "```swift\n").map { opening in
    let rest = page[opening.upperBound...]
    return String(rest[..<(rest.firstRange(of: "```")?.lowerBound ?? rest.endIndex)])
  }
}

/// A text without indentation and blank lines: code may be pushed in by a `do`.
private func flat(_ text: String) -> String {
  text.split(separator: "\n").map { line in line.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "\n")
}

@Suite("The library's example")
struct LibraryExampleTests {
  @Test("The README's five lines are the program that is built")
  func readme() throws {
    let program = try Repository.text("Examples/Library/Sources/audit-app/main.swift")
    #expect(blocks(try Repository.text("README.md")).first == program)
    #expect(program.split(separator: "\n").count <= 5)
  }

  @Test("The code of every article is built")
  func articles() throws {
    let programs = try Repository.files(below: "Examples/Library/Sources", endingIn: ["swift"]).map { flat($0.text) }
    let articles = try Repository.files(below: "Sources/Lintel/Lintel.docc", endingIn: ["md"])
    #expect(articles.count >= 4)
    for article in articles {
      for block in blocks(article.text) {
        #expect(programs.contains { $0.contains(flat(block)) }, "\(article.path): \(block)")
      }
    }
    #expect(blocks("a\n```swift\nlet a = 1\n```\nb\n```\nc\n```\n") == ["let a = 1\n"])
  }
}
