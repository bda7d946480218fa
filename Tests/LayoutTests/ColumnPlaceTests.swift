import LintelModel
import Testing

@testable import LintelLayout

@Suite("Where the bar of a split view's column is on an iPad")
struct ColumnPlaceTests {
  private func places(_ column: SplitColumn?, platforms: [Platform] = [.ipados]) -> [Environment] {
    var bar = Toolbar.test(.navigationBar, [.text("Edit")], platform: .ipados)
    bar.platforms = platforms
    bar.osLines = [OSLine(26)]
    bar.column = column
    return AuditedEnvironments.of(bar)
  }

  @Test("In regular width a sidebar has the system's width, which is not certain; in compact width it fills the window")
  func sidebar() {
    let (all, windows) = (places(SplitColumn(.sidebar)), places(nil))
    let columns = all.filter { $0.device == "sidebar column on an iPad" }
    #expect(columns.map(\.width) == [320])
    #expect(columns.allSatisfy { $0.isAssumed && $0.isDefaultWidth })
    #expect(all.filter { !columns.contains($0) } == windows.filter { $0.width < 666 })
    #expect(!all.filter { $0.width < 666 }.isEmpty)
  }

  @Test("A fixed width is certain, and of an interval the least and the usual one are looked at, which are not")
  func declared() {
    let fixed = places(SplitColumn(.content, preferred: 280, least: 280, most: 280)).filter { $0.device.hasPrefix("content") }
    #expect(fixed.map(\.width) == [280])
    #expect(fixed.allSatisfy { !$0.isAssumed })
    let open = places(SplitColumn(.sidebar, preferred: 400, least: 200, most: 360)).filter { $0.device.hasPrefix("sidebar") }
    #expect(open.map(\.width) == [200, 360])
    #expect(open.allSatisfy { $0.isAssumed })
    let narrow = places(SplitColumn(.sidebar, most: 240)).filter { $0.device.hasPrefix("sidebar") }
    #expect(narrow.map(\.width) == [240])
  }

  @Test("A detail column is between the whole window and what a column beside it leaves, of which nothing is certain")
  func detail() {
    let (all, windows) = (places(SplitColumn(.detail)), places(nil))
    let beside = all.filter { $0.device.hasPrefix("detail column on an iPad") }
    #expect(beside.map(\.width) == windows.filter(\.isDefaultWidth).map { $0.width - 320 })
    #expect(beside.allSatisfy { $0.isAssumed && !$0.isDefaultWidth })
    #expect(all.filter { !beside.contains($0) } == windows)
  }

  @Test("A phone shows the bar of a column in the whole window")
  func phone() {
    #expect(places(SplitColumn(.sidebar), platforms: [.ios]) == places(nil, platforms: [.ios]))
  }

  @Test("A width of the project's own is a window's, too")
  func own() {
    var bar = Toolbar.test(.navigationBar, [.text("Edit")], platform: .ipados)
    bar.osLines = [OSLine(26)]
    let kiosk = Environment(platform: .ipados, os: OSLine(26), device: "Kiosk", width: 1000)
    #expect(AuditedEnvironments.of(bar, and: [kiosk]).contains(kiosk))
    bar.column = SplitColumn(.sidebar)
    #expect(AuditedEnvironments.of(bar, and: [kiosk]) == AuditedEnvironments.of(bar))
  }
}
