import LintelModel
import Testing

/// A view that several places make has the bar of each.
@Suite("Bars of views that several places make")
struct PlaceVariantTests {
  private static let notes = """
    struct Notes: View { var body: some View { List { }.navigationTitle("Notes").toolbar { Button("Add") { } } } }
    struct Main: View { var body: some View { NavigationStack { Notes() } } }

    """

  private static func pusher(_ name: String) -> String {
    "struct \(name): View { var body: some View { List { NavigationLink(\"a\") { Notes() } }.navigationTitle(\"\(name)\") } }\n"
  }

  private func bars(_ source: String, of view: String) -> [Toolbar] {
    SwiftFixture(source).bars.filter { $0.id.contains("#\(view).") }
  }

  private func labels(_ bar: Toolbar) -> [String] { bar.items.filter { $0.kind != .back }.map(\.label.said) }
  private func hasBack(_ bar: Toolbar) -> Bool { bar.items.contains { $0.kind == .back } }

  @Test("A view that is a root here and pushed there has a back button where it is pushed")
  func pushedAndRoot() {
    let found = bars(Self.notes + Self.pusher("Other"), of: "Notes")
    #expect(found.map(hasBack) == [false, true])
    #expect(found.map(labels) == [["Add"], ["Add"]])
    #expect(found.map { $0.variant?.arms } == ["in Main", "pushed by Other"])
    #expect(found.last?.items.first?.label.said == "Other")
  }

  @Test("Places whose bars are the same are one variant, with the platform's word to lead back")
  func samePlaces() {
    let found = bars(Self.notes + Self.pusher("First") + Self.pusher("Second"), of: "Notes")
    #expect(found.map(hasBack) == [false, true])
    #expect(found.last?.variant?.arms == "pushed by First or Second")
    #expect(found.last?.items.first?.systemItem == "back")
    let sheet = "struct Third: View { var body: some View { Text(\"A\").sheet(isPresented: $shows) { Notes() } } }"
    #expect(bars(Self.notes + sheet, of: "Notes").count == 1)
  }

  @Test(
    "What one place puts on the bar is not on that of a place that pushes the view",
    arguments: [
      "var body: some View { List { }.navigationTitle(\"Notes\").toolbar { Button(\"Add\") { } } }",
      """
      var body: some View { content }
      var content: some View { List { }.navigationTitle("Notes").toolbar { Button("Add") { } } }
      """,
    ])
  func presented(members: String) {
    let tab = "struct Tab1: View { var body: some View { NavigationStack { Notes().toolbar { Button(\"Menu\") { } } } } }\n"
    let found = bars("struct Notes: View {\n\(members)\n}\n" + tab + Self.pusher("Other"), of: "Notes")
    #expect(found.map(labels) == [["Add", "Menu"], ["Add"]])
    #expect(found.map(hasBack) == [false, true])
    #expect(found.map { $0.variant?.arms } == ["in Tab1", "pushed by Other"])
  }

  private func timelines(_ property: String, tag: String) -> [Toolbar] {
    bars(
      """
      enum Filter { case home, tag(name: String), list(name: String) }
      struct Posts: View {
        \(property)
        let canEdit: Bool
        var body: some View {
          List { }.navigationTitle("Posts").toolbar {
            if canEdit { Button("Edit") { } }
            switch filter {
            case .tag: Button("Follow") { }
            case .list: Button("Members") { }
            default: Button("Filter") { }
            }
          }
        }
      }
      struct Tab1: View {
        @State private var filter = Filter.home
        var body: some View { NavigationStack { Posts(filter: $filter, canEdit: isOwn) } }
      }
      extension View {
        func withRoutes() -> some View {
          navigationDestination(for: Route.self) { route in
            switch route {
            case .tag(let name): Posts(filter: \(tag), canEdit: false)
            case .list(let name): Posts(filter: .constant(.list(name: name)), canEdit: false)
            }
          }
        }
      }
      """, of: "Posts")
  }

