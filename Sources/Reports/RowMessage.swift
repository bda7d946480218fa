import LintelFindings
import LintelModel

extension Finding {
  /// What it says in a row of one of its languages. A finding about several is told of one text of one of them: in another one's row
  /// that would seem to be its own.
  /// - Parameter locale: Whose row it is; nil where it is nobody's.
  func message(inRowOf locale: LocaleID?) -> Message {
    guard let locale, self.locale == nil, locales.contains(locale) else { return message }
    let named = message.namedLocales
    return named.isEmpty || named.contains(locale) ? message : "\(locale), too: \(message)"
  }
}

extension Message {
  /// The languages that it names, in itself and in what it is put together from.
  fileprivate var namedLocales: [LocaleID] {
    arguments.flatMap { argument -> [LocaleID] in
      switch argument {
      case .locale(let locale): [locale]
      case .message(let message): message.namedLocales
      case .list(let messages): messages.flatMap(\.namedLocales)
      default: []
      }
    }
  }
}
