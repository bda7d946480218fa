import LintelModel
import Testing

@testable import LintelReports

@Suite("Very many variants of one bar in `lintel inspect`")
struct FoldedVariantsTests {
  private func project(_ count: Int) -> Project {
    var project = SampleResult.result.project
    let place = LintelModel.SourceLocation(file: "App/Feed.swift", line: 3)
    project.toolbars = (1...count).map { number in
      let isEven = number.isMultiple(of: 2)
      let labels = ["Sort"] + (isEven ? ["Send"] : []) + ["Item \(number)"]
      return Toolbar(
        id: "feed#\(number)", name: "Feed (Feed.swift)", kind: .navigationBar, platforms: [.ios], sourceLocale: "en",
        location: place,
        items: labels.map { Item(id: $0, kind: .button, location: place, label: .literal($0)) },
        variant: .init(bar: "feed", names: ["iOS 26", isEven ? "if isSending" : "unless isSending", "case .n\(number)"]))
    }
    return project
  }

  @Test("They are counted, the first is written, and of each condition what it brings")
  func folded() {
    let text = TextReport.inspect(project(14), width: 200)
    #expect(text.contains("14 variants") && text.contains("Of 14 variants the first is above"))
    #expect(text.contains("Variant: iOS 26, unless isSending, case .n1") && !text.contains("Variant: iOS 26, if isSending, case .n2"))
    #expect(text.contains("if isSending: [ Send ]\n"))
    #expect(text.contains("case .n3: [ Item 3 ]\n") && text.contains("case .n4: [ Send ] [ Item 4 ]\n"))
    #expect(text.contains("Nothing hangs on these alone: iOS 26, unless isSending"))
  }

  @Test("All of them are written where they are asked for, and where they are few")
  func whole() {
    for text in [TextReport.inspect(project(14), width: 200, isVerbose: true), TextReport.inspect(project(4), width: 200)] {
      #expect(text.contains("Variant: iOS 26, if isSending, case .n2") && !text.contains("--verbose"))
    }
  }
}
