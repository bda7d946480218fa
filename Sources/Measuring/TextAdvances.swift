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
      return advances.shaped.last?.face.name ?? table.name
    }
  }

  var runs: [Run] = []
  let graphemes: Int

  init(graphemes: Int) { self.graphemes = graphemes }

  var dependsOnFont: Bool { runs.contains { $0.advances.shaped.contains { $0.face.dependsOnFont } } }
}

/// What a text's advances hang on.
struct CachedText: Hashable {
  var text: String
  /// Whether the table of large titles serves.
  var isDisplay: Bool
  /// Nil where no face changes with the font.
  var font: Font?
}
