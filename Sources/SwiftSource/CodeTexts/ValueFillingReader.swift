import LintelModel

/// Finds out what becomes of the values of a text that a call asks for: only where the call is shown, or is the format of
/// another one, with nothing done to it in between.
struct ValueFillingReader {
  let source: SourceTokens
  /// The first token of the expression that asks for the text.
  private let start: Int
  /// Behind its last token.
  private let end: Int

  /// - Parameter index: The token of the function's name, or of the property's.
  init?(_ source: SourceTokens, at index: Int) {
    self.source = source
    let call = TokenCall(source, at: index)
    end = call.map { $0.close + 1 } ?? index + 1
    var first = index
    if let call {
      first = call.start(in: source)
      if source.isSign(first, "."), first > 0, source.tokens[first - 1].kind == .text { first -= 1 }
    } else {
      while source.isSign(first - 1, "."), first > 1 { first -= 2 }
    }
    guard !source.isSign(first, ".") else { return nil }
    start = first
  }

  /// Of an expression that is one name.
  private init(_ source: SourceTokens, ofNameAt index: Int) {
    self.source = source
    start = index
    end = index + 1
  }

  /// How many values a call puts into the text, which is its whole format; nil where none does, or not all of them are written
  /// out.
  var values: Int? {
    guard let open = formatOpening else { return nil }
    let parts = source.list(in: open)
    guard let format = parts.first, format.upperBound == end else { return nil }
    var count = 0
    for part in parts.dropFirst() {
      if source.isSign(part.lowerBound + 1, ":"), let label = source.word(part.lowerBound) {
        if label == "locale" { continue }
        return nil
      }
      count += 1
    }
    return count
  }

  private var formatOpening: Int? {
    if source.isSign(start - 1, ":"), source.isWord(start - 2, "format"), source.isSign(start - 3, "("),
      source.isWord(start - 4, "String") || source.isWord(start - 4, "NSString")
    {
      return start - 3
    }
    return source.isSign(start - 1, "(") && source.isWord(start - 2, "localizedStringWithFormat") ? start - 1 : nil
  }

  /// Whether people read the text as it is.
  /// - Parameters:
  ///   - read: What the file reads of views, by `ReadMembers`: a text that is read again may be filled then.
  ///   - types: Those of the file.
  func isShown(unlessReadAgain read: ReadMembers, types: EnclosingTypes) -> Bool {
    isShownHere(read, types) || isShownByName(read, types)
  }

  private func isShownHere(_ read: ReadMembers, _ types: EnclosingTypes) -> Bool {
    isAssigned(read) || isTitle(read, types) || isArgument
  }

  /// `label.text = …`, up to the end of the statement.
  private func isAssigned(_ read: ReadMembers) -> Bool {
    guard source.isSign(start - 1, "="), let member = source.word(start - 2), source.isSign(start - 3, "."), isEndOfStatement,
      let view = source.receiver(before: start - 3), !read.names.contains("\(view).\(member)")
    else { return false }
    return ShownMember.isText(member, of: view) || source.isOfPlatformView(member, of: view)
  }

  /// `title = …` of a controller, which its bar shows.
  private func isTitle(_ read: ReadMembers, _ types: EnclosingTypes) -> Bool {
    guard source.isSign(start - 1, "="), source.isWord(start - 2, "title"), isEndOfStatement, !read.readsTitle else {
      return false
    }
    if source.isSign(start - 3, "."), !source.isWord(start - 4, "self") { return false }
    return types.around(start)?.isViewController == true
  }

  /// `let words = …` in a function, where all that becomes of the name is that people read it.
  private func isShownByName(_ read: ReadMembers, _ types: EnclosingTypes) -> Bool {
    guard source.isSign(start - 1, "="), let name = source.word(start - 2), source.isWord(start - 3, "let"), isEndOfStatement,
      let block = block(around: start), !types.isBody(block.lowerBound), end < block.upperBound
    else { return false }
    let hash = TextHash(name.utf8).value
    var isShown = false
    for index in end..<block.upperBound where source.tokens[index].kind == .word && source.hash(index) == hash {
      if source.isSign(index - 1, ".") { continue }
      if source.isSign(index + 1, ":"), source.isSign(index - 1, "(") || source.isSign(index - 1, ",") {
        // A parameter of the name hides it; a label of a call does not.
        if source.isType(index + 2) { return false }
        continue
      }
      guard ValueFillingReader(source, ofNameAt: index).isShownHere(read, types) else { return false }
      isShown = true
    }
    return isShown
  }

  /// From the brace that opens the block in which a token is to the one that closes it.
  private func block(around index: Int) -> Range<Int>? {
    var place = index - 1
    while place >= 0 {
      if source.isSign(place, "{") { return source.close(of: place).map { place..<$0 } }
      place = (source.opening(of: place) ?? place) - 1
    }
    return nil
  }

  private var isEndOfStatement: Bool {
    guard end < source.count, !source.isSign(end, "}"), !source.isSign(end, ";") else { return true }
    let between = source.bytes[Int(source.tokens[end - 1].end)..<Int(source.tokens[end].start)]
    return between.contains(UInt8(ascii: "\n")) && source.tokens[end].kind == .word && !source.isWord(end, "as")
  }

