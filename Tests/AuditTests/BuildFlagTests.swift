import LintelAudit
import LintelModel
import Testing

/// `#if FLAG`, by what the targets set that compile the file.
@Suite("Flags of targets")
struct BuildFlagTests {
  /// A target with the flags of its only configuration, which compiles the one file.
  /// - Parameter base: What its configuration says of a file of settings.
  private func target(_ id: String, _ sdk: String, flags: String, base: String = "") -> String {
    """
    \(id) = {isa = PBXNativeTarget; buildConfigurationList = L\(id); buildPhases = (P\(id), );
      productType = "com.apple.product-type.application"; };
    L\(id) = {isa = XCConfigurationList; buildConfigurations = (C\(id), ); };
    C\(id) = {isa = XCBuildConfiguration; name = Release; \(base) buildSettings = {SDKROOT = \(sdk); \(flags)}; };
    P\(id) = {isa = PBXSourcesBuildPhase; files = (B\(id), ); };
    B\(id) = {isa = PBXBuildFile; fileRef = F; };
    """
  }

  private func setting(_ flags: String) -> String { "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"\(flags)\";" }

  private func bars(_ body: String, _ targets: [String], ids: String, of project: String = "") -> [Toolbar] {
    let list = """
      // !$*UTF8*$!
      { archiveVersion = 1; objects = {
        ROOT = {isa = PBXProject; buildConfigurationList = LR; mainGroup = G; projectDirPath = ""; targets = (\(ids)); };
        LR = {isa = XCConfigurationList; buildConfigurations = (CR, ); };
        CR = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(project)}; };
        G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = Bar.swift; sourceTree = "<group>"; };
        \(targets.joined(separator: "\n"))
      }; rootObject = ROOT; }
      """
    let view = "struct Inbox: View {\nvar body: some View {\nList { }\n\(body)\n}\n}\n"
    return ProjectSource.read(texts: ["App.xcodeproj/project.pbxproj": list, "Bar.swift": view]).toolbars
  }

  private let titles = """
    #if LITE && !os(visionOS)
    .navigationTitle("Lite")
    #elseif REMOTE && !os(visionOS)
    .navigationTitle("Remote")
    #else
    .navigationTitle("Full")
    #endif
    """

  private func said(_ bars: [Toolbar], on platform: Platform) -> Set<String> {
    Set(bars.filter { $0.platforms.contains(platform) }.compactMap { $0.title.source ?? $0.title.key })
  }

  @Test("What no target of a platform sets is on none of its bars")
  func platforms() {
    let found = bars(
      titles,
      [
        target("T1", "iphoneos", flags: setting("LITE $(inherited)")),
        target("T2", "iphoneos", flags: setting("REMOTE $(inherited)")),
        target("T3", "iphoneos", flags: ""), target("T4", "macosx", flags: setting("SERVER $(inherited)")),
      ], ids: "T1, T2, T3, T4")
    #expect(said(found, on: .ios) == ["Lite", "Remote", "Full"])
    #expect(said(found, on: .macos) == ["Full"])
  }

  @Test("Flags that no target sets together are on no bar together, and one that all set is on each")
  func together() {
    let body = """
      .navigationTitle("Box")
      .toolbar {
        #if LITE
        Button("Buy") { }
        #endif
        #if REMOTE
        Button("Connect") { }
        #endif
        #if STORE
        Button("Restore") { }
        #else
        Button("Donate") { }
        #endif
      }
      """
    let found = bars(
      body,
      [
        target("T1", "iphoneos", flags: setting("LITE $(inherited)")),
        target("T2", "iphoneos", flags: setting("REMOTE $(inherited)")),
      ], ids: "T1, T2", of: setting("STORE"))
    let faces = found.map { Set($0.items.compactMap { $0.label.source ?? $0.label.key }) }
    #expect(!faces.isEmpty && faces.allSatisfy { $0.contains("Restore") && !$0.contains("Donate") })
    #expect(!faces.contains { $0.isSuperset(of: ["Buy", "Connect"]) })
    #expect(faces.contains { $0.contains("Buy") } && faces.contains { $0.contains("Connect") })
  }

  @Test(
    "A flag that nobody names, one for some systems only, one of a file that is not there, and DEBUG leave both arms",
    arguments: [
      "", "\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphonesimulator*]\" = PRO;",
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(FLAGS_OF_MACHINE)\";",
    ])
  func unknown(flags: String) {
    let body = "#if PRO\n.navigationTitle(\"Pro\")\n#else\n.navigationTitle(\"Basic\")\n#endif"
    let found = bars(
      body, [target("T1", "iphoneos", flags: flags), target("T2", "macosx", flags: flags.isEmpty ? "" : setting("PRO"))],
      ids: "T1, T2")
    #expect(said(found, on: .ios) == ["Pro", "Basic"])
    let debug = bars(
      body.replacing("PRO", with: "DEBUG"), [target("T1", "iphoneos", flags: setting("DEBUG"))], ids: "T1")
    #expect(said(debug, on: .ios).contains("Basic"))
  }

  @Test("A file of settings that the project names and that none of its groups has may set any flag")
  func dangling() {
    let body = "#if PRO\n.navigationTitle(\"Pro\")\n#else\n.navigationTitle(\"Basic\")\n#endif"
    let desk = target("T2", "macosx", flags: setting("PRO"))
    for base in ["baseConfigurationReference = GONE;", "baseConfigurationReferenceAnchor = GONE;"] {
      let found = bars(body, [target("T1", "iphoneos", flags: "", base: base), desk], ids: "T1, T2")
      #expect(said(found, on: .ios) == ["Pro", "Basic"], "\(base)")
      #expect(said(found, on: .macos) == ["Pro"])
    }
    #expect(said(bars(body, [target("T1", "iphoneos", flags: ""), desk], ids: "T1, T2"), on: .ios) == ["Basic"])
  }

  @Test("An arm of an `#elseif` is called by its own condition")
  func names() {
    let found = bars(titles, [target("T1", "iphoneos", flags: "")], ids: "T1")
    #expect(found.first { $0.title.key == "Remote" }?.variant?.arms == "#elseif REMOTE && !os(visionOS)")
    #expect(found.first { $0.title.key == "Full" }?.variant?.arms == "#else of #if LITE && !os(visionOS)")
  }

  @Test("The targets of an XcodeGen specification say it, too, but where another file may set more")
  func specification() {
    func bars(_ root: String) -> [Toolbar] {
      let specification = """
        name: App
        \(root)
        targets:
          Phone:
            type: application
            platform: iOS
            sources: [App]
            settings: { base: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: [PRO] } }
          Desk: { type: application, platform: macOS, sources: [App] }
        """
      let title = "#if PRO\n.navigationTitle(\"Pro\")\n#else\n.navigationTitle(\"Basic\")\n#endif"
      let view = "struct Inbox: View {\nvar body: some View {\nList { }\n\(title)\n}\n}\n"
      return ProjectSource.read(texts: ["project.yml": specification, "App/Bar.swift": view]).toolbars
    }
    #expect(said(bars(""), on: .ios) == ["Pro"] && said(bars(""), on: .macos) == ["Basic"])
    #expect(said(bars("include: Other.yml"), on: .macos) == ["Pro", "Basic"])
    // One value of several is written: what it inherits is the project's.
    let name = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
    let basic = "{ \(name): \"$(inherited) BASIC\" }"
    let replaced = "settings: { base: { \(name): PRO }, configs: { Debug: \(basic), Release: \(basic) } }"
    #expect(said(bars(replaced), on: .macos) == ["Basic"])
  }
}
