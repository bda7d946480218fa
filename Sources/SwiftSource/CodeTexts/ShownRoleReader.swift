import LintelModel

/// Finds out what a text is where code hands it on: the title of an alert, a button, a placeholder. By the names of the
/// platform's own calls and properties, with nothing done to the text in between but that others are put to it, and that
/// names of the file's own carry it (`FollowedNames`); of any other there is no role.
struct ShownRoleReader {
  let source: SourceTokens
  let types: EnclosingTypes

  /// The tokens of the names of the file's functions that take anything, by the name's `TextHash`.
  let functions: [UInt64: [Int]]

  init(_ source: SourceTokens) {
    (self.source, types) = (source, EnclosingTypes(in: source))
    let named = source.tokens.indices.filter { source.isWord($0 - 1, "func") && source.isSign($0 + 1, "(") }
    functions = Dictionary(grouping: named) { source.hash($0) }
  }

  /// Of a call that asks for a text, or of a property that does, such as `"open".localized`.
  ///
  /// - Parameter index: The token of the function's name, or of the property's.
  func appearance(ofTextAskedAt index: Int) -> TextAppearance? {
    let start = start(of: index)
    return appearance(role(before: start, hops: 0), at: start)
  }

  /// Of a key that a call of SwiftUI takes.
  ///
  /// - Parameter index: The token of the call's name.
  func appearance(ofKeyTakenAt index: Int) -> TextAppearance? {
    guard let name = source.word(index) else { return nil }
    let call = Call(name: name, index: index, label: KeyTakers.labels[name])
    return appearance(role(in: call, isFirst: true, hops: 0), at: index)
  }

  private func appearance(_ role: ShownRole?, at index: Int) -> TextAppearance? {
    role.map { TextAppearance(role: $0, screen: types.around(index)?.name) }
  }

  /// What takes an expression.
  private struct Call {
    var name: String
    /// The token of its name.
    var index: Int
    /// Of the argument that the expression is.
    var label: String?
  }

  /// More calls in calls than these, and closures in closures, have no text between them that is looked for.
  static let mostHops = 6

  /// What the text is whose expression begins with a token.
  func role(before start: Int, hops: Int) -> ShownRole? {
    guard hops < Self.mostHops else { return nil }
    if source.isSign(start - 1, "=") {
      // `hint += …`
      let equals = source.isSign(start - 2, "+") ? start - 2 : start - 1
      return roleOfAssigned(before: equals) ?? roleOfReads(ofAssignedBefore: equals, from: start, hops: hops)
    }
    if source.isWord(start - 1, "return") { return roleOfReturned(at: start - 1) }
    // A part of what is put together is where the whole is.
    if source.isSign(start - 1, "+") { return startOfChoice(around: start).flatMap { role(before: $0, hops: hops + 1) } }
    if source.isSign(start - 1, ":"), let label = source.word(start - 2),
      source.isSign(start - 3, "(") || source.isSign(start - 3, ",")
    {
      guard let open = opening(before: start - 2), source.isSign(open, "("), let name = source.word(open - 1) else {
        return nil
      }
      return role(in: Call(name: name, index: open - 1, label: label), isFirst: source.isSign(start - 3, "("), hops: hops)
    }
    if source.isSign(start - 1, "?") || source.isSign(start - 1, ":") {
      return startOfChoice(around: start).flatMap { role(before: $0, hops: hops + 1) }
    }
    guard source.isSign(start - 1, "(") || source.isSign(start - 1, ",") || source.isSign(start - 1, "["),
      let open = opening(before: start)
    else { return nil }
    if source.isSign(open, "[") { return isOfSegments(open) ? .segment : nil }
    guard source.isSign(open, "("), let name = source.word(open - 1) else { return nil }
    return role(in: Call(name: name, index: open - 1), isFirst: open == start - 1, hops: hops)
  }

