import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// An app in four languages besides English whose bar has two buttons that show symbols alone.
private enum Mail {
  static let source = """
    struct Inbox: View {
      var body: some View {
        List { }
          .navigationTitle("Inbox")
          .toolbar {
            ToolbarItem {
              Button { } label: { Image(systemName: "square.and.pencil") }
                .accessibilityLabel("New message")
            }
            ToolbarItem {
              Button { } label: { Image(systemName: "archivebox") }
                .accessibilityLabel("Archive")
            }
          }
      }
    }

    """

  static func table(_ inbox: String, _ archive: String, _ new: String? = nil) -> String {
    "\"Inbox\" = \"\(inbox)\";\n\"Archive\" = \"\(archive)\";\n" + (new.map { "\"New message\" = \"\($0)\";\n" } ?? "")
  }

  static let files = [
    "Inbox.swift": source, "en.lproj/Localizable.strings": table("Inbox", "Archive", "New message"),
    "de.lproj/Localizable.strings": table("Eingang", "Archivieren", "Neue Nachricht"),
    "fr.lproj/Localizable.strings": table("Boîte de réception", "Archiver"),
    "ja.lproj/Localizable.strings": table("受信", "アーカイブ"), "ar.lproj/Localizable.strings": table("الوارد", "أرشفة"),
  ]
}

