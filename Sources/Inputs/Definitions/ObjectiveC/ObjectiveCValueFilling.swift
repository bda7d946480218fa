import LintelModel

/// What becomes of the values of a text that Objective-C source asks for: only where the expression is shown, or is the format
/// of a message, with nothing done to it in between.
struct ObjectiveCValueFilling {
  private static let formats: Set = [
    "stringWithFormat", "initWithFormat", "localizedStringWithFormat", "appendFormat", "stringByAppendingFormat",
  ]

  let source: ObjectiveCSource
  private let start: Int
  /// Behind the expression's last token.
  private let end: Int

  /// - Parameter start: The token at which the expression begins that asks for the text.
  init(of start: Int, in source: ObjectiveCSource) {
    (self.source, self.start) = (source, start)
    end = source.isSymbol("[", at: start) ? source.end(from: start) : source.end(from: start + 1)
  }

  /// How many values a message puts into the text, which is its whole format. Counted by commas: what is between them may be
  /// any expression, also one that nothing here reads.
  var values: Int? {
    guard source.isSymbol(":", at: start - 1), let label = source.identifier(at: start - 2), Self.formats.contains(label),
      let open = source.opening(around: start - 2)
    else { return nil }
    let close = source.end(from: open) - 1
    guard end <= close, source.isSymbol("]", at: close), end == close || source.isSymbol(",", at: end) else { return nil }
    var (count, questions, index) = (0, 0, end)
    while index < close {
      if source.isSymbol(",", at: index) { count += 1 }
      if source.isSymbol("?", at: index) { questions += 1 }
      if source.isSymbol(":", at: index) {
        // Another part of the message's name.
        guard questions > 0 else { return nil }
        questions -= 1
      }
      index = source.end(from: index)
    }
    return count
  }

  /// Whether people read the text as it is.
  func isShown(unlessReadAgain read: @autoclosure () -> ObjectiveCReadMembers) -> Bool {
    if source.isSymbol("=", at: start - 1) {
      guard source.isSymbol(";", at: end), let member = source.identifier(at: start - 2), source.isSymbol(".", at: start - 3),
        let view = source.identifier(at: start - 4), ShownMember.isText(member, of: view)
      else { return false }
      return !read().names.contains("\(view).\(member)")
    }
    guard source.isSymbol(":", at: start - 1), let label = source.identifier(at: start - 2), isWholeArgument,
      let open = source.opening(around: start)
    else { return false }
    if let member = ShownMember.member(setBy: label) {
      guard let view = source.view(before: start - 2), ShownMember.isText(member, of: view) else { return false }
      return !read().names.contains("\(view).\(member)")
    }
    let isAlert = source.identifier(at: open + 1) == "UIAlertController"
    return isAlert && (label == "alertControllerWithTitle" || label == "message")
      || source.identifier(at: open + 1) == "UIAlertAction" && label == "actionWithTitle"
  }

  /// Whether nothing is put behind the text: the message ends, or its name goes on.
  private var isWholeArgument: Bool {
    source.isSymbol("]", at: end) || source.identifier(at: end) != nil && source.isSymbol(":", at: end + 1)
  }
}

/// What a file reads of its views: `label.text`, `[label text]`.
struct ObjectiveCReadMembers {
  private(set) var names: Set<String> = []

  init(of source: ObjectiveCSource) {
    for index in source.tokens.indices {
      guard let member = source.identifier(at: index) else { continue }
      let isPoint = source.isSymbol(".", at: index - 1)
      let isTarget = source.isSymbol("=", at: index + 1) && !source.isSymbol("=", at: index + 2)
      guard isPoint && !isTarget || source.isSymbol("]", at: index + 1),
        let view = source.view(before: isPoint ? index - 1 : index), ShownMember.isText(member, of: view)
      else { continue }
      names.insert("\(view).\(member)")
    }
  }
}

extension ObjectiveCSource {
  /// The last name before a token: `label` of `self.label` and of `[self label]`.
  fileprivate func view(before index: Int) -> String? {
    identifier(at: isSymbol("]", at: index - 1) ? index - 2 : index - 1)
  }
}
