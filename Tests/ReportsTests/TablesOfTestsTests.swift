import LintelModel
import Testing

@testable import LintelReports

@Suite("Tables that tests and examples read")
struct TablesOfTestsTests {
  private func having(_ paths: String...) -> TablesOfTests {
    var project = SampleProject.project
    project.tables = paths.map {
      StringTable(file: "\($0).strings", id: TableID(path: $0), format: .strings, locale: "en", encoding: "UTF-8")
    }
    return TablesOfTests(in: project)
  }

  @Test("They are told apart beside others by the names of their folders, wherever that name stands")
  func beside() {
    var tests = having("App/Localizable", "App/Tests/Fixtures/Localizable", "Examples/Localizable")
    let paths = ["App/Tests/Fixtures/Localizable", "Examples/Localizable", "App/Localizable", "Localizable", "App/Tests"]
    let found = paths.filter { tests.contains($0) }
    #expect(found == Array(paths.prefix(2)))
  }

  @Test("Where a folder holds nothing else, its examples are what was asked for")
  func alone() {
    var tests = having("Examples/One/Localizable", "Examples/Two/Localizable")
    let isOne = tests.contains("Examples/One/Localizable")
    #expect(!isOne)
  }
}
