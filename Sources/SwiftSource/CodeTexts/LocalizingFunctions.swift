import LintelModel

/// The project's own functions and properties that hand a parameter, or what they are called on, on as a key: directly, or
/// through one another.
struct LocalizingFunctions {
  /// What the project says of its functions, by their last words.
  private let named: [String: [SourceNames.LocalizingFunction]]
  private(set) var functions: [String: [LocalizingSignature]] = [:]
  private(set) var properties: [String: LocalizingSignature] = [:]
  /// Of all of these and the platform's: most words are none of them.
  private var hashes: Set<UInt64>

  /// A wrapper of a wrapper of a wrapper: more than people write.
  static let maximumHops = 5

  init(named: [SourceNames.LocalizingFunction]) {
    self.named = Dictionary(grouping: named) { String($0.lastWord) }
    hashes = Set(PlatformLocalizer.names.union(self.named.keys).map { TextHash($0.utf8).value })
  }

  /// What the call or the use of a property asks for whose name is at a token.
  func questions(at index: Int, in source: SourceTokens) -> [TokenQuestion] {
    let isCall = source.isSign(index + 1, "(")
    guard isCall || source.isSign(index - 1, "."), hashes.contains(source.hash(index)), let word = source.word(index) else {
      return []
    }
    guard isCall else {
      guard let property = properties[word], source.isSign(index - 1, "."), !source.isSign(index + 1, ":"),
        let key = LocalizingSignature.receiver(before: index, in: source)
      else { return [] }
      return [
        TokenQuestion(
          key: key, table: property.table.fixed, isOwn: true, isOfSystem: property.isOfSystem, mayFill: property.mayFill)
      ]
    }
    if let named = named[word]?.first(where: { $0.isCalled(at: index, in: source) }), let call = TokenCall(source, at: index)
    {
      return [named.question(of: call)].compactMap(\.self)
    }
    let isPlatforms = PlatformLocalizer.names.contains(word)
    guard isPlatforms || functions[word] != nil, let call = TokenCall(source, at: index) else { return [] }
    if isPlatforms, let known = PlatformLocalizer.question(of: call) { return [known] }
    return (functions[word] ?? []).compactMap { $0.question(of: call, in: source) }
  }

  /// Adds what a file's functions hand on; the names that are new.
  mutating func add(_ found: [TokenFunction], of source: SourceTokens, naming wanted: Set<String>) -> Set<String> {
    var new: Set<String> = []
    for (number, function) in found.enumerated() {
      // What a nested function hands on is its own.
      let nested = found[(number + 1)...].prefix { $0.body.lowerBound < function.body.upperBound }.map(\.body)
      for signature in signatures(of: function, except: nested, in: source, wanted) {
        if function.isProperty {
          guard properties[function.name] == nil else {
            if signature.mayFill { properties[function.name]!.mayFill = true }
            continue
          }
          properties[function.name] = signature
        } else {
          if let same = functions[function.name]?.firstIndex(where: { $0.saysTheSame(as: signature) }) {
            if signature.mayFill { functions[function.name]![same].mayFill = true }
            if !signature.alwaysFormats { functions[function.name]![same].alwaysFormats = false }
            if !signature.formatsWhatIsGiven { functions[function.name]![same].formatsWhatIsGiven = false }
            continue
          }
          functions[function.name, default: []].append(signature)
        }
        new.insert(function.name)
        hashes.insert(TextHash(function.name.utf8).value)
      }
    }
    return new
  }

  private func signatures(
    of function: TokenFunction, except nested: [Range<Int>], in source: SourceTokens, _ wanted: Set<String>
  ) -> [LocalizingSignature] {
    var found: [LocalizingSignature] = []
    lazy var fills = function.body.contains { source.word($0).map(Self.fillers.contains) ?? false }
    var inner = nested[...]
    var index = function.body.lowerBound
    while index < function.body.upperBound {
      if let first = inner.first, first.lowerBound <= index {
        index = max(index, first.upperBound)
        inner = inner.dropFirst()
        continue
      }
      defer { index += 1 }
      guard source.isSign(index + 1, "(") || source.isSign(index - 1, "."), hashes.contains(source.hash(index)),
        let word = source.word(index), wanted.contains(word)
      else { continue }
      for question in questions(at: index, in: source) {
        guard let key = role(of: .tokens(question.key), function, source) else { continue }
        if case .fixed = key { continue }
        if function.isProperty, key != .receiver { continue }
        found.append(
          LocalizingSignature(
            parameters: function.parameters, key: key,
            table: question.table.flatMap { role(of: $0, function, source) },
            value: question.value.flatMap { role(of: $0, function, source) },
            comment: question.comment.flatMap { role(of: $0, function, source) },
            isOfSystem: question.isOfSystem || AskedBundle.isSystems(question, calledAt: index, in: source),
            mayFill: question.mayFill || fills, alwaysFormats: question.arguments == nil && function.alwaysFormats(in: source),
            formatsWhatIsGiven: question.arguments == nil && function.formatsWhatIsGiven(in: source)))
      }
    }
    return found
  }

  /// What a body says that puts values into a text, or replaces their signs.
  private static let fillers: Set = [
    "format", "localizedStringWithFormat", "arguments", "appendingFormat", "replacingOccurrences", "replacing", "replace",
    "withFormat",
  ]

  private func role(
    of part: TokenQuestion.Part, _ function: TokenFunction, _ source: SourceTokens
  ) -> LocalizingSignature.Source? {
    if let word = part.handedOn(in: source) {
      if word == "self" { return .receiver }
      if let number = function.parameters.firstIndex(where: { $0.name == word }) { return .parameter(number) }
    }
    return part.constant(in: source).map { .fixed($0) }
  }
}

extension LocalizingSignature.Source? {
  fileprivate var fixed: TokenQuestion.Part? { if case .fixed(let text) = self { .text(text) } else { nil } }
}

extension SourceNames.LocalizingFunction {
  /// Whether the words before the last one precede the call, too.
  fileprivate func isCalled(at index: Int, in source: SourceTokens) -> Bool {
    var place = index
    for word in name.split(separator: ".").dropLast().reversed() {
      guard source.isSign(place - 1, "."), source.word(place - 2) == String(word) else { return false }
      place -= 2
    }
    return true
  }

  fileprivate func question(of call: TokenCall) -> TokenQuestion? {
    func tokens(_ argument: Argument?) -> Range<Int>? {
      switch argument {
      case .label("_"): call.arguments.first { $0.label == nil }?.tokens
      case .label(let label): call.argument([label])?.tokens
      case .position(let number): number > 0 ? call.arguments.dropFirst(number - 1).first?.tokens : nil
      case nil: nil
      }
    }
    return tokens(keyArgument).map {
      TokenQuestion(
        key: $0, table: tokens(tableArgument).map { .tokens($0) }, value: tokens(defaultArgument).map { .tokens($0) },
        mayFill: true)
    }
  }
}
