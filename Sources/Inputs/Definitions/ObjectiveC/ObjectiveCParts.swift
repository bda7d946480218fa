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
    for part in parts.filter({ own.contains($0.method) }) + inherited {
      let found = results[part.method] ?? []
      guard let first = found.first else { continue }
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
        // An answer that is empty only now and then leaves the title to those states.
        edit(type, at: first.value.offset) { bar in
          bar.titleViews += answers.map { answers.count == found.count ? .always : $0.conditions }
        }
      case .left, .right, .toolbar:
        let lists = found.flatMap { result in
          result.items.compactMap { setting($0, in: part.method, under: result.conditions) }
        }
        guard lists.contains(where: { !$0.value.isEmpty }) else { continue }
        if part.limitsWidths { for item in lists.flatMap(\.value) { items[item]?.isWidthLimited = true } }
        let slot: Slot = part.slot == .left ? .left : part.slot == .right ? .right : .toolbar
        edit(type, at: first.value.offset) { bar in
          let known = (bar.assignments[slot] ?? []).map(\.value)
          bar.assignments[slot, default: []] += lists.filter { !known.contains($0.value) }
        }
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
