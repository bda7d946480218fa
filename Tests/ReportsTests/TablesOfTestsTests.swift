import LintelModel
import Testing

@testable import LintelReports

@Suite("Tables that tests and examples read")
struct TablesOfTestsTests {
  private func tests(_ paths: String...) -> TablesOfTests {
    var project = SampleProject.project
    project.tables = paths.map {
      StringTable(file: "\($0).strings", id: TableID(path: $0), format: .strings, locale: "en", encoding: "UTF-8")
    }
    return TablesOfTests(in: project)
  }

  @Test("They are told apart beside others by the names of their folders, wherever that name stands")
  func beside() {
    let tests = tests("App/Localizable", "App/Tests/Fixtures/Localizable", "Examples/Localizable")
    #expect(tests.contains("App/Tests/Fixtures/Localizable") && tests.contains("Examples/Localizable"))
    #expect(!tests.contains("App/Localizable") && !tests.contains("Localizable") && !tests.contains("App/Tests"))
  }

  @Test("Where a folder holds nothing else, its examples are what was asked for")
  func alone() { #expect(!tests("Examples/One/Localizable", "Examples/Two/Localizable").contains("Examples/One/Localizable")) }
}
