import LintelAudit
import LintelFindings
import LintelModel
import LintelRules
import Testing

@Suite("cross-platform-placement")
struct CrossPlatformOrderTests {
  @Test("Bars of one place are told in the order of their ids")
  func order() throws {
    let names = (10..<30).map { "Note\($0)" }
    let sketch = names.map { name in
      "ios26 en 402pt\nname: \(name)\n| \(name) | [Share]\n---\nvisionos26 en 1280pt\nname: \(name)\n[Share] | \(name) | [Edit]"
    }.joined(separator: "\n---\n")
    var project = ProjectSource.read(texts: ["a.sketch": sketch])
    let place = try #require(project.toolbars.first).location
    for index in project.toolbars.indices {
      project.toolbars[index].location = place
      project.toolbars[index].id = "bar-\(100 + index)"
    }
    let rule = try #require(Rule.all.first { $0.id == "cross-platform-placement" })
    guard case .project(let check) = rule.check else { return }
    let lines = check(project).compactMap(\.location?.line)
    #expect(lines.count == names.count && lines == lines.sorted())
  }
}
