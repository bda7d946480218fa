import LintelFindings
import LintelModel

/// How much of a table languages lack, in words: of the strings that code asks for, as far as that is known.
struct MissingShare {
  let missing: Int
  let all: Int
  /// How many strings the table has for translators.
  let whole: Int
  /// Rounded as the page rounds it.
  let percent: Int

  func sentence(of name: String, in locales: [LocaleID]) -> Message {
    if all == whole { return ofTable(name, locales) }
    return isNearlyAll ? ofAsked(name, locales) : ofAskedAmongMore(name, locales)
  }

  /// Whoever opens a table counts more strings than code asks for: below a twentieth nobody sees that.
  private var isNearlyAll: Bool { (whole - all) * 20 < whole }

  private func ofTable(_ name: String, _ locales: [LocaleID]) -> Message {
    locales.count == 1
      ? "\(name) has no \(locales[0]) translation for \(missing) of \(all) strings (\(percent) %)"
      : "\(name) has no translation for \(missing) of \(all) strings (\(percent) %) in \(locales.count) languages: "
        + "\(LocaleList.short(locales))"
  }

  private func ofAsked(_ name: String, _ locales: [LocaleID]) -> Message {
    locales.count == 1
      ? "\(name) has no \(locales[0]) translation for \(missing) of the \(all) strings that code asks for (\(percent) %)"
      : "\(name) has no translation for \(missing) of the \(all) strings that code asks for (\(percent) %) in \(locales.count) languages: "
        + "\(LocaleList.short(locales))"
  }

  private func ofAskedAmongMore(_ name: String, _ locales: [LocaleID]) -> Message {
    locales.count == 1
      ? "\(name) has no \(locales[0]) translation for \(missing) of the \(all) strings that code asks for (\(percent) %; the table has \(whole))"
      : "\(name) has no translation for \(missing) of the \(all) strings that code asks for (\(percent) %; the table has \(whole)) in \(locales.count) languages: "
        + "\(LocaleList.short(locales))"
  }
}