  private func role(in call: Call, isFirst: Bool, hops: Int) -> ShownRole? {
    let isMember = source.isSign(call.index - 1, ".") && !source.isWord(call.index - 2, "SwiftUI")
    if let role = PlatformTexts.role(of: call.name, call.label, isMember: isMember, isFirst: isFirst) { return role }
    if let role = roleOfParameter(call.label, of: call.name, at: call.index, isFirst: isFirst, hops: hops) { return role }
    guard isFirst else { return nil }
    let start = start(of: call.index)
    switch (call.name, call.label) {
    // What only wraps the text.
    case ("LocalizedStringKey", nil), ("LocalizedStringResource", nil), ("String", "format"), ("NSAttributedString", "string"),
      ("NSMutableAttributedString", "string"), ("AttributedString", nil), ("localizedStringWithFormat", nil):
      return role(before: start, hops: hops + 1)
    case ("Text", nil) where !isMember:
      return role(before: start, hops: hops + 1) ?? closure(around: start).flatMap { Self.text(in: $0) } ?? .text
    case ("Label", nil) where !isMember:
      guard TokenCall(source, at: call.index)?.argument(["systemImage", "image"]) != nil else { return nil }
      return closure(around: start).flatMap { Self.text(in: $0) } ?? .text
    case ("Button", nil) where !isMember: return closure(around: start).flatMap { Self.button(in: $0) } ?? .button
    case ("setTitle", nil) where isMember: return roleOfSetTitle(call)
    case ("UIAction", "title"): return isPutInMenu(start) ? .menuItem : nil
    case ("default", nil), ("cancel", nil), ("destructive", nil):
      // `.cancel(Text("…"))` of `Alert`.
      return isMember && isInCall("Alert", start) ? .alertButton : nil
    default: return nil
    }
  }

  /// `button.setTitle(…, for: .normal)`, `control.setTitle(…, forSegmentAt: 0)`
  private func roleOfSetTitle(_ call: Call) -> ShownRole? {
    guard let second = TokenCall(source, at: call.index)?.arguments.dropFirst().first?.label else { return nil }
    switch second {
    case "for": return .button
    case "forSegmentAt": return .segment
    default: return nil
    }
  }

  /// `alert.messageText = …`
  private func roleOfAssigned(before equals: Int) -> ShownRole? {
    guard let member = source.word(equals - 1) else { return nil }
    guard source.isSign(equals - 2, ".") else {
      // `title = …` in a controller of its own.
      let isDeclared = source.word(equals - 2).map { Self.declaring.contains($0) } == true
      let isOwn = member == "title" && !isDeclared
      // A name that code declares before may be that of a variable.
      return isOwn && types.around(equals)?.isViewController == true && type(of: member, before: equals) == nil
        ? .navigationTitle : nil
    }
    var last = equals - 3
    while source.isSign(last, "!") || source.isSign(last, "?") { last -= 1 }
    guard let view = source.word(last) else { return PlatformTexts.role(ofMember: member) }
    if member == "title", view == "self" { return types.around(equals)?.isViewController == true ? .navigationTitle : nil }
    return PlatformTexts.role(ofMember: member, of: view)
      ?? PlatformTexts.role(ofMember: member, ofType: type(of: view, before: equals))
  }

  static let declaring: Set = ["let", "var", "case"]

  /// What a name is declared as before a token: `let content = UNMutableNotificationContent()`.
  private func type(of name: String, before place: Int) -> String? {
    let hash = TextHash(name.utf8).value
    var index = place
    while index > 1 {
      index -= 1
      guard source.hash(index) == hash, source.isWord(index - 1, "let") || source.isWord(index - 1, "var"),
        source.isSign(index + 1, "=") || source.isSign(index + 1, ":")
      else { continue }
      return source.word(index + 2)
    }
    return nil
  }

  func start(of index: Int) -> Int {
    var first = index
    if let call = TokenCall(source, at: index) {
      first = call.start(in: source)
    } else {
      while source.isSign(first - 1, "."), first > 1, source.word(first - 2) != nil { first -= 2 }
    }
    // `"open".localized`
    if source.isSign(first, "."), first > 0, source.tokens[first - 1].kind == .text { first -= 1 }
    if source.isSign(first - 1, "."), first > 1, source.tokens[first - 2].kind == .text { first -= 2 }
    // `.done`, whose type the place tells.
    return source.isSign(first - 1, ".") ? first - 1 : first
  }

  /// Where an expression begins that chooses between texts: `isOpen ? "close" : "open"`.
  private func startOfChoice(around start: Int) -> Int? {
    var index = start - 1
    // More tokens than a condition and a text have.
    let first = max(0, start - 60)
    while index > first {
      if source.isSign(index, "(") || source.isSign(index, "[") || source.isSign(index, ",") { return index + 1 }
      if source.isSign(index, "=") {
        let isComparing =
          source.isSign(index + 1, "=") || source.isSign(index - 1, "=") || source.isSign(index - 1, "!")
          || source.isSign(index - 1, "<") || source.isSign(index - 1, ">")
        if !isComparing { return index + 1 }
      }
      let isOfOther = source.isSign(index, "{") || source.isSign(index, "}") || source.isSign(index, ";")
      if isOfOther || source.isWord(index, "return") { return nil }
      if source.isSign(index, ":"), source.word(index - 1) != nil,
        source.isSign(index - 2, "(") || source.isSign(index - 2, ",")
      {
        return index + 1
      }
      index = (source.opening(of: index) ?? index) - 1
    }
    return nil
  }

