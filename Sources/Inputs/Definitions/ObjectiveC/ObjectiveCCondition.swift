import LintelModel

/// When the two sides of an Objective-C condition hold, of an `if` or of a ternary.
struct ObjectiveCArms: Hashable {
  var then: Conditions
  var otherwise: Conditions

  /// The method whose own names a condition may use: two methods' `flag` are two flags.
  struct Scope {
    var selector = ""
    var locals: Set<String> = []
    /// The values of truth values that it declares once: their tokens.
    var truths: [String: Range<Int>] = [:]
    /// By a constant that is one of two that an enumeration has, the other one.
    var others: [String: String] = [:]
  }

  /// - Parameter range: The condition's tokens.
  init(of range: Range<Int>, in source: ObjectiveCSource, _ scope: Scope, depth: Int = 0) {
    var range = range
    while range.count > 2, source.isSymbol("(", at: range.lowerBound), source.end(from: range.lowerBound) == range.upperBound {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    let reading = Reading(source: source, scope: scope, depth: depth)
    self = reading.joined(range) ?? reading.negated(range) ?? reading.available(range) ?? reading.named(range)
      ?? reading.compared(range)
      ?? reading.isSame(range) ?? reading.plain(range)
  }

  init(then: Conditions, otherwise: Conditions) {
    self.then = then
    self.otherwise = otherwise
  }

  fileprivate init(_ words: String) {
    let branch = Branch(.condition, words)
    self.init(then: Conditions(arms: [branch: 0]), otherwise: Conditions(arms: [branch: 1]))
  }

  fileprivate var inverse: ObjectiveCArms { ObjectiveCArms(then: otherwise, otherwise: then) }
}

extension ObjectiveCArms {
  /// A condition's tokens as words that are the same however the code spells a property: `_on`, `self.on` and `[self on]`
  /// are `on`.
  static func words(_ range: Range<Int>, in source: ObjectiveCSource, _ scope: Scope) -> String {
    var words: [String] = []
    var usesLocal = false
    var index = range.lowerBound
    // Longer conditions decide nothing that is known by name.
    let end = min(range.upperBound, range.lowerBound + 60)
    while index < end {
      defer { index += 1 }
      switch source.tokens[index].kind {
      case .identifier("self") where source.isSymbol(".", at: index + 1): index += 1
      case .symbol("[") where source.identifier(at: index + 1) == "self" && source.isSymbol("]", at: index + 3):
        words.append(source.identifier(at: index + 2) ?? "")
        index += 3
      case .identifier(let name):
        let isOwn = name.hasPrefix("_") && name.utf8.count > 1
        words.append(isOwn ? String(name.dropFirst()) : name)
        if !isOwn, scope.locals.contains(name) { usesLocal = true }
      case .number(let text): words.append(text)
      case .string(let text): words.append("\"\(text)\"")
      case .symbol(let symbol): words.append(String(symbol))
      }
    }
    return words.joined(separator: " ") + (usesLocal ? " in \(scope.selector)" : "")
  }

  /// What asks for the device's idiom asks for the platform.
  /// Source: "UIUserInterfaceIdiom", Apple's documentation of UIKit.
  fileprivate static let idioms: [String: [Platform]] = [
    "UIUserInterfaceIdiomPad": [.ipados], "UIUserInterfaceIdiomPhone": [.ios], "UIUserInterfaceIdiomMac": [.macos],
    "UIUserInterfaceIdiomVision": [.visionos], "UIUserInterfaceIdiomTV": [.tvos], "UIUserInterfaceIdiomCarPlay": [],
  ]

  private struct Reading {
    let source: ObjectiveCSource
    let scope: Scope
    let depth: Int

    func words(_ range: Range<Int>) -> String { ObjectiveCArms.words(range, in: source, scope) }
    func plain(_ range: Range<Int>) -> ObjectiveCArms { ObjectiveCArms(words(range)) }
    private func inner(_ range: Range<Int>) -> ObjectiveCArms {
      depth < 12 ? ObjectiveCArms(of: range, in: source, scope, depth: depth + 1) : plain(range)
    }

    /// Where an operator of two signs is, outside of brackets.
    private func places(of first: Character, _ second: Character, in range: Range<Int>) -> [Int] {
      var found: [Int] = []
      var index = range.lowerBound
      while index < range.upperBound {
        if source.isSymbol(first, at: index), source.isSymbol(second, at: index + 1) {
          found.append(index)
          index += 2
        } else {
          index = source.end(from: index)
        }
      }
      return found
    }

    private func parts(_ places: [Int], _ range: Range<Int>) -> [Range<Int>] {
      let starts = [range.lowerBound] + places.map { $0 + 2 }
      let ends = places + [range.upperBound]
      return zip(starts, ends).compactMap { $0 < $1 ? $0..<$1 : nil }
    }

    /// What is joined by `&&` holds each by itself where the whole holds; what is joined by `||` fails each by itself where
    /// the whole fails.
    func joined(_ range: Range<Int>) -> ObjectiveCArms? {
      let either = places(of: "|", "|", in: range)
      let both = either.isEmpty ? places(of: "&", "&", in: range) : []
      let places = either + both
      guard !places.isEmpty, places.count < 8 else { return nil }
      var whole = plain(range)
      let all = parts(places, range).map { inner($0) }
      for arms in all {
        if either.isEmpty {
          whole.then = whole.then.and(arms.then)
        } else {
          whole.otherwise = whole.otherwise.and(arms.otherwise)
        }
      }
      if either.isEmpty {
        whole.otherwise.failing.formUnion(failing(all.map(\.then)))
      } else {
        whole.then.failing.formUnion(failing(all.map(\.otherwise)))
      }
      return whole
    }

