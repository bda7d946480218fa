internal import LintelModel
internal import LintelTables
internal import LintelUnicodeText

/// A text run by run, before a size is known.
///
/// A class, because caches hand it on and copying a reference is one step.
final class TextAdvances {
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

  /// Nil for an empty text. Most texts are one run, for which an array would have to be made.
  let first: Run?
  let others: [Run]
  /// Whether another font needs other advances.
  let dependsOnFont: Bool

  init(_ first: Run?, _ others: [Run], dependsOnFont: Bool) {
    self.first = first
    self.others = others
    self.dependsOnFont = dependsOnFont
  }

  var count: Int { first == nil ? 0 : 1 + others.count }

  func forEachRun(_ body: (Run) -> Void) {
    if let first { body(first) }
    for index in others.indices { body(others[index]) }
  }

  func contains(_ holds: (Run) -> Bool) -> Bool { first.map(holds) == true || others.contains(where: holds) }
}

/// A text that was shaped, to be measured in several sizes.
package struct ShapedText {
  package let text: String
  let advances: TextAdvances
  let table: AdvanceTable
}
