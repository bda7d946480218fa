import LintelModel
import Testing

@Suite("Items that a ForEach makes of a list that is written out")
struct ForEachContentTests {
  private static let action = """
    struct Action: Identifiable {
      let id = UUID()
      let title: LocalizedStringKey
      let icon: String
    }

    """
  private static let list =
    "[Action(title: \"Reply\", icon: \"reply\"), .init(title: \"Flag\", icon: \"flag\")]"
  private static let button = "{ action in Button(action.title, systemImage: action.icon) { } }"

  private func bar(_ content: String, members: String, also other: String = "") -> Toolbar? {
    SwiftFixture(
      Self.action + other + """

        struct Inbox: View {
          \(members)
          var body: some View { List { }.toolbar { ToolbarItemGroup(placement: .primaryAction) { \(content) } } }
        }
        """
    ).bar
  }

  @Test(
    "Each element of a list has an item with its text and symbol",
    arguments: [
      "let actions = LIST", "static let actions = LIST", "var actions: [Action] { LIST }",
      "let actions: [Action] = [.init(title: \"Reply\", icon: \"reply\"), .init(title: \"Flag\", icon: \"flag\")]",
    ])
  func lists(member: String) throws {
    let name = member.hasPrefix("static") ? "Inbox.actions" : "actions"
    let members = member.replacing("LIST", with: Self.list)
    let bar = try #require(self.bar("ForEach(\(name)) \(Self.button)", members: members))
    #expect(bar.items.map { $0.label.said } == ["Reply", "Flag"])
    #expect(bar.items.map { $0.symbol } == ["reply", "flag"])
    #expect(bar.isJudgedForFit)
  }

  @Test("So has each element of a model's list", arguments: ["let actions = LIST", "var actions: [Action] { LIST }"])
  func ofModel(member: String) throws {
    let model = "final class InboxModel { \(member.replacing("LIST", with: Self.list.replacing(".init", with: "Action"))) }"
    let bar = try #require(
      self.bar("ForEach(viewModel.actions) \(Self.button)", members: "let viewModel: InboxModel", also: model))
    #expect(bar.items.map { $0.label.said } == ["Reply", "Flag"])
    #expect(bar.isJudgedForFit)
  }

  @Test("A model's list that another class may answer, or that may be changed, is not known")
  func ofUnknownModel() throws {
    let list = Self.list.replacing(".init", with: "Action")
    let models = [
      """
      class InboxModel { var actions: [Action] { \(list) } }
      class Other: InboxModel { override var actions: [Action] { [] } }
      """,
      "class InboxModel { var actions = \(list) }",
    ]
    for model in models {
      let bar = try #require(
        self.bar("ForEach(viewModel.actions) \(Self.button)", members: "let viewModel: InboxModel", also: model))
      #expect(bar.items.map { $0.label.state } == [.unresolved])
    }
  }

  @Test("So has each of a list that a view or content of the project's is handed")
  func handed() {
    let content = """
      struct Actions: ToolbarContent {
        let actions: [Action]
        var body: some ToolbarContent { ToolbarItemGroup(placement: .bottomBar) { ForEach(actions) \(Self.button) } }
      }

      """
    let source = Self.action + content + """
      struct Inbox: View {
        var actions: [Action] { \(Self.list) }
        var body: some View { List { }.toolbar { Actions(actions: actions) } }
      }
      """
    #expect(SwiftFixture(source).labels == ["Reply", "Flag"])
  }

  @Test("And each case of an enumeration", arguments: ["{ pane in Button(pane.title) { } }", "{ Button($0.title) { } }"])
  func cases(content: String) throws {
    let pane = """
      enum Pane: CaseIterable {
        case general, sound
        var title: LocalizedStringKey {
          switch self {
          case .general: "General"
          case .sound: "Sound"
          }
        }
      }
      """
    let bar = try #require(self.bar("ForEach(Pane.allCases, id: \\.self) \(content)", members: "", also: pane))
    #expect(bar.items.map { $0.label.said } == ["General", "Sound"])
    #expect(Set(bar.items.map { $0.location }).count == 2)
  }

  @Test(
    "What is not written out, may be changed, or is asked for something has one item that is not read",
    arguments: [
      ("{ word in Button(word.text) { } }", "model.words", "let model: Model"),
      ("{ word in Button(word.text) { } }", "words", "@State private var words = LIST"),
      ("{ word in Button(word.text) { } }", "words", "var words: [Word] { isShort ? [] : LIST }"),
      ("{ word in if isOn(word) { Button(word.text) { } } }", "words", "let words = LIST"),
    ])
  func unknown(content: String, list: String, member: String) throws {
    let members = member.replacing("LIST", with: "[Word(text: \"Reply\"), Word(text: \"Flag\")]")
    let word = "struct Word: Identifiable { let id = UUID()\nlet text: String }"
    let bar = try #require(self.bar("ForEach(\(list)) \(content)", members: members, also: word))
    #expect(bar.items.map { $0.label.state } == [.unresolved])
    #expect(!bar.isJudgedForFit)
  }
}
