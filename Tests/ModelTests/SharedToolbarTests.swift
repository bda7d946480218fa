import LintelModel
import Testing

@Suite("A bar's definition, which its languages share")
struct SharedToolbarTests {
  private func bar(_ definition: SharedToolbar, _ locale: LocaleID) -> BarInLocale {
    BarInLocale(definition: definition, locale: locale, direction: .leftToRight, layouts: [], sourceLayouts: [])
  }

  private let toolbar = Toolbar(
    id: "bar", name: "Inbox", kind: .toolbar, platforms: [.ios, .macos], sourceLocale: "en",
    location: LintelModel.SourceLocation(file: "Inbox.swift", line: 1))

  @Test("A change in one language is none in the others")
  func change() {
    let definition = SharedToolbar(toolbar)
    let (german, french) = (bar(definition, "de"), bar(definition, "fr"))
    var narrowed = german
    narrowed.toolbar.platforms.removeAll { $0 == .macos }
    #expect(narrowed.toolbar.platforms == [.ios] && german.toolbar.platforms == [.ios, .macos])
    #expect(german.definition === french.definition && narrowed.definition !== german.definition)
  }

  @Test("Two of equal definitions are equal, whether they share them or not")
  func equality() {
    let (one, other) = (bar(SharedToolbar(toolbar), "de"), bar(SharedToolbar(toolbar), "de"))
    #expect(one == other && one.hashValue == other.hashValue)
    var changed = other
    changed.toolbar.name = "Outbox"
    #expect(one != changed)
  }

  @Test("A bar in one language holds no definition of its own, and a layout no room for what few have")
  func size() {
    #expect(MemoryLayout<BarInLocale>.size < 200)
    #expect(MemoryLayout<BarLayout>.size < 500)
  }
}
