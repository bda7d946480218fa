import LintelFindings
import LintelModel

/// Controls side by side in one item, or segments of one control, that show an image and are given no name: each of them is spoken
/// by itself.
enum UnnamedParts {
  static func remarks(of item: Item, on toolbar: Toolbar) -> [Remark] {
    // With a name of its own it may be one element. Segments stay elements of their own, whatever their control is called.
    guard item.kind == .segmentedControl || item.kind == .group && !item.accessibilityLabel.isPresent else { return [] }
    // What is asked about several controls at once is what is heard of them, and not where a name would stand.
    let unnamed = item.parts.compactMap { part in
      Naming(part, in: toolbar.sourceLocale, on: toolbar.platforms).map { (part: part, naming: $0 == .emptyTitle ? .symbol : $0) }
    }
    let failing = unnamed.filter { $0.naming == .none || $0.naming == .fileName }
    let doubted = unnamed.filter { $0.naming != .none && $0.naming != .fileName }
    return [remark(failing, of: item, on: toolbar), remark(doubted, of: item, on: toolbar)].compactMap(\.self)
  }

  private static func remark(_ found: [(part: Item, naming: Naming)], of item: Item, on toolbar: Toolbar) -> Remark? {
    guard let first = found.first else { return nil }
    let fails = first.naming == .none || first.naming == .fileName
    let symbols = found.flatMap { $0.part.shownSymbols }
    let images = symbols.joined(separator: ", ")
    var remark = Remark(
      fails ? .fails : .needsReview, first.naming.reason,
      item.kind == .segmentedControl ? sentence(ofSegments: images, fails: fails) : sentence(images, fails: fails),
      certainty: first.naming.certainty, item: item.id, blame: .definition, severity: fails ? nil : .warning,
      evidence: [.text("image", images)], suggestion: item.kind == .segmentedControl
        ? "Give each segment a title, or its image an accessibility label." : advice(first.part, on: toolbar),
      location: first.part.location)
    // One more beside them is worse.
    remark.faults = symbols
    return remark
  }

  private static func sentence(_ images: String, fails: Bool) -> Message {
    fails
      ? "Of controls side by side in one item, these have an image and no accessible name: \(images)"
      : "Of controls side by side in one item, these have an image and no accessible name but what the system or the image's file gives them: \(images)"
  }

  private static func sentence(ofSegments images: String, fails: Bool) -> Message {
    fails
      ? "Of the segments of one control, these have an image and no accessible name: \(images)"
      : "Of the segments of one control, these have an image and no accessible name but what the system or the image's file gives them: \(images)"
  }

  /// A view of SwiftUI is named where it stands, an object of UIKit and AppKit by a statement about its variable.
  private static func advice(_ part: Item, on toolbar: Toolbar) -> Message {
    let code = part.variable == nil ? ".accessibilityLabel(…)" : part.variable == "" ? nil : part.namingCode(on: toolbar)
    guard let code else {
      return "Set an accessibility label that names the action."
    }
    return "Set an accessibility label that names the action: \(code)"
  }
}
