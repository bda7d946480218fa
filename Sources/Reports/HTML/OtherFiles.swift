import LintelFindings
import LintelModel

/// The other files in which a string is to be mended, where that is one matter: who writes the source's text opens each of them.
struct OtherFiles {
  let places: [SourceLocation]
  private let links: LinkTemplates

  init(of finding: Finding, links: LinkTemplates) {
    self.links = links
    let all = Set(finding.strings.compactMap(\.location))
    guard finding.blame == .source, finding.toolbar == nil, finding.key != nil, Set(all.map(\.file)).count > 1 else {
      places = []
      return
    }
    places = all.filter { $0 != finding.location }.sorted()
  }

  @MarkupBuilder var markup: [Markup] {
    if !places.isEmpty {
      tag("details", .class("where")) {
        tag("summary") { "More places" }
        " "
        Markup.list(places.map { [placeMark($0, links)] })
      }
    }
  }
}
