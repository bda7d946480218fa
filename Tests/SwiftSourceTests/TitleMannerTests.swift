import LintelModel
import Testing

@Suite("How a title is shown, by what those say who show the view")
struct TitleMannerTests {
  private static let marks = """
    struct Marks: View { var body: some View { List { }.navigationTitle("Marks").searchable(text: $text) } }

    """

  private func user(_ name: String, _ modifiers: String, button: String) -> String {
    """
    struct \(name): View {
      var body: some View {
        NavigationStack { Marks()\(modifiers).toolbar { ToolbarItem(placement: .topBarLeading) { Button("\(button)") { } } } }
      }
    }

    """
  }

  private func bars(_ source: String) -> [Toolbar] {
    SwiftFixture(Self.marks + source).bars.filter { $0.kind == .navigationBar }
  }

  @Test("A small title that every presenter asks for is small in each variant")
  func everyPresenter() {
    let source =
      user("Sheet1", ".navigationBarTitleDisplayMode(.inline)", button: "Done")
      + user("Sheet2", ".navigationBarTitleDisplayMode(.inline)", button: "Close")
    let found = bars(source)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.largeTitle == .declared(false) && !$0.titleMayBeLarge && $0.smallTitleIsFrom != nil })
  }

  @Test("A small title that one presenter asks for is small where that one shows the view, and nowhere else")
  func onePresenter() throws {
    let source =
      user("Sheet1", ".navigationBarTitleDisplayMode(.inline)", button: "Done") + user("Sheet2", "", button: "Close")
    let found = bars(source)
    let small = try #require(found.first { $0.items.contains { $0.label.said == "Done" } })
    let other = try #require(found.first { $0.items.contains { $0.label.said == "Close" } })
    #expect(small.largeTitle == .declared(false) && !small.titleMayBeLarge)
    #expect(other.largeTitle == .unknown && other.titleMayBeLarge)
  }

  @Test("A bar knows where its view sets the title, though another file may say it, and not where several do")
  func place() throws {
    func line(_ modifiers: String) throws -> Int? {
      let bars = SwiftFixture(
        "struct Plot: View {\n  var body: some View {\n    List { }\n      \(modifiers)\n"
          + "      .toolbar { Button(\"Dig\") { } }\n  }\n}\n"
      ).bars
      return try #require(bars.first { $0.kind == .navigationBar }).titleIsSetAt?.line
    }
    #expect(try line(".navigationTitle(kind.name)") == 4)
    #expect(try line(".searchable(text: $text)") == nil)
  }

  @Test("A role that one presenter gives the bar is that of its variant")
  func role() {
    let source = user("Sheet1", ".toolbarRole(.editor)", button: "Done") + user("Sheet2", "", button: "Close")
    let roles = bars(source).map { bar in (bar.items.contains { $0.label.said == "Done" }, bar.role) }
    #expect(roles.contains { $0.0 && $0.1 == "editor" })
    #expect(roles.contains { !$0.0 && $0.1 == nil })
    #expect(roles.allSatisfy { $0.0 || $0.1 == nil })
  }

  @Test("Neither size nor role of a bar is what another platform's code says")
  func otherPlatform() throws {
    let source = """
      struct Form1: View {
        var body: some View {
          List { }
            .navigationTitle("Form")
            .toolbar { Button("Pay") { } }
            #if os(iOS)
            .navigationBarTitleDisplayMode(.inline)
            .toolbarRole(.editor)
            #endif
        }
      }
      """
    let found = SwiftFixture(source, platforms: [.ios, .macos]).bars
    let phone = try #require(found.first { $0.kind == .navigationBar })
    let window = try #require(found.first { $0.kind == .windowToolbar })
    #expect(phone.largeTitle == .declared(false) && phone.role == "editor")
    #expect(window.largeTitle == .unknown && window.role == nil && window.smallTitleIsFrom == nil)
  }

  @Test("A view whose back button is hidden where it is pushed has none")
  func hiddenBackButton() {
    let pushed = { (modifier: String) in
      "struct Home: View { var body: some View { NavigationStack { NavigationLink(\"a\") { Marks()\(modifier) } } } }"
    }
    func hasBack(_ modifier: String) -> Bool {
      bars(pushed(modifier)).contains { $0.items.contains { $0.kind == .back } }
    }
    #expect(hasBack(""))
    #expect(!hasBack(".navigationBarBackButtonHidden()"))
    #expect(!hasBack(".navigationBarBackButtonHidden(true)"))
    #expect(hasBack(".navigationBarBackButtonHidden(false)"))
  }
}