    /// What does not hold where a whole of these parts fails: all of their arms. Nothing where a part is decided by more than
    /// the code's own branches.
    private func failing(_ parts: [Conditions]) -> Set<[Branch: Int]> {
      var all: [Branch: Int] = [:]
      for part in parts {
        let own = part.arms.filter { $0.key.kind == .condition }
        guard part.settings == Conditions.Setting.all, !own.isEmpty, own.allSatisfy({ all[$0.key] ?? $0.value == $0.value })
        else { return [] }
        all.merge(own) { old, _ in old }
      }
      return [all]
    }

    /// `isLarge`, of `BOOL isLarge = self.style == StyleLarge`
    func named(_ range: Range<Int>) -> ObjectiveCArms? {
      // A name that refers to others, and these to others again, would be read without end.
      guard depth < 3, range.count == 1 else { return nil }
      return source.identifier(at: range.lowerBound).flatMap { scope.truths[$0] }.map(inner)
    }

    func negated(_ range: Range<Int>) -> ObjectiveCArms? {
      guard range.count > 1, source.isSymbol("!", at: range.lowerBound), comparison(range) == nil else { return nil }
      return inner(range.lowerBound + 1..<range.upperBound).inverse
    }

    /// `@available(iOS 26.0, *)`
    func available(_ range: Range<Int>) -> ObjectiveCArms? {
      guard source.isSymbol("@", at: range.lowerBound), source.identifier(at: range.lowerBound + 1) == "available" else {
        return nil
      }
      var versions: [Platform: SystemVersion] = [:]
      for index in range.dropFirst(2) {
        guard let name = source.identifier(at: index), index + 1 < range.upperBound,
          case .number(let version) = source.tokens[index + 1].kind
        else { continue }
        let numbers = version.split(separator: ".").map { Int($0) ?? 0 }
        let platforms: [Platform] =
          switch name {
          case "iOS": [.ios, .ipados]
          case "macOS": [.macos]
          case "visionOS": [.visionos]
          default: []
          }
        let minor = numbers.dropFirst().contains { $0 > 0 } ? max(numbers[1], 1) : 0
        for platform in platforms { versions[platform] = SystemVersion(numbers.first ?? 0, minor) }
      }
      let (available, unavailable) = Conditions.available(on: versions)
      return ObjectiveCArms(
        then: Conditions(settings: available.settings), otherwise: Conditions(settings: unavailable.settings))
    }

    private func comparison(_ range: Range<Int>) -> (place: Int, isEqual: Bool)? {
      if let place = places(of: "=", "=", in: range).first { return (place, true) }
      return places(of: "!", "=", in: range).first.map { ($0, false) }
    }

    /// A comparison with nothing is the condition itself; what is compared with a constant is not two of them at once.
    func compared(_ range: Range<Int>) -> ObjectiveCArms? {
      guard let (place, isEqual) = comparison(range), place > range.lowerBound, place + 2 < range.upperBound else { return nil }
      let (subject, value) = (range.lowerBound..<place, place + 2..<range.upperBound)
      let constant = value.count == 1 ? source.tokens[value.lowerBound] : nil
      if let platforms = constant?.identifier.flatMap({ ObjectiveCArms.idioms[$0] }), asksForIdiom(subject) {
        let all = Conditions.Setting.all
        let own = all.filter { platforms.contains($0.platform) }
        let arms = ObjectiveCArms(then: Conditions(settings: own), otherwise: Conditions(settings: all.subtracting(own)))
        return isEqual ? arms : arms.inverse
      }
      if ["nil", "NO", "false", "NULL"].contains(constant?.identifier) {
        return isEqual ? inner(subject).inverse : inner(subject)
      }
      if ["YES", "true"].contains(constant?.identifier) { return isEqual ? inner(subject) : inner(subject).inverse }
      var arms = ObjectiveCArms("\(words(subject)) == \(words(value))")
      if let constant, constant.isConstant {
        let (equality, number) = (Branch(.equality, words(subject)), Branch.number(of: words(value)))
        arms.then = arms.then.inArm(number, of: equality)
        arms.otherwise.failing = [[equality: number]]
        if let other = constant.identifier.flatMap({ scope.others[$0] }) {
          arms.otherwise = arms.otherwise.inArm(Branch.number(of: other), of: equality)
        }
      }
      return isEqual ? arms : arms.inverse
    }

    private func asksForIdiom(_ subject: Range<Int>) -> Bool {
      subject.contains { ["userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM"].contains(source.identifier(at: $0)) }
    }

    /// `[name isEqualToString:value]`
    func isSame(_ range: Range<Int>) -> ObjectiveCArms? {
      guard source.isSymbol("[", at: range.lowerBound), source.end(from: range.lowerBound) == range.upperBound,
        let label = range.first(where: { ["isEqualToString", "isEqual"].contains(source.identifier(at: $0)) }),
        source.isSymbol(":", at: label + 1), label > range.lowerBound + 1, label + 2 < range.upperBound - 1
      else { return nil }
      let value = label + 2..<range.upperBound - 1
      var arms = plain(range)
      if value.count == 1, source.tokens[value.lowerBound].isConstant {
        let subject = words(range.lowerBound + 1..<label)
        arms.then = arms.then.inArm(Branch.number(of: words(value)), of: Branch(.equality, subject))
      }
      return arms
    }
  }
}

extension ObjectiveCToken {
  /// Whether it is a literal or a name as constants have it.
  fileprivate var isConstant: Bool {
    switch kind {
    case .string, .number: true
    case .identifier(let name):
      name.first?.isUppercase == true || name.hasPrefix("k") && name.dropFirst().first?.isUppercase == true
    case .symbol: false
    }
  }
}
