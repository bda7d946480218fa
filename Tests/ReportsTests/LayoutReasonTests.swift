import LintelAudit
import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

@Suite("Why a bar is not laid out on request")
struct LayoutReasonTests {
  private func said(_ source: String, of kind: Toolbar.Kind, width: Double? = nil) async throws -> String {
    let project = ProjectSource.read(texts: ["V.swift": source])
    let bars = await BarLookup.bars(of: project, width: width).filter { $0.toolbar.kind == kind }
    _ = try #require(bars.first)
    return TextReport.layout(bars, colour: false, width: 300)
  }

  @Test("The buttons of a sheet are laid out at no width, and nobody is asked for one", arguments: [nil, 400] as [Double?])
  func sheet(width: Double?) async throws {
    let source = """
      import AppKit
      struct V: View { var body: some View { List {}.toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } } } }
      """
    let report = try await said(source, of: .sheetButtons, width: width)
    #expect(report.contains("at the bottom of a sheet, in no toolbar"))
    #expect(!report.contains("give --width"))
  }

  @Test("Tabs of a settings window whose width nobody says are laid out at the one that is asked for")
  func tabs() async throws {
    let source = """
      import AppKit
      struct A: App { var body: some Scene {
        Settings { TabView { Text("").tabItem { Label("General", systemImage: "gear") } } } } }
      """
    let asking = try await said(source, of: .settingsTabs)
    #expect(asking.contains("give --width"))
    let drawn = try await said(source, of: .settingsTabs, width: 400)
    #expect(!drawn.contains("give --width") && drawn.contains("General"))
  }
}
