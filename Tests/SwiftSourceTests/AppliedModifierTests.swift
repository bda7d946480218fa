import LintelModel
import Testing

@Suite("Modifiers of the project's on views that have no other modifier of bars")
struct AppliedModifierTests {
  private static let sending = """
    struct Sending: ViewModifier {
      let name: String
      func body(content: Content) -> some View { content.toolbar { Button(name) { } } }
    }

    """

  private func said(_ bar: Toolbar) -> [String] { bar.items.filter { $0.kind != .back }.map(\.label.said) }

  @Test("What one adds is on the bar of each screen that applies it, and no bar of its own stands")
  func each() {
    let bars = SwiftFixture(
      Self.sending + """
        struct One: View { var body: some View { List { }.modifier(Sending(name: "Send")) } }
        struct Two: View { var body: some View { Form { }.padding().modifier(Sending(name: "Post")) } }
        """
    ).bars
    #expect(bars.map(\.name) == ["One (A.swift)", "Two (A.swift)"])
    #expect(bars.map(said) == [["\"Send\""], ["\"Post\""]])
    #expect(bars.allSatisfy { $0.unknownOwner == nil })
  }

  @Test("So is what a method of View adds, itself or by a modifier")
  func method() {
    let bars = SwiftFixture(
      Self.sending + """
        extension View {
          func sending() -> some View { modifier(Sending(name: "Send")) }
          func adding() -> some View { toolbar { Button("Add") { } } }
        }
        struct One: View { var body: some View { List { }.sending() } }
        struct Two: View { var body: some View { List { }.adding() } }
        """
    ).bars
    #expect(bars.map(\.name) == ["One (A.swift)", "Two (A.swift)"])
    #expect(bars.map(said) == [["\"Send\""], ["Add"]])
  }

  @Test("Inside a view with a title it is on that one's bar, and around one it is, too")
  func titled() {
    let inner = """
      struct One: View {
        var body: some View { VStack { List { }.modifier(Sending(name: "Send")) }.navigationTitle("One") }
      }
      """
    let outer = """
      struct Two: View { var body: some View { List { }.navigationTitle("Two") } }
      struct Three: View { var body: some View { Two().modifier(Sending(name: "Send")) } }
      """
    for (source, title) in [(inner, "One"), (outer, "Two")] {
      let bars = SwiftFixture(Self.sending + source).bars
      #expect(bars.map(\.title.said) == [title])
      #expect(bars.map(said) == [["\"Send\""]])
    }
  }

  @Test("Where a view shows one of several with titles of their own, the modifier's bar stays, and says that not all was found")
  func several() {
    let bars = SwiftFixture(
      Self.sending + """
        struct Page: View { var body: some View { switch step { case .a: First()\ncase .b: Second() } } }
        struct First: View { var body: some View { List { }.navigationTitle("First") } }
        struct Second: View { var body: some View { List { }.navigationTitle("Second") } }
        struct Guide: View { var body: some View { Page().modifier(Sending(name: "Send")) } }
        """
    ).bars
    #expect(bars.filter { $0.title.isPresent }.map(\.title.said).sorted() == ["First", "Second"])
    let rest = bars.filter { !$0.title.isPresent }
    #expect(rest.map(\.unknownOwner) == [UnknownOwner(.modifier, name: "Sending")])
    #expect(rest.map(\.name) == ["Sending, modifier (A.swift)"])
  }

  @Test("A title that one of a view's modifiers sets is the view's, also where what shows the view has another one")
  func titledAround() {
    let bars = SwiftFixture(
      Self.sending + """
        struct Naming: ViewModifier {
          func body(content: Content) -> some View { content.navigationTitle("Letters") }
        }
        struct Home: View {
          var body: some View {
            NavigationSplitView {
              List { }.modifier(Naming()).modifier(Sending(name: "Send"))
            } detail: { Text("Nothing") }
          }
        }
        struct Start: View { var body: some View { Home().navigationTitle("Post") } }
        """
    ).bars
    #expect(bars.allSatisfy { $0.unknownOwner == nil })
    #expect(bars.filter { $0.title.said == "Letters" }.map(said) == [["\"Send\""]])
    #expect(bars.map(\.title.said).sorted() == ["Letters", "Post"])
  }

  @Test("A modifier that adds a bar above the keyboard makes no screen of the field that has it")
  func keyboard() {
    let source = """
      struct Finishing: ViewModifier {
        func body(content: Content) -> some View {
          content.toolbar { ToolbarItem(placement: .keyboard) { Button("Done") { } } }
        }
      }
      struct Row: View { var body: some View { TextField("Name", text: $name).modifier(Finishing()) } }
      """
    #expect(!SwiftFixture(source).bars.contains { $0.name.hasPrefix("Row") })
  }

  @Test("A method of that name on anything but a view is none")
  func namesakes() {
    let source = """
      extension View { func adding() -> some View { toolbar { Button("Add") { } } } }
      struct One: View { var body: some View { List { }.navigationTitle("One").adding() } }
      func sum() { total.adding() }
      """
    // By its name it may be on a view that was not read: then it is nobody's bar, and not judged.
    #expect(SwiftFixture(source).bars.filter { $0.unknownOwner == nil }.map(\.title.said) == ["One"])
  }

  @Test("What a protocol's extension adds says that it is for those who ask for it")
  func ofProtocol() {
    let source = """
      protocol Closing: View { }
      extension Closing { func closing(_ view: some View) -> some View { view.toolbar { Button("Close") { } } } }
      """
    #expect(SwiftFixture(source).bars.map(\.unknownOwner) == [UnknownOwner(.sharedCode, name: "Closing")])
  }

  @Test(
    "A slot that a call leaves at its default is no item, and a closure without a label fills the one that needs it",
    arguments: [
      #"{ Button("Save") { } }"#, #"(trailing: { Button("Save") { } })"#,
      #"(leading: { EmptyView() }, trailing: { Button("Save") { } })"#,
    ])
  func slots(arguments: String) {
    let bars = SwiftFixture(
      """
      struct Slots<Leading: View, Trailing: View>: ViewModifier {
        let leading: Leading
        let trailing: Trailing
        func body(content: Content) -> some View {
          content.toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
          }
        }
      }
      extension View {
        func slots<L: View, T: View>(
          @ViewBuilder leading: () -> L = { EmptyView() }, @ViewBuilder trailing: () -> T
        ) -> some View {
          modifier(Slots(leading: leading(), trailing: trailing()))
        }
      }
      struct One: View { var body: some View { List { }.slots\(arguments) } }
      """
    ).bars.filter { !$0.isFragment && $0.unknownOwner == nil }
    #expect(bars.map(said) == [["Save"]])
  }
}
