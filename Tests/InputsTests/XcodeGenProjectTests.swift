import LintelModel
import Testing

@testable import LintelInputs

@Suite("XcodeGen's project.yml")
struct XcodeGenProjectTests {
  private let specification = """
    name: Kite
    options:
      developmentLanguage: de
      deploymentTarget: { iOS: 17.6, macOS: "14.6" }
    settings:
      base: { TARGETED_DEVICE_FAMILY: "1,2" }
    targetTemplates:
      App:
        type: application
        supportedDestinations: [iOS, macOS]
        sources:
          - Shared
          - path: Phone
            destinationFilters: [iOS]
    targets:
      Kite:
        templates: [App]
        settings: { base: { INFOPLIST_KEY_CFBundleDisplayName: Kite Flyer } }
        sources:
          - path: App
            excludes: [Old/*, "**/qqq.lproj"]
          - App/Watched.swift
      Watch:
        type: application
        platform: watchOS
        deploymentTarget: "11.0"
        sources: { path: "${target_name}" }
      Tests:
        type: bundle.unit-test
        platform: tvOS
        sources: [App, Tests]
    """

  private func read(_ texts: [String: String]) -> XcodeProjects {
    func files(_ ending: String) -> [SourceFile] {
      texts.filter { $0.key.hasSuffix(ending) }.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
    }
    return XcodeProjects(
      lists: files("project.pbxproj"), documents: files("project.xcproj"), configurationFiles: files(".xcconfig"),
      specifications: files("project.yml"))
  }

  private func platforms(of path: String) -> Set<Platform>? {
    let projects = read(["Sub/project.yml": specification]).projects
    return BuildTargets(projects: projects, packages: [], configured: []).platforms(of: path).map { Set($0.platforms) }
  }

  @Test(
    "A file is built for what the targets that take its folder are built for, tests apart",
    arguments: [
      ("Sub/App/Home.swift", [.ios, .ipados, .macos]), ("Sub/Shared/Log.swift", [.ios, .ipados, .macos]),
      ("Sub/Phone/Dial.swift", [.ios, .ipados]), ("Sub/Watch/Face.swift", [.watchos]),
      ("Sub/Tests/HomeTests.swift", [.tvos]), ("Sub/App/Watched.swift", [.ios, .ipados, .macos]),
      // What no product takes is for whatever any of them is for.
      ("Sub/Tools/a.swift", [.ios, .ipados, .macos, .watchos]),
    ] as [(String, Set<Platform>)])
  func platforms(path: String, built: Set<Platform>) {
    #expect(platforms(of: path) == built)
  }

  @Test("The apps' names, the language and the least systems are read")
  func project() throws {
    let read = read(["Sub/project.yml": specification])
    #expect(read.developmentLanguages == ["de"])
    let project = try #require(read.projects.first)
    #expect(project.folder == "Sub" && project.name == "Kite")
    #expect(Set(XcodeApps(of: project).names) == ["Kite Flyer", "Watch"])
    #expect(project.leastVersion(of: .ios) == 17 && project.leastVersion(of: .macos) == 14)
    #expect(project.leastVersion(of: .watchos) == 11)
  }

  @Test("Settings are also those of groups, of configurations and of files of settings, the nearest first")
  func settings() throws {
    func platforms(_ members: String, root: String = "", _ more: [String: String] = [:]) -> Set<Platform>? {
      let text = """
        name: Kite
        configs: { Debug: debug, Store Release: release }
        \(root)
        targets:
          Kite:
            type: application
            platform: iOS
            sources: [App]
        \(members)
        """
      let projects = read(more.merging(["Sub/project.yml": text]) { $1 }).projects
      return BuildTargets(projects: projects, packages: [], configured: []).platforms(of: "Sub/App/a.swift").map {
        Set($0.platforms)
      }
    }
    let groups = "settingGroups:\n  Pad: { groups: [Wide] }\n  Wide: { base: { TARGETED_DEVICE_FAMILY: 2 } }"
    #expect(platforms("    settings: { groups: [Pad] }", root: groups) == [.ipados])
    #expect(platforms("    settings: { groups: [Pad], TARGETED_DEVICE_FAMILY: 1 }", root: groups) == [.ios])
    #expect(platforms("", root: "settings: { TARGETED_DEVICE_FAMILY: 1 }") == [.ios])
    // What one configuration is built for, the target is; a key says the configurations whose names have it.
    let configs = "    settings: { configs: { release: { TARGETED_DEVICE_FAMILY: 2 }, Debug: { TARGETED_DEVICE_FAMILY: 2 } } }"
    #expect(platforms(configs) == [.ipados])
    let file = [
      "Sub/Config/Pad.xcconfig": "#include \"Family.xcconfig\"", "Sub/Config/Family.xcconfig": "TARGETED_DEVICE_FAMILY = 2",
    ]
    let named = "{ Debug: Config/Pad.xcconfig, Store Release: Config/Pad.xcconfig }"
    #expect(platforms("    configFiles: \(named)", file) == [.ipados])
    #expect(platforms("", root: "configFiles: \(named)", file) == [.ipados])
  }

