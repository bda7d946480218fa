import Testing

/// Where a map and the plan differ; empty if they are the same.
private func differences(_ package: PackageText) -> [String] {
  var found: [String] = []
  var expected: [String: (kind: String, path: String, dependencies: [String])] = [:]
  for room in HousePlan.rooms {
    expected[room.module] = (
      room.isExecutable ? "executableTarget" : "target", "Sources/\(room.name)", room.imports.map(HousePlan.module)
    )
  }
  for (name, imports) in HousePlan.cModules {
    // A module that only points at a library of the system has no code of its own.
    let kind = ["CICULink", "CLibXML2", "CHarfBuzz", "CSQLite"].contains(name) ? "systemLibrary" : "target"
    expected[name] = (kind, "Sources/C/\(name)", imports)
  }
  for target in package.targets where target.kind != "testTarget" {
    guard let plan = expected.removeValue(forKey: target.name) else {
      found.append("\(target.name) is not in the plan")
      continue
    }
    if target.kind != plan.kind { found.append("\(target.name) is a \(target.kind)") }
    if target.path != plan.path { found.append("\(target.name) stands in \(target.path ?? "no folder")") }
    if target.dependencies.sorted() != plan.dependencies.sorted() {
      found.append("\(target.name) depends on \(target.dependencies.sorted())")
    }
  }
  return found.sorted() + expected.keys.sorted().map { "\($0) is missing" }
}

@Suite("Package.swift")
struct PackageTests {
  @Test("Its arrows are the plan's")
  func arrows() throws {
    #expect(differences(PackageText(PackageText.parts(try Repository.text("Package.swift")).house)) == [])
  }

  @Test("What benchmarks, fuzzing and documentation need is there only where it is asked for, and imports what it names")
  func workshop() throws {
    let workshop = PackageText.parts(try Repository.text("Package.swift")).workshop
    #expect(workshop.contains("[\"LINTEL_WORKSHOP\"] == \"1\""))
    let targets = PackageText(workshop).targets
    #expect(targets.count > 5 && targets.allSatisfy { $0.kind != "testTarget" })
    for target in targets {
      let path = try #require(target.path)
      #expect(path.hasPrefix("Benchmarks/") || path.hasPrefix("Fuzz/"), "\(target.name)")
      let imported = try Repository.files(below: path, endingIn: ["swift"]).flatMap { SwiftText($0.text).imports }
      let modules = Set(imported.map(\.module)).subtracting(HousePlan.foundation.union(["FoundationXML"]))
      #expect(modules == Set(target.dependencies).subtracting(["CHarfBuzzLink"]), "\(target.name)")
    }
    #expect(PackageText.parts("let a = 1").workshop == "")
  }

  @Test("Every room has a test target, and the house's own depends on every room that is a library")
  func tests() throws {
    let map = PackageText.parts(try Repository.text("Package.swift")).house
    let tests = PackageText(map).targets.filter { $0.kind == "testTarget" }
    for room in HousePlan.rooms where !room.isExecutable {
      #expect(tests.contains { $0.name == room.name + "Tests" && $0.dependencies.contains(room.module) })
    }
    let house = try #require(tests.first { $0.name == "HouseTests" })
    #expect(Set(house.dependencies) == Set(HousePlan.rooms.filter { !$0.isExecutable }.map(\.module)))
  }

  @Test("The check finds a wrong arrow, a wrong folder, a stranger and a missing room")
  func findsDifferences() {
    let package = PackageText(
      """
      // .target(name: "LintelCommented", path: "Sources/Commented"),
      .target(
        name: "LintelModel", dependencies: ["LintelRules", .product(name: "Yams", package: "Other")], path: "Sources/Model"),
      .target(
        name: "LintelFindings", dependencies: ["LintelModel"],
        path: "Sources/Elsewhere"),
      .target(name: "LintelShed", path: "Sources/Shed"),
      .systemLibrary(name: "CICULink", path: "Sources/C/CICULink", providers: [.apt(["libicu-dev"])]),
      .testTarget(name: "ModelTests", dependencies: ["LintelModel"]),
      """)
    let found = differences(package)
    #expect(
      found.prefix(3) == [
        "LintelFindings stands in Sources/Elsewhere", "LintelModel depends on [\"LintelRules\", \"Yams\"]",
        "LintelShed is not in the plan",
      ])
    #expect(found.contains("LintelRules is missing"))
    #expect(!found.contains { $0.contains("CICULink") })
  }
}
