import LintelModel
import SwiftSyntax

/// How the API that takes an expression reads a string literal in it.
enum TextRole {
  /// As a localization key: `Text("…")`, `.navigationTitle("…")`, anything of type `LocalizedStringKey`.
  case key
  /// As it is: UIKit's and AppKit's titles, anything of type `String`.
  case string

  /// What a declaration's type makes of a literal, if it is written down.
  init(_ type: TypeSyntax?) { self.init(named: type.map(TypeName.last)) }

  /// That of a property or function, whose type may be the one that it is in: `static let done: Self`.
  init(of declaration: MemberDeclaration) {
    let name = declaration.type.map(TypeName.last)
    self.init(named: name == "Self" ? declaration.owner : name)
  }

  private init(named name: String?) { self = name.map(Self.keyTypes.contains) == true ? .key : .string }

  static let keyTypes: Set = ["LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "Text"]
}

/// Reads expressions as texts: a literal, a localization key, or unresolved with the expression. An expression with several
/// values (a ternary, `??`, `switch`) has one text for each arm, the first arm's first.
struct TextExpression {
  let project: SwiftProject

  /// Expressions with more values than this keep the first ones: 12.
  static let maximumTexts = 12

  func texts(of expression: ExprSyntax, as role: TextRole, at place: Place) -> [Conditional<LocalizedText>] {
    texts(of: Operand(expression), as: role, at: place)
  }

  func texts(of operand: Operand, as role: TextRole, at place: Place) -> [Conditional<LocalizedText>] {
    asked(operand, role, place).map { Conditional($0.value.toldWhereWritten, $0.conditions) }
  }

  /// The same with the literals of generated code where they are asked for, as what takes them for keys has them.
  func asked(_ operand: Operand, _ role: TextRole, _ place: Place) -> [Conditional<LocalizedText>] {
    project.budget.reading { Array(distinct(read(operand, role, place), of: operand, place).prefix(Self.maximumTexts)) }
  }

  /// The one string that an expression certainly is: a table's name, a key that a helper was handed.
  func constant(_ expression: ExprSyntax?, at place: Place) -> String? {
    guard let expression else { return nil }
    let all = texts(of: expression, as: .string, at: place)
    guard all.count == 1, all[0].value.state == .literal else { return nil }
    return all[0].value.source
  }

  func unresolved(_ operand: Operand, at place: Place) -> [Conditional<LocalizedText>] {
    let location = operand.elements.first.map { place.file.location(of: $0) }
    return [Conditional(LocalizedText(state: .unresolved, expression: operand.text, location: location))]
  }

  func read(_ operand: Operand, _ role: TextRole, _ place: Place) -> [Conditional<LocalizedText>] {
    switch operand.shape {
    case .ternary(let condition, let then, let otherwise):
      if let holds = project.outcome(of: condition, at: place) { return read(holds ? then : otherwise, role, place) }
      let arms = BranchConditions.arms(ofTernary: condition)
      return read(then, role, place).map { Conditional($0.value, arms.then.and($0.conditions)) }
        + read(otherwise, role, place).map { Conditional($0.value, arms.otherwise.and($0.conditions)) }
    case .coalescing(let first, let second):
      let replaced = ReplacedValue(project: project, place: place)
      let arms = PresenceCondition.arms(ofReplaced: first)
      // A value that may be absent is of type String unless it says otherwise: so is its replacement.
      let there = read(first, .string, place).map { Conditional($0.value, $0.conditions.and(arms.there)) }
      let instead = read(second, replaced.isKey(first) ? .key : .string, place).map {
        Conditional($0.value, $0.conditions.and(arms.missing))
      }
      return replaced.isMissingAtFirst(first) ? instead + there : there + instead
    case .sum(let parts): return sum(parts, operand, place)
    case .plain(let expression): return read(expression, role, place)
    case .other: return unresolved(operand, at: place)
    }
  }

  private func read(_ expression: ExprSyntax, _ role: TextRole, _ place: Place) -> [Conditional<LocalizedText>] {
    toldWhereUsed(said(by: expression, role, place), expression, place)
  }

