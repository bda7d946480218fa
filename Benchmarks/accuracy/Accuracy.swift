import Foundation
import LintelMeasuring
import LintelModel
import LintelUnicodeText

/// Compares our widths with published ones, by script and size: `make accuracy`.
///
/// Ends with 1 if Latin or Cyrillic texts of three characters and more are off by over 0.6 % in the mean or 3.1 % at worst, or
/// if a published width lies outside of our interval.
@main
enum Accuracy {
  static func main() throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      FileHandle.standardError.write(
        Data("found no argument; allowed: a file of widths, such as Data/published-widths.tsv\n".utf8))
      exit(2)
    }
    let widths = try PublishedWidth.read(path)
    let comparisons = widths.map(Comparison.init)
    print("script  size  texts    mean   worst  interval  outside  worst text")
    let groups = Dictionary(grouping: comparisons) { Group(script: $0.script, size: $0.truth.size) }
    for (group, members) in groups.sorted(by: { $0.key < $1.key }) {
      print("\(group.script)    \(text(group.size, 4, decimals: 0))  \(Summary(members).line)")
    }
    let held = comparisons.filter { ["Latn", "Cyrl"].contains($0.script) && $0.graphemes >= 3 }
    let summary = Summary(held)
    print("Latin and Cyrillic, three characters and more:\n              \(summary.line)")
    let outside = comparisons.filter(\.isOutside)
    for one in outside { print("outside: \(one.truth.text), \(one.truth.width) pt, ours \(one.width)") }
    if summary.mean > 0.006 || summary.worst > 0.031 || !outside.isEmpty { exit(1) }
  }

  private struct Group: Hashable, Comparable {
    var script: String
    var size: Double
    static func < (a: Group, b: Group) -> Bool { (a.script, a.size) < (b.script, b.size) }
  }
}

/// Our width of a text beside the published one.
struct Comparison {
  let truth: PublishedWidth
  let width: Width
  let script: String
  let graphemes: Int

  init(_ truth: PublishedWidth) {
    self.truth = truth
    let measured = TextMeasure(locale: LocaleID(truth.locale)).measure(truth.text, font: truth.font)
    width = measured.width
    graphemes = measured.graphemes
    // The first script that is not Latin names a mixed text.
    script = measured.runs.map(\.script).first { $0 != "Latn" && $0 != "Zyyy" } ?? "Latn"
  }

  /// Share of the published width, which may have been rounded.
  var error: Double { abs(width.best.value / truth.width - 1) }
  var interval: Double { (width.high - width.low).value / 2 / width.best.value }
  var isOutside: Bool { width.high.value < truth.width - truth.below || width.low.value > truth.width + truth.above }
}

/// Several comparisons as a line of the table.
struct Summary {
  let comparisons: [Comparison]
  init(_ comparisons: [Comparison]) { self.comparisons = comparisons }

  var mean: Double { comparisons.map(\.error).reduce(0, +) / Double(comparisons.count) }
  var worst: Double { comparisons.map(\.error).max() ?? 0 }

  var line: String {
    let worstText = comparisons.max { $0.error < $1.error }?.truth.text ?? ""
    let widest = comparisons.map(\.interval).max() ?? 0
    return
      "\(text(Double(comparisons.count), 5, decimals: 0))  \(text(mean * 100, 5)) %  \(text(worst * 100, 4)) %     ±\(text(widest * 100, 3, decimals: 1)) %  \(text(Double(comparisons.count(where: \.isOutside)), 7, decimals: 0))  \(worstText)"
  }
}

/// A number to the right of its column.
func text(_ number: Double, _ width: Int, decimals: Int = 2) -> String {
  let digits = String(format: "%.\(decimals)f", number)
  return String(repeating: " ", count: max(0, width - digits.count)) + digits
}
