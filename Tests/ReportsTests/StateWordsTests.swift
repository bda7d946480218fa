import LintelFindings
import LintelModel
import Testing

@testable import LintelReports

/// What a page says of the code's conditions to people who read no code.
@Suite("Conditions in words")
struct StateWordsTests {
  @Test(
    "A condition whose name is plain is said in words",
    arguments: [
      ("if isEditing", "while editing"), ("unless model.isEditing", "while not editing"),
      ("if !self.isLoading", "while not loading"),
      ("if editMode?.wrappedValue.isEditing == true", "while editing"), ("if client.isAuth", "when signed in"),
      ("unless isSignedOut", "when signed in"), ("if canEdit()", "where people may make changes"),
      ("if isReadOnly == false", "where people may make changes"), ("switch mode, case .selecting", "while selecting"),
    ])
  func plain(condition: String, words: String) {
    #expect(StateWords.of(condition)?.english == words)
  }

  @Test(
    "Of any other condition nothing is guessed",
    arguments: [
      "if viewModel.state == .editing && !isOpen", "if isOpen", "if showsEditing", "switch mode, case .editing, .list",
      "if let isEditing = mode", "in EditingView", "if isEditing(note)", "where there is isEditing", "#if EDITING",
    ])
  func others(condition: String) {
    #expect(StateWords.of(condition) == nil)
  }

  @Test("A variant is told by its systems and its words, with the code behind them; what has no words is one of the states")
  func variant() {
    let state = Toolbar.Variant(bar: "mail", names: ["iOS 18", "if isEditing", "unless foo && bar", "if baz"]).state
    #expect(state.words.english == "iOS 18, while editing, in one of the states of this screen")
    #expect(state.code == "if isEditing, unless foo && bar, if baz")
    let systems = Toolbar.Variant(bar: "mail", names: ["iOS 18", "iPadOS 18"]).state
    #expect(systems.words.english == "iOS 18, iPadOS 18" && systems.code == nil)
  }

  @Test("A stored report has the arms in one, and they are told apart all the same")
  func stored() {
    let state = Toolbar.Variant(bar: "mail", arms: "iOS 18, iPadOS 18, if model.isEditing, in Inbox").state
    #expect(state.words.english == "iOS 18, iPadOS 18, while editing, in Inbox")
    #expect(state.code == "if model.isEditing")
  }
}
