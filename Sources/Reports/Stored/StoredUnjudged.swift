import LintelFindings
import LintelModel

extension UnjudgedText: Stored {
  static var blank: UnjudgedText { UnjudgedText(locale: "", key: "", bar: "") }

  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.attribute("locale", &locale)
    try coder.attribute("key", &key)
    try coder.attribute("bar", &bar)
  }
}
