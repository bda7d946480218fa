import Testing

@testable import LintelReports

@Suite("Sentences of links and the lines they break into")
struct LinesOfLinksTests {
  private static let page = HTMLReport.audit(SampleResult.result)

  @Test("The owners of a language and the rules of a criterion are in the line, with their brackets and commas")
  func inline() {
    #expect(Self.page.contains(/\.by-language td:last-child a:not\(\.where\) ?\{ ?display: ?inline/))
    #expect(Self.page.contains(/\.criteria td:nth-child\(2\) a ?\{ ?display: ?inline/))
  }

  @Test("A language's name in a script without spaces is not broken between two letters")
  func names() {
    #expect(Self.page.contains(/\.by-language tbody th ?\{ ?word-break: ?keep-all/))
  }

  @Test("The line of a folded cause has all the width, and the number of a line in it has not")
  func numbers() {
    #expect(Self.page.contains(/\.brief summary ?> ?\.line ?\{ ?display: ?inline-flex/))
    #expect(!Self.page.contains(/\.brief \.line ?\{/))
  }

  @Test("What a cell of a translators' card is stands where the page's lines begin, whichever way its text runs")
  func labels() {
    #expect(Self.page.contains(/\.sheet td::before ?\{ ?content: ?attr\(data-label\); ?display: ?block; ?text-align: ?start/))
  }

  @Test("In the line of what is broken no mark and no dot stands on a line of its own")
  func broken() {
    #expect(Self.page.contains(/\.broken a ?\{ ?display: ?inline;/))
  }

  @Test("No name breaks in its middle in a table that can be moved sideways, and none is parted at a syllable in a card")
  func whole() {
    #expect(Self.page.contains(/\.scroll :is\(th, ?td\) ?> ?code ?\{ ?overflow-wrap: ?break-word/))
    #expect(Self.page.contains(/white-space: ?normal; ?overflow-wrap: ?break-word; ?hyphens: ?manual/))
    #expect(Self.page.contains(/\.brief :is\(\.gist, ?\.remedy\) ?\{ ?white-space: ?normal; ?flex: ?1 1 100%/))
  }
}
