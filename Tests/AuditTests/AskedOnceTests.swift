import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("Questions about texts that may not fit")
struct AskedOnceTests {
  private func asked(_ translation: String) async -> [LocaleID?] {
    let bar = """
      ios26 de 402pt
      source en: [Abbrechen] | Mitteilungen prüfen | [Fortfahren]
      [Abbrechen] | \(translation) | [Fortfahren]

      """
    let found = await Auditor.audit(ProjectSource.read(texts: ["Bar.sketch": bar])).findings
    return found.filter { $0.rule == "title-truncated" && $0.verdict == .needsReview }.map(\.locale)
  }

  @Test("What is open for the source language is asked there, and of a translation only where it needs more")
  func onlyWhereItNeedsMore() async {
    #expect(await asked("Mitteilungen prüfen") == ["en"])
    #expect(await asked("Hinweise") == ["en"])
    #expect(await Set(asked("Mitteilungen prüfen!")) == ["de", "en"])
  }

  @Test(
    "What the figures leave open is not asked about on the narrowest screens alone",
    arguments: [
      ("title-truncated", "New Entries", false), ("title-truncated", "Neue Nachrichten", false),
      ("title-truncated", "Neue Nachrichten erhalten", true),
      ("label-truncated", "Note", false), ("label-truncated", "Neuer Beitrag", true),
    ])
  func narrowestScreens(rule: String, text: String, isAsked: Bool) async {
    let bar =
      rule == "title-truncated"
      ? """
      toolbars:
        - kind: navigationBar
          platforms: [ios]
          title: {en: "\(text)"}
          items:
            - {id: a, label: {en: Cancel}, placement: leading}
            - {id: b, label: {en: Publish}, placement: trailing}
      """
      : """
      toolbars:
        - kind: toolbar
          platforms: [ios]
          items: [{id: a, label: {en: Duplicate}}, {id: b, label: {en: Move}}, {id: c, label: {en: "\(text)"}}]
      """
    let found = await Auditor.audit(ProjectSource.read(texts: ["Bars.toolbar.yml": bar])).findings
    #expect(found.contains { $0.rule == rule && $0.verdict == .needsReview } == isAsked)
    // Which label gives way is asked, and not once more whether the row has a menu.
    #expect(!found.contains { $0.rule == "overflow-needed" && $0.verdict == .needsReview })
  }

  @Test("A long title that is cut is told by its points alone, and one that fits is a note")
  func longTitles() async {
    func lengths(_ sketch: String) async -> [Severity] {
      let found = await Auditor.audit(ProjectSource.read(texts: ["Bar.sketch": sketch])).findings
      return found.filter { $0.rule == "title-length" }.map(\.severity)
    }
    #expect(await lengths("ios18 en 375pt\n[Cancel] | Notification Preferences and Sounds | [Save]") == [])
    #expect(await lengths("ios18 en 375pt\n| Notification Preferences |") == [.note])
  }

  @Test("A title is said to fit only where its room is known")
  func longTitleOfUnknownRoom() async throws {
    func said(_ view: String) async throws -> String {
      let bar = """
        toolbars:
          - kind: navigationBar
            platforms: [ios]
            title: {en: Favorite Places to Visit}
            items: [{id: a, kind: customView, placement: trailing\(view)}]
        """
      let found = await Auditor.audit(ProjectSource.read(texts: ["Bars.toolbar.yml": bar])).findings
      let remark = try #require(found.first { $0.rule == "title-length" })
      return remark.message.english + " " + (remark.suggestion?.english ?? "")
    }
    #expect(try await said(", fixedWidth: 20").contains("though it fits"))
    #expect(try await !said("").lowercased().contains("it fits"))
  }

  @Test("Where all that is lost is the end of a name that the app puts in, it is a note")
  func endOfValue() async {
    let all = ["Message to %@", "%@ with Notifications"].map {
      "ios18 en 375pt\nname: Bar \($0.count)\n[Abbrechen] | \($0) | [Fortfahren]"
    }
    let found = await Auditor.audit(ProjectSource.read(texts: ["Bar.sketch": all.joined(separator: "\n---\n")])).findings
    let cut = found.filter { $0.rule == "title-truncated" }
    #expect(cut.count == 2)
    #expect(cut.allSatisfy { $0.message.english.contains("“Message to %@”") == ($0.severity == .note) })
  }

  @Test("Less than a hundredth too much is no likely loss, and a doubt of the figures alone is asked late")
  func closeToTheRoom() {
    let room = Width(exactly: 100)
    #expect(Certainty.likely.reported(over: 0.5, needed: Width(exactly: 100.5)) == .possible)
    #expect(Certainty.likely.reported(over: 2, needed: Width(exactly: 102)) == .likely)
    #expect(Certainty.certain.reported(over: 0.5, needed: Width(exactly: 100.5)) == .certain)
    #expect(!Certainty.possible.isWorthSaying(needed: Width(low: 90, best: 96, high: 104), room: room))
    #expect(Certainty.possible.isWorthSaying(needed: Width(low: 90, best: 98, high: 104), room: room))
  }
}

@Suite("What is said of the source where a segment is cut")
struct SegmentOfSourceTests {
  private func advice(_ source: String, _ own: String) async -> [String?] {
    let sketch = """
      ios26 sr 375pt
      source en: | segments[\(source)] | {plus "Add"}
      | segments[\(own)] | {plus "Dodaj"}

      """
    return await Auditor.audit(ProjectSource.read(texts: ["Bar.sketch": sketch])).findings
      .filter { $0.rule == "label-truncated" && $0.locale == "sr" }.map { $0.suggestion?.english }
  }

  @Test("Another segment of the source that is cut is not this one")
  func other() async {
    let advice = await advice(
      "Gallery / Documents / Apps / Links", "Galerija / Dok. / Privatne aplikacije / Veze")
    #expect(advice == ["No text half as long fits either: give it more room, or the bar fewer items."])
  }

  @Test("The same segment is shortened in the source")
  func same() async {
    let advice = await advice(
      "Gallery / Apps / Links / Documents", "Galerija / App / Veze / Dokumenti sa")
    #expect(advice == ["The source's label has too little room, too: shorten it there, or give it more room."])
  }
}
