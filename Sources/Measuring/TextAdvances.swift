internal import LintelModel
internal import LintelTables
internal import LintelUnicodeText

/// A text run by run, before a size is known.
struct TextAdvances {
  struct Run {
    var item: Itemizer.Run
    var advances: RunAdvances
    /// Whether ideographic and Latin text meet at its beginning, without a space.
    var meetsLatin: Bool

    /// The face or table that most of it comes from, to tell people.
    func face(_ table: AdvanceTable) -> String {
      if advances.others > 0 { return "mean of \(item.script)" }
      return advances.lastFace?.name ?? table.name
    }
  }

  var runs: [Run] = []
  let graphemes: Int

  init(graphemes: Int) { self.graphemes = graphemes }

  /// Whether another font needs other advances.
  var dependsOnFont = false
}

/// A text that was shaped, to be measured in several sizes.
public struct ShapedText {
  public let text: String
  let advances: TextAdvances
  let table: AdvanceTable
}

/// What a text's advances hang on. Texts are compared byte by byte: Swift would normalize them first, which takes longer than
/// shaping.
struct CachedText: Hashable {
  var text: String
  /// Whether the table of large titles serves.
  var isDisplay: Bool
  /// Nil where no face changes with the font.
  var font: Font?

  static func == (a: CachedText, b: CachedText) -> Bool {
    guard a.isDisplay == b.isDisplay, a.font == b.font, a.text.utf8.count == b.text.utf8.count else { return false }
    let isSame = a.text.utf8.withContiguousStorageIfAvailable { a in
      b.text.utf8.withContiguousStorageIfAvailable { b in
        for index in a.indices where a[index] != b[index] { return false }
        return true
      }
    }
    return (isSame ?? nil) ?? a.text.utf8.elementsEqual(b.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}
