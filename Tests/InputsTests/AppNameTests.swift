import LintelModel
import Testing

@testable import LintelInputs

@Suite("Names of an app and of its parts")
struct AppNameTests {
  private func names(_ files: [String: String]) -> [String]? {
    ProjectReader.read(ProjectFiles(texts: files)).appNames["en"]
  }

  private func list(_ name: String, _ more: String = "") -> String {
    "<plist><dict>\(more)<key>CFBundleDisplayName</key><string>\(name)</string></dict></plist>"
  }

  private let project = """
    // !$*UTF8*$!
    { objects = {
      ROOT = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (W, A, ); };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
      G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
      W = {isa = PBXNativeTarget; buildConfigurationList = LW;
        productType = "com.apple.product-type.application.watchapp2"; };
      LW = {isa = XCConfigurationList; buildConfigurations = (CW, ); };
      CW = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = "Notes Wrist"; }; };
      A = {isa = PBXNativeTarget; name = Notebook; buildConfigurationList = LA;
        productType = "com.apple.product-type.application"; };
      LA = {isa = XCConfigurationList; buildConfigurations = (CA, DA, ); defaultConfigurationName = Release; };
      CA = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "DEBUG"; }; };
      DA = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = "RELEASE"; }; };
    }; rootObject = ROOT; }
    """

  private func project(debug: String, release: String) -> String {
    project.split(separator: "DEBUG").joined(separator: debug).split(separator: "RELEASE").joined(separator: release)
  }

  @Test("What an extension in the app is called is not the app's first name")
  func extensions() {
    let found = names([
      "App/Resources/Info.plist": list("$(PRODUCT_NAME)"),
      "App/Extensions/Share/Info.plist": list(
        "Share", "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>share</string></dict>"),
      "App/Extensions/Share/en.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Open in Notes\";",
      "App/Kit/Info.plist": list("Kit", "<key>CFBundlePackageType</key><string>FMWK</string>"),
      "Notes.xcodeproj/project.pbxproj": project(debug: "Notes Beta", release: "Notes"),
    ])
    #expect(found?.first == "Notes")
    // They are names all the same: nobody translates them.
    #expect(Set(found ?? []) == ["Notes", "Notes Beta", "Notes Wrist", "Share", "Open in Notes", "Kit"])
  }

  @Test("The table of an app beside that of its extension gives the app's name")
  func tables() {
    let found = names([
      "App/Info.plist": list("$(PRODUCT_NAME)"), "App/en.lproj/InfoPlist.strings": "CFBundleDisplayName = Notes;",
      "App/Share/Info.plist": list("$(PRODUCT_NAME)", "<key>CFBundlePackageType</key><string>XPC!</string>"),
      "App/Share/en.lproj/InfoPlist.strings": "CFBundleDisplayName = Share;",
    ])
    #expect(found == ["Notes", "Share"])
  }

  private typealias Built = (name: String, type: String, settings: String, files: Int)

  /// A project of targets, each with its kind of product, its settings, and how many of eight files it has.
  private func built(_ targets: [Built]) -> String {
    let files = (1...8).map { number in
      """
      F\(number) = {isa = PBXFileReference; path = "\(number).swift"; sourceTree = "<group>"; };
      B\(number) = {isa = PBXBuildFile; fileRef = F\(number); };
      """
    }
    let parts = targets.enumerated().map { number, target in
      """
      T\(number) = {isa = PBXNativeTarget; name = "\(target.name)"; buildConfigurationList = L\(number);
        buildPhases = (P\(number), ); productType = "com.apple.product-type.\(target.type)"; };
      P\(number) = {isa = PBXSourcesBuildPhase; files = (\((0..<target.files).map { "B\($0 + 1), " }.joined())); };
      L\(number) = {isa = XCConfigurationList; buildConfigurations = (C\(number), ); };
      C\(number) = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(target.settings)}; };
      """
    }
    return """
      // !$*UTF8*$!
      { objects = {
        ROOT = {isa = PBXProject; buildConfigurationList = L; mainGroup = G;
          targets = (\(targets.indices.map { "T\($0), " }.joined())); };
        L = {isa = XCConfigurationList; buildConfigurations = (); };
        G = {isa = PBXGroup; children = (\((1...8).map { "F\($0), " }.joined())); sourceTree = "<group>"; };
        \((files + parts).joined(separator: "\n"))
      }; rootObject = ROOT; }
      """
  }