  /// The bracket that is open at a token.
  func opening(before start: Int) -> Int? {
    var index = start - 1
    // Closures hold long lists of views.
    let first = max(0, start - 4_000)
    while index >= first {
      if let close = source.close(of: index), close >= start { return index }
      index = (source.opening(of: index) ?? index) - 1
    }
    return nil
  }

  private func isOfSegments(_ list: Int) -> Bool {
    source.isSign(list - 1, ":") && source.isWord(list - 2, "items") && source.isSign(list - 3, "(")
      && source.isWord(list - 4, "UISegmentedControl")
  }

  func isInMenu(_ start: Int) -> Bool { isInCall("UIMenu", start) }

  private func isInCall(_ name: StaticString, _ start: Int) -> Bool {
    var index = start
    for _ in 0..<Self.mostHops {
      guard let open = opening(before: index), !source.isSign(open, "{") else { return false }
      if source.isSign(open, "("), source.isWord(open - 1, name) { return true }
      index = open
    }
    return false
  }

  // MARK: Closures of SwiftUI

  private struct Closure {
    var taker: String
    var label: String?
    /// The labels of the arguments in parentheses.
    var labels: [String]
  }

  /// The closure of a call around a view, but for those that only arrange views.
  private func closure(around start: Int) -> Closure? {
    var place = start
    for _ in 0..<Self.mostHops {
      guard let brace = opening(before: place), source.isSign(brace, "{"), let found = closure(at: brace) else { return nil }
      let isOnlyArranging =
        PlatformTexts.containers.contains(found.closure.taker) || found.closure.taker == "Section" && found.closure.label == nil
      guard isOnlyArranging else { return found.closure }
      place = found.start
    }
    return nil
  }

  private func closure(at brace: Int) -> (closure: Closure, start: Int)? {
    var (label, end) = (String?.none, brace - 1)
    if source.isSign(end, ":"), let word = source.word(end - 1) {
      label = word
      end -= 2
      if source.isSign(end, "(") || source.isSign(end, ",") {
        guard let open = opening(before: end + 1), let name = source.word(open - 1) else { return nil }
        return (Closure(taker: name, label: label, labels: []), start(of: open - 1))
      }
      // Behind other closures: `Button { … } label: { … }`.
      while source.isSign(end, "}"), let open = source.opening(of: end) {
        end = open - 1
        if source.isSign(end, ":"), source.word(end - 1) != nil { end -= 2 }
      }
    }
    if source.isSign(end, ")"), let open = source.opening(of: end), let name = source.word(open - 1) {
      let labels = TokenCall(source, at: open - 1)?.arguments.compactMap(\.label) ?? []
      return (Closure(taker: name, label: label, labels: labels), start(of: open - 1))
    }
    return source.word(end).map { (Closure(taker: $0, label: label, labels: []), start(of: end)) }
  }

  private static func text(in closure: Closure) -> ShownRole? {
    switch (closure.taker, closure.label) {
    case ("Button", "label"): .button
    case ("Button", nil): closure.labels.contains("action") ? .button : nil
    case ("NavigationLink", "label"): .link
    case ("NavigationLink", nil): closure.labels.contains { $0 == "destination" || $0 == "value" } ? .link : nil
    case ("Menu", "label"): .menuTitle
    case ("Toggle", nil), ("Toggle", "label"): .switch
    case ("Picker", "label"), ("Stepper", "label"), ("DatePicker", "label"): .control
    case ("Section", "header"): .sectionTitle
    case ("tabItem", nil): .tab
    case ("alert", "message"): .alertMessage
    case ("confirmationDialog", "message"): .dialogMessage
    default: nil
    }
  }

  private static func button(in closure: Closure) -> ShownRole? {
    switch (closure.taker, closure.label) {
    case ("Menu", nil), ("Menu", "content"), ("contextMenu", _), ("CommandMenu", nil), ("CommandGroup", nil): .menuItem
    case ("alert", nil), ("alert", "actions"): .alertButton
    case ("confirmationDialog", nil), ("confirmationDialog", "actions"): .dialogButton
    default: nil
    }
  }
}
