import Testing

@testable import LintelReports

@Suite("How much the first screen takes")
struct FirstScreenStyleTests {
  private let page = HTMLReport.audit(SampleResult.result)

  @Test("On a laptop a count and its word are a line, and what each owner has first is read whole, in as many lines as it takes")
  func laptop() {
    #expect(page.contains(/\.count \.tile ?\{ ?grid-template-columns: ?auto auto 1fr/))
    #expect(!page.contains(/\.blame \.begin ?\{ ?white-space: ?nowrap/))
    #expect(page.contains(/\.blame \.begin a ?\{ ?display: ?inline-block; ?min-height: ?1\.5rem/))
  }

  @Test("Links in small print are as high as a target has to be: 24 px")
  func smallPrint() {
    #expect(page.contains(/:is\(\.quiet, ?\.hint,[^{]*\) a ?\{ ?display: ?inline-block; ?min-height: ?1\.5rem/))
  }

  @Test("On a phone each language is a line, and a sign says that other owners have the rest of its errors")
  func phone() {
    #expect(page.contains(/td\.others:has\(> ?\.more-owners\)::after ?\{ ?content: ?" …"/))
  }

  @Test("Links in a cell of the languages and in the headings of causes are 24 px high, too, without moving their lines apart")
  func cells() {
    #expect(page.contains(/\.by-language td:last-child a:not\(\.where\) ?\{ ?display: ?inline; ?padding-block: ?0\.3rem/))
    #expect(page.contains(/\.row h3 ?> ?a ?\{ ?padding-block: ?0\.2rem/))
  }
}
