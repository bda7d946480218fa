import LintelModel

/// Buttons of UIKit that Objective-C code makes under a local name, or keeps where no other file sees them, puts on no bar, and
/// gives an image and neither a title nor a name. They are counted and never judged. One that is handed to code elsewhere, which
/// may name it, is not among them.
enum ObjectiveCUnnamedButtons {
  private static let mark = Array("UIButton".utf8)
  private static let image = Array("setImage".utf8)
  private static let tests = Array("XCTest".utf8)

  /// In order of their places: where each is made.
  static func places(in file: SourceFile) -> [SourceLocation] {
    guard file.bytes.holds(mark), file.bytes.holds(image), !file.bytes.holds(tests) else { return [] }
    let source = ObjectiveCSource(bytes: file.bytes)
    lazy var lines = SourceLines(file.bytes)
    let made = source.tokens.indices.filter { isUnnamed(at: $0, in: source) } + ObjectiveCKeptButtons.makings(in: source)
    return made.sorted().map { index in
      let (line, column) = lines.position(of: source.tokens[index].offset)
      return SourceLocation(file: file.path, line: line, column: column)
    }
  }

  /// Whether `UIButton *close = [UIButton buttonWithType:UIButtonTypeCustom];` begins here, of a button that nothing names.
  private static func isUnnamed(at index: Int, in source: ObjectiveCSource) -> Bool {
    guard source.identifier(at: index) == "UIButton", source.isSymbol("*", at: index + 1),
      let name = source.identifier(at: index + 2), source.isSymbol("=", at: index + 3), source.isSymbol("[", at: index + 4)
    else { return false }
    let making = index + 4..<source.end(from: index + 4)
    guard source.isSymbol(";", at: making.upperBound), isPlain(making, in: source) else { return false }
    var showsImage = false
    for place in making.upperBound..<source.endOfBlock(around: making.upperBound) where source.identifier(at: place) == name {
      guard let use = use(from: place, to: place, in: source) else { return false }
      if use == .image { showsImage = true }
    }
    return showsImage
  }

  /// Whether it is made as a button that shows nothing of its own: of the other types the system has a picture and a name.
  static func isPlain(_ making: Range<Int>, in source: ObjectiveCSource) -> Bool {
    let words = making.compactMap { source.identifier(at: $0) }
    guard !words.contains("primaryAction") else { return false }
    if words.first == "UIButton", words.dropFirst().first == "buttonWithType" {
      return words.count == 3 && plainTypes.contains(words[2])
    }
    return words == ["UIButton", "new"] || words.starts(with: ["UIButton", "alloc", "init"])
      || words.starts(with: ["UIButton", "alloc", "initWithFrame"])
  }

  private static let plainTypes: Set = ["UIButtonTypeCustom", "UIButtonTypeSystem", "UIButtonTypeRoundedRect"]

  enum Use { case image, other }

  /// What code does with the button there; nil where that may name it, or hands it on.
  ///
  /// - Parameters:
  ///   - start: Where its name begins: at the `self` of `self.close`.
  ///   - place: Where it ends.
  static func use(from start: Int, to place: Int, in source: ObjectiveCSource) -> Use? {
    // `[close setImage:…]`
    if source.isSymbol("[", at: start - 1) {
      guard let selector = source.identifier(at: place + 1) else { return nil }
      // `[close setTitle:@"" forState:…]` takes away what the system might write there.
      if selector == "setTitle", isEmptyText(at: place + 3, in: source) { return .other }
      guard !mayName(selector), ownMethods.contains(where: selector.hasPrefix) else { return nil }
      return selector == "setImage" && source.identifier(at: place + 3) != "nil" ? .image : .other
    }
    // `close.tintColor = …`; what a closure or another object of it says, nobody follows here.
    if source.isSymbol(".", at: place + 1), !source.isSymbol(".", at: start - 1) {
      guard let property = source.identifier(at: place + 2), !mayName(property) else { return nil }
      return .other
    }
    // `[view addSubview:close]`
    guard source.isSymbol(":", at: start - 1), let label = source.identifier(at: start - 2), adding.contains(label),
      source.isSymbol("]", at: place + 1)
    else { return nil }
    return .other
  }

  private static func isEmptyText(at place: Int, in source: ObjectiveCSource) -> Bool {
    guard source.tokens.indices.contains(place) else { return false }
    return source.tokens[place].kind == .string("") || source.identifier(at: place) == "nil"
  }

  /// How methods of UIKit's begin; one of the project's own may do anything.
  private static let ownMethods = ["set", "add", "remove", "size", "layout"]

  private static func mayName(_ word: String) -> Bool {
    let word = word.lowercased()
    return ["title", "accessib", "configuration", "text", "menu", "label"].contains { word.contains($0) }
  }

  private static let adding: Set = ["addSubview", "addArrangedSubview", "bringSubviewToFront", "sendSubviewToBack"]
}

extension ObjectiveCSource {
  /// Where the block ends that a token is in: its closing brace, or the end of the file.
  fileprivate func endOfBlock(around index: Int) -> Int {
    var place = index
    while place < tokens.count, !tokens[place].isSymbol("}") { place = end(from: place) }
    return place
  }
}
