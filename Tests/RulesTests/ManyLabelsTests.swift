import LintelAudit
import LintelFindings
import LintelModel
import Testing

@testable import LintelRules

@Suite("Rules that compare or measure many labels")
struct ManyLabelsTests {
  /// What a rule says of a sketch before anything is joined, in all languages of the sketch.
  private func remarks(_ rule: Rule, of sketch: String) async throws -> [Remark] {
    guard case .bar(let check) = rule.check else {
      Issue.record("\(rule.id) is not about bars")
      return []
    }
    return await Auditor.audit(ProjectSource.read(texts: ["a.sketch": sketch])).bars.flatMap(check)
  }

  private func text(_ name: String, of remark: Remark) -> String? {
    for evidence in remark.evidence where evidence.name == name {
      if case .text(let text) = evidence.value { return text }
    }
    return nil
  }

  @Test("Of several labels with one translation each is told beside the first that has it")
  func firstOfSeveral() async throws {
    let found = try await remarks(
      .labelsEqual,
      of: "ios26 ko 402pt\nkind: toolbar\nsource en: [Clear] -- [Add] -- [Delete] -- [Remove]\n"
        + "[삭제] -- [추가] -- [삭제] -- [삭제]")
    #expect(found.map { text("source", of: $0) } == ["Clear", "Clear"])
    #expect(found.map { text("other source", of: $0) } == ["Delete", "Remove"])
  }

  @Test("An earlier label of the same source is passed over, and the next one with the same translation is told")
  func sameSourceIsPassedOver() async throws {
    let found = try await remarks(
      .labelsEqual,
      of: "ios26 ko 402pt\nkind: toolbar\nsource en: [Delete] -- [Clear] -- [Delete]\n[삭제] -- [삭제] -- [삭제]")
    #expect(found.map { text("source", of: $0) } == ["Delete", "Clear"])
    #expect(found.map { text("other source", of: $0) } == ["Clear", "Delete"])
  }

  @Test("Labels that are cut to the same are told beside the first of them, and others are not")
  func firstOfCut() async throws {
    let found = try await remarks(
      .labelsEqual,
      of: "ios18 de 375pt\nkind: toolbar\nsource en: view[Copy link 70pt] -- view[Trash 70pt] -- view[Copy image 70pt]\n"
        + "view[Verknüpfung kopieren 70pt] -- view[Papierkorb leeren 70pt] -- view[Verknüpfungen öffnen 70pt]")
    #expect(found.map(\.reason) == ["same-when-cut"])
    #expect(found.map { text("label", of: $0) } == ["Verknüpfung kopieren"])
    #expect(found.map { text("other label", of: $0) } == ["Verknüpfungen öffnen"])
  }

  @Test("Each label that its view cuts is told by itself, in the order of the bar")
  func eachCutLabel() async throws {
    let found = try await remarks(
      .labelTruncated,
      of: "ios18 de 375pt\nkind: toolbar\nview[Verknüpfung kopieren 40pt] -- {trash} -- view[Papierkorb leeren 40pt]")
    #expect(found.map { $0.text?.source ?? $0.text?.shown(in: "de") } == ["Verknüpfung kopieren", "Papierkorb leeren"])
  }
}

@Suite("A name in a text")
struct NameInTextTests {
  @Test("What is surely not there is told by its bytes, and nothing that is there is missed")
  func bytes() {
    #expect("Delete all pages of Notes".mayHold("Notes"))
    #expect(!"Delete all pages".mayHold("Notes"))
    #expect(!"Not".mayHold("Notes"))
    #expect("".mayHold("") && "a".mayHold(""))
    #expect(!"Lösche alle Seiten …".mayHold("Notes"))
  }

  @Test("A letter that means the same in other bytes is left to the comparison of characters", arguments: ["K", ";", "`"])
  func twins(name: String) {
    let twin = ["K": "\u{212A}", ";": "\u{37E}", "`": "\u{1FEF}"][name]!
    #expect(twin == name && "a\(twin)b".mayHold(name))
    #expect(!"ab".mayHold(name))
    #expect("Cafe\u{301}".mayHold("é"))
  }
}
