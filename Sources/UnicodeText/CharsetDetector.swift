internal import CTextICU

/// Guesses the encoding of bytes that do not say it: to be asked only where nothing else decides, and slow.
package enum CharsetDetector {
  package struct Guess: Hashable, Sendable {
    /// The IANA name: `UTF-16LE`, `windows-1252`.
    package var charset: String
    /// From 0 to 100.
    package var confidence: Int
  }

  /// How many bytes are looked at: enough to know a language's letters, and a bound on the time it takes.
  package static let sampleSize = 64 * 1024

  package static func detect(_ bytes: some Collection<UInt8>) -> Guess? {
    let sample = Array(bytes.prefix(sampleSize))
    guard !sample.isEmpty else { return nil }
    var confidence: Int32 = -1
    let name = sample.withUnsafeBytes { sample in
      asciiResult { name, capacity in
        let start = sample.bindMemory(to: CChar.self).baseAddress!
        confidence = textICU_charset_detect(start, Int32(sample.count), name, capacity)
        return confidence < 0 ? -1 : Int32(length(name, capacity))
      }
    }
    return name.map { Guess(charset: $0, confidence: Int(confidence)) }
  }

  private static func length(_ name: UnsafePointer<CChar>, _ capacity: Int32) -> Int {
    var length = 0
    while length < capacity, name[length] != 0 { length += 1 }
    return length
  }
}
