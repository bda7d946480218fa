import LintelModel

/// Whether a source text has anything to translate.
package enum Wanted {
  /// False for names of the bundle, its version and its copyright line, which most apps have in one form, for what an editor
  /// wrote into new objects, for texts with nothing to translate, and for those whose comment says that they stay as they are.
  package static func isTranslatable(_ unit: StringUnit) -> Bool {
    !bundleNames.contains(unit.key) && !EditorTitle.isOne(unit) && hasWords(unit) && !unit.isLeftAsIs
  }

  /// A text that varies says what its forms say: the name of a variable that stands for them is no word.
  private static func hasWords(_ unit: StringUnit) -> Bool {
    unit.varies ? unit.forms.contains { isTranslatable($0.text) } : isTranslatable(unit.value)
  }

  private static let bundleNames: Set = [
    "CFBundleName", "CFBundleDisplayName", "CFBundleSpokenName", "CFBundleShortVersionString", "CFBundleGetInfoString",
    "NSHumanReadableCopyright",
  ]

  /// False for texts without two letters in a row outside placeholders: numbers, marks, `%@`.
  static func isTranslatable(_ text: String) -> Bool {
    // A build setting is no text: $(PRODUCT_NAME).
    if text.hasPrefix("$(") || text.hasPrefix("${") { return false }
    // What is in braces as a whole was written to be replaced: {Name}.
    let isInBraces = text.utf8.first == UInt8(ascii: "{") && text.utf8.last == UInt8(ascii: "}")
    if isInBraces, !text.dropFirst().contains("{") { return false }
    // Nor is an address.
    if text.utf8.contains(UInt8(ascii: ":")), text.contains("://"), !text.contains(where: \.isWhitespace) { return false }
    var letters = 0
    var isPlaceholder = false
    // Between the signs of `%#@files@`, a variable.
    var (hasVariableSign, isVariable) = (false, false)
    for scalar in text.unicodeScalars {
      if isVariable {
        isVariable = scalar != "@"
        continue
      }
      if scalar == "%" {
        isPlaceholder.toggle()
        letters = 0
        continue
      }
      if scalar.isLetter {
        if isPlaceholder {
          // A conversion such as %lld ends with its last letter.
          if !"hlLqjzt".unicodeScalars.contains(scalar) { isPlaceholder = false }
          continue
        }
        letters += 1
        if letters >= 2 || scalar.value >= 0x2E80 { return true }
      } else {
        letters = 0
        isVariable = isPlaceholder && hasVariableSign && scalar == "@"
        hasVariableSign = isPlaceholder && scalar == "#"
        if isPlaceholder, !"0123456789$.+-#*@ ".unicodeScalars.contains(scalar) || scalar == "@" { isPlaceholder = false }
      }
    }
    return false
  }
}
