import LintelModel
import Testing

@testable import LintelInputs

@Suite("An Xcode project as JSON, project.xcproj")
struct XCProjectTests {
  /// As Xcode writes them, with a person's comments.
  private let project = """
    {
      // Two apps and the tests of one.
      "default-configuration": "Release",
      "configurations": [
        "Debug",
        { "name": "Release", "file": "Config/Release.xcconfig" },
      ],
      "localizations": { "development": "de", "supported": [ "Base", "en", "pt-BR", ], },
      "files": [
        { "kind": "folder", "path": "Code", "target-membership": [ "Phone", "Tests" ],
          "membership-exceptions": [
            { "target": "Phone", "exclusions": [ "Mac", "Desk.swift" ] },
            { "target": "Desk", "inclusions": [ "Mac", "Desk.swift" ] },
            { "target": "Phone", "platforms": { "Wide.swift": [ "macos", "ios" ] } },
          ],
        },
        { "kind": "group", "path": "Config", "children": [ { "path": "Release.xcconfig" } ] },
        { "kind": "group", "name": "Shared Things", "path": "Shared", "children": [
          { "path": "Both.swift", "target-membership": [ "Phone/compile-sources", "Desk/compile-sources", ] },
          { "path": "<PROJECT>/Elsewhere/Desk.swift", "target-membership": [ { "build-phase": "Desk/compile-sources" } ] },
          { "path": "/usr/include/out.swift", "target-membership": [ "Desk/compile-sources" ] },
          { "path": "<SDK>/out.swift", "target-membership": [ "Desk/compile-sources" ] },
          { "path": "Limited.swift",
            "target-membership": [ { "build-phase": [ { "name": "Wide/Narrow" }, "compile-sources" ], "platforms": "macos" } ] },
          { "path": "ByID.swift", "target-membership": [ "id:PHASE1" ] },
          { "kind": "variant-group", "name": "Main.storyboard", "target-membership": [ "Phone/resources" ], "children": [
            { "path": "Base.lproj/Main.storyboard" }, { "path": "en.lproj/Main.strings" },
          ] },
        ] },
      ], /* the targets */
      "targets": [
        { "name": "Phone", "id": "1", "product-type": "application",
          "build-settings": { "SDKROOT": "iphoneos", "TARGETED_DEVICE_FAMILY": "1" } },
        { "name": "Desk", "id": "2", "product-type": "application",
          "build-phases": [ { "kind": "compile-sources", "id": "PHASE1" } ],
          "build-settings": { "SUPPORTED_PLATFORMS[config=Debug]": [ "macosx" ], "SUPPORTED_PLATFORMS[config=Rel*]": "xros",
            "SUPPORTED_PLATFORMS[sdk=iphoneos*]": "iphoneos" } },
        { "name": "Wide/Narrow", "id": "3", "product-type": "framework" },
        { "name": "Tests", "id": "4", "product-type": "bundle.unit-test", "build-settings": { "SDKROOT": "watchos" } },
      ],
      "build-settings": { "SDKROOT[config=Debug]": "macosx" },
    }
    """

  private func targets(_ texts: [String: String]) -> (targets: BuildTargets, xcode: XcodeProjects) {
    func files(_ ending: String) -> [SourceFile] {
      texts.sorted { $0.key < $1.key }.filter { $0.key.hasSuffix(ending) }
        .map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    }
    let xcode = XcodeProjects(
      lists: files(".pbxproj"), documents: files(".xcproj"), configurationFiles: files(".xcconfig"))
    return (BuildTargets(projects: xcode.projects, packages: [], configured: []), xcode)
  }

  @Test("Its languages are those it is developed in and supports")
  func languages() {
    let read = targets(["App/A.xcodeproj/project.xcproj": project]).xcode
    #expect(read.developmentLanguages == ["de"])
    #expect(read.projects.map(\.languages) == [["de", "Base", "en", "pt-BR"]])
    #expect(read.skipped == [])
  }

  @Test("A file is built for what the targets that it names are built for")
  func membership() {
    let read = targets([
      "Sub/A.xcodeproj/project.xcproj": project, "Sub/Config/Release.xcconfig": "SDKROOT = appletvos\n",
    ]).targets
    func platforms(_ path: String) -> [Platform]? { read.platforms(of: path)?.platforms }
    #expect(platforms("Sub/Shared/Both.swift") == [.ios, .macos, .visionos])
    #expect(platforms("Sub/Elsewhere/Desk.swift") == [.macos, .visionos])
    #expect(platforms("Sub/Shared/ByID.swift") == [.macos, .visionos])
    // Its settings are the project's: macOS for Debug, and tvOS by the file for Release.
    #expect(platforms("Sub/Shared/Limited.swift") == [.macos])
    #expect(platforms("Sub/Shared/Base.lproj/Main.storyboard") == [.ios])
    #expect(platforms("Sub/Shared/en.lproj/Main.strings") == [.ios])
    #expect(read.platforms(of: "Sub/Shared/Both.swift")?.origin == .buildSettings)
  }

