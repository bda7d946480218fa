// On Linux, Foundation shows its own ICU to every file that imports it. Were a room to show the system's ICU as well, by
// itself or by way of libxml2, the two would clash, and this file would not compile.
import Foundation
import Lintel
import LintelAudit
import LintelDatabase
import LintelFindings
import LintelFleet
import LintelGit
import LintelGlyphShaping
import LintelInputs
import LintelLanguage
import LintelLayout
import LintelMeasuring
import LintelModel
import LintelReports
import LintelRules
import LintelSwiftSource
import LintelTables
import LintelUnicodeText
import LintelXMLTree
import Testing

@Suite("Compile guard")
struct CompileGuardTests {
  @Test("Foundation and every room stand in one file")
  func imports() throws {
    #expect(LocaleID(Locale(identifier: "de").identifier).language == "de")
    let imported = SwiftText(try Repository.text("Tests/HouseTests/CompileGuardTests.swift")).imports.map(\.module)
    let libraries = HousePlan.rooms.filter { !$0.isExecutable }.map(\.module)
    #expect(Set(imported) == Set(libraries + ["Foundation", "Testing"]))
  }
}
