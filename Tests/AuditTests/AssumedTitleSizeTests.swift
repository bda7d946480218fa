import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// A title of which the code does not say whether it is inside the bar or, large, below it.
@Suite("Titles whose size is not known")
struct AssumedTitleSizeTests {
  private func findings(_ modifier: String, around: String = "") async -> [Finding] {
    let source = """
      struct Minutes: View {
        var body: some View {
          List { }.navigationTitle("Minutes of the last general meeting")\(modifier).toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Edit the minutes") { } }
          }
        }
      }
      \(around)
      """
    return await Auditor.audit(ProjectSource.read(texts: ["Minutes.swift": source])).findings.filter {
      $0.rule == "title-truncated"
    }
  }

  @Test("A title that nobody says to be inside the bar is asked about, and the sentence says what is assumed")
  func assumed() async {
    let found = await findings("")
    #expect(found.contains { $0.message.english.contains("(if the title is inline, not large)") })
    #expect(found.allSatisfy { $0.verdict == .needsReview || !$0.message.english.contains("not large") })
  }

  @Test("One that the code wants inside the bar fails, and nothing is assumed")
  func inline() async {
    let found = await findings(".navigationBarTitleDisplayMode(.inline)")
    #expect(found.contains { $0.verdict == .fails })
    #expect(!found.contains { $0.message.english.contains("not large") })
  }

  @Test("One that a screen with a large title pushes is not judged as if it were inside the bar")
  func pushed() async {
    let home = "struct Home: View { var body: some View { NavigationStack { NavigationLink(\"a\") { Minutes() } } } }"
    let found = await findings("", around: home)
    #expect(!found.contains { $0.message.english.contains("not large") })
  }
}
