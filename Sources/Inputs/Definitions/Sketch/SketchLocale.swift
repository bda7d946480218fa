/// What counts as a locale in a sketch: a BCP 47 id by its shape.
enum SketchLocale {
  static func isLocale(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy({ (97...122).contains($0) })
    else { return false }
    return parts.dropFirst().allSatisfy {
      (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0 & 0xDF) }
    }
  }
}