  @Test("A case, true and false that a place hands over decide the view's conditions there")
  func constants() {
    let found = timelines("@Binding var filter: Filter", tag: ".constant(.tag(name: name))")
    #expect(found.filter(hasBack).map(labels) == [["Follow"], ["Members"]])
    let roots = found.filter { !hasBack($0) }.map(labels)
    #expect(Set(roots) == [["Edit", "Follow"], ["Edit", "Members"], ["Edit", "Filter"]])
  }

  @Test("What a place hands over is named once, and not again as the condition that it decides")
  func namedOnce() {
    let found = timelines("@Binding var filter: Filter", tag: ".constant(.tag(name: name))")
    let names = found.filter(hasBack).compactMap { $0.variant?.arms }
    #expect(names.count == 2)
    #expect(names.allSatisfy { $0.contains("canEdit: false") && !$0.contains("unless canEdit") })
    #expect(found.filter { !hasBack($0) }.allSatisfy { $0.variant?.arms.contains("canEdit: false") != true })
  }

  @Test(
    "What a view is bound to or keeps as its state may be another value later",
    arguments: [("@Binding var filter: Filter", "$chosen"), ("@State var filter: Filter", ".tag(name: name)")])
  func changing(property: String, tag: String) {
    let pushed = timelines(property, tag: tag).filter(hasBack).map(labels)
    #expect(Set(pushed).isSuperset(of: [["Follow"], ["Members"], ["Filter"]]))
  }

  @Test("Places that hand over other values and show bars that look the same are one variant")
  func sameLooks() {
    let found = bars(
      """
      enum Kind { case list, link, tag }
      struct Page: View {
        let kind: Kind
        let canEdit: Bool
        var body: some View {
          List { }.navigationTitle("Posts").toolbar {
            if canEdit { Button("Edit") { } }
            switch kind {
            case .list: Button("Share") { }
            case .link: Button("Share") { }
            case .tag: Button("Follow") { }
            }
          }
        }
      }
      struct Tab1: View { var body: some View { NavigationStack { Page(kind: .tag, canEdit: isOwn) } } }
      extension View {
        func withRoutes() -> some View {
          navigationDestination(for: Route.self) { route in
            switch route {
            case .list: Page(kind: .list, canEdit: false)
            case .link: Page(kind: .link, canEdit: false)
            case .tag: Page(kind: .tag, canEdit: false)
            }
          }
        }
      }
      """, of: "Page")
    #expect(found.filter(hasBack).map(labels) == [["Share"], ["Follow"]])
  }

  @Test("A title that a place hands over is the title there alone")
  func titles() {
    let found = bars(
      """
      struct Page: View { let title: String\nvar body: some View { List { }.navigationTitle(title) } }
      struct Main: View { var body: some View { NavigationStack { Page(title: "Units") } } }
      struct Other: View { var body: some View { List { NavigationLink("a") { Page(title: "Languages") } } } }
      """, of: "Page")
    #expect(found.map(\.title.said) == ["\"Units\"", "\"Languages\""])
    #expect(found.map(hasBack) == [false, true])
  }

  @Test("A view with a button of its own at the bar's start, or that hides the back button, has none anywhere")
  func ownStart() {
    let close = "toolbar { ToolbarItem(placement: .topBarLeading) { Button(\"Close\") { } } }"
    for modifier in [close, "navigationBarBackButtonHidden()"] {
      let view = "struct Notes: View { var body: some View { List { }.navigationTitle(\"Notes\").\(modifier) } }\n"
      let main = "struct Main: View { var body: some View { NavigationStack { Notes() } } }\n"
      let found = bars(view + main + Self.pusher("Other"), of: "Notes")
      #expect(found.map(hasBack) == [false])
    }
  }

