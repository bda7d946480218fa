import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A key whose values are of other types than code puts in")
struct OutdatedKeyTests {
  private func view(_ value: String) -> String {
    """
    import SwiftUI
    private let unit: Int = 1024
    struct Sizes: View {
      @State private var size: Int = 0
      var body: some View { Text("Resize to \\(\(value)) GiB?") }
    }
    """
  }

  private func found(_ value: String, others: String = "") async -> Finding? {
    let files = [
      "Sizes.swift": view(value),
      "en.lproj/Localizable.strings": "\"Resize to %@ GiB?\" = \"Resize to %@ GiB?\";\n\"Open\" = \"Open\";\n" + others,
      "de.lproj/Localizable.strings":
        "\"Resize to %@ GiB?\" = \"Auf $@ GiB ändern?\";\n\"Open\" = \"Öffnen\";\n" + others,
    ]
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.first { $0.rule == "placeholder-mismatch" }
  }

  @Test("What is wrong with it is a note, which says what the key is called now")
  func outdated() async throws {
    let finding = try #require(await found("size / unit"))
    #expect(finding.severity == .note && finding.evidence.contains(.unasked))
    #expect(finding.evidence.contains(.text(Evidence.keyInCode, "Resize to %lld GiB?")))
  }

  @Test("Where the type of the value is not known the key may be the right one")
  func unknownType() async throws {
    let finding = try #require(await found("model.size"))
    #expect(finding.severity == .error && !finding.evidence.contains(.unasked))
  }

  @Test("A language that has the new key too has nothing to rename")
  func both() async throws {
    let finding = try #require(
      await found("size / unit", others: "\"Resize to %lld GiB?\" = \"Auf %lld GiB ändern?\";\n"))
    #expect(finding.severity == .note && !finding.evidence.contains { $0.name == Evidence.keyInCode })
  }
}
