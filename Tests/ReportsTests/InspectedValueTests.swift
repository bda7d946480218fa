import LintelModel
import Testing

@testable import LintelReports

/// What the app puts into a text is not known to inspect.
@Suite("Values in texts that inspect shows")
struct InspectedValueTests {
  @Test("A bar is drawn without the sign that stands for a value, and the text below is as the table has it")
  func drawn() {
    var project = SampleResult.result.project
    for bar in project.toolbars.indices {
      for item in project.toolbars[bar].items.indices where project.toolbars[bar].items[item].kind == .button {
        project.toolbars[bar].items[item].label = .literal("Send to %@")
      }
    }
    let text = TextReport.inspect(project, width: 200)
    #expect(text.contains("[ Send to … ]"))
    #expect(!text.contains("[ Send to %@ ]"))
    #expect(text.contains("“Send to %@”"))
  }
}
