import LintelModel
import Testing

@testable import LintelInputs

@Suite("A project")
struct ProjectReaderTests {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="s"><objects><viewController id="v" sceneMemberID="viewController">
    <navigationItem key="navigationItem" title="Notes" id="nav-it-em1">
    <barButtonItem key="rightBarButtonItem" title="Save" id="sav-bt-n01"/>
    </navigationItem></viewController></objects></scene></scenes></document>
    """

  func read(_ texts: [String: String]) -> Project { ProjectReader.read(ProjectFiles(texts: texts)) }

  @Test("Texts of a storyboard are found by object id in the tables of its family")
  func objectIDs() throws {
    let project = read([
      "App/Base.lproj/Main.storyboard": Self.storyboard,
      "App/de.lproj/Main.strings": "\n\"sav-bt-n01.title\" = \"Sichern\";",
      "App/pt.lproj/Main.strings": "\"sav-bt-n01.title\" = \"Salvar\";",
      "App/pt-BR.lproj/Main.strings": "", "App/en-GB.lproj/Main.strings": "",
      "Other/fr.lproj/Main.strings": "\"sav-bt-n01.title\" = \"Ailleurs\";",
    ])
    let label = try #require(project.toolbars.first?.items.first?.label)
    #expect(project.sourceLocale == "en")
    #expect(project.locales == ["de", "en", "en-GB", "fr", "pt", "pt-BR"])
    #expect(label.values["en"] == LocalizedValue(state: .translated, text: "Save", location: label.location))
    let german = SourceLocation(file: "App/de.lproj/Main.strings", line: 2, column: 22)
    #expect(label.values["de"] == LocalizedValue(state: .translated, text: "Sichern", location: german))
    #expect(label.values["pt-BR"]?.state == .fallback)
    #expect(label.values["pt-BR"]?.from == "pt")
    #expect(label.values["pt-BR"]?.text == "Salvar")
    #expect(label.values["en-GB"]?.state == .fallback)
    #expect(label.values["en-GB"]?.text == "Save")
    #expect(label.values["fr"] == LocalizedValue(state: .missing, text: "Save"))
    let keyed = project.tables.filter(\.isKeyedByObjectID).map(\.file)
    #expect(keyed == ["App/de.lproj/Main.strings", "App/pt.lproj/Main.strings"])
  }

  @Test("A catalogue in mul.lproj belongs to the storyboard, and its new units are not translations")
  func catalog() throws {
    let project = read([
      "App/Base.lproj/Main.storyboard": Self.storyboard,
      "App/mul.lproj/Main.xcstrings": """
      {"sourceLanguage": "en", "strings": {"sav-bt-n01.title": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Sichern"}},
        "en": {"stringUnit": {"state": "new", "value": "Save"}},
        "fr": {"stringUnit": {"state": "new", "value": "Save"}},
        "ja": {"variations": {"device": {"ipad": {"stringUnit": {"value": "保存"}}}}}}}}}
      """,
    ])
    let label = try #require(project.toolbars.first?.items.first?.label)
    #expect(label.values["en"]?.state == .translated)
    #expect(label.values["en"]?.location?.file == "App/mul.lproj/Main.xcstrings")
    #expect(label.values["de"]?.text == "Sichern")
    #expect(label.values["fr"] == LocalizedValue(state: .missing, text: "Save"))
    #expect(label.values["ja"]?.state == .translated)
    #expect(project.tables.first?.isKeyedByObjectID == true)
  }

  @Test("Without a table in any language a storyboard's texts are literals")
  func literals() throws {
    let project = read(["Main.storyboard": Self.storyboard, "de.lproj/Other.strings": "a = b;"])
    let label = try #require(project.toolbars.first?.items.first?.label)
    #expect(label.state == .literal)
    #expect(label.values.isEmpty)
    #expect(label.shown(in: "de") == "Save")
  }

  @Test("A whole localized copy of a storyboard is no second toolbar but a translation")
  func copies() throws {
    let project = read([
      "en.lproj/Main.storyboard": Self.storyboard,
      "de.lproj/Main.storyboard": Self.storyboard.replacingText("Save", with: "Sichern"),
    ])
    #expect(project.toolbars.count == 1)
    let label = try #require(project.toolbars.first?.items.first?.label)
    #expect(label.values["de"]?.text == "Sichern")
    #expect(label.values["de"]?.location == SourceLocation(file: "de.lproj/Main.storyboard", line: 5, column: 1))
    #expect(project.locales == ["de", "en"])
  }

  @Test("Keys of their own are looked up in the nearest table of their name")
  func nearest() throws {
    let yaml = """
      toolbars:
        - id: main
          kind: navigationBar
          platforms: [ios]
          title: {key: notes, default: Notes}
      """
    let project = read([
      "App/Notes/main.toolbar.yml": yaml, "App/de.lproj/Localizable.strings": "notes = Notizen;",
      "App/en.lproj/Localizable.strings": "notes = \"My Notes\";", "Kit/de.lproj/Localizable.strings": "notes = Fern;",
    ])
    #expect(project.skipped == [])
    let title = try #require(project.toolbars.first?.title)
    #expect(title.values["de"]?.text == "Notizen")
    #expect(title.values["en"]?.text == "My Notes")
  }

  @Test("A label whose text varies shows its forms, those of its variables too")
  func forms() throws {
    let yaml = """
      toolbars:
        - id: main
          kind: navigationBar
          platforms: [ios]
          title: {key: folders, default: Folders}
      """
    let project = read([
      "main.toolbar.yml": yaml, "en.lproj/Localizable.strings": "folders = \"%d folders\";",
      "de.lproj/Localizable.stringsdict": "<plist><dict>\(TablesStringsDictionaryTests.folders)</dict></plist>",
    ])
    let german = try #require(project.toolbars.first?.title.values["de"])
    #expect(german.text == "%d Ordner & %lld 👍 %d Ordner")
    #expect(german.variants.map(\.plural) == ["one", "one", "one", "other"])
    #expect(german.variants.map(\.text).first == "ein Ordner & %lld 👍 ein Ordner")
  }

  @Test("The source language is what the Xcode project says, else the catalogues, else English or Base, else the only one")
  func sourceLanguage() {
    let pbxproj = "// !$*UTF8*$!\n{ objects = { P = { /* developmentRegion */ developmentRegion = \"zh-Hans\"; }; }; }"
    let catalog = "{\"sourceLanguage\": \"fr\", \"strings\": {}}"
    #expect(read(["App.xcodeproj/project.pbxproj": pbxproj, "L.xcstrings": catalog]).sourceLocale == "zh-Hans")
    #expect(read(["L.xcstrings": catalog, "en.lproj/A.strings": ""]).sourceLocale == "fr")
    #expect(read(["de.lproj/A.strings": "", "Base.lproj/A.strings": ""]).sourceLocale == "en")
    #expect(read(["de.lproj/A.strings": ""]).sourceLocale == "de")
    #expect(read([:]).sourceLocale == "en")
  }

  @Test("An app is called what its InfoPlist tables, its Info.plist and its Xcode project say")
  func appNames() {
    let project = read([
      "Notes.xcodeproj/project.pbxproj": "{ developmentRegion = en; }",
      "App/de.lproj/InfoPlist.strings": "CFBundleDisplayName = Notizen; CFBundleName = \"$(PRODUCT_NAME)\";",
      "App/Info.plist": "<plist><dict><key>CFBundleName</key><string>Notes X</string></dict></plist>",
    ])
    #expect(project.appNames == ["de": ["Notizen", "Notes X", "Notes"], "en": ["Notes X", "Notes"]])
  }

  @Test("An app is called what its build settings say, a framework and an extension are not")
  func appNamesOfSettings() {
    func target(_ id: String, _ type: String, _ settings: String) -> String {
      """
      \(id) = {isa = PBXNativeTarget; buildConfigurationList = L\(id); productType = "com.apple.product-type.\(type)"; };
      L\(id) = {isa = XCConfigurationList; buildConfigurations = (C\(id), D\(id), ); };
      C\(id) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
      D\(id) = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)}; };
      """
    }
    let settings = "INFOPLIST_KEY_CFBundleDisplayName = \"Notes Lite\"; PRODUCT_NAME = \"$(TARGET_NAME)\";"
    let project = read([
      "Notes.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { objects = {
        ROOT = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (A, B, F, E, T, ); };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = Shared; }; };
        G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
        \(target("A", "application", settings))
        \(target("B", "application", "PRODUCT_NAME = \"Notes Pro\";"))
        \(target("F", "framework", "PRODUCT_NAME = Settings;"))
        \(target("E", "app-extension", "INFOPLIST_KEY_CFBundleDisplayName = Share;"))
        \(target("T", "bundle.unit-test", "PRODUCT_NAME = Tests;"))
      }; rootObject = ROOT; }
      """
    ])
    #expect(project.appNames["en"] == ["Notes Lite", "Notes Pro", "Notes"])
  }

  @Test("One bad file costs that file, and is named")
  func badFiles() {
    let project = read([
      "a.xcstrings": "{", "b.storyboard": "<nothing", "c.stringsdict": "", "d.xliff": "", "de.lproj/e.strings": "a = b;",
    ])
    #expect(project.skipped.map(\.file) == ["a.xcstrings", "b.storyboard", "d.xliff"])
    #expect(project.tables.map(\.stringsRead) == [0, 1])
    #expect(project.tables.first?.loss?.expected == "an XML document")
  }
}

extension String {
  fileprivate func replacingText(_ old: String, with new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