  @Test("A tool with an Info.plist of its own does not name the app, nor does a launcher, whatever stands first")
  func tool() {
    let files = [
      "Notes.xcodeproj/project.pbxproj": built([
        ("Launcher", "application", "PRODUCT_NAME = \"$(TARGET_NAME)\"; INFOPLIST_FILE = Launcher/Info.plist;", 1),
        ("notesctl", "tool", "INFOPLIST_FILE = \"$(SRCROOT)/Ctl/Info.plist\";", 2),
        ("SE", "application", "PRODUCT_NAME = \"Notes SE\";", 8),
        ("Mac", "application", "PRODUCT_NAME = \"$(PROJECT_NAME)\"; INFOPLIST_FILE = App/Info.plist;", 6),
      ]),
      "App/Info.plist": list("$(PRODUCT_NAME)"),
      "Ctl/Info.plist": list("notesctl", "<key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>"),
      "Launcher/Info.plist": list("Launcher"),
    ]
    #expect(names(files) == ["Notes", "Notes SE", "Launcher", "notesctl"])
    #expect(ProjectReader.read(ProjectFiles(texts: files)).appName == "Notes")
  }

  @Test("Of apps of about one size the others are called after the main one; a part of a word is no name of it")
  func stem() {
    let apps: [Built] = [
      ("A", "application", "PRODUCT_NAME = \"Kite-iOS\";", 8), ("B", "application", "PRODUCT_NAME = Kite;", 5),
    ]
    #expect(names(["Apps.xcodeproj/project.pbxproj": built(apps)]) == ["Kite", "Kite-iOS", "Apps"])
    let words: [Built] = [
      ("A", "application", "PRODUCT_NAME = Kites;", 8), ("B", "application", "PRODUCT_NAME = Kite;", 5),
    ]
    #expect(names(["Apps.xcodeproj/project.pbxproj": built(words)]) == ["Kites", "Kite", "Apps"])
  }

  @Test("Where only an extension has a name, nothing says what the app is called")
  func partsAlone() {
    let files = [
      "App/Info.plist": list("$(PRODUCT_NAME)"),
      "Share/Info.plist": list("Share", "<key>NSExtension</key><dict></dict>"),
    ]
    let project = ProjectReader.read(ProjectFiles(texts: files))
    #expect(project.appName == nil && project.appNames["en"] == ["Share"])
  }

  @Test("A helper beside the app, with a few files of its own, does not name it; a product may be named like the project")
  func helper() {
    let files = (1...8).map { "F\($0) = {isa = PBXFileReference; path = \"\($0).swift\"; sourceTree = \"<group>\"; };" }
    let builds = (1...8).map { "B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };" }
    func list(_ prefix: String, _ numbers: ClosedRange<Int>) -> String { numbers.map { "\(prefix)\($0), " }.joined() }
    func target(_ id: String, _ name: String, _ product: String, _ numbers: ClosedRange<Int>) -> String {
      """
      \(id) = {isa = PBXNativeTarget; name = \(name); buildConfigurationList = L\(id); buildPhases = (P\(id), );
        productType = "com.apple.product-type.application"; };
      P\(id) = {isa = PBXSourcesBuildPhase; files = (\(list("B", numbers))); };
      L\(id) = {isa = XCConfigurationList; buildConfigurations = (C\(id), ); };
      C\(id) = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = "\(product)"; }; };
      """
    }
    let project = """
      // !$*UTF8*$!
      { objects = {
        ROOT = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (H, A, ); };
        L = {isa = XCConfigurationList; buildConfigurations = (); };
        G = {isa = PBXGroup; children = (\(list("F", 1...8))); sourceTree = "<group>"; };
        \((files + builds).joined(separator: "\n"))
        \(target("H", "Launcher", "$(TARGET_NAME)", 1...1))
        \(target("A", "iOS", "$(PROJECT_NAME)", 2...8))
      }; rootObject = ROOT; }
      """
    let found = names([
      "Notes.xcodeproj/project.pbxproj": project, "Launcher/Info.plist": self.list("Launcher"),
      "App/Info.plist": self.list("$(PRODUCT_NAME)"),
    ])
    #expect(found == ["Notes", "Launcher"])
  }

  @Test("A product that is named like its target has the target's name")
  func targetName() {
    let named = project(debug: "$(TARGET_NAME)", release: "$(TARGET_NAME)")
    #expect(names(["X.xcodeproj/project.pbxproj": named])?.first == "Notebook")
  }
}