  private func said(by expression: ExprSyntax, _ role: TextRole, _ place: Place) -> [Conditional<LocalizedText>] {
    guard project.budget.take() else { return unresolved(Operand(expression), at: place) }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return shown(byValueOf: expression, place) ?? [Conditional(text(of: literal, role, place))]
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return texts(of: call, role, place) }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return texts(ofName: name.baseName.text.withoutBackticks, expression, role, place)
    }
    if let access = expression.as(MemberAccessExprSyntax.self) { return texts(of: access, role, place) }
    if expression.is(NilLiteralExprSyntax.self) { return [Conditional(.none)] }
    if let results = SwiftProject.results(ofBranch: expression, selfCase: place.selfCase) {
      return results.flatMap { result in
        read(Operand(result.value), role, place).map { Conditional($0.value, result.conditions.and($0.conditions)) }
      }
    }
    return unresolved(Operand(expression), at: place)
  }

  /// Literals joined by `+` are one literal.
  private func sum(_ parts: [Operand], _ whole: Operand, _ place: Place) -> [Conditional<LocalizedText>] {
    var joined = ""
    for part in parts {
      let texts = read(part, .string, place)
      guard texts.count == 1, texts[0].value.state == .literal, let source = texts[0].value.source else {
        return unresolved(whole, at: place)
      }
      joined += source
    }
    return [Conditional(.literal(joined, at: whole.elements.first.map { place.file.location(of: $0) }))]
  }

  /// Texts that were followed elsewhere, what is unresolved there spelled as the expression that led there.
  func spelled(_ texts: [Conditional<LocalizedText>], by expression: ExprSyntax, at place: Place) -> [Conditional<
    LocalizedText
  >] {
    texts.map { text in
      guard text.value.state == .unresolved else { return text }
      var spelled = unresolved(Operand(expression), at: place)[0].value
      spelled.unfollowed = text.value.unfollowed
      return Conditional(spelled, text.conditions)
    }
  }

  /// What a body gives back.
  func follow(
    _ body: CodeBlockItemListSyntax, _ expression: ExprSyntax, _ role: TextRole, _ place: Place
  ) -> [Conditional<LocalizedText>] {
    SwiftProject.results(of: body, selfCase: place.selfCase).flatMap { result -> [Conditional<LocalizedText>] in
      guard let conditions = project.undecided(result.conditions, in: body, at: place) else { return [] }
      return read(Operand(result.value), role, place).map { Conditional($0.value, conditions.and($0.conditions)) }
    }
  }

  /// Arms that say the same are one text, which then holds always.
  private func distinct(
    _ texts: [Conditional<LocalizedText>], of operand: Operand, _ place: Place
  ) -> [Conditional<LocalizedText>] {
    var found: [Conditional<LocalizedText>] = []
    var isAnyJoined = false
    for text in texts {
      guard let same = found.firstIndex(where: { $0.value.saysTheSame(as: text.value) }) else {
        found.append(text)
        continue
      }
      found[same].conditions = found[same].conditions.either(text.conditions)
      isAnyJoined = true
      if !text.value.isAssumed { found[same].value.isAssumed = false }
      if found[same].value.source == nil { found[same].value.source = text.value.source }
    }
    guard isAnyJoined, found.count > 1 else { return found }
    // One expression is never two texts at once, also where what parts them has been lost.
    let isParted = found.indices.allSatisfy { index in
      found[..<index].allSatisfy { $0.conditions.excludes(found[index].conditions) }
    }
    let branch = Branch(.value, "\(operand.text.prefix { $0 != " " }) of \(operand.text) in \(place.file.path)")
    return isParted ? found : found.enumerated().map { Conditional($1.value, $1.conditions.inArm($0, of: branch)) }
  }
}

extension LocalizedText {
  fileprivate func saysTheSame(as other: LocalizedText) -> Bool {
    guard state == other.state, key == other.key, table == other.table, expression == other.expression else { return false }
    return state == .localized ? source == nil || other.source == nil || source == other.source : source == other.source
  }
}
