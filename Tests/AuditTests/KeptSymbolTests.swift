import LintelAudit
import LintelFindings
import LintelModel
import Testing

@Suite("A symbol that stays where its item gets another name")
struct KeptSymbolTests {
  private func app(_ label: String, key: String = "close", symbol: String = "xmark.square") -> [String: String] {
    [
      "App/Notes.swift": """
      import SwiftUI
      struct Notes: View {
        var body: some View {
          Text(verbatim: "x").toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button { close() } label: { Label(\(label), systemImage: "\(symbol)") }
            }
          }
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"\(key)\" = \"Close All\";\n",
      "de.lproj/Localizable.strings": "\"\(key)\" = \"Alle schließen\";\n",
    ]
  }

  private func compared(_ before: [String: String], _ now: [String: String]) async -> BaselineComparison {
    let (old, new) = (ProjectSource.read(texts: before), ProjectSource.read(texts: now))
    let (earlier, later) = (await Auditor.audit(old), await Auditor.audit(new, since: old))
    return later.compared(with: Baseline(of: earlier.findings), of: earlier.project).comparison
  }

  private static let named = #"String(localized: "close")"#

  @Test(
    "That it has an outline of its own is neither new nor fixed",
    arguments: [
      (#"String(localized: "close.all")"#, "close"), (#"String(localized: "close.all")"#, "close.all"), ("model.name", "close"),
      (#"String(localized: "close")"#, "close.all"),
    ])
  func kept(label: String, key: String) async {
    let before = await Auditor.audit(ProjectSource.read(texts: app(Self.named))).findings.flatMap(\.single)
    #expect(before.contains { $0.rule == "symbol-bordered" })
    let found = await compared(app(Self.named), app(label, key: key))
    #expect(!found.reported.contains { $0.rule == "symbol-bordered" }, "\(found.reported.map(\.message.english))")
    #expect(!found.fixed.contains { $0.rule == "symbol-bordered" }, "\(found.fixed.map(\.line))")
  }

  @Test("Another symbol with an outline is another matter, and one without is mended")
  func otherSymbol() async {
    let mended = await compared(app(Self.named), app(Self.named, symbol: "xmark"))
    #expect(mended.fixed.contains { $0.rule == "symbol-bordered" })
  }
}