  @Test("A destination is Mac Catalyst, and groups that name each other end")
  func catalyst() throws {
    let text = """
      name: Kite
      settingGroups:
        One: { groups: [Two, Two] }
        Two: { groups: [One, One] }
      targets:
        Kite:
          type: application
          supportedDestinations: [iOS, macCatalyst]
          settings: { groups: [One] }
          sources: [App]
      """
    let target = try #require(read(["project.yml": text]).projects.first?.targets.first)
    #expect(target.supportsCatalyst == true && target.platforms == [.ios, .ipados])
  }

  @Test("What a source leaves out is not the target's")
  func excluded() throws {
    let project = try #require(read(["project.yml": specification]).projects.first)
    #expect(project.products(with: "App/Home.swift").map(\.id) == ["Kite"])
    #expect(project.products(with: "App/Old/Home.swift").isEmpty)
  }

  @Test("Of files that a source names those are taken, and all of its folder where one of them is a pattern")
  func included() throws {
    func products(_ includes: String, _ path: String) throws -> [String] {
      let text = """
        name: Kite
        targets:
          Kite:
            type: application
            platform: iOS
            sources:
              - path: App
                includes: \(includes)
                excludes: [Old]
        """
      let project = try #require(read(["project.yml": text]).projects.first)
      return project.products(with: path).map(\.id)
    }
    #expect(try products("[Base.lproj, Home.swift]", "App/Home.swift") == ["Kite"])
    #expect(try products("[Base.lproj, Home.swift]", "App/Other.swift").isEmpty)
    #expect(try products("[Base.lproj, '**/*.swift']", "App/Other.swift") == ["Kite"])
    #expect(try products("[Base.lproj, '**/*.swift']", "App/Base.lproj/Main.storyboard") == ["Kite"])
    #expect(try products("[Base.lproj, '**/*.swift']", "App/Old/Home.swift").isEmpty)
  }

  @Test("Of very many parts and folders the first two thousand are read")
  func tooMany() throws {
    let sources = (0..<3_000).map { "      - {path: Part\($0), destinationFilters: [iOS, x\($0)]}\n" }
    let text =
      "name: Kite\ntargets:\n  Kite:\n    type: application\n    supportedDestinations: [iOS, macOS]\n"
      + "    sources:\n" + sources.joined()
    let project = try #require(read(["project.yml": text]).projects.first)
    #expect(project.targets.count == 2_000)
    #expect(project.folders.count == 1_999)
    #expect(project.products(with: "Part0/A.swift").map(\.id) == ["Kite (ios, x0)"])
  }

  @Test(
    "Other files of that name are passed over",
    arguments: [
      "services: { web: { image: a } }", "name: A\ntargets: [a]", "name: A\ntargets: { B: { type: application } }", "a: [", "",
    ])
  func others(text: String) {
    let read = read(["project.yml": text])
    #expect(read.projects.isEmpty && read.skipped.isEmpty)
  }

  @Test("One whose project is there is passed over")
  func madeProject() {
    let made = #"{ "targets": [ { "name": "Made", "product-type": "application" } ] }"#
    let both = read(["Kite.xcodeproj/project.xcproj": made, "project.yml": specification])
    #expect(both.projects.map { $0.targets.map(\.id) } == [["Made"]])
  }
}
