import LintelAudit
import LintelModel
import Testing

/// Flags that a file of settings may set which is not here.
@Suite("Flags of settings that are not here")
struct OpenFlagTests {
  private let view = """
    struct Inbox: View {
      var body: some View {
        List { }
        #if PRO
          .navigationTitle("Pro")
        #else
          .navigationTitle("Basic")
        #endif
      }
    }
    """

  private let phone = """
    Phone:
        type: application
        platform: iOS
        sources: [../Shared]
        configFiles: {Debug: Phone.xcconfig, Release: Phone.xcconfig}
    """

  private let desk = """
    Desk:
        type: application
        platform: macOS
        sources: [../Shared]
        settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: PRO}
    """

  /// An app for iPhone without the flag and one for the Mac with it, of one project or of one each.
  private func project(_ settings: [String: String], isOne: Bool = true) -> Project {
    var files = Dictionary(settings.map { ("A/\($0).xcconfig", $1) }, uniquingKeysWith: { first, _ in first })
    files["Shared/Inbox.swift"] = view
    files["A/project.yml"] = "name: A\ntargets:\n  \(phone)\n" + (isOne ? "  \(desk)\n" : "")
    if !isOne { files["B/project.yml"] = "name: B\ntargets:\n  \(desk)\n" }
    return ProjectSource.read(texts: files)
  }

  private func titles(_ project: Project, on platform: Platform = .ios) -> Set<String> {
    Set(project.toolbars.filter { $0.platforms.contains(platform) }.compactMap { $0.title.source ?? $0.title.key })
  }

  private func told(_ project: Project) -> [String] {
    project.skipped.filter { $0.reason == SkippedFile.openFlags }.map(\.file)
  }

  @Test("Where all files are here, a flag that no target of a platform sets is on none of its bars")
  func complete() {
    for isOne in [true, false] {
      let project = project(["Phone": ""], isOne: isOne)
      #expect(titles(project) == ["Basic"])
      #expect(titles(project, on: .macos) == ["Pro"])
      #expect(told(project).isEmpty)
    }
  }

  @Test("A file that is included and missing may set any flag, and so may one that is included deeper than is read")
  func missing() {
    let chain = Dictionary(
      uniqueKeysWithValues: (0..<12).map { ($0 == 0 ? "Phone" : "F\($0)", "#include \"F\($0 + 1).xcconfig\"") })
      .merging(["F12": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = PRO"]) { $1 }
    for settings in [["Phone": "#include \"Gone.xcconfig\""], [:], chain] {
      let project = project(settings)
      #expect(titles(project) == ["Pro", "Basic"] && titles(project, on: .macos) == ["Pro"])
      #expect(told(project) == ["A/project.yml"])
    }
  }

  @Test("Files that include each other are all here")
  func circle() {
    let project = project(["Phone": "#include \"Other.xcconfig\"", "Other": "#include \"Phone.xcconfig\""])
    #expect(titles(project) == ["Basic"] && told(project).isEmpty)
  }

  @Test("An optional file that is missing leaves what the project decides between its targets, and opens what another sets")
  func optional() {
    let settings = ["Phone": "#include? \"Developer.xcconfig\""]
    let own = project(settings)
    #expect(titles(own) == ["Basic"] && told(own).isEmpty)
    let foreign = project(settings, isOne: false)
    #expect(titles(foreign) == ["Pro", "Basic"])
    #expect(told(foreign) == ["A/project.yml"])
  }
}
