import LintelModel
import Testing

/// One screen is one bar, however many views, members and modifiers say a part of it.
@Suite("Screens whose bars are one")
struct JoinedScreenTests {
  private static let notes = """
    struct NotesView: View {
      var body: some View {
        List { }
          .navigationTitle("Notes")
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") { } } }
      }
    }
    """

  private func labels(_ bar: Toolbar) -> [String] { bar.items.filter { $0.kind != .back }.map(\.label.said) }

  // MARK: A view and who shows it

  @Test("What a presenter puts on a view is on that view's bar")
  func presenter() {
    let bars = SwiftFixture(
      Self.notes + """
        struct NotesTab: View {
          var body: some View {
            NavigationStack {
              NotesView().toolbar { ToolbarItem(placement: .topBarLeading) { Button("Close") { } } }
            }
          }
        }
        """
    ).bars
    #expect(bars.map(\.id) == ["A.swift#NotesView.body"])
    #expect(bars.map(labels) == [["Add", "Close"]])
    #expect(bars.first?.title.said == "Notes")
    #expect(bars.first?.isFragment == false)
  }

  @Test("Of two titles the inner one is shown; a view without one has its presenter's")
  func titles() {
    let tab = "struct Tab1: View { var body: some View { NotesView().navigationTitle(\"Outer\") } }"
    #expect(SwiftFixture(Self.notes + tab).bars.map(\.title.said) == ["Notes"])
    let plain = "struct NotesView: View { var body: some View { List { }.toolbar { Button(\"Add\") { } } } }\n"
    #expect(SwiftFixture(plain + tab).bars.map(\.title.said) == ["Outer"])
  }

  @Test("A view that stands in a type is another one than the view of its name in another file")
  func nested() {
    let content = "private struct Content: View { var body: some View { List { }.toolbar { Button(\"%\") { } } } }"
    let bars = SwiftFixture([
      "A.swift": "struct Tab1: View { var body: some View { Content() }\n\(content.replacing("%", with: "Add")) }",
      "B.swift": "struct Tab2: View { var body: some View { Content() } }\n\(content.replacing("%", with: "Share"))",
    ]).bars
    #expect(bars.map(labels).sorted { $0[0] < $1[0] } == [["Add"], ["Share"]])
  }

  @Test("Each of several presenters is a variant of the one bar, named after it")
  func presenters() {
    let bars = SwiftFixture(
      Self.notes + """
        struct First: View { var body: some View { NotesView().toolbar { Button("Close") { } } } }
        struct Second: View { var body: some View { NotesView().toolbar { Button("Cancel") { } } } }
        """
    ).bars
    #expect(bars.map(labels) == [["Add", "Close"], ["Add", "Cancel"]])
    #expect(bars.map { $0.variant?.bar } == ["A.swift#NotesView.body", "A.swift#NotesView.body"])
    #expect(bars.map { $0.variant?.arms } == ["in First", "in Second"])
  }

  @Test("A title that a presenter hands in is the title there")
  func handed() {
    let bars = SwiftFixture(
      """
      struct Picker1: View {
        let title: String
        var body: some View { List { }.navigationTitle(title).toolbar { Button("Add") { } } }
      }
      struct Settings1: View {
        var body: some View { NavigationStack { Picker1(title: "Units").toolbar { Button("Close") { } } } }
      }
      """
    ).bars
    #expect(bars.map(\.title.said) == ["\"Units\""])
  }

  @Test("A presenter that also shows another view keeps its bar there")
  func anotherView() {
    let bars = SwiftFixture(
      Self.notes + """
        struct Home: View {
          var body: some View {
            Group { if hasNotes { NotesView() } else { Text("Nothing") } }.toolbar { Button("Close") { } }
          }
        }
        struct Archive: View { var body: some View { NotesView() } }
        """
    ).bars
    #expect(bars.map(labels).contains(["Close"]))
    #expect(bars.map(labels).contains(["Add", "Close"]))
  }

  @Test("What stands in a navigation of its own, in a sheet or a link is another bar")
  func otherScreens() {
    for shown in [
      "NavigationStack { NotesView() }", "Text(\"A\").sheet(isPresented: $shows) { NotesView() }",
      "NavigationLink(\"A\") { NotesView() }",
      "PackageRow { NotesView() }", "Text(\"A\").packageRow { NotesView() }",
    ] {
      let bars = SwiftFixture(
        Self.notes + "struct Home: View { var body: some View { VStack { \(shown) }.toolbar { Button(\"Close\") { } } } }"
      ).bars
      #expect(bars.map(labels) == [["Add"], ["Close"]])
    }
  }

