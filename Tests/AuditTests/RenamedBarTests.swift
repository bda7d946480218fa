import LintelAudit
import LintelFindings
import Testing

/// A screen of two symbols without names, in a file and a type of any name.
private func screen(_ type: String, second: String = "tray", extra: String = "") -> String {
  """
  import SwiftUI
  struct \(type): View {
    var body: some View {
      List {}
        .navigationTitle("Notes")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button { at() } label: { Image(systemName: "at") } }
          ToolbarItem(placement: .topBarTrailing) { Button { tray() } label: { Image(systemName: "\(second)") } }
          \(extra)
        }
    }
  }
  """
}

private func trend(from before: [String: String], to after: [String: String]) async -> Trend {
  let earlier = await Auditor.audit(ProjectSource.read(texts: before))
  let now = await Auditor.audit(ProjectSource.read(texts: after))
  return now.compared(with: Baseline(of: earlier.findings), of: earlier.project).comparison.trend
}

@Suite("A bar whose declaration was renamed and put into another file at once")
struct RenamedBarTests {
  private let before = ["App/EditorView.swift": screen("EditorView")]

  @Test("Has what it had")
  func isSame() async {
    let trend = await trend(from: before, to: ["App/Editor/MainView.swift": screen("MainView")])
    #expect(trend.new == 0 && trend.worse == 0 && trend.gone == 0 && trend.known > 0, "\(trend)")
  }

  @Test("Has it as often as others like it do")
  func twins() async {
    let trend = await trend(
      from: before.merging(["App/ReaderView.swift": screen("ReaderView")]) { $1 },
      to: ["App/A.swift": screen("First"), "App/B.swift": screen("Second")])
    #expect(trend.new == 0 && trend.gone == 0 && trend.known > 0, "\(trend)")
  }

  @Test("Is another bar where something else is on it")
  func isOther() async {
    let trend = await trend(from: before, to: ["App/Editor/MainView.swift": screen("MainView", second: "paperplane")])
    #expect(trend.new > 0 && trend.gone > 0, "\(trend)")
  }

  @Test("Is new where the earlier one is still there")
  func isCopy() async {
    let trend = await trend(
      from: before, to: before.merging(["App/Editor/MainView.swift": screen("MainView")]) { $1 })
    #expect(trend.new > 0 && trend.gone == 0, "\(trend)")
  }
}
