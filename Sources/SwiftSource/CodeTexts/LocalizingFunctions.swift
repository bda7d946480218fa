/// The project's own functions and properties that hand a parameter, or what they are called on, on as a key: directly, or
/// through one another.
struct LocalizingFunctions {
  private(set) var functions: [String: [LocalizingSignature]] = [:]
  private(set) var properties: [String: LocalizingSignature] = [:]

  /// A wrapper of a wrapper of a wrapper: more than people write.
  static let maximumHops = 5

  var names: Set<String> { Set(functions.keys).union(properties.keys) }

  /// What the call or the use of a property asks for whose name stands at a token.
  func questions(at index: Int, in source: SourceTokens) -> [TokenQuestion] {
    guard let word = source.word(index) else { return [] }
    guard source.isSign(index + 1, "(") else {
      guard let property = properties[word], source.isSign(index - 1, "."), !source.isSign(index + 1, ":"),
        let key = LocalizingSignature.receiver(before: index, in: source)
      else { return [] }
      return [TokenQuestion(key: key, table: property.table.fixed, isOwn: true)]
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
          guard properties[function.name] == nil else { continue }
          properties[function.name] = signature
        } else {
          guard !(functions[function.name] ?? []).contains(where: { $0.saysTheSame(as: signature) }) else { continue }
          functions[function.name, default: []].append(signature)
        }
        new.insert(function.name)
      }
    }
    return new
  }

  private func signatures(
    of function: TokenFunction, except nested: [Range<Int>], in source: SourceTokens, _ wanted: Set<String>
  ) -> [LocalizingSignature] {
    var found: [LocalizingSignature] = []
    var inner = nested[...]
    var index = function.body.lowerBound
    while index < function.body.upperBound {
      if let first = inner.first, first.lowerBound <= index {
        index = max(index, first.upperBound)
        inner = inner.dropFirst()
        continue
      }
      defer { index += 1 }
      guard let word = source.word(index), wanted.contains(word) else { continue }
      for question in questions(at: index, in: source) {
        guard let key = role(of: .tokens(question.key), function, source) else { continue }
        if case .fixed = key { continue }
        if function.isProperty, key != .receiver { continue }
        found.append(
          LocalizingSignature(
            name: function.name, parameters: function.parameters, key: key,
            table: question.table.flatMap { role(of: $0, function, source) },
            value: question.value.flatMap { role(of: $0, function, source) },
            comment: question.comment.flatMap { role(of: $0, function, source) }))
      }
    }
    return found
  }

  private func role(
    of part: TokenQuestion.Part, _ function: TokenFunction, _ source: SourceTokens
  ) -> LocalizingSignature.Source? {
    if let word = part.handedOn(in: source) {
      if word == "self" { return .receiver }
      return function.parameters.firstIndex { $0.name == word }.map { .parameter($0) }
    }
    return part.constant(in: source).map { .fixed($0) }
  }
}

extension LocalizingSignature.Source? {
  fileprivate var fixed: TokenQuestion.Part? { if case .fixed(let text) = self { .text(text) } else { nil } }
}
