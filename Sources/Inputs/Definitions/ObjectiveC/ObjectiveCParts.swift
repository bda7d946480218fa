import LintelModel

extension ObjectiveCEvaluator {
  /// Notes which of its own methods the class asks for a part of its bar.
  mutating func note(_ value: ObjectiveCExpression, in slot: Slot?, property: String, isOwn: Bool) {
    guard isOwn, classes.mayHaveNavigationBar(type) else { return }
    let part: InheritedBars.Part.Slot? =
      switch slot {
      case .left: .left
      case .right: .right
      case .toolbar: .toolbar
      case .back: nil
      case nil: property == "title" ? .title : nil
      }
    guard let part else { return }
    for method in ownMethods(in: value, depth: 0) {
      add(part: InheritedBars.Part(slot: part, method: method))
    }
  }

  mutating func add(part new: InheritedBars.Part) {
    if !parts.contains(where: { $0.slot == new.slot && $0.method == new.method }) { parts.append(new) }
  }

  /// Notes whether the title is large: `prefersLargeTitles` allows it, and the screen's display mode asks for it, always or
  /// where a method has a certain answer.
  mutating func noteLargeTitle() {
    guard let mode = largeTitleMode, prefersLargeTitles, classes.mayHaveNavigationBar(type) else { return }
    switch mode {
    case .path(let path, _):
      if path.last?.hasSuffix("DisplayModeAlways") == true { isLargeTitle = true }
      if path.last?.hasSuffix("DisplayModeNever") == true { isLargeTitle = false }
    case .conditional(let first, let second, let arms, _):
      let isLargeFirst = first.path?.last?.hasSuffix("DisplayModeAlways") == true
      let (large, other) = isLargeFirst ? (arms.then, second) : (arms.otherwise, first)
      guard isLargeFirst || second.path?.last?.hasSuffix("DisplayModeAlways") == true,
        other.path?.last?.hasSuffix("DisplayModeNever") == true
      else { return }
      for branch in large.arms.keys.sorted() where large.arms[branch] == 0 && branch.kind == .condition {
        let words = branch.words.split(separator: " ")
        guard words.count == 3, words[1] == "==", methods.contains(where: { $0.selector == words[0] }) else { continue }
        var part = InheritedBars.Part(slot: .largeTitle, method: String(words[0]))
        part.constant = String(words[2])
        add(part: part)
      }
    default: break
    }
  }

  /// Of the methods that answer the same constant wherever they return, which one.
  var constants: [String: String] {
    results.compactMapValues { found in
      let names = Set(found.map { $0.value.path.flatMap { $0.count == 1 ? $0[0] : nil } })
      guard names.count == 1, let name = names.first.flatMap(\.self), name.first?.isUppercase == true else { return nil }
      return name
    }
  }

  /// Notes which of its own methods the class asks for the text of an item that it puts on its bar.
  mutating func noteItemTexts() {
    guard classes.mayHaveNavigationBar(type), let bar = bars.first(where: { $0.owner == type }) else { return }
    let slots: [(Slot, InheritedBars.Part.Slot)] = [(.left, .left), (.right, .right), (.toolbar, .toolbar)]
    for (slot, place) in slots {
      for offset in (bar.assignments[slot] ?? []).flatMap(\.value) {
        guard let item = items[offset] else { continue }
        let view = view(of: item) ?? views[item.place]
        let set = (item.settings + (view?.settings ?? [])).filter { ["title", "label"].contains($0.property) }.map(\.value)
        let said = [item.initialiser.argument("initWithTitle")].compactMap(\.self) + set
        for method in Set(said.flatMap { ownMethods(in: $0, depth: 0) }).sorted() {
          var part = InheritedBars.Part(slot: place, method: method)
          part.isText = true
          part.limitsWidths = item.viewExpression != nil && (item.isWidthLimited || view?.isWidthLimited == true)
          add(part: part)
        }
      }
    }
  }

  func ownMethods(in value: ObjectiveCExpression, depth: Int) -> [String] {
    guard depth < 8 else { return [] }
    if let own = value.ownMethod { return [own] }
    switch value {
    case .path(let path, _): return Self.member(path).flatMap { locals[$0] }.map { ownMethods(in: $0, depth: depth + 1) } ?? []
    case .array(let elements, _): return elements.flatMap { ownMethods(in: $0, depth: depth + 1) }
    case .conditional(let first, let second, _, _):
      return ownMethods(in: first, depth: depth + 1) + ownMethods(in: second, depth: depth + 1)
    default: return []
    }
  }

