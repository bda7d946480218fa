import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Systems leave a title different rooms, and of some of them less is known.
@Suite("The environment that a cut text is told of")
struct TightestSystemTests {
  /// On a screen of 375 points OS 18 has at most 273.9 points of room, and OS 26 likely 211.1 and at most 274.3. The first four need
  /// at least 273.1 to 273.7 points, which either may have; the next two at least 273.9 to 274.1, which OS 18 has not and OS 26 may
  /// have; the last one 337.2, which neither has.
  private static let titles = [
    "Mitteilungen aller Geräte verbergen", "Nachrichten aller Geräte jetzt laden", "Meldungen von allen Orten löschen",
    "Mitteilungen von allen Geräten jetzt", "Meldungen in allen Ordnern sichern", "Alle Hinweise der Geräte verbergen",
    "Nachrichten von allen Geräten jetzt löschen",
  ]
  private static let openTitles = 4

  private static var files: [String: String] {
    let bars = titles.indices.map { number in
      """
        - kind: navigationBar
          platforms: [ios]
          largeTitle: false
          title: {key: title\(number), table: Bars, default: Alerts}
          items:
            - {id: go\(number), label: {key: go, table: Bars, default: Go}, placement: leading}
            - {id: new\(number), label: {key: new, table: Bars, default: New}, placement: trailing}
      """
    }
    let german = titles.indices.map { "\"title\($0)\" = \"\(titles[$0])\";" }
    let english = titles.indices.map { "\"title\($0)\" = \"Alerts\";" }
    return [
      "Bars.toolbar.yml": "toolbars:\n" + bars.joined(separator: "\n") + "\n",
      "en.lproj/Bars.strings": (english + ["\"go\" = \"Go\";", "\"new\" = \"New\";"]).joined(separator: "\n") + "\n",
      "de.lproj/Bars.strings": (german + ["\"go\" = \"Los\";", "\"new\" = \"Neu\";"]).joined(separator: "\n") + "\n",
    ]
  }

  @Test("What is surely cut is told with the figures of a common screen where they leave nothing open, and of these the worst")
  func certainFigures() async throws {
    let result = await Auditor.audit(ProjectSource.read(texts: Self.files))
    let found = result.findings.filter { $0.rule == "title-truncated" && $0.locale == "de" && $0.verdict == .fails }
    #expect(found.count == Self.titles.count - Self.openTitles)
    var hasLessRoomElsewhere = false
    for finding in found {
      let bar = try #require(result.bars.first { $0.toolbar.id == finding.toolbar && $0.locale == "de" })
      let common = bar.layouts.filter { $0.environment.commonness == .common }
      let sure = common.filter { layout in
        guard let title = layout.title else { return false }
        return title.cut == .certain && title.needed.low > title.room.high
      }
      let overs: [Points] = sure.compactMap { $0.title?.over }
      let most = try #require(overs.max())
      let worst = try #require(finding.worstEnvironment)
      let layout = try #require(sure.first { $0.environments.contains(worst) }, "\(finding.message.english)")
      let told = try #require(layout.title)
      #expect(finding.certainty == .certain, "\(finding.message.english)")
      #expect(told.over == most && finding.over == most, "\(finding.message.english)")
      #expect(finding.evidence.contains(.points("needed", told.needed.best)))
      #expect(finding.evidence.contains(.points("available", told.room.best)))
      let titles: [BarLayout.VisibleText] = common.compactMap { $0.title }
      let likely = titles.filter { $0.cut == .likely && $0.over > most }
      if !likely.isEmpty { hasLessRoomElsewhere = true }
      // Shortened to the limit, it is whole where it is only likely cut, too.
      var least: Points = told.room.best
      for title in likely where title.room.high <= title.room.best * 1.3 { least = min(least, title.room.best) }
      let advice: String = finding.suggestion?.english ?? ""
      #expect(advice.contains("\(least) pt"), "\(advice)")
    }
    #expect(hasLessRoomElsewhere)
  }

  @Test("What fits at the ends of its figures on every common screen may not fit, though the layout takes their errors for independent")
  func openFigures() async throws {
    let result = await Auditor.audit(ProjectSource.read(texts: Self.files))
    let found = result.findings.filter { $0.rule == "title-truncated" && $0.locale == "de" && $0.verdict != .fails }
    #expect(found.count == Self.openTitles)
    for finding in found {
      let bar = try #require(result.bars.first { $0.toolbar.id == finding.toolbar && $0.locale == "de" })
      let worst = try #require(finding.worstEnvironment)
      let layout = try #require(bar.layouts.first { $0.environments.contains(worst) })
      let told = try #require(layout.title)
      let cuts: [Certainty] = bar.layouts.compactMap { $0.title?.cut }
      #expect(cuts.contains(.certain))
      #expect(told.needed.low <= told.room.high && finding.certainty < .certain, "\(finding.message.english)")
      #expect(finding.message.english.contains("may not fit"), "\(finding.message.english)")
    }
  }

  @Test("What is cut even beside items that the app narrows is told with the room that it likely has, and how far that may be another")
  func likelyRoom() async throws {
    func item(_ name: String, _ side: String) -> String {
      """
        UIButton *\(name) = [UIButton buttonWithType:UIButtonTypeSystem];
        [\(name) setTitle:NSLocalizedString(@"\(name)", nil) forState:UIControlStateNormal];
        \(name).titleLabel.adjustsFontSizeToFitWidth = YES;
        self.navigationItem.\(side)BarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:\(name)];
      """
    }
    let result = await Auditor.audit(
      ProjectSource.read(texts: [
        "App/Alerts.m": """
        @implementation AlertsController
        - (void)viewDidLoad {
          self.title = NSLocalizedString(@"alerts", nil);
          self.navigationItem.largeTitleDisplayMode = UINavigationItemLargeTitleDisplayModeNever;
        \(item("leave", "left"))
        \(item("keep", "right"))
        }
        @end
        """,
        "App/en.lproj/Localizable.strings": #""alerts" = "Alerts"; "leave" = "Leave"; "keep" = "Keep";"#,
        "App/de.lproj/Localizable.strings":
          #""alerts" = "Nachrichten aller Geräte auf einmal laden"; "leave" = "Verlassen"; "keep" = "Behalten";"#,
      ]))
    let finding = try #require(result.findings.first { $0.rule == "title-truncated" && $0.locale == "de" })
    let bar = try #require(result.bars.first { $0.toolbar.id == finding.toolbar && $0.locale == "de" })
    #expect(bar.toolbar.hasItemThatMayShrink)
    let worst = try #require(finding.worstEnvironment)
    let title = try #require(bar.layouts.first { $0.environments.contains(worst) }?.title)
    let room = title.room
    #expect(room.low < room.best && room.best < room.high)
    #expect(finding.over == title.over)
    let has: Message =
      room.high > room.best * 1.3
      ? "has \(max(0, room.low)) to \(room.high) pt (most likely \(room.best) pt) of room"
      : "has \(room.best) pt (\(room.low) to \(room.high) pt) of room"
    #expect(finding.message.english.contains(has.english), "\(finding.message.english)")
    #expect(finding.evidence.contains(.points("available", room.best)))
  }
}