  @Test("Files of a folder belong to its targets, exceptions apart, which may be whole folders")
  func folders() {
    let read = targets(["A.xcodeproj/project.xcproj": project]).targets
    #expect(read.platforms(of: "Code/Phone.swift")?.platforms == [.ios])
    #expect(read.platforms(of: "Code/Desk.swift")?.platforms == [.macos, .visionos])
    #expect(read.platforms(of: "Code/Mac/Deep/View.swift")?.platforms == [.macos, .visionos])
    #expect(read.platforms(of: "Code/Macro.swift")?.platforms == [.ios])
  }

  private let older = """
    { objects = { R = {isa = PBXProject; developmentRegion = fr; knownRegions = (fr, Base, ); targets = (T, ); };
      T = {isa = PBXNativeTarget; buildConfigurationList = L; }; L = {buildConfigurations = (C, ); };
      C = {name = Debug; buildSettings = {SDKROOT = watchos; }; }; }; rootObject = R; }
    """

  @Test("Where a project has both files, the newer form counts")
  func both() {
    let read = targets(["A.xcodeproj/project.xcproj": project, "A.xcodeproj/project.pbxproj": older])
    #expect(read.xcode.developmentLanguages == ["de"])
    #expect(read.xcode.projects.count == 1)
    // Another project of the folder has its own.
    let two = targets(["A.xcodeproj/project.xcproj": project, "B/B.xcodeproj/project.pbxproj": older]).xcode
    #expect(two.developmentLanguages == ["de", "fr"])
    #expect(two.projects.map(\.languages.count) == [4, 2])
  }

  @Test("A project that asks for what is not known here is refused, and the older file beside it stands in")
  func capabilities() {
    let text = "{ \"required-capabilities\": [ \"glow in the dark\", ], \"files\": [], \"targets\": [] }"
    let read = targets(["A.xcodeproj/project.xcproj": text, "A.xcodeproj/project.pbxproj": older]).xcode
    #expect(read.skipped.map(\.file) == ["A.xcodeproj/project.xcproj"])
    #expect(read.skipped[0].reason.contains("“glow in the dark”"))
    #expect(read.skipped[0].isBroken)
    #expect(read.developmentLanguages == ["fr"])
  }

  @Test("The rest of a project is read where its description cannot be")
  func broken() {
    let project = ProjectReader.read(
      ProjectFiles(texts: [
        "A.xcodeproj/project.xcproj": "{ \"targets\": [ nonsense ] }", "en.lproj/L.strings": "\"a\" = \"A\";",
      ]))
    #expect(project.tables.count == 1)
    #expect(project.skipped.map(\.reason).first?.hasPrefix("line 1, column 16: found ") == true)
  }

  @Test("Source language and languages reach the project")
  func whole() {
    let project = ProjectReader.read(
      ProjectFiles(texts: [
        "A.xcodeproj/project.xcproj": self.project, "de.lproj/L.strings": "\"a\" = \"Ä\";", "en.lproj/L.strings": "\"a\" = \"A\";",
      ]))
    #expect(project.sourceLocale == "de")
    #expect(project.declaredLocales == ["de", "en", "pt-BR"])
    #expect(project.locales == ["de", "en"])
  }

  @Test("A project cut off anywhere is read or left, and never crashes", .timeLimit(.minutes(20)))
  func mutations() {
    let bytes = Array(project.utf8)
    for end in stride(from: 0, to: bytes.count, by: 11) {
      for changed in [Array(bytes[..<end]), Array(bytes[..<end]) + [0x2F, 0x2A] + bytes[end...]] {
        let file = SourceFile(path: "A.xcodeproj/project.xcproj", bytes: changed)
        let read = XcodeProjects(lists: [], documents: [file], configurationFiles: [])
        #expect(read.projects.count + read.skipped.count == 1, "\(end)")
      }
    }
  }
}

@Suite("JSON with comments")
struct RelaxedJSONTests {
  @Test("Comments and a last comma are passed over where somebody asks for it, and nowhere else")
  func relaxed() throws {
    let text = "// one\n{ /* two */ \"a\" : [ 1, 2, /* three */ ], // four\n \"b//c\" : \"/* no */\", } // five"
    let value = try JSONParser.parse(Array(text.utf8), isRelaxed: true)
    #expect(value["a"]?.elements.count == 2)
    #expect(value["b//c"]?.string == "/* no */")
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array(text.utf8)) }
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array("[1,]".utf8)) }
  }

  @Test("What is no comment and no value is refused", arguments: ["{,}", "[,]", "[1,,2]", "/", "/*", "{ /* a }", "[1] /"])
  func refused(text: String) {
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array(text.utf8), isRelaxed: true) }
  }
}