  /// `UIAlertController(title: …)`, `button.setTitle(…, for: .normal)`, `Text(…)`, `Text(verbatim: …)`
  private var isArgument: Bool {
    let isLast = source.isSign(end, ")")
    guard isLast || source.isSign(end, ",") else { return false }
    if source.isSign(start - 1, ":"), let label = source.word(start - 2) {
      guard source.isSign(start - 3, "(") || source.isSign(start - 3, ","), let open = opening(before: start - 2),
        let type = source.word(open - 1)
      else { return false }
      if label == "verbatim" { return type == "Text" && isLast && isOfSwiftUI }
      return ShownMember.isArgument(label, ofInitializerOf: type)
    }
    guard source.isSign(start - 1, "("), let name = source.word(start - 2) else { return false }
    let isMethod = source.isSign(start - 3, ".")
    switch name {
    case "setTitle": return isMethod && !isLast && source.isWord(end + 1, "for")
    case "navigationTitle": return isMethod && isLast
    case "Text": return !isMethod && isLast && isOfSwiftUI
    case "Button": return !isMethod && isBeforeAction && isOfSwiftUI
    case "Label": return !isMethod && source.isWord(end + 1, "systemImage") && isOfSwiftUI
    default: return false
    }
  }

  /// `Button(…) {`, `Button(…, action: open)`
  private var isBeforeAction: Bool {
    source.isSign(end, ")") ? source.isSign(end + 1, "{") : source.isWord(end + 1, "action") || source.isWord(end + 1, "role")
  }

  /// The parenthesis of the call whose argument begins here.
  private func opening(before index: Int) -> Int? {
    var place = index - 1
    // More tokens than the arguments of one call have where people write them.
    let first = max(0, index - 400)
    while place >= first {
      if source.isSign(place, "(") { return place }
      if source.isSign(place, "{") || source.isSign(place, "[") || source.isSign(place, ";") { return nil }
      place = (source.opening(of: place) ?? place) - 1
    }
    return nil
  }

  private static let swiftUI = Array("import SwiftUI".utf8)
  private var isOfSwiftUI: Bool { source.bytes.holds(Self.swiftUI) }
}

/// What a file reads of its views, of whatever type: `label.text`, wherever it is no target of an assignment.
struct ReadMembers {
  private(set) var names: Set<String> = []
  /// Whether it reads a controller's title, or has a `title` of its own.
  private(set) var readsTitle = false

  init(of source: SourceTokens) {
    for index in source.tokens.indices where source.isSign(index - 1, ".") {
      let isTarget = source.isSign(index + 1, "=") && !source.isSign(index + 2, "=")
      guard !isTarget, let member = source.word(index), let view = source.receiver(before: index - 1),
        ShownMember.isText(member, of: ShownMember.anyView)
      else { continue }
      names.insert("\(view).\(member)")
    }
    readsTitle = names.contains("self.title") || names.contains("navigationItem.title") || Self.hasOwnTitle(source)
  }

  /// Whether the name stands anywhere by itself where it is no target of an assignment and no label of a call.
  private static func hasOwnTitle(_ source: SourceTokens) -> Bool {
    source.tokens.indices.contains { index in
      guard source.isWord(index, "title"), !source.isSign(index - 1, ".") else { return false }
      if source.isWord(index - 1, "let") || source.isWord(index - 1, "var") { return true }
      if source.isSign(index + 1, "=") { return source.isSign(index + 2, "=") }
      return !source.isSign(index + 1, ":") || source.isSign(index - 1, "?") || source.isType(index + 2)
    }
  }
}

extension SourceTokens {
  /// The word before a point: `label` of `self.label?.text`.
  fileprivate func receiver(before point: Int) -> String? {
    var place = point - 1
    while isSign(place, "!") || isSign(place, "?") { place -= 1 }
    return word(place)
  }

  /// Whether a word is written as types are: `String`.
  fileprivate func isType(_ index: Int) -> Bool { word(index)?.first?.isUppercase == true }

  /// Whether a name is declared in the file, each time as a view of the platform's that shows this member: `let name = UILabel()`.
  fileprivate func isOfPlatformView(_ member: String, of name: String) -> Bool {
    guard ShownMember.isText(member, of: ShownMember.anyView) else { return false }
    let hash = TextHash(name.utf8).value
    var isDeclared = false
    for index in tokens.indices where tokens[index].kind == .word && self.hash(index) == hash && !isSign(index - 1, ".") {
      // What a closure or a loop calls so may be anything.
      if isWord(index + 1, "in") { return false }
      let isProperty = isWord(index - 1, "let") || isWord(index - 1, "var")
      guard isProperty || isSign(index + 1, ":") && isType(index + 2) else { continue }
      guard isSign(index + 1, "=") || isSign(index + 1, ":"), let type = word(index + 2),
        type.hasPrefix("UI") || type.hasPrefix("NS"), ShownMember.isText(member, of: type)
      else { return false }
      isDeclared = true
    }
    return isDeclared
  }
}
