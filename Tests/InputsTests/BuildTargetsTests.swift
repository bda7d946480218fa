import LintelModel
import Testing

@testable import LintelInputs

@Suite("What a file is built for")
struct BuildTargetsTests {
  /// A target with its settings and the files of its build phase.
  private func target(
    _ id: String, _ settings: String, files: [(id: String, filter: String)] = [], type: String = "application",
    groups: String = ""
  ) -> String {
    let entries = files.map { "B\(id)\($0.id) = {isa = PBXBuildFile; fileRef = \($0.id); \($0.filter)};" }
    return """
      \(id) /* \(id) */ = {isa = PBXNativeTarget; buildConfigurationList = L\(id); buildPhases = (P\(id), );
        fileSystemSynchronizedGroups = (\(groups)); productType = "com.apple.product-type.\(type)"; };
      L\(id) = {isa = XCConfigurationList; buildConfigurations = (C\(id), ); };
      C\(id) = {isa = XCBuildConfiguration; name = Debug; \(settings) };
      P\(id) = {isa = PBXSourcesBuildPhase; files = (\(files.map { "B\(id)\($0.id), " }.joined())); };
      \(entries.joined(separator: "\n"))
      """
  }

  private func project(_ targets: [String], ids: String, settings: String = "buildSettings = {};", groups: String) -> String
  {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      ROOT = {isa = PBXProject; buildConfigurationList = LR; mainGroup = G; projectDirPath = ""; targets = (\(ids)); };
      LR = {isa = XCConfigurationList; buildConfigurations = (CR, ); };
      CR = {isa = XCBuildConfiguration; name = Debug; \(settings) };
      G = {isa = PBXGroup; children = (A, F3, X, S, ); sourceTree = "<group>"; };
      A = {isa = PBXGroup; children = (F1, F2, V, ); path = App; sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = Both.swift; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; path = Shared/Mac.swift; sourceTree = SOURCE_ROOT; };
      X = {isa = PBXFileReference; path = Mac.xcconfig; sourceTree = "<group>"; };
      V = {isa = PBXVariantGroup; children = (V1, ); name = Main.storyboard; sourceTree = "<group>"; };
      V1 = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      \(groups)
      \(targets.joined(separator: "\n"))
    }; rootObject = ROOT /* Project object */; }
    """
  }

  private func targets(_ texts: [String: String], configured: [Platform] = []) -> BuildTargets {
    func files(_ ending: String) -> [SourceFile] {
      texts.sorted { $0.key < $1.key }.filter { $0.key.hasSuffix(ending) }
        .map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    }
    let xcode = XcodeProjects(lists: files("project.pbxproj"), documents: [], configurationFiles: files(".xcconfig"))
    return BuildTargets(projects: xcode.projects, packages: files("Package.swift"), configured: configured)
  }

  private var twoTargets: String {
    project(
      [
        target(
          "T1", "buildSettings = {SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = 1; };",
          files: [("F1", ""), ("F2", ""), ("V", "")]),
        target("T2", "baseConfigurationReference = X; buildSettings = {};", files: [("F2", ""), ("F3", "")]),
      ], ids: "T1, T2", groups: "S = {isa = PBXGroup; children = (); sourceTree = \"<group>\"; };")
  }

  private let settings = "#include \"Common.xcconfig\"\nSDKROOT = macosx // the Mac's\nSDKROOT[sdk=x] = iphoneos\n"

  @Test("A file is built for what its targets are built for")
  func membership() {
    let targets = targets([
      "Sub/App.xcodeproj/project.pbxproj": twoTargets, "Sub/Mac.xcconfig": settings, "Sub/Common.xcconfig": "A = b",
    ])
    #expect(targets.platforms(of: "Sub/App/Phone.swift")?.platforms == [.ios])
    #expect(targets.platforms(of: "Sub/App/Both.swift")?.platforms == [.ios, .macos])
    #expect(targets.platforms(of: "Sub/Shared/Mac.swift")?.platforms == [.macos])
    #expect(targets.platforms(of: "Sub/App/Base.lproj/Main.storyboard")?.platforms == [.ios])
    #expect(targets.platforms(of: "Sub/App/Phone.swift")?.origin == .buildSettings)
    // No target lists it: all that the project builds.
    #expect(targets.platforms(of: "Sub/Other.swift")?.platforms == [.ios, .macos])
  }

  @Test("A build file's filter leaves out platforms of its target")
  func filters() {
    let text = project(
      [
        target(
          "T1", "buildSettings = {SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos macosx xros\"; };",
          files: [("F1", "platformFilter = ios;"), ("F2", "platformFilters = (macos, xros, );")])
      ], ids: "T1", groups: "")
    let targets = targets(["A.xcodeproj/project.pbxproj": text])
    #expect(targets.platforms(of: "App/Phone.swift")?.platforms == [.ios, .ipados])
    #expect(targets.platforms(of: "App/Both.swift")?.platforms == [.macos, .visionos])
  }

  @Test("An app for Mac Catalyst with bars is told of, and nothing is said of Catalyst's bars where no app is for it")
  func catalyst() {
    func said(_ settings: String, of path: String = "App/Phone.swift", platform: Platform = .ipados) -> [String] {
      let text = project(
        [
          target("T1", "buildSettings = {SDKROOT = iphoneos; \(settings)};", files: [("F1", "")]),
          target("T2", "buildSettings = {SDKROOT = watchos; };"),
        ], ids: "T1, T2", groups: "")
      var skipped = [SkippedFile(file: path, reason: "line 3: for Catalyst alone", isBroken: false)]
      skipped[0].isOfCatalyst = true
      let bar = Toolbar(
        id: "a", name: "a", kind: .navigationBar, platforms: [platform], sourceLocale: "en",
        location: LintelModel.SourceLocation(file: path, line: 1))
      targets(["A.xcodeproj/project.pbxproj": text]).tellCatalyst(in: &skipped, of: [bar])
      return skipped.map { "\($0.file): \($0.reason)" }
    }
    let own = "App/Phone.swift: line 3: for Catalyst alone"
    #expect(said("") == [own], "Nobody says whether it is.")
    #expect(said("SUPPORTS_MACCATALYST = NO; ").isEmpty)
    #expect(said("SUPPORTS_MACCATALYST = NO; ", of: "Kit/a.swift").isEmpty, "All apps that may show it say so.")
    #expect(said("SUPPORTS_MACCATALYST = YES; ") == [own, "A.xcodeproj/project.pbxproj: \(SkippedFile.catalyst)"])
    #expect(said("SUPPORTS_MACCATALYST = YES; ", platform: .macos) == [own])
  }

  @Test("Files of a synchronized folder belong to its targets, exceptions apart")
  func synchronizedFolders() {
    let text = project(
      [
        target("T1", "buildSettings = {SDKROOT = iphoneos; };", groups: "S"),
        target("T2", "buildSettings = {};"),
        target("T3", "buildSettings = {SDKROOT = watchos; };", type: "bundle.unit-test", groups: "S"),
      ], ids: "T1, T2, T3", settings: "buildSettings = {MACOSX_DEPLOYMENT_TARGET = 14.0; };",
      groups: """
        S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = Code; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Own/Mac.swift, ); target = T1; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Own/Mac.swift, ); target = T2; };
        """)
    let targets = targets(["A.xcodeproj/project.pbxproj": text])
    #expect(targets.platforms(of: "Code/Own/Phone.swift")?.platforms == [.ios, .ipados])
    #expect(targets.platforms(of: "Code/Own/Mac.swift")?.platforms == [.macos])
  }

  @Test("A synchronized folder's exceptions name platforms of a file, and files of one language")
  func synchronizedExceptions() {
    let text = project(
      [target("T1", "buildSettings = {SUPPORTED_PLATFORMS = \"iphoneos macosx\"; };", groups: "S")], ids: "T1",
      groups: """
        S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, ); path = Code; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
          membershipExceptions = ("/Localized: de.lproj/L.strings", "Own/Localized: L.strings", );
          platformFiltersByRelativePath = {Mac.swift = (macos, ); "Own/Phone.swift" = (ios, ); }; };
        """)
    let targets = targets(["A.xcodeproj/project.pbxproj": text])
    #expect(targets.platforms(of: "Code/Mac.swift")?.platforms == [.macos])
    #expect(targets.platforms(of: "Code/Own/Phone.swift")?.platforms == [.ios, .ipados])
    #expect(targets.platforms(of: "Code/Both.swift")?.platforms == [.ios, .ipados, .macos])
    #expect(!targets.isTaken("Code/de.lproj/L.strings") && targets.isTaken("Code/fr.lproj/L.strings"))
    #expect(targets.isTaken("Code/en.lproj/L.strings") && !targets.isTaken("Code/Own/en.lproj/L.strings"))
  }

  @Test("A package's files are built for the platforms it names, unless an Xcode project says more of them")
  func packages() {
    let manifest = """
      // platforms: [.tvOS(.v17)]
      let package = Package(name: "P", platforms: [.iOS(.v17), .macOS("14.0")], products: [])
      """
    let targets = targets(
      ["Kit/Package.swift": manifest, "Tool/Package.swift": "let package = Package(name: \"T\")"], configured: [.visionos])
    #expect(targets.platforms(of: "Kit/Sources/A.swift")?.platforms == [.ios, .ipados, .macos])
    #expect(targets.platforms(of: "Tool/Sources/A.swift")?.platforms == [.visionos])
    #expect(targets.platforms(of: "Tool/Sources/A.swift")?.origin == .configuration)
    #expect(self.targets([:]).platforms(of: "A.swift") == nil)
  }

  @Test("A target of a package that everybody asks for under a condition is for the platforms of the condition")
  func conditionalTargets() {
    func manifest(_ dependency: String) -> String {
      """
      let package = Package(
        name: "P", platforms: [.iOS(.v17), .watchOS(.v10)], products: [.library(name: "P", targets: ["Kit"])],
        targets: [
          .target(name: "Kit", dependencies: [\(dependency)]), .target(name: "Core", resources: [.process("x")]),
          .testTarget(name: "CoreTests", dependencies: ["Core"]),
        ])
      """
    }
    let condition = "condition: .when(platforms: [.iOS, .macCatalyst])"
    func platforms(_ dependency: String, of path: String) -> [Platform]? {
      targets(["Package.swift": manifest(dependency)]).platforms(of: path)?.platforms
    }
    let core = ".target(name: \"Core\", \(condition))"
    #expect(platforms(core, of: "Sources/Core/A.swift") == [.ios, .ipados])
    #expect(platforms(core, of: "Sources/Kit/A.swift") == [.ios, .ipados, .watchos])
    #expect(platforms(core + ", \"Core\"", of: "Sources/Core/A.swift") == [.ios, .ipados, .watchos])
    #expect(platforms("\"Core\"", of: "Sources/Core/A.swift") == [.ios, .ipados, .watchos])
  }

  @Test(
    "A manifest that is damaged says nothing of targets", arguments: [".testTarget(", ".testTarget(((", ".target(name:"])
  func damagedManifest(text: String) {
    let targets = targets(["Package.swift": "let p = Package(platforms: [.iOS(.v17)], targets: [" + text])
    #expect(targets.platforms(of: "Sources/A.swift")?.platforms == [.ios, .ipados])
  }

  @Test(
    "A project that is damaged, or no project, says nothing and hurts nobody",
    arguments: [
      "", "{", "{ objects = { A = {", "SDKROOT = iphoneos;", String(repeating: "(", count: 100_000),
      String(repeating: "{a=", count: 100_000), "{objects = {G = {children = (G, ); };}; rootObject = G; }",
    ])
  func damaged(text: String) {
    #expect(targets(["A.xcodeproj/project.pbxproj": text]).platforms(of: "a.swift") == nil)
  }

  @Test("A storyboard for phones and pads stands on phones alone where its target is for them; who says so is noted")
  func storyboard() {
    let text = twoTargets
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <navigationItem title="Notes" id="n"/></document>
      """
    let project = ProjectReader.read(
      ProjectFiles(texts: [
        "A.xcodeproj/project.pbxproj": text, "App/Base.lproj/Main.storyboard": storyboard,
        "App/Other.storyboard": storyboard,
        "Mac.xcconfig": "SDKROOT = macosx",
      ]))
    let found = project.toolbars.map { [$0.location.file] + $0.platforms.map(\.rawValue) + [$0.platformOrigin.rawValue] }
    #expect(
      found == [
        ["App/Base.lproj/Main.storyboard", "ios", "buildSettings"], ["App/Other.storyboard", "ios", "buildSettings"],
      ])
    let alone = ProjectReader.read(ProjectFiles(texts: ["Other.storyboard": storyboard])).toolbars
    #expect(alone.map(\.platforms) == [[.ios, .ipados]])
    #expect(alone.map(\.platformOrigin) == [.definition])
  }

  @Test("Bars in source code say who places them")
  func origins() {
    func origin(_ platforms: [Platform], _ text: [String: String], configured: [Platform] = []) -> PlatformOrigin {
      var bar = Toolbar(
        id: "", name: "", kind: .navigationBar, platforms: platforms, sourceLocale: "en",
        location: SourceLocation(file: "App/Both.swift", line: 1))
      targets(text, configured: configured).tellOrigin(of: &bar)
      return bar.platformOrigin
    }
    let project = ["A.xcodeproj/project.pbxproj": twoTargets, "Mac.xcconfig": "SDKROOT = macosx"]
    #expect(origin([.ios], project) == .buildSettings)
    #expect(origin([.ios, .ipados], [:]) == .assumed)
    #expect(origin([.ios, .ipados], [:], configured: [.ios, .ipados]) == .configuration)
    // The source itself says less than the settings would allow.
    #expect(origin([.ios], [:], configured: [.ios, .ipados]) == .definition)
  }

  @Test(
    "A project cut off anywhere, or with a byte changed anywhere, is read or left, and never crashes",
    .timeLimit(.minutes(20)))
  func mutations() {
    let bytes = Array(twoTargets.utf8)
    func read(_ bytes: [UInt8]) {
      let file = SourceFile(path: "A.xcodeproj/project.pbxproj", bytes: bytes)
      let xcode = XcodeProjects(lists: [file], documents: [], configurationFiles: [])
      let targets = BuildTargets(projects: xcode.projects, packages: [file], configured: [])
      #expect(targets.platforms(of: "App/Phone.swift")?.platforms.isEmpty != true)
    }
    for end in stride(from: 0, to: bytes.count, by: 7) {
      read(Array(bytes[..<end]))
      for byte in "{}()=;,\"".utf8 {
        var changed = bytes
        changed[end] = byte
        read(changed)
      }
    }
  }

  @Test("A package's target that others need on some platforms only is built for those")
  func packageTargets() {
    let manifest = """
      let package = Package(
        name: "Kit", platforms: [.iOS(.v17), .watchOS(.v7)],
        products: [.library(name: "Kit", targets: ["Kit", "Open"])],
        targets: [
          .target(name: "Kit", dependencies: [
            .target(name: "Core", condition: .when(platforms: [.iOS, .macCatalyst])),
            .target(name: "Open", condition: .when(platforms: [.iOS])),
          ]),
          .target(name: "Core", dependencies: []),
          .target(name: "Open"),
          .testTarget(name: "CoreTests", dependencies: ["Core"]),
        ])
      """
    let targets = BuildTargets(
      projects: [], packages: [SourceFile(path: "P/Package.swift", bytes: Array(manifest.utf8))],
      configured: [])
    #expect(targets.platforms(of: "P/Sources/Core/A.swift")?.platforms == [.ios, .ipados])
    #expect(targets.platforms(of: "P/Sources/Kit/A.swift")?.platforms == [.ios, .ipados, .watchos])
    #expect(targets.platforms(of: "P/Sources/Open/A.swift")?.platforms == [.ios, .ipados, .watchos])
  }
}
