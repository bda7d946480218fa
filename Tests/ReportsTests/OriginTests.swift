import Foundation
import LintelFindings
import LintelModel
import LintelXMLTree
import Testing

@testable import LintelReports

@Suite("By which Lintel, of which commit and on which day a report was made")
struct OriginTests {
  private static let (version, commit, day) = ("9.8.7", "3f2a9c0d11e4", "2026-11-25")

  private static var result: AuditResult {
    var result = SampleResult.result
    (result.lintel, result.date) = (version, day)
    result.commit = AuditedCommit(id: commit)
    return result
  }

  private func report(_ name: String, _ result: AuditResult = Self.result) throws -> String {
    try #require(ReportFormat.named(name)).report(result, .init(name: "Sample"))
  }

  @Test("Every format that has a place for it says all three", arguments: ReportFormat.all.map(\.name))
  func every(format: String) throws {
    let said = try [Self.version, Self.commit, Self.day].map(report(format).contains)
    switch format {
    // Rows are texts, and issues are findings: there is nowhere else to put it.
    case "csv", "gitlab": #expect(said == [false, false, false])
    case "rdjsonl": #expect(said == [true, false, false])
    default: #expect(said == [true, true, true])
    }
  }

  @Test("A suite of JUnit begins with it, as properties")
  func junit() throws {
    let suites = try XMLReader.read(Array(report("junit").utf8)).children
    #expect(!suites.isEmpty)
    for suite in suites {
      let properties = try #require(suite.children.first)
      #expect(properties.name == "properties" && suite.children.dropFirst().allSatisfy { $0.name == "testcase" })
      #expect(properties.children.compactMap { $0["name"] } == ["lintel", "commit", "modified", "date"])
      #expect(properties.children.compactMap { $0["value"] } == [Self.version, Self.commit, "false", Self.day])
    }
    // Cases have properties of their own.
    let without = try XMLReader.read(Array(report("junit", SampleResult.result).utf8)).children
    #expect(!without.isEmpty && without.allSatisfy { $0.child("properties") == nil })
  }

  @Test("Checkstyle has it in a comment behind the root, where no reader looks for an element")
  func checkstyle() throws {
    let text = try report("checkstyle")
    #expect(text.hasSuffix("</checkstyle>\n<!-- Kite Mail, commit 3f2a9c0d11e4 · Lintel 9.8.7 · 2026-11-25 -->\n"))
    #expect(text.hasPrefix(try report("checkstyle", SampleResult.result)))
  }

  @Test("For GitHub and Xcode it is the last line of the log, which is neither a command nor a message of a compiler")
  func logs() throws {
    for name in ["github", "xcode"] {
      let said = "Kite Mail, commit 3f2a9c0d11e4 · Lintel 9.8.7 · 2026-11-25\n"
      func log(_ text: String) -> String { text.replacing(/::error title=lintel::.*\n/, with: "") }
      #expect(try log(report(name)) == log(report(name, SampleResult.result)) + said)
    }
    var hostile = SampleResult.result
    hostile.date = " ::error::x\n::error::y"
    #expect(try report("github", hostile).contains("\n ·::error::x⏎::error::y\n"))
  }

  @Test("What reviewdog knows a comment by is the same for the next commit, and on the next day")
  func reviewdog() throws {
    var next = Self.result
    (next.commit, next.date) = (AuditedCommit(id: "0a1b2c3d4e5f"), "2026-11-26")
    #expect(try report("rdjsonl") == report("rdjsonl", next))
    #expect(try report("rdjsonl").split(separator: "\n").allSatisfy { $0.contains("\"source\":{\"name\":\"lintel 9.8.7\"}") })
  }

  @Test("SARIF has the commit once: beside the repository's address, or in properties where there is none")
  func sarif() throws {
    let text = try report("sarif")
    #expect(text.contains("\"semanticVersion\": \"9.8.7\"") && text.contains("\"commit\": \"3f2a9c0d11e4\""))
    #expect(try SchemaCheck.problems(text, "sarif") == [])
    var cloned = Self.result
    cloned.commit?.repository = "https://git.example.org/kite"
    let provenance = try report("sarif", cloned)
    #expect(provenance.contains("\"revisionId\": \"3f2a9c0d11e4\"") && !provenance.contains("\"commit\""))
    #expect(provenance.contains("\"date\": \"2026-11-25\""))
    #expect(try SchemaCheck.problems(provenance, "sarif") == [])
    #expect(try !report("sarif", SampleResult.result).contains("\"date\""))
  }
}
