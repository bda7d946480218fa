/// Buttons that Objective-C code keeps in an instance variable or a property which its own file declares, so that no other file
/// may name them, gives an image and neither a title nor a name, and puts on no bar.
enum ObjectiveCKeptButtons {
  /// The tokens that such buttons are made at, the first of each button.
  static func makings(in source: ObjectiveCSource) -> [Int] {
    source.tokens.indices.compactMap { index -> Int? in
      guard source.identifier(at: index) == "UIButton", source.isSymbol("*", at: index + 1),
        let name = source.identifier(at: index + 2), source.isSymbol(";", at: index + 3),
        source.identifier(at: index - 1) != "IBOutlet"
      else { return nil }
      if isProperty(declaredAt: index, in: source) {
        return making(of: name, kept: "_" + name, declaredAt: index + 2, in: source)
      }
      // A local name has no such beginning.
      return name.hasPrefix("_") ? making(of: nil, kept: name, declaredAt: index + 2, in: source) : nil
    }
  }

  /// `@property (nonatomic) UIButton *close;`
  private static func isProperty(declaredAt index: Int, in source: ObjectiveCSource) -> Bool {
    // More attributes than these fill are not written.
    for place in stride(from: index - 1, through: max(0, index - 24), by: -1) {
      if source.isSymbol(";", at: place) || source.isSymbol("}", at: place) { return false }
      if source.identifier(at: place) == "IBOutlet" { return false }
      if source.identifier(at: place) == "property" { return true }
    }
    return false
  }

  /// - Parameters:
  ///   - property: What it is after `self.`; nil for a variable without a property.
  ///   - variable: What it is by itself.
  private static func making(
    of property: String?, kept variable: String, declaredAt declaration: Int, in source: ObjectiveCSource
  ) -> Int? {
    var first: Int?
    var showsImage = false
    for place in source.tokens.indices where place != declaration {
      guard let word = source.identifier(at: place), word == variable || word == property else { continue }
      let isOfSelf = source.isSymbol(".", at: place - 1) && source.identifier(at: place - 2) == "self"
      // Of another object it is another button; a method of its name may make or name it.
      guard word == variable || isOfSelf else { return nil }
      let start = isOfSelf ? place - 2 : place
      if source.isSymbol("=", at: place + 1), !source.isSymbol("=", at: place + 2) {
        if source.identifier(at: place + 2) == "nil" { continue }
        guard source.isSymbol("[", at: place + 2) else { return nil }
        let made = place + 2..<source.end(from: place + 2)
        guard source.isSymbol(";", at: made.upperBound), ObjectiveCUnnamedButtons.isPlain(made, in: source) else { return nil }
        if first == nil { first = start }
        continue
      }
      if isAskedFor(from: start, to: place, in: source) { continue }
      guard let use = ObjectiveCUnnamedButtons.use(from: start, to: place, in: source) else { return nil }
      if use == .image { showsImage = true }
    }
    return showsImage ? first : nil
  }

  /// `if (!self.close)`, `_close ? 40 : 0`: whether it is there.
  private static func isAskedFor(from start: Int, to place: Int, in source: ObjectiveCSource) -> Bool {
    let isCondition =
      source.identifier(at: start - 2) == "if" && source.isSymbol("(", at: start - 1) && source.isSymbol(")", at: place + 1)
    return isCondition || source.isSymbol("!", at: start - 1) || source.isSymbol("?", at: place + 1)
  }
}
