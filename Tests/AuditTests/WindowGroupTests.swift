import LintelFindings
import LintelModel
import LintelTables
import Testing

@testable import LintelAudit

@Suite("Groups of a window's toolbar")
struct WindowGroupTests {
  private func findings(_ bar: String) async -> [Finding] {
    let sketch = "macos26 en 900pt\nkind: window\n\(bar)"
    return await Auditor.audit(ProjectSource.read(texts: ["a.sketch": sketch])).findings.filter {
      $0.rule == "too-many-groups"
    }
  }

  @Test("Spaces part groups there, and nothing else does: the evidence lists what stands in each")
  func spaces() async throws {
    let found = await findings(
      "[Base] - [Table {tablecells}] [Query] [Info {info}] - [Back {arrow.left}] - [Users] [Console {terminal}]")
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.evidence.contains(.count("groups", 4, "groups")))
    #expect(finding.evidence.contains(.text("items", "Base | Table, Query, Info | Back | Users, Console")))
  }

  @Test("No space is to be removed where separators alone part the groups")
  func separated() async throws {
    let separated = try #require(await findings("[A] separator[] [B] separator[] [C] separator[] [D]").first)
    #expect(separated.suggestion?.english.contains("spaces") == false)
    let beside = try #require(await findings("[A] separator[] [B] separator[] -- [C] separator[] [D]").first)
    #expect(beside.suggestion?.english.contains("spaces") == false, "What a separator parts stays apart without the space.")
    let spaced = try #require(await findings("[A] separator[] [B] separator[] [C] - [D]").first)
    #expect(spaced.suggestion?.english.contains("spaces") == true)
  }

  @Test("Without a space between them, buttons with symbols and buttons with texts are one group")
  func together() async {
    #expect(await findings("[A] [B {plus}] [C] [D {trash}] [E]").isEmpty)
  }
}