@Suite("Spoken names by language")
struct AccessibleNameTests {
  private func findings(_ rule: String, in files: [String: String]) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == rule }
  }

  @Test("A spoken name that stays English in three languages is found in each of them, with its line, and nowhere else")
  func staysEnglish() async {
    let found = await findings("accessible-name-not-localized", in: Mail.files)
    #expect(Set(found.flatMap(\.languages)) == ["ar", "fr", "ja"])
    #expect(found.count == 3)
    for finding in found {
      #expect(finding.key == "New message" && finding.verdict == .fails)
      #expect(finding.definitionLocation?.file == "Inbox.swift" && finding.definitionLocation?.line == 8)
    }
  }

  @Test("So is one whose translations are copies of it")
  func copied() async {
    var files = Mail.files
    files["fr.lproj/Localizable.strings"] = Mail.table("Boîte de réception", "Archiver", "New message")
    files["ja.lproj/Localizable.strings"] = Mail.table("受信", "アーカイブ", "New message")
    files["ar.lproj/Localizable.strings"] = Mail.table("الوارد", "أرشفة", "New message")
    let found = await findings("accessible-name-not-localized", in: files)
    #expect(found.map(\.languages) == [["ar", "fr", "ja"]])
    #expect(found.allSatisfy { $0.verdict == .fails && $0.reason == "copy" && $0.translationLocation?.line == 3 })
    #expect(found.first?.evidence.contains(.text("languages", "ar fr ja")) == true)
  }

  @Test("A copy whose words stand in another text of the language, too, was meant")
  func chosen() async {
    var files = Mail.files.filter { !$0.key.contains(".lproj") || $0.key.hasPrefix("en.") }
    files["de.lproj/Localizable.strings"] = Mail.table("Alle New message", "Archivieren", "New message")
    #expect(await findings("accessible-name-not-localized", in: files).isEmpty)
  }
  @Test("So is a single word: a question where letters are the same, a warning where they are others")
  func copiedWord() async {
    var files = Mail.files
    files["fr.lproj/Localizable.strings"] = Mail.table("Boîte de réception", "Archive", "Nouveau message")
    files["ja.lproj/Localizable.strings"] = Mail.table("受信", "Archive", "新規メッセージ")
    files["ar.lproj/Localizable.strings"] = Mail.table("الوارد", "Archive", "رسالة جديدة")
    files["ko.lproj/Localizable.strings"] = Mail.table("받은 편지함", "보관", "새 메시지")
    let found = await findings("accessible-name-not-localized", in: files)
    #expect(Set(found.flatMap(\.languages)) == ["ar", "fr", "ja"])
    for finding in found {
      #expect(finding.key == "Archive" && finding.verdict == (finding.languages == ["fr"] ? .needsReview : .fails))
    }
  }

  @Test(
    "An image is spoken by the key that its name is, and unread code may name it",
    arguments: [
      (#"Button { } label: { Image("Archive") }"#, [Verdict]()), (#"Button { } label: { Image("box") }"#, [.needsReview]),
      (#"Button { } label: { Image(.box) }"#, [.needsReview]),
      (#"Button { } label: { Image(.box) }.modifier(Named("x"))"#, [.needsReview]),
      (#"Button { } label: { Image(.box) }.accessibilityRepresentation { Button("Archive") { } }"#, []),
      (#"Image("wordmark").accessibilityHidden(true)"#, []),
      (#"Button { } label: { Image(uiImage: UIImage(named: "box")!) }"#, [.fails]),
    ])
  func namedByImage(item: String, verdicts: [Verdict]) async {
    var files = Mail.files
    files["Inbox.swift"] = """
      struct Inbox: View {
        var body: some View { List { }.navigationTitle("Inbox").toolbar { ToolbarItem { \(item) } } }
      }
      """
    #expect(await findings("accessible-name-missing", in: files).map(\.verdict) == verdicts)
  }

  @Test(
    "The menu under a title is spoken by the title, and a symbol that is named after what it shows by its name",
    arguments: [
      #".toolbarTitleMenu { Button("Archive") { } }"#, #".toolbar { ToolbarTitleMenu { Button("Archive") { } } }"#,
      #".toolbar { ToolbarItem { Button { } label: { Image(systemName: "map") } } }"#,
    ])
  func spokenOtherwise(modifier: String) async {
    var files = Mail.files
    files["Inbox.swift"] =
      "struct Inbox: View { var body: some View { List { }.navigationTitle(\"Inbox\")\(modifier) } }"
    #expect(await findings("accessible-name-missing", in: files).isEmpty)
  }

  @Test("So is one that no table can translate")
  func hardCoded() async {
    var files = Mail.files
    files["Inbox.swift"] = Mail.source.replacing(
      #"accessibilityLabel("New message")"#, with: #"accessibilityLabel(Text(verbatim: "New message"))"#)
    let found = await findings("accessible-name-not-localized", in: files)
    #expect(found.map(\.locales) == [["ar", "de", "fr", "ja"]])
    #expect(found.allSatisfy { $0.definitionLocation?.line == 8 && $0.blame == .definition })
  }

  @Test("Where more than five languages lack it that is one finding, about each of them and not about the source")
  func hardCodedInMany() async throws {
    var files = Mail.files
    files["Inbox.swift"] = Mail.source.replacing(
      #"accessibilityLabel("New message")"#, with: #"accessibilityLabel(Text(verbatim: "New message"))"#)
    files["es.lproj/Localizable.strings"] = Mail.table("Entrada", "Archivar", "Mensaje nuevo")
    files["it.lproj/Localizable.strings"] = Mail.table("In entrata", "Archivia", "Nuovo messaggio")
    let found = await findings("accessible-name-not-localized", in: files)
    #expect(found.map(\.locale) == [nil])
    #expect(found.first?.locales == ["ar", "de", "es", "fr", "it", "ja"])
  }

  @Test("A word that is spelled as a name is asked about where no table can translate it")
  func hardCodedName() async {
    var files = Mail.files
    files["Inbox.swift"] = Mail.source.replacing(
      #"accessibilityLabel("New message")"#, with: #"accessibilityLabel(Text(verbatim: "iCloud"))"#)
    let found = await findings("accessible-name-not-localized", in: files)
    #expect(!found.isEmpty && found.allSatisfy { $0.verdict == .needsReview })
  }

  @Test("An app of which next to nothing is translated is not told of a name written into its definition")
  func untranslatedApp() async {
    let files = [
      "Inbox.swift": Mail.source.replacing(
        #"accessibilityLabel("New message")"#, with: #"accessibilityLabel(Text(verbatim: "New message"))"#),
      "en.lproj/Localizable.strings": Mail.table("Inbox", "Archive", "New message"),
      "en.lproj/Errors.strings": "\"full\" = \"The disk is full\";\n",
      "es.lproj/Errors.strings": "\"full\" = \"El disco está lleno\";\n",
    ]
    #expect(await findings("accessible-name-not-localized", in: files).isEmpty)
  }

  @Test("Where many languages lack it, it is told once; where a language has next to nothing, not at all")
  func many() async {
    var files = Mail.files
    for locale in ["da", "es", "it", "nl", "sv"] {
      files["\(locale).lproj/Localizable.strings"] = Mail.table("I \(locale)", "A \(locale)")
    }
    files["ko.lproj/Localizable.strings"] = ""
    let found = await findings("accessible-name-not-localized", in: files)
    #expect(found.count == 1)
    #expect(found.first?.count == 8)
    #expect(found.first?.evidence.contains(.text("languages", "ar da es fr it ja nl sv")) == true)
  }

  @Test("Two labels that become equal in Korean alone are found in Korean alone, with the line of the table")
  func equalInOneLanguage() async {
    let bar = """
      toolbars:
        - kind: toolbar
          platforms: [ios]
          items:
            - {id: clear, label: {key: clear, default: Clear}}
            - {kind: flexibleSpace}
            - {id: delete, label: {key: delete, default: Delete}}
      """
    func table(_ clear: String, _ delete: String) -> String { "\"clear\" = \"\(clear)\";\n\"delete\" = \"\(delete)\";\n" }
    let found = await findings(
      "labels-equal",
      in: [
        "Bars.toolbar.yml": bar, "en.lproj/Localizable.strings": table("Clear", "Delete"),
        "de.lproj/Localizable.strings": table("Leeren", "Löschen"), "ja.lproj/Localizable.strings": table("消去", "削除"),
        "ko.lproj/Localizable.strings": table("삭제", "삭제"),
      ])
    #expect(found.map(\.locale) == ["ko"])
    #expect(found.first?.translationLocation == SourceLocation(file: "ko.lproj/Localizable.strings", line: 2, column: 12))
  }

  @Test("Names that are only spoken, and become equal, are found where nothing on the bar is seen")
  func spokenEqual() async {
    var files = Mail.files
    files["fr.lproj/Localizable.strings"] = "\"Archive\" = \"Ranger\";\n\"New message\" = \"Ranger\";\n"
    #expect(await findings("labels-equal", in: files).map(\.locale) == ["fr"])
  }

  @Test("A cut label stands beside what is spoken, in each language")
  func cutBesideSpoken() async throws {
    let found = await findings(
      "label-truncated",
      in: [
        "a.sketch":
          "ios18 de 375pt\nsource en: view[Cancel \"Cancel login\" 60pt] | Logins |\nview[Abbrechen \"Abbrechen der Anmeldung\" 60pt] | Logins |"
      ])
    let evidence = try #require(found.first { $0.locale == "de" }?.evidence)
    #expect(evidence.contains(.text("spoken", "Abbrechen der Anmeldung")))
    #expect(evidence.contains { $0.name == "shown" && $0.value != .text("Abbrechen") })
  }

  @Test("A name with a value in it is judged by its key")
  func interpolated() async {
    var files = Mail.files
    files["Inbox.swift"] = Mail.source.replacing(
      #"accessibilityLabel("New message")"#, with: #"accessibilityLabel("New message to \(person)")"#)
    for locale in ["en", "de"] {
      files["\(locale).lproj/Localizable.strings"] =
        files["\(locale).lproj/Localizable.strings"]!
        + "\"New message to %@\" = \"\(locale == "en" ? "New message to %@" : "Neue Nachricht an %@")\";\n"
    }
    let found = await findings("accessible-name-not-localized", in: files)
    #expect(Set(found.flatMap(\.languages)) == ["ar", "fr", "ja"])
    #expect(found.allSatisfy { $0.key == "New message to %@" && $0.reason == "no-translation" })
  }

  @Test("Both arms of a name are judged")
  func arms() async {
    var files = Mail.files
    files["Inbox.swift"] = Mail.source.replacing(
      #"accessibilityLabel("New message")"#, with: #"accessibilityLabel(isReply ? "Archive" : "New message")"#)
    #expect(Set(await findings("accessible-name-not-localized", in: files).map(\.locale)) == ["ar", "fr", "ja"])
  }

  @Test("What a name lacks is told once: with the item, or with the table where that lacks more")
  func oneCause() async {
    let all = await Auditor.audit(ProjectSource.read(texts: Mail.files)).findings
    #expect(!all.contains { $0.rule == "missing-translation" && $0.key == "New message" })
    #expect(all.contains { $0.rule == "accessible-name-not-localized" })
    // Off, the other one tells.
    let rules = Rule.all.filter { $0.id != "accessible-name-not-localized" }
    let others = await Auditor.audit(ProjectSource.read(texts: Mail.files), options: AuditOptions(rules: rules)).findings
    #expect(others.contains { $0.rule == "missing-translation" && $0.key == "New message" })
    // The source's own words are in the code, whose folder is another one.
    var broken = Mail.files
    broken["A/Inbox.swift"] = broken.removeValue(forKey: "Inbox.swift")
    broken["en.lproj/Localizable.strings"] = nil
    broken["fr.lproj/Localizable.strings"] =
      Mail.table("Boîte", "Archiver") + "x\n" + "\"New message\" = \"Nouveau message\";\n"
    let lost = await Auditor.audit(ProjectSource.read(texts: broken)).findings
    #expect(lost.contains { $0.rule == "table-truncated" })
    #expect(Set(lost.filter { $0.rule == "accessible-name-not-localized" }.map(\.locale)) == ["ar", "ja"])
    var files = Mail.files
    for locale in ["en", "de"] {
      files["\(locale).lproj/Localizable.strings"]! += (1...6).map { "\"Text \($0)\" = \"Text \(locale) \($0)\";\n" }
        .joined()
    }
    let found = await Auditor.audit(ProjectSource.read(texts: files)).findings
    #expect(found.filter { $0.reason == "table-incomplete" }.flatMap(\.languages).count == 3)
    #expect(!found.contains { $0.key == "New message" })
  }

  @Test("A visible word that others translate is asked about where it is the source's, and told once for all bars")
  func visibleWord() async {
    func screen(_ name: String) -> String {
      "struct \(name): View { var body: some View { List { }.navigationTitle(\"Inbox\").toolbar { Button(\"Share\") { } } } }\n"
    }
    func table(_ share: String) -> String { "\"Inbox\" = \"In \(share)\";\n\"Share\" = \"\(share)\";\n" }
    let files = [
      "A.swift": screen("A"), "B.swift": screen("B"),
      "en.lproj/Localizable.strings": "\"Inbox\" = \"Inbox\";\n\"Share\" = \"Share\";\n",
      "de.lproj/Localizable.strings": table("Teilen"), "fr.lproj/Localizable.strings": table("Share"),
      "es.lproj/Localizable.strings": table("Compartir"), "ja.lproj/Localizable.strings": table("Share"),
      "it.lproj/Localizable.strings": table("Condividi"),
    ]
    let found = await findings("label-copied", in: files)
    #expect(found.map { $0.languages.sorted() } == [["fr", "ja"]])
    #expect(found.allSatisfy { $0.verdict == .needsReview && $0.translationLocation?.line == 2 })
  }

  @Test("A controller whose title stands in the storyboard, or in code, is not asked for it in the other")
  func titleElsewhere() async {
    func code(_ body: String) -> String {
      "class Feeds: UIViewController { override func viewDidLoad() { navigationItem.rightBarButtonItem = editButtonItem; \(body) } }"
    }
    func storyboard(_ title: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="a"><objects>
          <viewController id="vc1" customClass="Feeds" sceneMemberID="viewController" \(title)>
            <navigationItem key="navigationItem" id="nav"><barButtonItem key="leftBarButtonItem" systemItem="add" id="add"/></navigationItem>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    }
    func asked(_ code: String, _ storyboard: String) async -> Int {
      await findings("title-missing", in: ["Feeds.swift": code, "Main.storyboard": storyboard]).count
    }
    // The two are one bar.
    #expect(await asked(code(""), storyboard("")) == 1)
    #expect(await asked(code(""), storyboard("title=\"Feeds\"")) == 0)
    #expect(await asked(code("title = name"), storyboard("")) == 0)
  }

  @Test("A sketch's language is none of the app's")
  func sketchLanguage() async {
    let files = [
      "a.sketch": "ios26 ko 402pt\n| 받은편지함 | [편집]", "en.lproj/Localizable.strings": "\"Inbox\" = \"Inbox\";\n",
      "de.lproj/Localizable.strings": "\"Inbox\" = \"Eingang\";\n",
    ]
    let project = ProjectSource.read(texts: files)
    #expect(project.locales == ["de", "en"])
    #expect(await findings("missing-translation", in: files).isEmpty)
    #expect(ProjectSource.read(texts: ["a.sketch": files["a.sketch"]!]).locales.contains("ko"))
  }

  @Test("A symbol of the system without a name is never an error, whatever the guideline", arguments: Profile.allCases)
  func systemSymbols(profile: Profile) async {
    let bar = """
      let add = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
      class Feeds: UIViewController {
        override func viewDidLoad() {
          navigationItem.title = "Feeds"
          navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: self, action: nil)
        }
      }
      """
    for files in [["Feeds.swift": bar], ["a.sketch": "ios26 ipados26 en\n| Inbox | {plus} {ellipsis}"]] {
      let project = ProjectSource.read(texts: files)
      #expect(!project.toolbars.isEmpty)
      let result = await Auditor.audit(project, options: AuditOptions(profile: profile))
      #expect(
        !result.findings.contains { $0.severity == .error && $0.item != nil }, "\(result.findings.map(\.message.english))")
    }
  }
}

@Suite("Themes of an audit")
struct AuditThemeTests {
  @Test("The findings of both themes are all findings, and a suppression of the other theme is not unused")
  func together() async {
    var files = Mail.files.merging(Auditing.overflowing) { first, _ in first }
    files["b.sketch"] = "ios26 en 402pt\nkind: toolbar\n[Attachment] -- image{cart}"
    let project = ProjectSource.read(texts: files)
    let place = SourceLocation(file: "lintel.yml", line: 1)
    let suppression = Suppression(rule: "label-verb", reason: "no button", location: place)
    func audit(_ only: Theme?) async -> AuditResult {
      await Auditor.audit(project, options: AuditOptions(only: only, suppressions: [suppression]))
    }
    let (all, built, said) = (await audit(nil), await audit(.accessibility), await audit(.localization))
    #expect(Set(built.findings).union(said.findings) == Set(all.findings))
    #expect(!built.findings.isEmpty && !said.findings.isEmpty && built.findings != said.findings)
    #expect(built.suppressions.unused.isEmpty)
  }

  @Test("A single word that stays as it is in another script's languages is asked about, in each of them")
  func oneWord() async {
    let code = """
      struct Inbox: View {
        var body: some View {
          List { }.navigationTitle("Inbox").toolbar {
            Button { } label: { Image(systemName: "gear") }.accessibilityLabel("Settings")
          }
        }
      }
      """
    func table(_ inbox: String, _ settings: String) -> String {
      "\"Inbox\" = \"\(inbox)\";\n\"Settings\" = \"\(settings)\";\n"
    }
    let files = [
      "Inbox.swift": code, "en.lproj/Localizable.strings": table("Inbox", "Settings"),
      "fr.lproj/Localizable.strings": table("Boîte de réception", "Settings"),
      "ja.lproj/Localizable.strings": table("受信", "Settings"), "ar.lproj/Localizable.strings": table("الوارد", "Settings"),
    ]
    func locales(_ files: [String: String]) async -> [LocaleID] {
      await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "accessible-name-not-localized" }
        .compactMap(\.locale).sorted()
    }
    // A word that most keep and some translate is theirs too, but not in letters that they do not read.
    var kept = files
    for locale in ["nl", "it"] { kept["\(locale).lproj/Localizable.strings"] = table("In \(locale)", "Settings") }
    kept["ar.lproj/Localizable.strings"] = table("الوارد", "الإعدادات")
    #expect(await locales(kept) == ["ja"])
    let all = await Auditor.audit(ProjectSource.read(texts: files)).findings
    let found = all.filter { $0.rule == "accessible-name-not-localized" }
    #expect(found.flatMap(\.languages).sorted() == ["ar", "fr", "ja"])
    #expect(found.allSatisfy { $0.location?.line == 2 })
  }
}
