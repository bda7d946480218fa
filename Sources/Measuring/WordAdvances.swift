internal import LintelGlyphShaping

/// How far the words of one face move the pen. Labels have words in common: of those in the string tables of real apps every
/// second one is in another label too. Not to be shared between tasks.
final class WordAdvances {
  let face: ProxyFace
  private let instance: FaceInstance
  private let shaper: Shaper
  /// Nil for a word that cannot be shaped alone.
  private var known: [ShortWord: Double?] = [:]

  init(shaper: Shaper, face: ProxyFace, instance: FaceInstance) {
    self.shaper = shaper
    self.face = face
    self.instance = instance
  }

  /// How far a run moves the pen, in em; nil if the face lacks a character that is asked about.
  /// - Parameter isLeftOut: For each unit of the run, whether a character that begins there is not asked about and adds
  ///   nothing, as spaces never do.
  func advance(
    _ text: UnsafeBufferPointer<UInt16>, _ run: ShapingRun, leavingOut isLeftOut: UnsafeBufferPointer<Bool>
  ) -> Double? {
    wordByWord(text, run, leavingOut: isLeftOut) ?? shaper.advance(text, run, face: instance, leavingOut: isLeftOut)
  }

  /// Nil if any word cannot be shaped alone.
  private func wordByWord(
    _ text: UnsafeBufferPointer<UInt16>, _ run: ShapingRun, leavingOut isLeftOut: UnsafeBufferPointer<Bool>
  ) -> Double? {
    guard face.setsSpacesApart, Self.standsApart(run.range, in: text) else { return nil }
    var sum = 0.0
    var word = run
    var start = run.range.lowerBound
    while start < run.range.upperBound {
      var end = start
      while end < run.range.upperBound, text[end] != 0x20 { end += 1 }
      word.range = start..<end
      if !word.range.isEmpty {
        let places = start - run.range.lowerBound..<end - run.range.lowerBound
        guard let advance = advance(of: word, in: text, leavingOut: UnsafeBufferPointer(rebasing: isLeftOut[places]))
        else { return nil }
        sum += advance
      }
      start = end + 1
    }
    return sum
  }

  private func advance(
    of word: ShapingRun, in text: UnsafeBufferPointer<UInt16>, leavingOut isLeftOut: UnsafeBufferPointer<Bool>
  ) -> Double? {
    func shaped() -> Double? {
      // A mark without a letter is on the space before it.
      word.range.lowerBound > 0 && UTF16Reader.beginsWithMark(text, word.range)
        ? nil : shaper.advance(text, word, face: instance, leavingOut: isLeftOut)
    }
    // Looked up and kept in one step.
    func keep(_ place: inout Double?) -> Double? { place }
    guard let key = ShortWord(UnsafeBufferPointer(rebasing: text[word.range]), isRightToLeft: word.isRightToLeft) else {
      return shaped()
    }
    if known.isEmpty { known.reserveCapacity(512) }
    if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
    return keep(&known[key, default: shaped()])
  }

  /// Whether no letter of a run can join one of another run.
  private static func standsApart(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt16>) -> Bool {
    (range.lowerBound == 0 || text[range.lowerBound - 1] == 0x20)
      && (range.upperBound == text.count || text[range.upperBound] == 0x20)
  }

  /// A language's words in the tables of one app are a few thousand.
  private static let limit = 8192
}

/// A word of up to 15 units in one piece, so that nothing is allocated to look for it.
private struct ShortWord: Hashable {
  /// The units, then zeros; the direction in place of the last one, in its highest bit.
  private let units: SIMD4<UInt64>

  init?(_ word: UnsafeBufferPointer<UInt16>, isRightToLeft: Bool) {
    guard word.count <= 15 else { return nil }
    var units = SIMD4<UInt64>()
    withUnsafeMutableBytes(of: &units) { $0.copyMemory(from: UnsafeRawBufferPointer(word)) }
    if isRightToLeft { units.w |= 1 << 63 }
    self.units = units
  }

  /// Four steps of Swift's own hash would take as long as a tenth of the shaping.
  func hash(into hasher: inout Hasher) {
    var mixed: UInt64 = 0
    for index in 0..<4 {
      mixed = (mixed ^ units[index]) &* 0x9E37_79B9_7F4A_7C15
      mixed ^= mixed >> 29
    }
    hasher.combine(mixed)
  }
}
