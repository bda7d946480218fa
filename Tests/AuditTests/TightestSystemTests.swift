import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Systems leave a title different rooms, and of some of them less is known.
@Suite("The environment that a cut text is told of")
struct TightestSystemTests {
  /// On a screen of 375 points OS 18 surely cuts all of them. OS 26 surely cuts the last one, and the others only likely, as the
  /// figures of the items beside them leave more open: these need between 281.4 and 282.8 points.
  private static let titles = [
    "Mitteilungen aller Geräte verbergen", "Nachrichten aller Geräte jetzt laden", "Meldungen von allen Orten löschen",
    "Mitteilungen von allen Geräten jetzt", "Meldungen in allen Ordnern sichern", "Nachrichten von allen Geräten jetzt löschen",
  ]

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

  /// A title between two buttons that the app narrows when they are too wide.
  private static func narrowing(title: String) -> [String: String] {
    func item(_ name: String, _ side: String) -> String {
      """
        UIButton *\(name) = [UIButton buttonWithType:UIButtonTypeSystem];
        [\(name) setTitle:NSLocalizedString(@"\(name)", nil) forState:UIControlStateNormal];
        \(name).titleLabel.adjustsFontSizeToFitWidth = YES;
        self.navigationItem.\(side)BarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:\(name)];
      """
    }
    return [
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
        #""alerts" = "\#(title)"; "leave" = "Verlassen"; "keep" = "Behalten";"#,
    ]
  }

  @Test("What is surely cut is told with the figures of the common screen that leaves it least room, though it is only likely there")
  func leastRoom() async throws {
    let result = await Auditor.audit(ProjectSource.read(texts: Self.files))
    let found = result.findings.filter { $0.rule == "title-truncated" && $0.locale == "de" && $0.verdict == .fails }
    #expect(found.count == Self.titles.count)
    var cuts: [Certainty] = []
    for finding in found {
      let bar = try #require(result.bars.first { $0.toolbar.id == finding.toolbar && $0.locale == "de" })
      let common = bar.layouts.filter { $0.environment.commonness == .common }
      let cut = common.filter { layout in layout.title?.cut.map { $0 >= .likely } ?? false }
      let overs = cut.compactMap { $0.title?.over }
      let most = try #require(overs.max())
      #expect(finding.over == most, "\(finding.message.english)")
      let worst = try #require(finding.worstEnvironment)
      let told = try #require(cut.first { $0.environments.contains(worst) }?.title)
      #expect(told.over == most && finding.certainty == .certain)
      cuts.append(try #require(told.cut))
    }
    #expect(cuts.contains(.likely) && cuts.contains(.certain))
  }

  @Test("No cut is called certain with a range of room that has a place for the text", arguments: [
    "Nachrichten aller Geräte", "Nachrichten aller Geräte laden", "Nachrichten aller Geräte jetzt laden",
    "Alle Nachrichten aller Geräte laden", "Nachrichten aller Geräte auf einmal", "Nachrichten aller Geräte auf einmal laden",
  ])
  func figuresOfCertainty(title: String) async throws {
    let result = await Auditor.audit(ProjectSource.read(texts: Self.narrowing(title: title)))
    let found = result.findings.filter { $0.rule == "title-truncated" && $0.locale == "de" && $0.certainty == .certain }
    for finding in found {
      let bar = try #require(result.bars.first { $0.toolbar.id == finding.toolbar && $0.locale == "de" })
      let worst = try #require(finding.worstEnvironment)
      let told = try #require(bar.layouts.first { $0.environments.contains(worst) }?.title)
      let isRange = told.room.high > told.room.best * 1.3
      #expect(!isRange || told.needed.low > told.room.high, "\(finding.message.english)")
    }
  }

  @Test("What is cut even beside items that the app narrows is told with the room that it likely has, and how far that may be another")
  func likelyRoom() async throws {
    let result = await Auditor.audit(
      ProjectSource.read(texts: Self.narrowing(title: "Nachrichten aller Geräte auf einmal laden")))
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
