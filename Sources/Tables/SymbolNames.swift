/// Names of SF Symbols that are known to be ones: those that `Reports/page/symbols.txt` has an outline for.
///
/// Most symbols are in no list of Lintel's. What is not in this one may be a symbol or none, and nobody is told to write it:
/// code that forces an image out of a wrong name ends the app.
package enum SymbolNames {
  /// Whether it is surely one. `chevron.backward` is where `chevron.left` is.
  package static func has(_ name: String) -> Bool {
    if drawn.contains(name) { return true }
    let parts = name.split(separator: ".")
    return drawn.contains(parts.map { sides[$0] ?? $0 }.joined(separator: "."))
  }

  private static let sides: [Substring: Substring] = [
    "backward": "left", "forward": "right", "leading": "left", "trailing": "right",
  ]

  /// A dot begins a system item's name, and `NS` that of an image of AppKit. What stands for another name may be a part of one.
  private static let drawn = Set(
    SymbolOutlines.embedded.all.flatMap(\.names).filter { !$0.hasPrefix(".") && !$0.hasPrefix("NS") })
}
