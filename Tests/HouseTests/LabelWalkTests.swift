import Testing

@Suite("The walk of a label in docs/architecture.md")
struct LabelWalkTests {
  private struct Stop {
    var name: String
    var file: String
  }

  /// The rows of the table: a number, a function, a file.
  private func stops() throws -> [Stop] {
    let page = try Repository.text("docs/architecture.md")
    return page.matches(of: /\| \d+ \| `([^`]+)` \| ([^ |]+) \|/).map { Stop(name: String($0.1), file: String($0.2)) }
  }

  @Test("It has at most 25 stops in 20 files, from reading to the page")
  func length() throws {
    let stops = try stops()
    #expect(stops.count > 10 && stops.count <= 25)
    #expect(Set(stops.map(\.file)).count <= 20)
    #expect(stops.first?.file.hasPrefix("Inputs/") == true)
    #expect(stops.last?.file.hasPrefix("Reports/HTML/") == true)
  }

  @Test("Every stop is declared in the file it names, in the type it names")
  func declared() throws {
    for stop in try stops() {
      let code = SwiftText(try Repository.text("Sources/\(stop.file).swift")).code
      let parts = stop.name.split(separator: ".")
      let (type, name) = (parts[0], parts[1].prefix { $0 != "(" })
      let spellings = name == "init" ? ["  init(", "  init?(", "package init("] : ["func \(name)(", "var \(name):", "static let \(name) ="]
      #expect(spellings.contains { code.contains($0) }, "\(stop.name), \(stop.file)")
      let declarations = ["struct", "enum", "class", "protocol", "extension"].map { "\($0) \(type) " }
      let inherits = ["struct", "enum", "class", "protocol", "extension"].map { "\($0) \(type):" }
      #expect((declarations + inherits).contains { code.contains($0) }, "\(type), \(stop.file)")
    }
  }
}
