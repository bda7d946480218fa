import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite struct Auditing {
  static let noun = ["a.sketch": "ios18 en 375pt\nkind: toolbar\n[Attachment] -- [Share]"]
  static let overflowing = [
    "a.sketch":
      "ios18 en 375pt\nkind: toolbar\n[Duplicate and Edit Copy] -- [Move to Another Folder] -- [Delete for Ever and Ever]"
  ]

  private func rules(_ files: [String: String], _ profile: Profile) async -> Set<String> {
    let result = await Auditor.audit(ProjectSource.read(texts: files), options: AuditOptions(profile: profile))
    return Set(result.findings.map(\.rule))
  }

  @Test("A noun label is found in every profile, with no flag at all", arguments: Profile.allCases)
  func noun(profile: Profile) async { #expect(await rules(Self.noun, profile).contains("label-verb")) }

  @Test("A bar that overflows is found in every profile, with no flag at all", arguments: Profile.allCases)
  func overflow(profile: Profile) async { #expect(await rules(Self.overflowing, profile).contains("overflow-needed")) }

  @Test("A finding knows whether it is about a bar's title or about the bar as a whole, where no key tells")
  func title() async {
    let result = await Auditor.audit(
      ProjectSource.read(texts: [
        "a.sketch": "ios18 de 375pt\nlarge-title: yes\n< | Überprüfe deinen Posteingang |",
        "b.sketch": "ios26 en 440pt\nkind: toolbar\nname: B\n{plus} -- {trash} -- {folder} -- {gear}",
      ]))
    func isAboutTitle(_ rule: String) -> Set<Bool> {
      Set(result.findings.filter { $0.rule == rule }.map(\.isAboutTitle))
    }
    #expect(isAboutTitle("title-truncated") == [true])
    #expect(isAboutTitle("too-many-groups") == [false])
  }

  @Test("No two findings of an audit have one fingerprint")
  func fingerprints() async {
    let table = "\"a\" = \"One\";\n\"a\" = \"One\";\n\"a\" = \"Two\";\n\"a\" = \"Three\";"
    let findings = await Auditor.audit(ProjectSource.read(texts: ["en.lproj/L.strings": table])).findings
    #expect(findings.count { $0.rule == "duplicate-key" } == 3)
    #expect(Set(findings.map(\.fingerprint)).count == findings.count)
  }

  @Test("The same project gives the same findings in the same order")
  func isDeterministic() async {
    let project = ProjectSource.read(
      texts: Self.overflowing.merging(["en.lproj/L.strings": "\"a\" = \"One two three\";", "de.lproj/L.strings": ""]) {
        a, _ in a
      })
    let first = await Auditor.audit(project).findings
    for _ in 0..<5 { #expect(await Auditor.audit(project).findings == first) }
  }

  @Test("Every string read is audited or skipped")
  func accounting() async {
    let result = await Auditor.audit(
      ProjectSource.read(texts: [
        "en.lproj/L.strings": "\"a\" = \"One\";\n\"a\" = \"Two\";\n\"b\" = \"Three\";\nx\n\"c\" = \"Four\";",
        "L.xcstrings": #"{"sourceLanguage":"en","strings":{"k":{},"n":{"shouldTranslate":false}},"version":"1.0"}"#,
      ]))
    let coverage = result.coverage
    #expect(coverage.stringsRead == coverage.stringsAudited + coverage.stringsSkipped)
    #expect(coverage.stringsRead == 6)
  }

  @Test("A key is counted once, whatever languages and plural forms it has, and apart in each table")
  func keys() async {
    let result = await Auditor.audit(
      ProjectSource.read(texts: [
        "en.lproj/L.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";", "de.lproj/L.strings": "\"a\" = \"Eins\";",
        "en.lproj/M.strings": "\"a\" = \"Three\";",
      ]))
    #expect(result.coverage.stringsAudited == 4 && result.coverage.keysAudited == 3)
  }
}

@Suite struct PullRequest {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s1"><objects>
        <viewController id="vc1-aa-001" sceneMemberID="viewController">
          <navigationItem key="navigationItem" title="Settings" id="nav-aa-001">
            <barButtonItem key="leftBarButtonItem" title="Discard" id="lef-aa-001"/>
            <barButtonItem key="rightBarButtonItem" title="Apply" id="rig-aa-001"/>
          </navigationItem>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  private func project(title: String) -> [String: String] {
    [
      "Base.lproj/Main.storyboard": Self.storyboard,
      "de.lproj/Main.strings": """
      "nav-aa-001.title" = "\(title)";
      "lef-aa-001.title" = "Verwerfen";
      "rig-aa-001.title" = "Anwenden";
      """,
      "fr.lproj/Main.strings": """
      "nav-aa-001.title" = "Réglages détaillés de toutes les notifications";
      "lef-aa-001.title" = "Ignorer.";
      "rig-aa-001.title" = "Appliquer";
      """,
    ]
  }

  private func audit(title: String) async -> [Finding] {
    await Auditor.audit(ProjectSource.read(texts: project(title: title))).findings
  }

  @Test("With a baseline, a German title made longer fails the build and names its own file and line, and nothing else")
  func longerTitle() async throws {
    let baseline = Baseline(of: await audit(title: "Profil"))
    #expect(!baseline.entries.isEmpty, "the French defects are accepted")
    #expect(baseline.newOrWorse(await audit(title: "Profil")) == [])
    let new = baseline.newOrWorse(await audit(title: "Benachrichtigungseinstellungen verwalten")).filter {
      $0.verdict == .fails
    }
    #expect(FailOn.error.fails(new))
    #expect(new.allSatisfy { $0.translationLocation?.file == "de.lproj/Main.strings" && $0.translationLocation?.line == 1 })
    #expect(new.map(\.rule) == ["title-truncated"])
  }

  @Test("A finding that was accepted fails again once it is more points over")
  func worse() async {
    let baseline = Baseline(of: await audit(title: "Benachrichtigungseinstellungen"))
    let worse = baseline.newOrWorse(await audit(title: "Benachrichtigungseinstellungen verwalten")).filter {
      $0.verdict == .fails
    }
    #expect(worse.map(\.rule) == ["title-truncated"])
    #expect(baseline.newOrWorse(await audit(title: "Benachrichtigungseinstellung")) == [])
  }

  @Test("A file that cannot be read is pointed to where it breaks")
  func place() async {
    let project = ProjectSource.read(texts: ["Localizable.xcstrings": "{\"strings\":\n {,}}"])
    let finding = await Auditor.audit(project).findings.first { $0.rule == "file-unreadable" }
    #expect(finding?.location == SourceLocation(file: "Localizable.xcstrings", line: 2, column: 3))
  }

  @Test("A long title that stayed as it is in a translation is told once, in the source language")
  func copiedTitle() async {
    let sketch = "ios26 de 402pt\nsource en: | Favorite Places |\n| Favorite Places |"
    let result = await Auditor.audit(ProjectSource.read(texts: ["a.sketch": sketch]))
    #expect(result.findings.filter { $0.rule == "title-length" }.map(\.locale) == ["en"])
  }
}

extension Baseline {
  func newOrWorse(_ findings: [Finding]) -> [Finding] { BaselineComparison(of: findings, with: self).reported }
}
