internal import CTextICU

/// Letter case by the rules of a language.
public enum Casing {
  /// A text in lower case: Turkish `I` becomes `ı`, a Greek final sigma `ς`.
  public static func lowercased(_ text: String, locale: String) -> String {
    let units = UTF16Buffer(text)
    return UTF16Buffer.string(capacity: units.count) { result, capacity in
      units.withPointer { textICU_lowercase(locale, $0, units.count, result, capacity) }
    } ?? text
  }
}
