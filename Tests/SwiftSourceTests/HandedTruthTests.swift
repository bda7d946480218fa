import LintelModel
import Testing

/// `true` and `false` that a call writes for a function's parameter.
@Suite("What a function is handed decides")
struct HandedTruthTests {
  private func labels(_ items: String, members: String) -> [[String]] {
    SwiftFixture(items: items, members: members).bars.map { bar in
      bar.items.map { $0.label.said.filter { $0 != "\"" } }
    }
  }

  private static let title = """
    func run(again: Bool) -> some View { Button { } label: { let title = again ? "Again" : "Run"; Text(title) } }
    """
  private static let branch = """
    @ViewBuilder func run(again: Bool) -> some View { if !again { Button("Run") { } } else { Button("Again") { } } }
    """
  private static let word = """
    func run(again: Bool) -> some View { Button(word(again)) { } }
    func word(_ isNext: Bool) -> String {
      if isNext { return "Again" }
      return "Run"
    }
    """

  @Test("An arm that the call rules out is on no bar", arguments: [title, branch, word])
  func literal(_ members: String) {
    #expect(labels("run(again: true).bold()", members: members) == [["Again"]])
    #expect(labels("run(again: false)", members: members) == [["Run"]])
  }

  @Test("What only the running program knows leaves both arms", arguments: [title, branch, word])
  func undecided(_ members: String) {
    let members = "@State var isNext = true\n" + members
    #expect(labels("run(again: isNext)", members: members).count == 2)
  }

  @Test(
    "A value of the function's own that has the parameter's name is not what the call hands in",
    arguments: [
      """
      func run(again: Bool) -> some View { Button(word(again: again)) { } }
      func word(again: Bool) -> String {
        let again = again && model.mayRun
        if again { return "Again" }
        return "Run"
      }
      """,
      """
      @ViewBuilder func run(again: Bool) -> some View {
        let again = again && model.mayRun
        if again { Button("Again") { } } else { Button("Run") { } }
      }
      """,
    ])
  func shadowed(_ members: String) {
    #expect(labels("run(again: true)", members: members).count == 2)
  }

  @Test("A view's state is not what it starts with")
  func state() {
    let bars = SwiftFixture(
      """
      struct Inbox: View { var body: some View { List { }.toolbar { Tool(isOn: true) } } }
      struct Tool: View {
        @State var isOn: Bool
        var body: some View { Button(isOn ? "Stop" : "Start") { } }
      }
      """
    ).bars
    #expect(bars.count == 2)
  }

  @Test("No state is left out where a view of the project has many that look alike")
  func manyAlike() {
    let bars = SwiftFixture(
      [
        "A.swift": """
        struct Inbox: View {
          var body: some View {
            List { }.toolbar {
              ToolbarItem {
                switch phase {
                case .first: Waiting { } label: { face(isOn) }
                case .second: Waiting { } label: { face(isOn) }
                case .third: Waiting { } label: { face(isOn) }
                case .last: Button("Cancel") { }
                }
              }
            }
          }
          @ViewBuilder func face(_ isOn: Bool) -> some View {
            #if os(macOS)
            Label(isOn ? "Stop" : "Start", systemImage: "play")
            #else
            Text(isOn ? "Stop" : "Start")
            #endif
          }
        }
        """,
        "Waiting.swift": """
        struct Waiting<Face: View>: View {
          let action: () -> Void
          let label: Face
          @State var task: Task<Void, Never>?
          init(action: @escaping () -> Void, @ViewBuilder label: () -> Face) {
            self.action = action
            self.label = label()
          }
          var body: some View {
            Button { action() } label: { if task != nil { label.opacity(0.2) } else { label } }
          }
        }
        """,
      ], platforms: [.ios]
    ).bars
    #expect(Set(bars.flatMap { $0.items.map(\.label.said) }) == ["Start", "Stop", "Cancel"])
  }
}
