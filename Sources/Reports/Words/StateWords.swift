import LintelFindings
import LintelModel

/// What a condition of the code's says to people who read no code: `while editing` of `if model.isEditing`. Only of names that
/// are these words; of any other one the code says more than a guess.
enum StateWords {
  /// Nil where its words are none that people have for it.
  static func of(_ condition: String) -> Message? {
    if let mark = condition.ranges(of: ", case .").first, condition.hasPrefix("switch ") {
      return message(of: condition[mark.upperBound...], holds: true)
    }
    for (keyword, holds) in [("if ", true), ("unless ", false)] where condition.hasPrefix(keyword) {
      return message(of: condition.dropFirst(keyword.count), holds: holds)
    }
    return nil
  }

  /// What holds in a state that no words are known for.
  static let unnamed: Message = "in one of the states of this screen"

  private static func message(of asked: Substring, holds: Bool) -> Message? {
    var (name, holds) = (asked, holds)
    while name.hasPrefix("!") { (name, holds) = (name.dropFirst(), !holds) }
    for (end, isSame) in [(" == true", true), (" == false", false)] where name.hasSuffix(end) {
      (name, holds) = (name.dropLast(end.count), holds == isSame)
    }
    if name.hasSuffix("()") { name = name.dropLast(2) }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || "_.?!".contains($0) }) else { return nil }
    let member = name.split { $0 == "." || $0 == "?" || $0 == "!" }.last ?? ""
    var words = NameWords.of(member)
    if words.first == "is" { words.removeFirst() }
    guard let state = states[words.joined(separator: " ")] else { return nil }
    return holds ? state.holding : state.failing
  }

  private typealias State = (holding: Message, failing: Message)

  private static let editing: State = ("while editing", "while not editing")
  private static let loading: State = ("while loading", "while not loading")
  private static let searching: State = ("while searching", "while not searching")
  private static let selecting: State = ("while selecting", "while not selecting")
  private static let signedIn: State = ("when signed in", "when signed out")
  private static let changeable: State = ("where people may make changes", "where people may make no changes")

  private static let states: [String: State] = [
    "editing": editing, "edit mode": editing, "editing mode": editing, "in edit mode": editing,
    "loading": loading, "reloading": loading, "refreshing": loading,
    "searching": searching, "search mode": searching, "in search mode": searching,
    "selecting": selecting, "select mode": selecting, "selection mode": selecting, "in selection mode": selecting,
    "signed in": signedIn, "logged in": signedIn, "user signed in": signedIn, "user logged in": signedIn, "auth": signedIn,
    "authenticated": signedIn,
    "signed out": (signedIn.failing, signedIn.holding), "logged out": (signedIn.failing, signedIn.holding),
    "can edit": changeable, "editable": changeable, "writable": changeable,
    "read only": (changeable.failing, changeable.holding), "readonly": (changeable.failing, changeable.holding),
  ]

  /// All that it can say, for those who translate it.
  static var all: [Message] {
    [unnamed] + [editing, loading, searching, selecting, signedIn, changeable].flatMap { [$0.holding, $0.failing] }
  }
}

extension Toolbar.Variant {
  /// Which state it is, as far as there are words for it, and the code's conditions behind these words, if there are any.
  var state: (words: Message, code: String?) {
    let conditions = parts.filter(Self.isCode)
    guard !conditions.isEmpty else { return (words, nil) }
    var told: [Message] = []
    var isUnnamed = false
    for part in parts {
      guard Self.isCode(part) else {
        told.append(Self.choices.contains(part) ? Message(stringLiteral: part) : .data(part))
        continue
      }
      guard let state = StateWords.of(part) else {
        isUnnamed = true
        continue
      }
      if !told.contains(state) { told.append(state) }
    }
    if isUnnamed { told.append(StateWords.unnamed) }
    return ("\(told)", conditions.joined(separator: ", "))
  }

  /// Those of its conditions that people have words for, each once.
  var namedStates: [Message] {
    var told: [Message] = []
    for part in parts where Self.isCode(part) {
      if let state = StateWords.of(part), !told.contains(state) { told.append(state) }
    }
    return told
  }

  /// Whether a part is a condition as the code has it, and not a system, a place or a text.
  private static func isCode(_ part: String) -> Bool {
    ["if ", "unless ", "where ", "switch ", "#if ", "#elseif ", "#else "].contains(where: part.hasPrefix)
  }
}
