import LintelModel

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

  /// The bundle of a call of the platform's own function. What a function of the project's asks, its calls do not say, and
  /// neither does `init`, which may be that of any type.
  static func asked(_ question: TokenQuestion, calledAt index: Int, in source: SourceTokens) -> CodeText.AskedBundle {
    if question.isOwn || question.isAssumed || question.isOfSystem || source.isWord(index, "init") { return .unknown }
    if let bundle = question.bundle { return named(bundle, in: source) }
    guard source.isWord(index, "localizedString") else { return .main }
    guard isAskedItself(at: index, in: source), let receiver = receiver(at: index, in: source) else { return .unknown }
    return named(receiver, in: source)
  }

  /// `.main`, `Bundle.module`, `#bundle`; `nil` is the app's.
  static func named(_ bundle: Range<Int>, in source: SourceTokens) -> CodeText.AskedBundle {
    guard let last = bundle.last else { return .unknown }
    if bundle.count == 1 { return source.isWord(last, "nil") ? .main : .unknown }
    if bundle.count == 2, source.isSign(last - 1, "#"), source.isWord(last, "bundle") { return .module }
    let isOfBundle = bundle.count == 2 || bundle.count == 3 && source.isWord(bundle.lowerBound, "Bundle")
    guard isOfBundle, source.isSign(last - 1, ".") else { return .unknown }
    return source.isWord(last, "main") ? .main : source.isWord(last, "module") ? .module : .unknown
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
