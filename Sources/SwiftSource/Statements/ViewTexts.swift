import LintelModel
import SwiftSyntax

extension ItemAttributes {
  /// What a view says where branches of the code give it different texts, each with what decides it: whoever shows the view
  /// shows one of them. Empty where it only has one text, or no branch tells which of several it is.
  func branchTexts(of view: MadeObject) -> [Conditional<LocalizedText>] { branchTexts(said(by: view), of: view, as: "face") }

  /// The same of what is spoken of it.
  func branchNames(of view: MadeObject) -> [Conditional<LocalizedText>] {
    let names =
      view.values(of: "accessibilityLabel", initial: view.argument("accessibilityLabel"), tellsFunctions: true)
      + view.values(of: "setAccessibilityLabel", tellsFunctions: true)
    // A name of its own: the statements that set `accessibilityLabel` are numbered by that.
    return branchTexts(texts(of: names), of: view, as: "accLabelText")
  }

  private func branchTexts(
    _ all: [Conditional<LocalizedText>], of view: MadeObject, as part: String
  ) -> [Conditional<LocalizedText>] {
    var found: [Conditional<LocalizedText>] = []
    for text in all where text.value.isPresent {
      guard let same = found.firstIndex(where: { $0.value.reads(like: text.value) }) else {
        found.append(text)
        continue
      }
      let functions = found[same].conditions.functions.union(text.conditions.functions)
      found[same].conditions = either(found[same].conditions, or: text, among: all)
      found[same].conditions.functions = functions
    }
    let isOfBranches = found.contains { $0.conditions.areOfBranches }
    guard found.count > 1, isOfBranches else { return [] }
    let branch = Branch(.value, "\(part) of \(view.location)")
    return found.prefix(Self.maximumFaces).enumerated().map { Conditional($1.value, $1.conditions.inArm($0, of: branch)) }
  }

  /// When one of two statements gives a view a text. What it starts with, and one arm of a branch gives it again, is seen in that
  /// arm, if all other texts are set in others.
  private func either(
    _ known: Conditions, or text: Conditional<LocalizedText>, among all: [Conditional<LocalizedText>]
  ) -> Conditions {
    let new = text.conditions
    guard known.areOfBranches != new.areOfBranches else { return known.either(new) }
    let told = known.areOfBranches ? known : new
    let others = all.filter { $0.conditions.areOfBranches && !$0.value.reads(like: text.value) }
    guard !others.isEmpty, others.allSatisfy({ told.excludes($0.conditions) }) else { return known.either(new) }
    return told
  }

  /// The texts that the code gives a view in the first of the ways in which it gives it any.
  func said(by view: MadeObject) -> [Conditional<LocalizedText>] {
    let action = view.argument("primaryAction")?.objects.first
    let ways: [(property: String, initial: Value?)] = [
      ("setTitle", action?.argument("title")), ("title", view.argument("title")), ("text", nil),
      ("stringValue", view.argument("labelWithString")), ("placeholder", nil), ("placeholderString", nil),
    ]
    for way in ways where !view.isTypedInto(way.property) {
      let found = texts(of: view.values(of: way.property, initial: way.initial, tellsFunctions: true))
      if found.contains(where: \.value.isPresent) { return found }
    }
    let written = texts(of: configured("title", of: view))
    return written.contains(where: \.value.isPresent) ? written : attributedTexts(of: view)
  }

  /// `setAttributedTitle(NSAttributedString(string: "Following"), for: .normal)`
  private func attributedTexts(of view: MadeObject) -> [Conditional<LocalizedText>] {
    attributedTitles(of: view).flatMap { value in
      guard case .expression(let expression) = value.value, expression.operand.elements.count == 1,
        let call = expression.operand.elements[0].as(FunctionCallExprSyntax.self),
        let string = call.argument("string") ?? call.arguments.first(where: { $0.label == nil })?.expression
      else { return texts(of: value.value) }
      return texts.texts(of: string, as: .string, at: expression.place).map {
        Conditional($0.value, value.conditions.and($0.conditions))
      }
    }
  }

  private func attributedTitles(of view: MadeObject) -> [Conditional<Value>] {
    view.values(of: "setAttributedTitle") + view.values(of: "attributedTitle") + configured("attributedTitle", of: view)
  }

  /// The font that all attributed titles of a view are set in: `[.font: UIFont.systemFont(ofSize: 20)]`
  func attributedFont(of view: MadeObject) -> ViewFont? {
    let fonts = attributedTitles(of: view).map { value -> ViewFont? in
      guard case .expression(let expression) = value.value, expression.operand.elements.count == 1,
        let call = expression.operand.elements[0].as(FunctionCallExprSyntax.self),
        let attributes = call.argument("attributes")?.as(DictionaryExprSyntax.self),
        case .elements(let entries) = attributes.content,
        let font = entries.first(where: { $0.key.path?.last == "font" })?.value
      else { return nil }
      return FontExpression.font(ofUIKit: font)
    }
    guard let first = fonts.first, Set(fonts).count == 1 else { return nil }
    return first
  }
}

extension MadeObject {
  /// Whether people type that text themselves: what a field has at first is no label.
  fileprivate func isTypedInto(_ property: String) -> Bool {
    switch property {
    case "text": base.hasSuffix("Field") || base.hasSuffix("SearchBar")
    case "stringValue": base.hasSuffix("SearchField")
    default: false
    }
  }
}

extension Conditions {
  /// Whether a branch of the code decides, and not only which of several statements was run last.
  fileprivate var areOfBranches: Bool { arms.keys.contains { $0.kind != .value } }
}