  /// The parts of the bar that a base class asks methods for which this class has.
  mutating func inherit() {
    let own = Set(methods.map(\.selector))
    let all = classes.parts(of: type)
    if all.contains(where: { $0.slot == .titleView && $0.method.isEmpty }),
      let index = bars.firstIndex(where: { $0.owner == type })
    {
      bars[index].titleViews.append(.always)
    }
    let inherited = all.filter { own.contains($0.method) }
    for part in parts + all where part.slot == .largeTitle && isLargeTitle == nil {
      isLargeTitle = classes.answer(part.method, of: type).map { $0 == part.constant }
    }
    // What a class puts there itself replaces what its base class would make.
    let whole = (parts.filter { own.contains($0.method) } + inherited).filter { !$0.isText }
    for part in whole + inherited.filter(\.isText) {
      let found = results[part.method] ?? []
      guard let first = found.first else { continue }
      if part.isText {
        inherit(text: part, answers: found.map { Conditional($0.value, $0.conditions) })
        continue
      }
      switch part.slot {
      case .title:
        let titles = found.flatMap { result in
          texts.alternatives(of: result.value).compactMap { setting($0, in: part.method, under: result.conditions) }
        }.present
        if let index = bars.firstIndex(where: { $0.owner == type }) {
          bars[index].titles.removeAll {
            $0.value.state == .unresolved && $0.value.expression?.contains(part.method) == true
          }
        }
        guard !titles.isEmpty else { continue }
        edit(type, at: first.value.offset) { bar in
          for title in titles { bar.add(titles: [title]) }
        }
      case .titleView:
        let answers = found.filter { !$0.value.isEmptyText }
        guard !answers.isEmpty, bars.contains(where: { $0.owner == type }) else { continue }
        // An answer that is empty only now and then leaves the title to those states; what only the method's own names
        // decide tells nothing of them.
        edit(type, at: first.value.offset) { bar in
          bar.titleViews += answers.map {
            answers.count == found.count || $0.conditions.isOfLocals(of: part.method) ? .always : $0.conditions
          }
        }
      case .largeTitle: continue
      case .left, .right, .toolbar:
        let slot: Slot = part.slot == .left ? .left : part.slot == .right ? .right : .toolbar
        let known = (bars.first { $0.owner == type }?.assignments[slot] ?? []).map(\.value)
        let said = found.flatMap { result in
          result.items.compactMap { setting($0, in: part.method, under: result.conditions) }
        }
        if part.limitsWidths { for item in said.flatMap(\.value) { items[item]?.isWidthLimited = true } }
        let lists = said.filter { list in
          // What is one of a list's elements is on the bar with the others.
          list.value.isEmpty ? !known.contains([]) : !known.contains { Set($0).isSuperset(of: list.value) }
        }
        guard lists.contains(where: { !$0.value.isEmpty }) else { continue }
        edit(type, at: first.value.offset) { $0.assignments[slot, default: []] += lists }
      }
    }
  }

  /// An item of the base class's, with the texts that this class gives it; none where its answer is none.
  private mutating func inherit(text part: InheritedBars.Part, answers: [Conditional<ObjectiveCExpression>]) {
    let slot: Slot = part.slot == .left ? .left : part.slot == .right ? .right : .toolbar
    let known = bars.first { $0.owner == type }?.assignments[slot] ?? []
    guard known.allSatisfy(\.value.isEmpty) else { return }
    var lists: [ObjectiveCSetting<[Int]>] = []
    for answer in answers {
      for arm in Self.arms(of: answer.value, depth: 0) where arm.value.ownMethod != part.method {
        let isNone = arm.value.isNil || arm.value.isEmptyText
        let made = Conditional(isNone ? [] : [arm.value.offset], arm.conditions)
        guard let list = setting(made, in: part.method, under: answer.conditions) else { continue }
        lists.append(list)
        if isNone { continue }
        let initialiser = ObjectiveCExpression.message(
          receiver: .path(["UIBarButtonItem", "alloc"], offset: arm.value.offset), labels: ["initWithTitle"],
          arguments: [arm.value], offset: arm.value.offset)
        var item = ObjectiveCItem(type: "UIBarButtonItem", base: "UIBarButtonItem", initialiser: initialiser, method: part.method)
        item.isWidthLimited = part.limitsWidths
        item.isOfBaseClass = true
        items[arm.value.offset] = item
      }
    }
    guard let first = answers.first, lists.contains(where: { !$0.value.isEmpty }) else { return }
    edit(type, at: first.value.offset) { $0.assignments[slot] = lists }
  }

  /// What an expression may be, by its branches.
  private static func arms(of expression: ObjectiveCExpression, depth: Int) -> [Conditional<ObjectiveCExpression>] {
    guard depth < 4, case .conditional(let first, let second, let arms, _) = expression else {
      return [Conditional(expression)]
    }
    return [(first, arms.then), (second, arms.otherwise)].flatMap { part, conditions in
      Self.arms(of: part, depth: depth + 1).filter { !conditions.excludes($0.conditions) }.map {
        Conditional($0.value, conditions.and($0.conditions))
      }
    }
  }

  private func setting<Value>(
    _ value: Conditional<Value>, in method: String, under conditions: Conditions
  ) -> ObjectiveCSetting<Value>? {
    guard !conditions.excludes(value.conditions) else { return nil }
    let both = conditions.and(value.conditions)
    return ObjectiveCSetting(value: value.value, conditions: both, within: both, method: method)
  }
}

extension Conditions {
  /// Whether nothing but names of the method's own decide.
  fileprivate func isOfLocals(of method: String) -> Bool {
    !arms.isEmpty
      && arms.keys.allSatisfy { $0.words.hasSuffix(" in \(method)") || $0.words.contains(" in \(method) ") }
  }
}