  @Test("Views that show each other are bars all the same")
  func circle() {
    let bars = SwiftFixture(
      """
      struct A1: View { var body: some View { VStack { B1() }.toolbar { Button("A") { } } } }
      struct B1: View { var body: some View { VStack { A1() }.toolbar { Button("B") { } } } }
      """
    ).bars
    #expect(!bars.isEmpty)
  }

  @Test("Of items of two views on conditions of their own nobody says that they stand together")
  func guessed() {
    func isGuessed(_ other: String) -> Bool? {
      let own = "struct Notes: View { var body: some View { List { }.toolbar { if isA { Button(\"A\") { } } } } }\n"
      let tab = "struct Home: View { var body: some View { Notes().toolbar { \(other) } } }"
      return SwiftFixture(own + tab).bars.first?.isPairingGuessed
    }
    #expect(isGuessed("if isB { Button(\"B\") { } }") == true)
    #expect(isGuessed("Button(\"B\") { }") == false)
    #expect(isGuessed("if isA { Button(\"B\") { } }") == false)
  }

  // MARK: Members of one view

  @Test("A property with a bar and the body that shows it are one")
  func member() {
    let fixture = SwiftFixture(
      """
      struct Inbox: View {
        var body: some View { VStack { content }.toolbar { Button("Close") { } } }
        private var content: some View { List { }.navigationTitle("Inbox").toolbar { Button("Add") { } } }
      }
      """)
    #expect(fixture.bars.map(labels) == [["Add", "Close"]])
    #expect(fixture.bar?.title.said == "Inbox")
  }

  @Test("A function that only shows a view is looked through")
  func passing() {
    let bars = SwiftFixture(
      Self.notes + """
        struct Home: View {
          var body: some View { self.notes(1).navigationTitle("Home").toolbar { Button("Close") { } } }
          func notes(_ count: Int) -> some View { NotesView() }
        }
        """
    ).bars
    #expect(bars.map(labels) == [["Add", "Close"]])
  }

  @Test("A presenter's items are on the bar of the property that its view shows")
  func propertyOfShown() {
    let bars = SwiftFixture(
      """
      struct Inbox: View {
        var body: some View { if isWide { list.padding() } else { list } }
        private var list: some View { List { }.toolbar { Button("Add") { } } }
      }
      struct Home: View { var body: some View { NavigationStack { Inbox().toolbar { Button("Close") { } } } } }
      """
    ).bars
    #expect(bars.map(labels) == [["Add", "Close"]])
  }

  @Test("A bar in an arm under another one's modifiers is on that bar, in that arm")
  func armUnderChain() {
    let fixture = SwiftFixture(
      """
      struct Inbox: View {
        var body: some View {
          VStack { if isEditing { Text("A").toolbar { Button("Save") { } } } }.navigationTitle("Inbox")
        }
      }
      """)
    #expect(fixture.bars.map(labels) == [["Save"]])
    #expect(fixture.bar?.title.said == "Inbox")
  }

  // MARK: Arms

  @Test("The arms of a branch are variants of one bar")
  func arms() {
    let bars = SwiftFixture(
      """
      struct Inbox: View {
        var body: some View {
          switch state {
          case .empty: Text("A").toolbar { Button("Reload") { } }
          case .full: List { }.toolbar { Button("Edit") { } }
          default: List { }.toolbar { Button("Done") { } }
          }
        }
      }
      """
    ).bars
    #expect(bars.map(labels) == [["Edit"], ["Reload"], ["Done"]])
    #expect(Set(bars.map { $0.variant?.bar }) == ["A.swift#Inbox.body"])
  }

  @Test("An arm with more items that look the same is a variant, too")
  func copies() {
    let bars = SwiftFixture(
      """
      struct Inbox: View {
        var body: some View {
          if isShort {
            Text("A").toolbar { Button("Add") { } }
          } else {
            Text("A").toolbar { Button("Add") { }; Button("Add") { } }
          }
        }
      }
      """
    ).bars
    #expect(bars.map(labels) == [["Add"], ["Add", "Add"]])
  }

  @Test("A modifier that hands its view to a closure with arms stands on that view")
  func modify() {
    let bars = SwiftFixture(
      """
      struct Inbox: View {
        var body: some View {
          List { }
            .navigationTitle("Inbox")
            .modify { view in
              if isEditing { view.toolbar { Button("Done") { } } } else { view.toolbar { Button("Edit") { } } }
            }
        }
      }
      """
    ).bars
    #expect(bars.map(labels) == [["Edit"], ["Done"]])
    #expect(bars.map(\.title.said) == ["Inbox", "Inbox"])
  }

  @Test("A modifier that hands its closure something else puts nothing on this bar")
  func anotherList() {
    let bars = SwiftFixture(
      body: ".pickerList { list in list.navigationTitle(\"Children\") }\n.navigationTitle(\"Parent\")"
    ).bars
    #expect(bars.map(\.title.said).sorted() == ["Children", "Parent"])
  }

