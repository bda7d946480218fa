import LintelModel
import LintelSwiftSource
import Testing

/// Texts that Swift joins to others.
@Suite struct JoinedCallTests {
  @Test("A text before or behind a plus, in a literal or with another appended is a part of a longer one")
  func joined() {
    let source = """
      let one = NSLocalizedString("before", comment: "") + name
      let two = name + NSLocalizedString("behind", comment: "")
      let three = "\\(NSLocalizedString("within", comment: "")) \\(name)"
      let four = NSLocalizedString("first", comment: "").appending(name)
      let five = NSLocalizedString("alone", comment: "")
      let six = String(format: NSLocalizedString("format", comment: ""), count + 1)
      """
    let texts = SwiftSourceReader.read(files: [(path: "A.swift", bytes: Array(source.utf8))], sourceLocale: "en").codeTexts
    #expect(Set(texts.filter(\.isJoined).map(\.key)) == ["before", "behind", "within", "first"])
    #expect(texts.count == 6)
  }
}
