/// A comment that accepts findings where they are: `lintel:accept title-truncated in de until 2027-03-31: the cut part is known`.
package struct Acceptance: Hashable, Sendable {
  /// What the findings are about.
  package enum Subject: Hashable, Sendable {
    /// One text of a table, in the languages of the file.
    case entry(table: String, key: String)
    /// What begins on the first of these lines of the file, and the objects of Interface Builder in it, by their ids.
    case lines(ClosedRange<Int>, objects: [String])
  }

  /// What follows the marker, to the end of its line or comment.
  package var text: String
  /// Nil where nothing follows that it could be about.
  package var subject: Subject?
  /// The only language of the file; nil where it holds several, or what all languages begin with.
  package var language: LocaleID?
  /// Where the marker is.
  package var location: SourceLocation

  package init(text: String, subject: Subject?, language: LocaleID? = nil, location: SourceLocation) {
    self.text = text
    self.subject = subject
    self.language = language
    self.location = location
  }
}

/// Why a comment of that kind accepts nothing.
package struct AcceptanceFault: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case unknownRule = "unknown-rule"
    case noRule = "no-rule"
    case unknownLanguage = "unknown-language"
    case otherLanguage = "other-language"
    case noDay = "no-day"
    case noReason = "no-reason"
    case noSubject = "no-subject"
    case tooMany = "too-many"
  }

  package var kind: Kind
  /// What is written instead of what is allowed.
  package var found: String
  /// The name that may have been meant.
  package var nearest: String?
  package var location: SourceLocation

  package init(kind: Kind, found: String = "", nearest: String? = nil, location: SourceLocation) {
    self.kind = kind
    self.found = found
    self.nearest = nearest
    self.location = location
  }
}

extension Acceptance {
  package static let marker = Array("lintel:accept".utf8)

  /// How many of a file are read: people do not write more, and a file may be made to cost as much as it can.
  package static let maximumCount = 1000

  /// Whether a file may hold one, in UTF-8 or UTF-16. Every file is asked, and hardly any has one.
  package static func isIn(_ bytes: [UInt8]) -> Bool {
    if bytes.withUnsafeBufferPointer({ place(in: $0, from: 0) }) != nil { return true }
    // Text in UTF-16 has a zero beside each ASCII character.
    guard bytes.count > 1, bytes[0] == 0 || bytes[1] == 0 || bytes[0] >= 0xFE else { return false }
    let wide = marker.map { [$0, 0] }.joined()
    return bytes.holds(Array(wide.dropLast()))
  }

  /// Where the marker stands from an offset on: two bytes that are rare side by side are looked for, 32 places at a time.
  private static func place(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let (count, pair) = (marker.count, 5)
    guard let base = bytes.baseAddress, bytes.count - start >= count else { return nil }
    let (first, second) = (SIMD32<UInt8>(repeating: marker[pair]), SIMD32<UInt8>(repeating: marker[pair + 1]))
    let end = bytes.count - count
    var place = start
    while place <= end {
      if place + pair + 33 <= bytes.count {
        let raw = UnsafeRawPointer(base + place + pair)
        let matches =
          (raw.loadUnaligned(as: SIMD32<UInt8>.self) .== first)
          .& ((raw + 1).loadUnaligned(as: SIMD32<UInt8>.self) .== second)
        if !any(matches) {
          place += 32
          continue
        }
      }
      let blockEnd = min(place + 32, end + 1)
      while place < blockEnd {
        if bytes[place + pair] == marker[pair], bytes[place + pair + 1] == marker[pair + 1],
          (0..<count).allSatisfy({ bytes[place + $0] == marker[$0] })
        {
          return place
        }
        place += 1
      }
    }
    return nil
  }

  /// What follows each marker in a comment, and where the marker is. One in quotes is spoken of, and one that is the beginning
  /// of a longer word is another word.
  package static func texts(in comment: Range<Int>, of bytes: [UInt8]) -> [(offset: Int, text: String)] {
    bytes.withUnsafeBufferPointer { bytes in
      let comment = UnsafeBufferPointer(rebasing: bytes[comment])
      var places: [Int] = []
      var next = 0
      while let place = place(in: comment, from: next) {
        next = place + marker.count
        let before = place > 0 ? comment[place - 1] : 0x20
        let behind = next < comment.count ? comment[next] : 0x20
        if !isWord(before), !"\"'`".utf8.contains(before), !isWord(behind), behind != UInt8(ascii: "-") {
          places.append(place)
        }
      }
      return places.enumerated().map { index, place in
        let limit = index + 1 < places.count ? places[index + 1] : comment.count
        let rest = comment[(place + marker.count)..<limit].prefix { $0 != 0x0A && $0 != 0x0D }
        return (place, String(decoding: rest, as: UTF8.self))
      }
    }.map { (comment.lowerBound + $0.0, $0.1) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