  @Test(
    "What an initializer chooses is no constant of the place",
    arguments: [
      "let canAdd: Bool\ninit(isOwn: Bool) { if isOwn { self.canAdd = true } else { self.canAdd = false } }",
      "var canAdd = true\ninit(isOwn: Bool) { if !isOwn { canAdd = false } }",
    ])
  func chosenByInitializer(_ members: String) {
    let found = bars(
      """
      struct Notes: View {
        \(members)
        var body: some View {
          List { }.navigationTitle("Notes").toolbar { if canAdd { Button("Add") { } } else { Button("Ask") { } } }
        }
      }
      struct Main: View { var body: some View { NavigationStack { Notes(isOwn: true) } } }
      struct Other: View { var body: some View { List { NavigationLink("a") { Notes(isOwn: false) } } } }
      """, of: "Notes")
    #expect(Set(found.filter(hasBack).map(labels)) == [["Add"], ["Ask"]])
    #expect(Set(found.filter { !hasBack($0) }.map(labels)) == [["Add"], ["Ask"]])
  }

  /// A view that is made under `#if`, in code that puts something of its own on the bar or nothing: its bars on the one system
  /// and on iOS.
  private func compiled(
    _ view: String, on system: Platform, _ one: String, otherwise other: String, _ presenter: String
  ) -> (one: [Toolbar], phone: [Toolbar]) {
    let main = """
      struct Main: View {
        var body: some View {
          NavigationStack {
            Group {
              #if os(\(system == .macos ? "macOS" : "visionOS"))
              \(one)
              #else
              \(other)
              #endif
            }\(presenter)
          }
        }
      }
      """
    let found = SwiftFixture(view + "\n" + main, platforms: [.ios, system]).bars.filter { $0.id.contains("#Page.") }
    return (found.filter { $0.platforms.contains(system) }, found.filter { $0.platforms.contains(.ios) })
  }

  /// What those who show the view put on its bar: nothing, or an item.
  private static let presenters = ["", ".toolbar { Button(\"Menu\") { } }"]

  @Test(
    "What a place under #if hands over is on the bars of its platforms alone", arguments: presenters,
    [.macos, .visionos] as [Platform])
  func compiledConstants(presenter: String, system: Platform) {
    let view = """
      struct Page: View {
        let canEdit: Bool
        var body: some View {
          List { }.navigationTitle("Page").toolbar { if canEdit { Button("Edit") { } } else { Button("Ask") { } } }
        }
      }
      """
    let found = compiled(view, on: system, "Page(canEdit: true)", otherwise: "Page(canEdit: false)", presenter)
    #expect(!found.one.isEmpty && found.one.allSatisfy { labels($0).contains("Edit") && !labels($0).contains("Ask") })
    #expect(!found.phone.isEmpty && found.phone.allSatisfy { labels($0).contains("Ask") && !labels($0).contains("Edit") })
  }

  @Test(
    "No title that a place under #if hands over is lost, or told of another platform", arguments: presenters,
    [.macos, .visionos] as [Platform])
  func compiledTitles(presenter: String, system: Platform) {
    let view = "struct Page: View { let title: String\nvar body: some View { List { }.navigationTitle(title) } }"
    let found = compiled(
      view, on: system, "Page(title: \"Units\")", otherwise: "Page(title: \"Languages\")", presenter)
    #expect(Set(found.one.map(\.title.said)) == ["\"Units\""])
    #expect(Set(found.phone.map(\.title.said)) == ["\"Languages\""])
  }

  @Test("One who shows a view in both arms of a condition hands it a title in each")
  func armsOfOne() {
    let found = bars(
      """
      struct Page: View { let title: String\nvar body: some View { List { }.navigationTitle(title) } }
      struct Main: View {
        var body: some View {
          Group { if isShort { Page(title: "Units") } else { Page(title: "Languages") } }.toolbar { Button("Menu") { } }
        }
      }
      """, of: "Page")
    #expect(Set(found.map(\.title.said)) == ["\"Units\"", "\"Languages\""])
  }
}
