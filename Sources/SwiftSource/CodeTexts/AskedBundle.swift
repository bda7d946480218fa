/// Which bundle a call asks, as far as its words tell: tables of another bundle than the app's need not be in the project.
enum AskedBundle {
  /// Whether it is not known to be one of the app's own.
  static func isOther(_ question: TokenQuestion, calledAt index: Int, in source: SourceTokens) -> Bool {
    if let bundle = question.bundle { return !isOwn(bundle, in: source) }
    guard isAskedItself(at: index, in: source) else { return false }
    return receiver(at: index, in: source).map { !isOwn($0, in: source) } ?? true
  }

  /// Whether it is known to be the system's: a function that asks it hands on words of the system's. One that is not known is
  /// mostly the app's own, in the language that the app has chosen.
  static func isSystems(_ question: TokenQuestion, calledAt index: Int, in source: SourceTokens) -> Bool {
    if let bundle = question.bundle { return namesSystem(bundle, in: source) }
    guard isAskedItself(at: index, in: source) else { return false }
    return receiver(at: index, in: source).map { namesSystem($0, in: source) } ?? false
  }

  /// `bundle.localizedString(…)`
  private static func isAskedItself(at index: Int, in source: SourceTokens) -> Bool {
    source.isWord(index, "localizedString") && source.isSign(index - 1, ".")
  }

  private static func receiver(at index: Int, in source: SourceTokens) -> Range<Int>? {
    guard let start = TokenCall(source, at: index)?.start(in: source), start < index - 1 else { return nil }
    return start..<index - 1
  }

  /// `.main`, `Bundle.module`, `Bundle(for: Screen.self)`, `#bundle`, `nil`
  private static func isOwn(_ bundle: Range<Int>, in source: SourceTokens) -> Bool {
    let last = bundle.upperBound - 1
    if ["main", "module", "nil"].contains(source.word(last)) { return true }
    if source.isWord(last, "bundle"), source.isSign(last - 1, "#") { return true }
    return bundle.contains { source.isWord($0, "for") && source.isSign($0 + 1, ":") } && !namesSystem(bundle, in: source)
  }

  /// `Bundle(for: UIApplication.self)`, `Bundle(identifier: "com.apple.UIKit")`
  private static func namesSystem(_ bundle: Range<Int>, in source: SourceTokens) -> Bool {
    bundle.contains { index in
      if let word = source.word(index) {
        return ["UI", "NS"].contains(word.prefix(2)) && word.dropFirst(2).first?.isUppercase == true && word != "NSBundle"
      }
      return source.quoted(index)?.plain?.hasPrefix("com.apple.") == true
    }
  }
}
