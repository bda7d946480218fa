import LintelModel
import SwiftSyntax

/// The symbols that an expression may name: one for each arm of `isOn ? "star.fill" : "star"`.
struct SymbolStates {
  let texts: TextExpression
  let place: Place
  /// Whether all symbols are wanted, however many.
  var areAllWanted = false

  /// Of an expression with more symbols than this the first one represents all: 4.
  static let maximum = 4

  /// Each with its conditions; the first alone where an arm shows nothing, or something that only the running program knows.
  /// None where no arm's is known.
  func names(of expression: ExprSyntax, beside texts: [Conditional<LocalizedText>] = []) -> [Conditional<String>] {
    let found = read(Operand(expression), SymbolName.takesSystemName(expression))
    guard let first = found.lazy.compactMap(\.value).first else { return [] }
    let known = found.compactMap { one in one.value.map { Conditional($0, one.conditions) } }
    let isOfBranches = known.count == found.count && known.allSatisfy { !$0.conditions.arms.isEmpty }
    guard isOfBranches, known.count > 1, known.contains(where: { $0.value != first }) else { return [Conditional(first)] }
    return areAllWanted || known.count <= Self.maximum || isOnePerText(known, texts) ? known : [Conditional(first)]
  }

  /// Whether each text has one symbol of its own, so that all of them make no more faces than the texts do.
  private func isOnePerText(_ symbols: [Conditional<String>], _ texts: [Conditional<LocalizedText>]) -> Bool {
    texts.count > 1
      && texts.allSatisfy { text in symbols.count(where: { !$0.conditions.excludes(text.conditions) }) == 1 }
  }

  /// Nil for what is not known.
  private func read(_ operand: Operand, _ takesSystemName: Bool) -> [Conditional<String?>] {
    if case .ternary(let condition, let then, let otherwise) = operand.shape {
      let arms = BranchConditions.arms(ofTernary: condition)
      return [(then, arms.then), (otherwise, arms.otherwise)].flatMap { operand, arm in
        read(operand, takesSystemName).map { Conditional($0.value, arm.and($0.conditions)) }
      }
    }
    if let names = InterpolatedSymbol(texts: texts, place: place).names(of: operand) { return names }
    let all = texts.texts(of: operand, as: .string, at: place)
    if all.contains(where: { $0.value.source != nil }) {
      return all.map { text in
        Conditional(text.value.source.flatMap { $0.isEmpty ? nil : $0 }, text.conditions)
      }
    }
    let only = operand.elements.count == 1 ? operand.elements[0] : nil
    return [Conditional(only.flatMap { SymbolName.written(as: $0, takesSystemName: takesSystemName) })]
  }
}

extension [Conditional<LocalizedText>] {
  /// Texts and the symbols beside them: what is decided together appears together, and of what is not each text and
  /// each symbol is there once, so that there are no more faces than texts or symbols.
  func beside(_ symbols: [Conditional<String>]) -> [(text: LocalizedText, symbol: String?, conditions: Conditions)] {
    guard symbols.count > 1 else { return map { ($0.value, symbols.first?.value, $0.conditions) } }
    var unseen = Set(symbols.indices)
    var found: [(text: LocalizedText, symbol: String?, conditions: Conditions)] = []
    func add(_ text: Conditional<LocalizedText>, _ index: Int) {
      unseen.remove(index)
      found.append((text.value, symbols[index].value, text.conditions.and(symbols[index].conditions)))
    }
    for text in self {
      let fitting = symbols.indices.filter { !text.conditions.excludes(symbols[$0].conditions) }
      guard let first = fitting.first(where: unseen.contains) ?? fitting.first else {
        found.append((text.value, symbols[0].value, text.conditions))
        continue
      }
      add(text, first)
    }
    for index in unseen.sorted() {
      if let text = first(where: { !$0.conditions.excludes(symbols[index].conditions) }) { add(text, index) }
    }
    return found
  }
}

extension [ViewPart] {
  /// Tells each of two faces that only the symbol tells apart what the other one shows.
  func withOtherSymbols() -> [ViewPart] {
    guard count == 2, let first = self[0].item.symbol, let second = self[1].item.symbol, first != second,
      self[0].item.label.reads(like: self[1].item.label)
    else { return self }
    var parts = self
    parts[0].item.facts.otherSymbol = .declared(second)
    parts[1].item.facts.otherSymbol = .declared(first)
    return parts
  }
}
