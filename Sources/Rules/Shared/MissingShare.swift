import LintelFindings
import LintelModel

/// How much of a table languages lack, in words: of the strings that code asks for, as far as that is known.
package struct MissingShare {
  let missing: Int
  let all: Int
  /// How many strings the table has for translators.
  let whole: Int
  /// Rounded as the page rounds it.
  let percent: Int

  /// The same sentence with other numbers: strings that other findings tell count for the share, too. Nil for any other sentence.
  package static func sentence(_ message: Message, saying missing: Int, percent: Int) -> Message? {
    let numbers = message.parts.indices.filter {
      switch message.parts[$0] {
      case .argument(.amount), .argument(.number): true
      default: false
      }
    }
    guard numbers.count >= 3 else { return nil }
    var parts = message.parts
    parts[numbers[0]] = .argument(.amount(missing))
    parts[numbers[2]] = .argument(.number(percent))
    return Message(parts: parts, scope: message.scope)
  }

  func sentence(of name: String, in locales: [LocaleID]) -> Message {
    if all == whole { return ofTable(name, locales) }
    return isNearlyAll ? ofAsked(name, locales) : ofAskedAmongMore(name, locales)
  }

  /// Whoever opens a table counts more strings than code asks for: below a twentieth nobody sees that.
  private var isNearlyAll: Bool { (whole - all) * 20 < whole }

  private func ofTable(_ name: String, _ locales: [LocaleID]) -> Message {
    locales.count == 1
      ? "\(name) has no \(locales[0]) translation for \(amount: missing) of \(amount: all) strings (\(percent) %)"
      : "\(name) has no translation for \(amount: missing) of \(amount: all) strings (\(percent) %) in \(locales.count) languages: "
        + "\(LocaleList.short(locales))"
  }

  private func ofAsked(_ name: String, _ locales: [LocaleID]) -> Message {
    locales.count == 1
      ? "\(name) has no \(locales[0]) translation for \(amount: missing) of the \(amount: all) strings that code asks for (\(percent) %)"
      : "\(name) has no translation for \(amount: missing) of the \(amount: all) strings that code asks for (\(percent) %) in \(locales.count) languages: "
        + "\(LocaleList.short(locales))"
  }

  private func ofAskedAmongMore(_ name: String, _ locales: [LocaleID]) -> Message {
    locales.count == 1
      ? "\(name) has no \(locales[0]) translation for \(amount: missing) of the \(amount: all) strings that code asks for (\(percent) %; the table has \(amount: whole) to translate)"
      : "\(name) has no translation for \(amount: missing) of the \(amount: all) strings that code asks for (\(percent) %; the table has \(amount: whole) to translate) in \(locales.count) languages: "
        + "\(LocaleList.short(locales))"
  }
}
