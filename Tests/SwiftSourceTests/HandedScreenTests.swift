import LintelModel
import Testing

/// Size classes and idioms that whoever shows a screen hands it.
@Suite("Bars on the condition of what a screen is handed of the width class")
struct HandedScreenTests {
  private static let environment = #"@Environment(\.horizontalSizeClass) private var width"#
  private static let detail = """
    struct Detail: View {
      let compact: Bool
      var body: some View {
        List { }.navigationTitle("Detail").toolbar {
          if compact { Button("Few") { } } else { Button("All") { } }
        }
      }
    }
    """

  private func bars(_ files: String...) -> [Toolbar] {
    let numbered = files.enumerated().map { ("File\($0.offset).swift", $0.element) }
    return SwiftFixture(Dictionary(uniqueKeysWithValues: numbered), platforms: [.ios, .ipados]).bars
  }

  private func list(_ name: String = "ItemList", shows content: String) -> String {
    "struct \(name): View {\n\(Self.environment)\nvar body: some View { NavigationStack { \(content) } }\n}"
  }

  private func widths(_ bars: [Toolbar], of label: String) -> [WidthClass?] {
    bars.filter { $0.items.contains { $0.label.said == label } }.map(\.widthClass)
  }

  @Test(
    "What a view is handed asks for the width class where its presenter does",
    arguments: ["width == .compact", "!(width == .regular)", "isNarrow(width)", "isNarrow(regular: width == .regular)"])
  func handed(argument: String) {
    let functions = """
      func isNarrow(_ sizeClass: UserInterfaceSizeClass?) -> Bool { sizeClass == .compact }
      func isNarrow(regular: Bool) -> Bool { !regular }
      """
    let found = bars(list(shows: "Detail(compact: \(argument))"), Self.detail, functions)
    #expect(widths(found, of: "Few") == [.compact])
    #expect(widths(found, of: "All") == [.regular])
  }

  @Test("The environment's value may be declared for some platforms alone, beside a constant for the others")
  func compiledApart() {
    let list = """
      struct ItemList: View {
        #if !os(macOS)
          @Environment(\\.horizontalSizeClass) private var width
          private var isRegular: Bool { width == .regular }
        #else
          private let isRegular = true
        #endif
        var body: some View { NavigationStack { Detail(compact: !isRegular) } }
      }
      """
    let found = bars(list, Self.detail)
    #expect(widths(found, of: "Few") == [.compact])
    #expect(widths(found, of: "All") == [.regular])
  }

  @Test("It may be handed on, under another name, and by an initializer of the view's own")
  func handedOn() {
    let middle = """
      struct Middle: View {
        let isSmall: Bool
        init(small: Bool) { self.isSmall = small }
        var body: some View { Detail(compact: isSmall) }
      }
      """
    let found = bars(list(shows: "Middle(small: width == .compact)"), middle, Self.detail)
    #expect(widths(found, of: "Few") == [.compact])
    #expect(widths(found, of: "All") == [.regular])
  }

  @Test("The size class itself may be handed in")
  func sizeClass() {
    let detail = """
      struct Detail: View {
        let sizeClass: UserInterfaceSizeClass?
        var body: some View {
          List { }.navigationTitle("Detail").toolbar {
            if sizeClass == .compact { Button("Few") { } } else { Button("All") { } }
          }
        }
      }
      """
    let found = bars(list(shows: "Detail(sizeClass: width)"), detail)
    #expect(widths(found, of: "Few") == [.compact])
    #expect(widths(found, of: "All") == [.regular])
    #expect(found.allSatisfy { !$0.isPairingGuessed })
  }

  @Test("Where the places that make a view hand it different things, each is told with its own")
  func different() {
    let found = bars(
      list(shows: "Detail(compact: width == .compact)"), list("Inspector", shows: "Detail(compact: true)"), Self.detail)
    #expect(Set(widths(found, of: "All")) == [.regular])
    #expect(Set(widths(found, of: "Few")).isSuperset(of: [nil]))
    #expect(found.allSatisfy { !$0.isPairingGuessed })
  }

  @Test("Where one of the places cannot be followed, what is there on the condition may never be beside the title")
  func unfollowed() {
    let found = bars(
      list(shows: "Detail(compact: width == .compact)"), list("Inspector", shows: "Detail(compact: model.isSmall)"),
      Self.detail)
    let few = found.filter { $0.items.contains { $0.label.said == "Few" } }
    #expect(!few.isEmpty)
    #expect(few.flatMap(\.items).filter { $0.label.said == "Few" }.allSatisfy { $0.mayLackTitle })
  }

  @Test("A function that is handed the condition puts the item where it holds")
  func placement() {
    let found = bars(
      """
      struct Inbox: View {
        \(Self.environment)
        func placement(regular: Bool) -> ToolbarItemPlacement { regular ? .topBarTrailing : .bottomBar }
        func isWide(_ sizeClass: UserInterfaceSizeClass?) -> Bool {
          if sizeClass == .regular { return true }
          return false
        }
        var body: some View {
          List { }.navigationTitle("Inbox").toolbar {
            ToolbarItem(placement: placement(regular: width == .regular)) { Button("Add") { } }
            if isWide(width) { ToolbarItem { Button("Wide") { } } }
          }
        }
      }
      """)
    #expect(widths(found.filter { $0.kind == .navigationBar }, of: "Add") == [.regular])
    #expect(widths(found.filter { $0.kind != .navigationBar }, of: "Add") == [.compact])
    #expect(widths(found, of: "Wide") == [.regular])
  }

  @Test("What a view keeps as its state, or gives another value, asks for nothing", arguments: ["@State var", "var"])
  func changed(keyword: String) {
    let detail = Self.detail.replacing("let compact", with: "\(keyword) compact")
      .replacing("List { }", with: "List { }.onAppear { compact = model.isSmall }")
    let found = bars(list(shows: "Detail(compact: width == .compact)"), detail)
    #expect(found.allSatisfy { $0.widthClass == nil })
  }
}
