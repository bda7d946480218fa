import LintelFindings
import LintelModel
import Testing

@Suite("Quotations of long texts")
struct QuotedTextTests {
  /// 200 characters, each tenth of which is the number of tens before it.
  private let text = (0..<20).map { "\(String(repeating: "·", count: $0 < 10 ? 9 : 8))\($0)" }.joined()

  private func quotation(_ text: String, _ part: StringUnit.QuotedPart = .start) -> String {
    String(StringUnit.quoted(text, showing: part).english.dropFirst().dropLast())
  }

  @Test("A short text is quoted whole, in one line")
  func short() {
    #expect(quotation("Open\nit", .end) == "Open⏎it")
    let fitting = String(text.prefix(80))
    #expect(quotation(fitting, .place(79)) == fitting)
  }

  @Test("Of a long text the start is shown, or the end where that is what is told of")
  func ends() {
    #expect(quotation(text) == "\(text.prefix(79))…")
    #expect(quotation(text, .end) == "…\(text.suffix(79))")
  }

  @Test("A place in the middle is shown with the words around it, and one near an end with that end")
  func places() {
    let middle = quotation(text, .place(109))
    #expect(middle.hasPrefix("…") && middle.hasSuffix("…") && middle.contains("·10·") && middle.count == 80)
    #expect(quotation(text, .place(40)) == quotation(text) && quotation(text, .place(190)) == quotation(text, .end))
  }

  @Test("A sign and an invisible character are found where they are")
  func signs() {
    let value = String(repeating: "a", count: 100) + "%@" + String(repeating: "b", count: 100)
    #expect(quotation(value, .sign("%@", in: value)).contains("a%@b"))
    #expect(StringUnit.QuotedPart.sign("%d", in: value) == .start)
    let hidden = String(repeating: "a", count: 100) + "\u{200B}" + String(repeating: "b", count: 100)
    #expect(quotation(hidden, .scalar(of: hidden) { $0 == "\u{200B}" }).unicodeScalars.contains("\u{200B}"))
  }

  @Test("Two texts are shown where they begin to differ")
  func differences() {
    let (one, two) = StringUnit.quoted(text + "One" + text, besides: text + "Two" + text)
    #expect(one.english.contains("One") && two.english.contains("Two"))
  }

  @Test("A quotation is known as its text's, whichever part it shows")
  func known() {
    for part in [.start, .end, .place(109), .place(70)] as [StringUnit.QuotedPart] {
      #expect(StringUnit.isQuoted(text, as: quotation(text, part)))
      #expect(!StringUnit.isQuoted(text.replacing("·", with: "-"), as: quotation(text, part)))
    }
    #expect(StringUnit.isQuoted("Open\nit", as: "Open⏎it") && !StringUnit.isQuoted("Open it", as: "Open"))
    #expect(!StringUnit.isQuoted("", as: ""))
  }
}
