import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("How many bars there are")
struct BarCountTests {
  /// The sample with a second variant of its first bar, about which a second rule asks.
  private static let result: AuditResult = {
    var result = SampleResult.result
    var other = result.project.toolbars[0]
    let bar = other.id
    other.id += "~2"
    other.variant = .init(bar: bar, arms: "unless isOpen")
    result.project.toolbars[0].variant = .init(bar: bar, arms: "if isOpen")
    result.project.toolbars.insert(other, at: 1)
    result.questions = [bar, other.id].map { ReviewQuestion(rule: "r", statements: [], question: "Is it so?", toolbar: $0) }
    return result
  }()

  @Test("Inspect counts a bar once, and its variants beside it")
  func inspect() {
    let count = SampleResult.result.project.toolbars.count
    let plain = TextReport.inspect(SampleResult.result.project, width: 300)
    #expect(plain.contains("\n\(count) toolbars, "))
    let text = TextReport.inspect(Self.result.project, width: 300)
    #expect(text.contains("\n\(count) toolbars in \(count + 1) variants, "))
  }

  @Test("Questions about two variants are about one bar")
  func questions() {
    let text = TextReport.render(Self.result, colour: false, width: 300)
    #expect(text.contains("2 questions about 1 toolbar that only people can answer"))
  }
}
