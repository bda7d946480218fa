import Foundation
import Testing

@Suite("Release")
struct ReleaseTests {
  @Test("Every package that Lintel is built with is named with its exact version, as Package.resolved is not kept")
  func exactVersions() throws {
    let house = PackageText.parts(try Repository.text("Package.swift")).house
    let packages = house.matches(of: /\.package\(url: "[^"]+", (\w+): "\d+\.\d+\.\d+"\)/)
    #expect(!packages.isEmpty && packages.count == house.ranges(of: ".package(url:").count)
    #expect(packages.allSatisfy { $0.output.1 == "exact" })
    for line in try Repository.text("Scripts/release/indirect.tsv").split(separator: "\n") {
      #expect(line.wholeMatch(of: /[a-z-]+\t\d+\.\d+\.\d+/) != nil, "\(line)")
    }
  }

  @Test("Every script of a release says what it does, can be started, and stops at what fails")
  func scripts() throws {
    let scripts = try Repository.files(below: "Scripts", endingIn: ["sh"]).filter { $0.path.hasPrefix("Scripts/release") }
    #expect(scripts.count > 5)
    for script in scripts {
      let lines = script.text.split(separator: "\n")
      #expect(lines[0] == "#!/usr/bin/env bash" && lines[1].hasPrefix("# "), "\(script.path)")
      #expect(lines.contains("set -euo pipefail"), "\(script.path)")
      #expect(FileManager.default.isExecutableFile(atPath: Repository.root.appending(path: script.path).path), "\(script.path)")
    }
  }

  @Test("No folder of a machine stands in what a release is made with")
  func machine() throws {
    let files = try Repository.files(below: "Scripts", endingIn: ["sh", "py", "c", "txt", "tsv"])
    for file in files { #expect(!file.text.contains(/\/(home|work\/main|Users)\//), "\(file.path)") }
  }
}
