import LintelModel
import Testing

@Suite("Texts that a store of The Composable Architecture shows of its state")
struct StoreStateTests {
  private static let feature = """
    enum Mode {
      case add, edit
      var confirmTitle: LocalizedStringKey {
        switch self {
        case .add: "Add"
        case .edit: "Save"
        }
      }
    }
    struct Feature { struct State { var mode: Mode } }

    """

  private func labels(_ members: String, _ content: String) -> Set<String> {
    let source = Self.feature + """
      struct Editor: View {
        \(members)
        var body: some View { \(content) }
      }
      """
    return Set(SwiftFixture(source).bars.flatMap(\.items).map(\.label.said))
  }

  @Test(
    "A switch of the state's enumeration gives all its texts",
    arguments: [
      "let store: StoreOf<Feature>", "let store: Store<Feature.State, Feature.Action>",
      "@ObservedObject var store: ViewStoreOf<Feature>",
    ])
  func ofStore(member: String) {
    let found = labels(member, "Form { }.toolbar { Button(store.mode.confirmTitle) { } }")
    #expect(found == ["Add", "Save"])
  }

  @Test("So does what a closure is handed of the whole state")
  func ofViewStore() {
    let found = labels(
      "let store: StoreOf<Feature>",
      "WithViewStore(store, observe: { $0 }) { viewStore in Form { }.toolbar { Button(viewStore.mode.confirmTitle) { } } }")
    #expect(found == ["Add", "Save"])
  }

  @Test("A store of the project's own is what the project says")
  func ownStore() {
    let own = "struct Store<State, Action> { let mode: Int }\n"
    let source = own + Self.feature + """
      struct Editor: View {
        let store: Store<Feature.State, Never>
        var body: some View { Form { }.toolbar { Button(store.mode.confirmTitle) { } } }
      }
      """
    #expect(SwiftFixture(source).items.map(\.label.state) == [.unresolved])
  }
}
