import LintelReports
import Testing

/// The lines of a file that declare something `public` or `open`, or make an import `public`.
private func publicLines(_ source: String) -> [Int] {
  SwiftText(source).code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
    line.firstMatch(of: /(^|[\s)])(public|open)(\(set\))?\s+[a-z]/) == nil ? nil : number + 1
  }
}

@Suite("The library's front door")
struct FrontDoorTests {
  @Test("Nothing is public but what Sources/Lintel shows")
  func walls() throws {
    for room in HousePlan.rooms where room.name != "Lintel" {
      for file in try Repository.files(below: "Sources/\(room.name)", endingIn: ["swift"]) {
        #expect(publicLines(file.text) == [], "\(file.path)")
      }
    }
  }

  @Test("It shows no room behind it: what it imports stays inside")
  func imports() throws {
    for file in try Repository.files(below: "Sources/Lintel", endingIn: ["swift"]) {
      for line in SwiftText(file.text).imports { #expect(line.access == "internal", "\(file.path):\(line.line)") }
    }
  }

  @Test("Every public declaration has a comment")
  func comments() throws {
    for file in try Repository.files(below: "Sources/Lintel", endingIn: ["swift"]) {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for number in publicLines(file.text) where !lines[number - 1].contains("extension ") {
        let before = number > 1 ? lines[number - 2].drop { $0 == " " } : ""
        #expect(before.hasPrefix("///"), "\(file.path):\(number)")
      }
    }
  }

  @Test("Every report format has a value there", arguments: ReportFormat.all.map(\.name))
  func formats(name: String) throws {
    let source = try Repository.text("Sources/Lintel/Result/ReportFormat.swift")
    #expect(source.contains("public static let \(name) = ReportFormat(\"\(name)\")"))
  }

  @Test("The check finds what is public, and nothing else")
  func findsPublic() {
    #expect(publicLines("public struct A {}\n  public internal(set) var a = 1\nopen class B {}") == [1, 2, 3])
    #expect(publicLines("package struct A {}\n// public\nlet a = \"public\"\nlet publicly = 1\nfile.open()") == [])
  }
}