  @Test("Views that stand one beside the other in tabs are bars of their own")
  func tabs() {
    let bars = SwiftFixture(
      """
      struct Root: View {
        var body: some View {
          TabView {
            List { }.navigationTitle("One").toolbar { Button("A") { } }
            List { }.navigationTitle("Two").toolbar { Button("B") { } }
          }
        }
      }
      """
    ).bars
    #expect(bars.map(\.title.said) == ["One", "Two"])
  }

  // MARK: Modifiers

  private static let closable = """
    struct Closable: ViewModifier {
      let name: String
      func body(content: Content) -> some View { content.toolbar { Button(name) { } } }
    }

    """

  @Test("A modifier's items are on the bar of each view that applies it")
  func modifier() {
    let bars = SwiftFixture(
      Self.closable + """
        struct One: View { var body: some View { List { }.navigationTitle("One").modifier(Closable(name: "Close")) } }
        struct Two: View { var body: some View { List { }.navigationTitle("Two").modifier(Closable(name: "Quit")) } }
        """
    ).bars
    #expect(bars.map(\.title.said) == ["One", "Two"])
    #expect(bars.map(labels) == [["\"Close\""], ["\"Quit\""]])
  }

  @Test("So are those of a method of View, and of one that applies a modifier")
  func method() {
    let bars = SwiftFixture(
      Self.closable + """
        extension View {
          func closable() -> some View { modifier(Closable(name: "Close")) }
          func addable() -> some View { toolbar { Button("Add") { } } }
        }
        struct One: View { var body: some View { List { }.navigationTitle("One").closable().addable() } }
        """
    ).bars
    #expect(bars.map(\.title.said) == ["One"])
    #expect(bars.map(labels) == [["\"Close\"", "Add"]])
  }

  @Test("A modifier that nobody applies is a bar of its own, of which no title is asked")
  func unused() {
    let bars = SwiftFixture(Self.closable).bars
    #expect(bars.map(\.isFragment) == [false])
    #expect(bars.map(\.hasTitleElsewhere) == [true])
  }

  // MARK: What is none

  @Test("An item that shows an empty view is no item")
  func empty() {
    let fixture = SwiftFixture(
      items: "switch state {\ncase .a: ToolbarItem { Button(\"A\") { } }\ndefault: ToolbarItem { EmptyView() }\n}")
    #expect(fixture.bars.map(labels) == [["A"]])
  }

  @Test("A name is that of the type itself, not of a namespace or modifier called the same")
  func names() {
    let fixture = SwiftFixture(
      """
      enum Styles {
        enum Inbox { static let closeAction = CloseAction() }
        struct CloseAction: ViewModifier { func body(content: Content) -> some View { content.bold() } }
      }
      struct Inbox: View {
        var body: some View { List { }.navigationTitle("Inbox").navigationBarItems(leading: closeAction.erased) }
        @ViewBuilder var closeAction: some View { Button("Close") { } }
      }
      extension View { var erased: AnyView { AnyView(self) } }
      """)
    #expect(fixture.bars.map(labels) == [["Close"]])
  }

  // MARK: Who opens a sheet

  private func sheet(_ opener: String, property: String = "@State private var shows = false") -> [Toolbar] {
    SwiftFixture(
      Self.notes + """
        struct Home: View {
          \(property)
          var body: some View {
            List {
              if #available(iOS 26, *) { NavigationLink { NotesView() } label: { Text("A") } } else { \(opener) }
            }
            .sheet(isPresented: $shows) {
              NavigationStack {
                NotesView().toolbar { ToolbarItem(placement: .topBarLeading) { Button("Close") { shows = false } } }
              }
            }
          }
        }
        """
    ).bars
  }

  @Test("A sheet that is only opened on older systems is on their bars alone")
  func sheetOfOlderSystems() {
    let bars = sheet("Button(\"B\") { shows = true }")
    #expect(bars.filter { labels($0).contains("Close") }.map(\.osLines) == [[OSLine(18)]])
    #expect(bars.contains { labels($0) == ["Add"] && ($0.osLines.isEmpty || $0.osLines.contains(OSLine(26))) })
  }

  @Test(
    "A sheet that others may open is on every system's bars",
    arguments: [
      ("Toggle(\"B\", isOn: $shows)", "@State private var shows = false"),
      ("Button(\"B\") { shows = true }", "@Binding var shows: Bool"),
      ("Button(\"B\") { shows = true }", "@State private var shows = true"),
      ("Text(\"B\")", "@State private var shows = false; func open() { self.shows.toggle() }"),
    ])
  func sheetOfAll(opener: String, property: String) {
    let bars = sheet(opener, property: property)
    #expect(bars.filter { labels($0).contains("Close") }.map(\.osLines) == [[]])
  }
}
