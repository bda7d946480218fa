import Testing

/// What is wrong with the imports of one file of a room; empty if all is well.
private func complaints(_ source: String, in room: HousePlan.Room, path: String) -> [String] {
  let allowed = Set(room.imports.map(HousePlan.module))
  return SwiftText(source).imports.flatMap { line in
    let place = "\(path):\(line.line): "
    let isC = line.module.first == "C" && line.module.dropFirst().first?.isUppercase == true
    var found: [String] = []
    if HousePlan.foundation.contains(line.module) {
      if !room.foundation { found.append("\(place)\(room.name) does without \(line.module)") }
    } else if !allowed.contains(line.module), !HousePlan.toolchain.contains(line.module) {
      found.append("\(place)\(room.name) may not import \(line.module)")
    }
    if isC, line.access != "internal" { found.append("\(place)C is imported with `internal import`") }
    return found
  }
}

@Suite("Imports")
struct ImportTests {
  @Test("Every file imports only what the plan allows its room", arguments: HousePlan.rooms)
  func allowed(room: HousePlan.Room) throws {
    let files = try Repository.files(below: "Sources/\(room.name)", endingIn: ["swift"])
    #expect(!files.isEmpty)
    #expect(files.flatMap { complaints($0.text, in: room, path: $0.path) } == [])
  }

  @Test("Every folder of Sources is a room of the plan, and every room stands")
  func folders() throws {
    #expect(try Set(Repository.folders(in: "Sources")) == Set(HousePlan.rooms.map(\.name) + ["C"]))
    #expect(try Set(Repository.folders(in: "Sources/C")) == Set(HousePlan.cModules.keys))
  }

  @Test("Only the wrapper rooms stand on C, each on its own")
  func wrappers() {
    let wrappers = HousePlan.rooms.filter { $0.imports.contains { HousePlan.cModules[$0] != nil } }
    #expect(Set(wrappers.map(\.name)).isSubset(of: ["UnicodeText", "XMLTree", "GlyphShaping", "Database", "Tables"]))
    #expect(wrappers.allSatisfy { $0.imports.count { HousePlan.cModules[$0] != nil } == 1 })
  }

  @Test("No C header shows ICU to Swift")
  func headers() throws {
    for header in try Repository.files(below: "Sources/C", endingIn: ["h"]) {
      #expect(!showsICU(header.text), "\(header.path) includes <unicode/…>")
    }
    #expect(showsICU("#pragma once\n# include <unicode/ubrk.h>\n"))
    #expect(!showsICU("/* never includes <unicode/ubrk.h> */\n"))
  }

  private func showsICU(_ header: String) -> Bool {
    header.split(separator: "\n").contains { line in
      let words = line.filter { $0 != " " && $0 != "\t" }
      return words.hasPrefix("#include<unicode/") || words.hasPrefix("#include\"unicode/")
    }
  }

  private static let bad: [(room: String, source: String, expected: [String])] = [
    ("Rules", "import LintelModel\nimport LintelMeasuring", ["f:2: Rules may not import LintelMeasuring"]),
    ("Rules", "import Foundation", ["f:1: Rules does without Foundation"]),
    ("Rules", "private import struct LintelInputs.Reader", ["f:1: Rules may not import LintelInputs"]),
    ("Rules", "@preconcurrency import Yams", ["f:1: Rules may not import Yams"]),
    ("Rules", "import LintelModel; import Yams", ["f:1: Rules may not import Yams"]),
    ("XMLTree", "import CLibXML2", ["f:1: C is imported with `internal import`"]),
    ("XMLTree", "public import CLibXML2", ["f:1: C is imported with `internal import`"]),
    (
      "Audit", "import CLibXML2",
      ["f:1: Audit may not import CLibXML2", "f:1: C is imported with `internal import`"]
    ),
    ("Command", "import LintelRules", ["f:1: Command may not import LintelRules"]),
    ("Reports", "/* a */ import LintelRules // b", ["f:1: Reports may not import LintelRules"]),
  ]

  @Test("The check finds what is wrong", arguments: bad)
  func findsBadLines(room: String, source: String, expected: [String]) throws {
    #expect(complaints(source, in: try #require(HousePlan.room(room)), path: "f") == expected)
  }

  @Test(
    "The check is silent where nothing is imported",
    arguments: [
      "internal import CLibXML2", "import Synchronization", "// import LintelRules", "/* /* */\nimport LintelRules */",
      "let a = \"\"\"\nimport LintelRules\n\"\"\"", "let a = #\"/* \"#\nlet important = 1",
      "let imports = [\"import Yams\"]",
      "let a = \"\\\"\nimport\"", "",
    ])
  func silent(source: String) throws {
    #expect(complaints(source, in: try #require(HousePlan.room("XMLTree")), path: "f") == [])
  }
}
