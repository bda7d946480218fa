import LintelFindings

/// What the number of characters that a text may have, as is best known, may turn out to be.
struct LessSureLength {
  /// How many fit for sure, where that is less, and a number that anybody can work to; nil where it is none: less than half of what
  /// is best known says that little is known of the room, and is no limit. The figure is ours.
  let safe: Int?
  /// How many fit at best, where that is more.
  private let highest: Int?
  private let best: Int

  /// - Parameters:
  ///   - length: How many fit at the least, and as is best known.
  ///   - highest: How many fit in the most room that there may be; nil where its figures lie close together.
  init(_ length: ClosedRange<Int>, highest: Int? = nil) {
    let (least, best) = (length.lowerBound, length.upperBound)
    self.best = best
    safe = least > 0 && least < best && 2 * least >= best ? least : nil
    self.highest = highest.flatMap { $0 > best ? $0 : nil }
  }

  /// `To be safe: 9. At best: 31.`; nil where nothing is less sure.
  var words: Message? {
    let parts = [safe.map { "To be safe: \($0)." as Message }, highest.map(most)].compactMap(\.self)
    guard parts.count == 2 else { return parts.first }
    return "\(parts[0]) \(parts[1])"
  }

  /// A number that is twice as high and more needs to be said what it hangs on.
  private func most(_ highest: Int) -> Message { highest >= 2 * best ? Self.farMost(highest) : "At best: \(highest)." }

  static func farMost(_ highest: Int) -> Message { "Up to \(highest) only if its bar gives it the most room that it may have." }
}

extension TranslationRow {
  /// How many characters fit for sure, where anybody can work to that number.
  var safeLength: Int? {
    guard let length else { return nil }
    return length.lowerBound == length.upperBound ? length.upperBound : LessSureLength(length).safe
  }
}
