import LintelModel
import LintelUnicodeText

/// The locales of a catalogue by the way they are written in it. The same few come again for every key, and mostly in the
/// same order, so the next one is looked for right behind the last.
struct LocaleSpellings {
  struct Spelling {
    var raw: [UInt8]
    var locale: LocaleID
    /// False for `qqq` and the like.
    var isLanguage: Bool
  }

  private var known: [Spelling] = []
  private var next = 0
  private var index: [[UInt8]: Int] = [:]

  mutating func named(_ raw: String) -> Spelling {
    var raw = raw
    return raw.withUTF8 { named($0) }
  }

  mutating func named(_ raw: UnsafeBufferPointer<UInt8>) -> Spelling {
    if next >= known.count { next = 0 }
    // A key may leave out a few locales.
    for candidate in next..<min(next + 4, known.count) where known[candidate].raw.elementsEqual(raw) {
      next = candidate + 1
      return known[candidate]
    }
    let bytes = Array(raw)
    let found = index[bytes] ?? add(bytes)
    next = found + 1
    return known[found]
  }

  private mutating func add(_ bytes: [UInt8]) -> Int {
    let raw = String(decoding: bytes, as: UTF8.self)
    // What a table calls a language stands for nothing else, as the name of a folder does.
    let canonical = LocaleName.ofFolder(raw)
    known.append(Spelling(raw: bytes, locale: LocaleID(canonical ?? raw), isLanguage: canonical != nil))
    index[bytes] = known.count - 1
    return known.count - 1
  }
}
