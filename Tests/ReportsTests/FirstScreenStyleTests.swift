import Testing

@testable import LintelReports

@Suite("How much the first screen takes")
struct FirstScreenStyleTests {
  private let page = HTMLReport.audit(SampleResult.result)

  @Test("On a laptop a count and its word are a line, and so is what each owner has first")
  func laptop() {
    #expect(page.contains(/\.count \.tile ?\{ ?grid-template-columns: ?auto auto 1fr/))
    #expect(page.contains(/\.blame \.begin ?\{ ?white-space: ?nowrap; ?overflow: ?hidden; ?text-overflow: ?ellipsis/))
    // Who comes to it with the keyboard reads all of it.
    #expect(page.contains(/\.blame \.begin:focus-within ?\{ ?white-space: ?normal/))
  }

  @Test("On a phone each language is a line, and a sign says that other owners have the rest of its errors")
  func phone() {
    #expect(page.contains(/td\.others:has\(> ?\.more-owners\)::after ?\{ ?content: ?" …"/))
  }
}
