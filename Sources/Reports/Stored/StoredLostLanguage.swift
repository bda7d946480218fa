import LintelFindings
import LintelModel

/// A language that a comparison misses, with its tables where only these lost it.
extension LostLanguage: Stored {
  static var blank: LostLanguage { LostLanguage(locale: "") }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("locale", &locale)
    try coder.texts("table", &tables)
  }
}
