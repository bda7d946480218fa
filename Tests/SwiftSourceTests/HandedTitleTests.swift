import LintelModel
import Testing

/// A view that shows the title which it is handed, and who hands it over on which platform.
@Suite("Titles that views are handed")
struct HandedTitleTests {
  /// Views of several files that each hand one page a title: by the view's name.
  private func bars(_ titles: [String: String], phone: [String], mac: [String]) -> [Toolbar] {
    var files = titles.reduce(into: [String: String]()) { files, view in
      files["Shared/\(view.key).swift"] = """
        struct \(view.key): View { var body: some View { Page("\(view.value)") { Text("a") } } }
        """
    }
    files["Shared/Page.swift"] = """
      struct Page<Content: View>: View {
        let titleKey: LocalizedStringKey
        let content: Content
        init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
          self.titleKey = titleKey
          self.content = content()
        }
        var body: some View {
          List { content }
            #if os(iOS)
            .navigationTitle(Text(titleKey))
            #endif
        }
      }
      """
    func wizard(_ name: String, _ views: [String]) -> String {
      "struct \(name): View { var body: some View { VStack { \(views.map { $0 + "()" }.joined(separator: "\n")) } } }"
    }
    files["iOS/Wizard.swift"] = wizard("PhoneWizard", phone)
    files["macOS/Wizard.swift"] = wizard("MacWizard", mac)
    return SwiftFixture(files, platforms: [.ios, .macos]).bars
  }

  @Test("What only the Mac's code shows hands nothing to a bar of iOS")
  func platforms() {
    let titles = ["StartView": "Start", "DiskView": "Disk", "ImageView": "Disk image"]
    let found = bars(titles, phone: ["StartView", "DiskView"], mac: ["StartView", "DiskView", "ImageView"])
    #expect(Set(found.filter { $0.platforms.contains(.ios) }.map(\.title.said)) == ["Start", "Disk"])
  }

  @Test("No title stands under the name of a view that hands over another one, though two hand over the same")
  func places() {
    let titles = ["StartView": "Start", "OtherStartView": "Start", "DiskView": "Disk", "ZoomView": "Zoom"]
    let views = titles.keys.sorted()
    let found = bars(titles, phone: views, mac: views).filter { $0.platforms.contains(.ios) }
    #expect(Set(found.map(\.title.said)) == ["Start", "Disk", "Zoom"])
    for bar in found {
      let named = titles.keys.filter { bar.variant?.arms.split(separator: " ").map(String.init).contains($0) ?? false }
      #expect(named.allSatisfy { titles[$0] == bar.title.said })
    }
  }
}
