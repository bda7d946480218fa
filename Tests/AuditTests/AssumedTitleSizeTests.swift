import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// A title of which the code does not say whether it is inside the bar or, large, below it.
@Suite("Titles whose size is not known")
struct AssumedTitleSizeTests {
  private func findings(
    _ title: String, button: String = "Edit", _ modifier: String = "", around: String = ""
  ) async -> [Finding] {
    let source = """
      struct Minutes: View {
        var body: some View {
          List { }.navigationTitle("\(title)")\(modifier).toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("\(button)") { } }
          }
        }
      }
      \(around)
      """
    return await Auditor.audit(ProjectSource.read(texts: ["Minutes.swift": source])).findings.filter {
      $0.rule == "title-truncated"
    }
  }

  private static let long = "Minutes of the last general meeting"

  @Test("One that is cut only inside the bar is asked about, and the sentence says what is assumed")
  func onlyInline() async {
    let found = await findings("Minutes of May", button: "Edit all of the minutes shown here")
    #expect(found.contains { $0.message.english.contains("(if the title is inline, not large)") })
    #expect(found.allSatisfy { $0.verdict == .needsReview })
  }

  @Test("One that is cut inside the bar and large fails, nothing is assumed, and both rooms are told")
  func either() async {
    let found = await findings(Self.long, button: "Edit the minutes")
    #expect(found.contains { $0.verdict == .fails && $0.message.english.contains("; if it is large, it needs ") })
    #expect(found.allSatisfy { $0.verdict == .needsReview || !$0.message.english.contains("(if the title is") })
  }

  @Test("One that is cut only if it is large is asked about with the room of its own row, and told how to mend that")
  func onlyLarge() async {
    let found = await findings("Minutes of all the meetings")
    #expect(found.contains { $0.message.english.contains("has 343 pt of room") })
    #expect(found.allSatisfy { $0.message.english.contains("(if the title is large)") && $0.verdict == .needsReview })
    #expect(found.allSatisfy { $0.suggestion?.english.hasPrefix("The large title has the whole row to itself") == true })
  }

  @Test("One that the code wants inside the bar fails, and nothing is assumed")
  func inline() async {
    let found = await findings(
      Self.long, button: "Edit the minutes", ".navigationBarTitleDisplayMode(.inline)")
    #expect(found.contains { $0.verdict == .fails })
    #expect(!found.contains { $0.message.english.contains("large") })
  }

  @Test("One that a screen with a large title pushes is not judged as if it were inside the bar")
  func pushed() async {
    let home = "struct Home: View { var body: some View { NavigationStack { NavigationLink(\"a\") { Minutes() } } } }"
    let found = await findings(Self.long, button: "Edit the minutes", around: home)
    #expect(!found.isEmpty && !found.contains { $0.message.english.contains("not large") })
  }
}
