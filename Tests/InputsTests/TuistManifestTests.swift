import LintelModel
import Testing

@testable import LintelInputs

@Suite("Tuist's Project.swift")
struct TuistManifestTests {
  private func manifest(_ targets: String) -> String {
    """
    import ProjectDescription

    let project = Project(
      name: "Kite",
      options: .options(defaultKnownRegions: ["de", "en"], developmentRegion: "de"),
      targets: [
        \(targets)
      ])
    """
  }

  private let kite = """
    .target(
      name: "Kite", destinations: .iOS, product: .app, bundleId: "kite",
      // destinations: .macOS
      sources: ["App/Sources/**", "Shared/**"], dependencies: [.target(name: "Wind"), .external(name: "Map")]),
    """
  private let watch = """
    .target(name: "Face", destinations: [.appleWatch], product: .app, sources: "Face/**/*.swift"),
    .target(name: "KiteTests", destinations: [.mac], product: .unitTests, sources: ["Tests/**"]),
    """

  private func platforms(of path: String, _ text: String, at file: String = "Sub/Project.swift") -> Set<Platform>? {
    let manifest = SourceFile(path: file, bytes: Array(text.utf8))
    return BuildTargets(projects: [], packages: [], tuist: [manifest], configured: []).platforms(of: path).map {
      Set($0.platforms)
    }
  }

  @Test(
    "A file is built for what the target is that takes its folder, and another one for what all are but tests",
    arguments: [
      ("Sub/App/Sources/Home.swift", [.ios, .ipados]), ("Sub/Shared/Log.swift", [.ios, .ipados]),
      ("Sub/Face/Dial.swift", [.watchos]), ("Sub/Other/a.swift", [.ios, .ipados, .watchos]),
    ] as [(String, Set<Platform>)])
  func folders(path: String, expected: Set<Platform>) {
    #expect(platforms(of: path, manifest(kite + "\n" + watch)) == expected)
  }

  @Test("Earlier manifests have one platform, and a folder of several targets is for what all of them are")
  func earlier() {
    let targets = """
      Target(name: "Kite", platform: .iOS, product: .app, sources: ["Shared/**"]),
      Target(name: "Desk", platform: .macOS, product: .app, sources: ["Shared/**"]),
      """
    #expect(platforms(of: "Sub/Shared/a.swift", manifest(targets)) == [.ios, .ipados, .macos])
  }

  @Test(
    "Where a manifest computes what a target is for, nothing is said of any; and nothing by a file of that name",
    arguments: [
      ".target(name: \"A\", destinations: devices, product: .app),", ".target(name: \"A\", product: .app),",
      ".target(name: \"A\", destinations: .iOS.union([.mac]), product: .app),", "app(name: \"A\"),", ".target(",
    ])
  func computed(target: String) {
    #expect(platforms(of: "Sub/App/Sources/a.swift", manifest(target)) == nil)
    #expect(platforms(of: "Sub/a.swift", "struct Project { let destinations = 1 }") == nil)
  }

  @Test("It says the language of development; a package's default localization does so where no project and no catalog does")
  func languages() {
    let tables = ["App/en.lproj/L.strings": "a = b;", "App/de.lproj/L.strings": "a = c;"]
    func source(_ files: [String: String]) -> LocaleID {
      ProjectReader.read(ProjectFiles(texts: tables.merging(files) { $1 })).sourceLocale
    }
    #expect(source([:]) == "en")
    #expect(source(["Project.swift": manifest(kite)]) == "de")
    let package = "let package = Package(name: \"Kit\", defaultLocalization: \"de\", targets: [])"
    #expect(source(["Kit/Package.swift": package]) == "de")
    #expect(source(["Kit/Package.swift": "// " + package]) == "en")
    let other = package.replacing("\"de\"", with: "\"fr\"")
    #expect(source(["Kit/Package.swift": package, "Web/Package.swift": other]) == "en")
    let catalog = "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{}}"
    #expect(source(["Kit/Package.swift": package, "Kit/L.xcstrings": catalog]) == "en")
  }
}
