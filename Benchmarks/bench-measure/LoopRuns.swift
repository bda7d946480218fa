import Foundation
import LintelUnicodeText
import ShapingLoop

/// The texts of which faces shape every run, and these runs as the bare loop wants them.
struct LoopRuns {
  let labels: [Labels.Label]
  private let runs: [LoopRun]
  private let loop: OpaquePointer

  /// - Parameter faces: Paths of font files by script.
  init(_ all: [Labels.Label], faces: [String: String]) {
    let paths = Array(Set(faces.values)).sorted()
    let itemizer = Itemizer()
    var labels: [Labels.Label] = []
    var runs: [LoopRun] = []
    for label in all {
      let items = itemizer.runs(label.text, isRightToLeft: LocaleName.isRightToLeft(label.locale))
      let indices = items.map { faces[$0.script].flatMap { paths.firstIndex(of: $0) } }
      guard !items.isEmpty, indices.allSatisfy({ $0 != nil }) else { continue }
      labels.append(label)
      // Kept for as long as the process runs.
      let text = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: label.text.utf16.count)
      _ = text.initialize(from: label.text.utf16)
      for (item, index) in zip(items, indices) {
        runs.append(
          LoopRun(
            text: text.baseAddress, length: Int32(text.count), start: Int32(item.start), count: Int32(item.length),
            script: item.script.utf8.reduce(0) { $0 << 8 | UInt32($1) }, face: Int32(index!),
            isRightToLeft: item.isRightToLeft))
      }
    }
    self.labels = labels
    self.runs = runs
    var names = paths.map { $0.withCString { strdup($0) } }
    defer { names.forEach { free($0) } }
    loop = names.withUnsafeMutableBufferPointer { names in
      names.baseAddress!.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: names.count) {
        shapingLoop_open($0, Int32(names.count))
      }
    }
  }

  /// One pass of the bare loop.
  func shape() -> Double { shapingLoop_run(loop, runs, Int32(runs.count)) }
}
