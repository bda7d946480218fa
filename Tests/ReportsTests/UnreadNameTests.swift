import LintelAudit
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Reports of bars with spoken names that could not be read")
struct UnreadNameTests {
  /// Without findings: what is said where nothing was found.
  private func silent() async -> AuditResult {
    var result = await Auditor.audit(
      ProjectSource.read(texts: [
        "Trip.swift": """
          class Trip: UIViewController {
            override func viewDidLoad() {
              navigationItem.title = "Trip"
              let item = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: self, action: nil)
              item.accessibilityLabel = model.spokenWords
              navigationItem.rightBarButtonItem = item
            }
          }
          """
      ]))
    result.findings = []
    return result
  }

  @Test("Nowhere it stands that nothing was found, and the name is counted and listed")
  func formats() async {
    let result = await silent()
    #expect(result.project.toolbars.map(\.unreadNames.count) == [1])
    let text = TextReport.render(result, colour: false, width: 300)
    #expect(text.hasPrefix("Spoken names that could not be read and are not judged: 1."))
    #expect(text.contains("Nothing found in what could be judged."))
    let sentence = "Not judged by ear, since the spoken names of these items could not be read: item (model.spokenWords)"
    #expect(TextReport.inspect(result.project, width: 300).contains(sentence))
    #expect(JSONReport.audit(result).contains("\"part\": \"name\""))
    #expect(JUnitReport.audit(result).contains("a spoken name was not read (en)"))
    #expect(GitHubReport.audit(result).contains("Spoken names that could not be read"))
  }

  @Test("The page has no check mark for the bar")
  func page() async {
    let page = HTMLReport.audit(await silent())
    #expect(page.contains("Not judged by ear, since the spoken names of these items could not be read"))
    #expect(page.contains("Bars and variants with a spoken name that was not read, without findings"))
    #expect(!page.contains("mark clean"))
  }

  @Test("Where a text on a bar was not read, the criterion of names says how many were")
  func textsOfCriterion() async {
    var result = await silent()
    result.coverage.labelsResolved = 3
    result.coverage.labelsUnresolved = 2
    let sentence = "3 of 5 bar texts were read."
    #expect(result.readTextsSummary?.english == sentence)
    let section = CriteriaSection(result: result).markup.map { $0.page(in: .english) }.joined()
    #expect(section.contains("<p class=\"hint\">\(sentence)</p>"))
    result.coverage.labelsUnresolved = 0
    #expect(result.readTextsSummary == nil)
  }

  @Test("A view that is listed as not read by ear is counted, and the criterion of names says so")
  func views() async {
    let result = await Auditor.audit(
      ProjectSource.read(texts: [
        "Trip.swift": """
          class Trip: UIViewController {
            let gauge = GaugeView()
            override func viewDidLoad() {
              navigationItem.title = "Trip"
              navigationItem.rightBarButtonItem = UIBarButtonItem(customView: gauge)
            }
          }
          """
      ]))
    #expect(TextReport.inspect(result.project, width: 300).contains("spoken: not read"))
    let sentence = "Spoken names that could not be read and are not judged: 1."
    #expect(result.unreadNamesSummary?.english == sentence && !result.isJudgedThroughout)
    #expect(HTMLReport.audit(result).contains("<p class=\"hint\">\(sentence)</p>"))
  }

  @Test(
    "Segments whose names are not known count as one control that was not read",
    arguments: [
      "let choice = UISegmentedControl(items: [model.key, model.star])",
      "let choice = UISegmentedControl()\nfor page in pages { choice.insertSegment(withTitle: page.title, at: 0, animated: false) }",
    ])
  func segments(making: String) async {
    let result = await Auditor.audit(
      ProjectSource.read(texts: [
        "Trip.swift": """
          class Trip: UIViewController {
            override func viewDidLoad() {
              navigationItem.title = "Trip"
              \(making)
              navigationItem.rightBarButtonItem = UIBarButtonItem(customView: choice)
            }
          }
          """
      ]))
    #expect(result.unreadNamesSummary?.english == "Spoken names that could not be read and are not judged: 1.")
  }

  @Test("Where texts could not be read either, both are said")
  func both() async {
    var result = await silent()
    result.project.toolbars[0].title = LocalizedText(state: .unresolved, expression: "trip.name")
    let said = result.project.toolbars[0].notJudged?.english ?? ""
    #expect(said.hasPrefix("Not judged for fit: 1 text on this bar could not be read: its title (trip.name). Not judged by ear"))
  }
}
