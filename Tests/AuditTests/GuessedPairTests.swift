import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// A title and an item of which the code does not say that they are ever there together.
@Suite("Titles beside items that may belong to another state")
struct GuessedPairTests {
  private func findings(itemIf condition: String) async -> [Finding] {
    let source = """
      final class Profile: UIViewController {
        override func viewDidLoad() {
          navigationItem.largeTitleDisplayMode = .never
          title = isList ? "Mailing list of those who read" : "Contact"
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: nil)
          if \(condition) {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Edit the members", style: .plain, target: self, action: nil)
          }
        }
      }
      """
    let result = await Auditor.audit(ProjectSource.read(texts: ["Profile.swift": source]))
    return result.findings.filter { $0.rule == "title-truncated" }
  }

  @Test("A title that is cut only beside an item on a condition of its own is asked about, and the sentence says so")
  func independent() async {
    let found = await findings(itemIf: "canEdit")
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.verdict == .needsReview })
    #expect(found.allSatisfy { $0.message.english.contains("(if all of this bar is shown together)") })
  }

  @Test("Beside an item on the title's own condition it is cut without a doubt")
  func implied() async {
    let found = await findings(itemIf: "isList")
    #expect(found.contains { $0.verdict == .fails })
    #expect(!found.contains { $0.message.english.contains("shown together") })
  }

  private func titleFindings(_ title: String, in placement: String) async -> [Finding] {
    let source = """
      struct Home: View {
        var body: some View {
          List {
            NavigationLink {
              List { }.navigationTitle("\(title)").navigationBarTitleDisplayMode(.inline).toolbar {
                if isEditing { ToolbarItem(placement: \(placement)) { Button("Discard") { } } }
                ToolbarItem(placement: .topBarTrailing) { Button("Continue") { } }
              }
            } label: { Text("Open") }
          }.navigationTitle("Home")
        }
      }
      """
    let result = await Auditor.audit(ProjectSource.read(texts: ["Home.swift": source]))
    return result.findings.filter { $0.rule == "title-truncated" }
  }

  @Test("A title that is cut only where Back stays beside an item of cancellationAction is asked about, and the sentence says so")
  func doubtedBack() async {
    let found = await titleFindings("Reservations of today", in: ".cancellationAction")
    #expect(!found.isEmpty && found.allSatisfy { $0.verdict == .needsReview })
    #expect(found.allSatisfy { $0.message.english.contains("(whether Back stays beside") })
    let beside = await titleFindings("Reservations of today", in: ".topBarLeading")
    #expect(beside.contains { $0.verdict == .fails })
  }

  @Test("A title that is cut whether Back stays or not is cut without a doubt")
  func cutWithoutBack() async {
    let found = await titleFindings("The reservations of all guests today, tomorrow and later", in: ".cancellationAction")
    #expect(found.contains { $0.verdict == .fails })
    #expect(!found.contains { $0.message.english.contains("whether Back stays") })
  }
}
