import LintelModel

/// What one file says of the names of constants.
struct ConstantReading {
  private struct Mention {
    /// What stands before the name, outermost first: `L10n`, `Settings`.
    var path: [String]
    /// Whether a point stands before the name, and nothing before that.
    var isImplicit: Bool
    /// Whether a text is certainly wanted here.
    var isText: Bool
    /// In bytes.
    var offset: Int
  }

  private let file: Int
  private var mentions: [String: [Mention]] = [:]
  /// How often the file declares a name, parameters and labels counted.
  private var declared: [String: Int] = [:]
  /// Names that occur otherwise than as what is declared.
  private(set) var said: Set<String> = []

  var names: [String] { Array(mentions.keys) }

  /// - Parameter isWanted: Whether a constant has the name.
  init(file: Int, source: SourceTokens, isWanted: (String) -> Bool) {
    self.file = file
    read(source, depth: 0, isWanted)
  }

  private mutating func read(_ source: SourceTokens, depth: Int, _ isWanted: (String) -> Bool) {
    for index in source.tokens.indices {
      if source.tokens[index].kind == .text, depth < Self.deepest {
        for value in source.values(in: index) {
          read(SourceTokens(source.bytes, in: value), depth: depth + 1, isWanted)
        }
      }
      guard let name = source.word(index), isWanted(name) else { continue }
      if let word = source.word(index - 1), Self.declaring.contains(word) {
        if word != "case" { declared[name, default: 0] += 1 }
        continue
      }
      said.insert(name)
      let isPoint = source.isSign(index - 1, ".")
      if !isPoint, source.isSign(index + 1, ":"), !source.isSign(index - 1, "?") {
        // A parameter hides what is called like it, the label of an argument does not.
        let isParameter = source.word(index + 2)?.first?.isUppercase == true
        if isParameter, !source.isSign(index + 3, "("), !source.isSign(index + 3, ".") { declared[name, default: 0] += 1 }
        continue
      }
      let path = isPoint ? Self.path(before: index - 1, in: source) : []
      let isImplicit = isPoint && path.isEmpty
      // What a call or a list answers has a member of that name: whose it is, only types tell.
      if isImplicit, Self.isBehindValue(index - 1, in: source) { continue }
      mentions[name, default: []].append(
        Mention(
          path: path, isImplicit: isImplicit, isText: isImplicit && Self.isText(before: index - 1, in: source),
          offset: Int(source.tokens[index].start)))
    }
  }

  /// Literals in values that are put into literals nest no deeper where people write them: 4.
  private static let deepest = 4
  private static let declaring: Set = ["let", "var", "func", "case", "import"]

  /// `L10n`, `Settings` of `L10n.Settings.title`; empty where nothing stands directly before the point, or no name does.
  private static func path(before point: Int, in source: SourceTokens) -> [String] {
    var names: [String] = []
    var place = point
    while source.isSign(place, "."), let name = source.word(place - 1),
      source.tokens[place - 1].end == source.tokens[place].start
    {
      names.append(name)
      place -= 2
    }
    // `f().settings.title`
    if !names.isEmpty, source.isSign(place, ".") { return ["", names[0]] }
    return names.reversed()
  }

  private static func isBehindValue(_ point: Int, in source: SourceTokens) -> Bool {
    guard point > 0 else { return false }
    if [")", "]", "}", "!"].contains(where: { source.isSign(point - 1, $0) }) { return true }
    let isNear = source.tokens[point - 1].end == source.tokens[point].start
    return isNear && (source.isSign(point - 1, "?") || source.tokens[point - 1].kind != .sign)
  }

  /// Whether what stands before `.done` takes a text: `Text(`, `title: `, `label.text = `.
  private static func isText(before point: Int, in source: SourceTokens) -> Bool {
    guard let word = source.word(point - 2) else { return false }
    if source.isSign(point - 1, "(") { return takers.contains(word) }
    if source.isSign(point - 1, ":") { return labels.contains(word) }
    if source.isSign(point - 1, "=") { return labels.contains(word) || TextConstant.texts.contains(word) }
    return false
  }

  private static let takers: Set = [
    "Text", "Button", "Label", "Toggle", "TextField", "SecureField", "Section", "Picker", "Menu", "NavigationLink", "Link",
    "navigationTitle", "navigationBarTitle", "alert", "confirmationDialog", "accessibilityLabel", "accessibilityHint", "help",
    "Stepper", "GroupBox", "DisclosureGroup", "Tab", "setTitle",
  ]
  private static let labels: Set = [
    "title", "label", "message", "text", "placeholder", "prompt", "subtitle", "header", "footer", "accessibilityLabel",
    "accessibilityHint", "accessibilityValue", "toolTip", "stringValue", "placeholderString", "titleKey",
  ]

  /// Which constants of a name the file certainly reads, and where, in bytes.
  func reads(
    of name: String, among candidates: [(number: Int, constant: TextConstant)]
  ) -> [(constant: Int, offset: Int)] {
    (mentions[name] ?? []).compactMap { mention in
      only(candidates, mention, declared: declared[name] ?? 0).map { (constant: $0, offset: mention.offset) }
    }
  }

  /// The constant that a mention means, if it can be no other.
  private func only(
    _ candidates: [(number: Int, constant: TextConstant)], _ mention: Mention, declared count: Int
  ) -> Int? {
    let open = candidates.filter { !$0.constant.isPrivate || $0.constant.file == file }
    if mention.isImplicit {
      let texts = open.filter { $0.constant.isOfText }
      return mention.isText && texts.count == 1 ? texts[0].number : nil
    }
    if mention.path.isEmpty || ["self", "Self"].contains(mention.path.first), mention.path.count < 2 {
      let near = open.filter { $0.constant.file == file && $0.constant.scope.contains(mention.offset) }
      if let nearest = near.first {
        // Another declaration of the name may hide it.
        return near.count == 1 && (count == 1 || !mention.path.isEmpty) ? nearest.number : nil
      }
      let global = open.filter { $0.constant.types.isEmpty && $0.constant.file != file }
      return mention.path.isEmpty && count == 0 && global.count == 1 && candidates.count == 1 ? global[0].number : nil
    }
    let matching = open.map { (number: $0.number, shared: Self.shared(mention.path, $0.constant.types)) }
    guard let most = matching.map(\.shared).max(), most > 0 else { return nil }
    let best = matching.filter { $0.shared == most }
    return best.count == 1 ? best[0].number : nil
  }

  /// How many types a path names of those around a constant, from the innermost on; 0 where it is that of another one.
  private static func shared(_ path: [String], _ types: [String]) -> Int {
    let shared = zip(path.reversed(), types.reversed()).prefix { $0 == $1 }.count
    return shared > 1 || shared == path.count || shared == types.count ? shared : 0
  }
}
