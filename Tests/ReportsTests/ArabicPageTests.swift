import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Counts and marks of an Arabic page")
struct ArabicPageTests {
  private let arabic = Localizer(language: "ar")

  @Test("Languages and causes are counted in the plural forms of Arabic")
  func plurals() {
    func said(_ count: Int) -> String { arabic.text("\(Message.data("A")) in \(count, "language")") }
    #expect(said(1).contains("في لغة واحدة") && said(2).contains("في لغتين"), "\(said(1)) \(said(2))")
    #expect(said(3).contains("لغات") && said(11).contains("لغة") && !said(11).contains("لغات"), "\(said(3)) \(said(11))")
    #expect(arabic.text("\(Message.data("A")) in \(2, "cause")").contains("سببان"))
  }

  @Test("A question has the mark of its language, and other kinds the same everywhere")
  func question() {
    #expect(Markup.mark(.review).page(in: arabic).contains("؟") && Markup.mark(.review).page(in: .english).contains("?"))
    for kind in [FindingKind.error, .warning, .note] { #expect(Markup.mark(kind).page(in: arabic).contains(kind.glyph)) }
  }
}
