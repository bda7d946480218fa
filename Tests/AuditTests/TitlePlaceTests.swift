import LintelAudit
import LintelModel
import Testing

/// What is in a title's place, and bars of platforms that are not built for.
@Suite struct TitlePlaceTests {
  private func source(_ placement: String) -> String {
    """
    struct Notes: View {
      private let middle: ToolbarItemPlacement = .principal
      var body: some View {
        NavigationStack {
          List { }
            .navigationTitle("\(String(repeating: "All my notes ", count: 12))")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: \(placement)) { Picker("Kind", selection: $kind) {
              Text("All") }.pickerStyle(.segmented) } }
        }
      }
    }
    """
  }

  @Test(
    "An item that is put in the title's place by name is there instead of it: the title is neither missed nor measured",
    arguments: [".principal", "ToolbarItemPlacement.principal", "middle"])
  func principal(placement: String) async {
    let result = await Auditor.audit(ProjectSource.read(texts: ["Notes.swift": source(placement)]))
    let phone = result.bars.filter { $0.toolbar.platforms.contains(.ios) }
    #expect(!phone.isEmpty)
    #expect(phone.flatMap(\.toolbar.items).allSatisfy { $0.placement == .principal })
    #expect(phone.flatMap(\.layouts).allSatisfy { $0.title == nil })
    #expect(!result.findings.contains { $0.rule == "title-missing" || $0.rule == "title-truncated" })
  }

  @Test("Beside an item in another place the title is measured")
  func leading() async {
    let result = await Auditor.audit(ProjectSource.read(texts: ["Notes.swift": source(".topBarLeading")]))
    #expect(result.bars.flatMap(\.layouts).contains { $0.title != nil })
  }

  @Test("A package that does not name watches has no watch's bars, and nothing is said of them")
  func packageWithoutWatches() async {
    let result = await Auditor.audit(
      ProjectSource.read(texts: [
        "Package.swift": """
        let package = Package(name: "Kit", platforms: [.iOS(.v17)], targets: [.target(name: "Kit")])
        """,
        "Sources/Kit/Notes.swift": source(".principal"),
      ]))
    #expect(result.bars.contains { $0.toolbar.platforms.contains(.ios) })
    #expect(!result.bars.contains { $0.toolbar.platforms.contains(.watchos) })
    #expect(!result.findings.contains { $0.rule.hasPrefix("watch-") })
  }
}
