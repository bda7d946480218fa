import Testing

/// The rows of the page's table of rooms, by room.
private func rows(_ page: String) -> [String: (imports: [String], foundation: Bool)] {
  var found: [String: (imports: [String], foundation: Bool)] = [:]
  let lines = page.split(separator: "\n").drop { $0 != "## Who may import whom" }.dropFirst().prefix { !$0.hasPrefix("## ") }
  for line in lines where line.hasPrefix("| `") {
    let cells = line.split(separator: "|").map { $0.filter { $0 != " " && $0 != "`" } }
    guard cells.count == 3 else { continue }
    let imports = cells[1] == "–" ? [] : cells[1].split(separator: ",").map(String.init)
    found[cells[0]] = (imports, cells[2] == "yes")
  }
  return found
}

@Suite("docs/architecture.md")
struct ArchitecturePageTests {
  @Test("Its table is the plan")
  func table() throws {
    let rows = rows(try Repository.text("docs/architecture.md"))
    #expect(Set(rows.keys) == Set(HousePlan.rooms.map(\.name)))
    for room in HousePlan.rooms {
      #expect(rows[room.name]?.imports.sorted() == room.imports.sorted(), "\(room.name)")
      #expect(rows[room.name]?.foundation == room.foundation, "\(room.name)")
    }
  }

  @Test("The page is read as it is written")
  func reading() {
    let rows = rows(
      """
      | `A` | B | yes |
      ## Who may import whom
      | room |
      | `C` | `D`, E | no |
      | `F` | – | yes |
      ## Next
      | `G` | – | no |
      """)
    #expect(rows.keys.sorted() == ["C", "F"])
    #expect(rows["C"]?.imports == ["D", "E"])
    #expect(rows["C"]?.foundation == false)
    #expect(rows["F"]?.imports == [])
    #expect(rows["F"]?.foundation == true)
  }
}
