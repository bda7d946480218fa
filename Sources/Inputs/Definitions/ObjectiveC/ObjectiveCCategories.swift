import LintelModel

/// What a category of all controllers, or of all navigation items, puts on the bar of the code that calls it.
extension ObjectiveCEvaluator {
  /// - Parameters:
  ///   - bar: What the method puts there, with what it is handed.
  ///   - inside: The method as it was followed.
  ///   - distance: How far its places are from those of its own file.
  ///   - owner: Whose bar it is.
  ///   - call: Where the method is called.
  mutating func take(
    itemsOf bar: Bar, in inside: ObjectiveCEvaluator, of method: ObjectiveCMethod, _ distance: Int, for owner: String,
    at call: Int
  ) {
    guard classes.isOfPlatform(method.type) else { return }
    classes.noteFollowed(method)
    let (conditions, caller) = (conditions, selector)
    var keys: [Int: Int] = [:]
    for slot in [Slot.left, .right, .toolbar, .back] where method.puts(in: slot) {
      var taken: [ObjectiveCSetting<[Int]>] = []
      for var list in bar.assignments[slot] ?? [] where !conditions.excludes(list.conditions) {
        list.value = list.value.map { made in
          if let known = keys[made] { return known }
          let key = items[made] != nil ? made : keys.isEmpty ? call : call + Self.elsewhere * (32 + keys.count)
          keys[made] = key
          return key
        }
        list.conditions = conditions.and(list.conditions)
        (list.within, list.method) = (conditions, caller)
        taken.append(list)
      }
      let isUnread = bar.assignments[slot]?.isEmpty ?? true
      edit(owner, at: call) { own in
        own.put(taken, in: slot)
        // The caller's file says what it asks for; what that makes is not followed.
        if isUnread { own.note(unread: [.path([method.selector], offset: call)], in: slot) }
      }
    }
    for (made, key) in keys {
      guard var item = inside.items[made] else { continue }
      var view = inside.view(of: item) ?? inside.views[made]
      if made != key {
        item = here(item, madeIn: method, distance, at: call)
        view = view.map { here($0, madeIn: method, distance, at: call) }
      }
      items[key] = item
      if let view { views[item.viewExpression?.offset ?? key] = view }
    }
  }

  private func here(
    _ item: ObjectiveCItem, madeIn method: ObjectiveCMethod, _ distance: Int, at call: Int
  ) -> ObjectiveCItem {
    let madeAt = item.madeAt ?? classes.location(of: item.place - distance, in: method.file)
    var item = item.placed { $0 < Self.elsewhere ? $0 : call }
    item.madeAt = madeAt
    item.offset = call
    item.method = selector
    item.asked = asked?.name
    return item
  }

  /// What a method is handed for an item that a member holds is what the member holds.
  func handed(_ argument: ObjectiveCExpression) -> ObjectiveCExpression {
    let value = argument.replacing(locals)
    guard let path = value.path, let held = meaning(of: path), !alternatives(of: held, depth: 0).isEmpty else { return value }
    return held
  }

  /// A category of the platform's own classes without what is on the bars of those that call it; nil where it has no bar.
  var besidesFollowed: ObjectiveCEvaluator? {
    if type == "UINavigationItem" { return nil }
    guard classes.isOfPlatform(type), type.hasSuffix("Controller") else { return self }
    let left = methods.filter { method in
      !classes.isFollowed(method.selector, of: type)
        // A title that is handed in is the caller's, whoever that is.
        && (method.parameters.isEmpty || !method.setsTitle || method.putsItems)
    }
    if left.count == methods.count { return self }
    return left.isEmpty ? nil : ObjectiveCEvaluator(type: type, methods: left, texts: texts, classes: classes)
  }
}

extension ObjectiveCMethod {
  /// Whether it gives a bar a title, or a view in its place, other than by the names that UIKit calls itself.
  var setsTitle: Bool {
    guard !type.isEmpty, !selector.isEmpty, !parameters.isEmpty || type.hasPrefix("UI") else { return false }
    return gives { ["title", "titleView"].contains($0) }
  }

  /// Whether it is a category's that puts items on a bar.
  var putsItems: Bool {
    type.hasPrefix("UI") && !selector.isEmpty
      && [ObjectiveCEvaluator.Slot.left, .right, .toolbar, .back].contains { puts(in: $0) }
  }

  fileprivate func puts(in slot: ObjectiveCEvaluator.Slot) -> Bool {
    switch slot {
    case .left: gives { $0.hasPrefix("leftBarButtonItem") }
    case .right: gives { $0.hasPrefix("rightBarButtonItem") }
    case .toolbar: gives { $0 == "toolbarItems" }
    case .back: gives { $0 == "backBarButtonItem" }
    }
  }

  /// Whether it sets such a property of the controller, or of its navigation item.
  private func gives(_ isProperty: (String) -> Bool) -> Bool {
    statements.contains { statement in
      guard case .assignment(let path, _) = statement, let last = path.last, isProperty(last) else { return false }
      let holder = path.dropLast()
      return holder == ["self"] || holder.last == "navigationItem"
    }
  }
}
