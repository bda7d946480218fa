import LintelAudit
import LintelFindings
import Testing

@Suite("Spoken names of buttons whose symbol changes")
struct StateNameTests {
  private func asked(_ name: String, symbols: String = "\"pause.fill\" : \"play.fill\"") async -> [Finding] {
    await Auditor.audit(
      ProjectSource.read(texts: [
        "Player.swift": """
        final class PlayerController: UIViewController {
          var isPlaying = false
          func update() {
            title = "Player"
            let item = UIBarButtonItem(
              image: UIImage(systemName: isPlaying ? \(symbols)), style: .plain, target: self, action: #selector(toggle))
            item.accessibilityLabel = \(name)
            navigationItem.rightBarButtonItem = item
          }
        }
        """
      ])
    ).findings.filter { $0.rule == "accessible-name-missing" }
  }

  @Test("One name for two actions is asked about once")
  func one() async throws {
    let found = await asked("\"Play\"")
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.verdict == .needsReview && finding.reason == "one-state")
    #expect(
      finding.message.english
        == "The symbol changes between pause.fill and play.fill, and a screen reader says “Play” for both")
  }

  @Test("A name for each state is right", arguments: ["isPlaying ? \"Pause\" : \"Play\"", "model.spokenWords"])
  func each(name: String) async {
    #expect(await asked(name).isEmpty)
  }

  @Test("A name of the whole may be meant for both", arguments: ["\"Playback\"", "\"Play or Pause\"", "\"Play/Pause\""])
  func whole(name: String) async {
    #expect(await asked(name).isEmpty)
  }

  @Test("A symbol that is filled in one state stands for the same")
  func filled() async {
    #expect(await asked("\"Bookmark\"", symbols: "\"bookmark.fill\" : \"bookmark\"").isEmpty)
  }
}
