import LintelModel
import Testing

@Suite("Flags of a file's builds")
struct BuildFlagsTests {
  private func file(_ builds: [BuildFlags.Build], others: [BuildFlags.Build] = []) -> BuildFlags.OfFile? {
    var flags = BuildFlags()
    flags.add(builds, of: "A.swift")
    flags.add(others, of: "B.swift")
    return flags.of("A.swift")
  }

  @Test("A flag is set where every build of a platform sets it, and not where none does")
  func answers() {
    let found = file([
      .init(platforms: [.ios], flags: ["A", "B"]), .init(platforms: [.ios], flags: ["A"]),
      .init(platforms: [.macos], flags: ["C"]),
    ])
    #expect(found?.answer("A", on: .ios) == .yes)
    #expect(found?.answer("A", on: .macos) == .no)
    #expect(found?.answer("B", on: .ios) == .unknown)
    #expect(found?.answer("C", on: .ios) == .no)
    #expect(found?.answer("D", on: .ios) == .unknown)
    // Where it is built for other platforms alone, these answer.
    #expect(found?.answer("A", on: .watchos) == .unknown)
  }

  @Test("A build that may have more flags says of none that it is not set")
  func open() {
    let other = BuildFlags.Build(platforms: [.macos], flags: ["A"])
    #expect(file([.init(platforms: [.ios], flags: [])], others: [other])?.answer("A", on: .ios) == .no)
    #expect(file([.init(platforms: [.ios], flags: [], isOpen: true)], others: [other])?.answer("A", on: .ios) == .unknown)
    let possible = BuildFlags.Build(platforms: [.ios], flags: [], possible: ["A"])
    #expect(file([possible], others: [other])?.answer("A", on: .ios) == .unknown)
  }

  @Test("An optional file that is not there may set what the project itself sets for none of its builds")
  func optional() {
    let other = BuildFlags.Build(platforms: [.macos], flags: ["A", "B"])
    var build = BuildFlags.Build(platforms: [.ios], flags: [])
    build.decided = ["A"]
    let found = file([build], others: [other])
    #expect(found?.answer("A", on: .ios) == .no)
    #expect(found?.answer("B", on: .ios) == .unknown)
  }

  @Test("A build of which nobody knows what it is for has a say on every platform")
  func platformless() {
    let found = file([.init(platforms: [.ios], flags: ["A"]), .init(platforms: [], flags: [])])
    #expect(found?.answer("A", on: .ios) == .unknown)
    #expect(found?.answer("A", on: .macos) == .no)
  }

  @Test("Two flags go together where one build has both so")
  func together() {
    let found = file([.init(platforms: [.ios], flags: ["A"]), .init(platforms: [.ios], flags: ["B"])])
    #expect(found?.mayHave("A", true, with: "B", true) == false)
    #expect(found?.mayHave("A", true, with: "B", false) == true)
    #expect(found?.mayHave("A", false, with: "B", false) == false)
  }

  @Test("Of a file that no target compiles nothing is known")
  func none() {
    #expect(BuildFlags().of("A.swift") == nil)
    #expect(file([]) == nil)
  }
}
