import LintelModel

/// Which window a class gives its toolbar to.
extension ObjectiveCEvaluator {
  /// `[[self window] setToolbar:toolbar]`: who holds the window; where the code does not say so, the class itself. Nil where
  /// code makes the window, where it cannot be told who holds it, or where there are several.
  var windowOfToolbar: WindowOfCode? {
    var holders: Set<WindowOfCode> = []
    for method in methods {
      for (path, made) in settings(in: method) where path.count > 1 && path.last == "toolbar" {
        let window = Array(path.dropLast())
        guard let name = window.last, WindowOfCode.isWindow(name) else { continue }
        guard let holder = holder(of: window, made: made) else { return nil }
        holders.insert(holder)
      }
    }
    guard holders.count < 2, !type.isEmpty, members["window"]?.createdClass == nil else { return nil }
    var window = holders.first ?? WindowOfCode(owner: type)
    if window == WindowOfCode(owner: type) { window.nib = nib }
    noteSizes(of: &window)
    return window
  }

  /// What a method assigns to, each with the names that it has given what it makes itself until then.
  private func settings(in method: ObjectiveCMethod) -> [(path: [String], made: Set<String>)] {
    var made: Set<String> = []
    var found: [(path: [String], made: Set<String>)] = []
    for case .assignment(let path, let value) in method.statements {
      if path.count == 1, let name = Self.member(path), value.createdClass != nil { made.insert(name) }
      found.append((path, made))
    }
    return found
  }

  private func holder(of window: [String], made: Set<String>, depth: Int = 0) -> WindowOfCode? {
    let path = window.first == "self" ? Array(window.dropFirst()) : window
    if path.count == 1, let name = Self.member(path) {
      if made.contains(name) || members[name]?.createdClass != nil { return nil }
      // `- (NSWindow *)documentWindow { return [self.controller window]; }`
      if name != "window", depth < 2, let answers = results[name] {
        guard answers.count == 1, let answer = answers[0].value.path else { return nil }
        return holder(of: answer, made: [], depth: depth + 1)
      }
      return WindowOfCode(owner: type, property: name)
    }
    guard path.count == 2, path[1] == "window", let name = Self.member([path[0]]),
      let owner = classes.getters.declaredClass(of: name, in: type)
    else { return nil }
    return WindowOfCode(owner: owner)
  }

  /// Where the code loads its window from, if it is one file: `- (NSString *)windowNibName { return @"Main"; }`.
  private var nib: String? {
    var names = Set(
      (results["windowNibName"] ?? []).map { result -> String? in
        if case .string(let text, _) = result.value { text } else { nil }
      })
    for statement in methods.flatMap(\.statements) {
      switch statement {
      case .assignment(_, let value), .result(let value), .expression(let value):
        if case .string(let text, _)? = value.argument("initWithWindowNibName") { names.insert(text) }
      default: break
      }
    }
    return names.count == 1 ? names.first.flatMap(\.self) : nil
  }

  /// What code sets of the window's size itself: its least size anywhere, and where it is loaded the one that it opens with.
  private func noteSizes(of window: inout WindowOfCode) {
    let plain = WindowOfCode(owner: window.owner, property: window.property)
    func isSame(_ path: [String], _ made: Set<String>) -> Bool {
      path.last.map(WindowOfCode.isWindow) == true && holder(of: path, made: made) == plain
    }
    for method in methods {
      let loads = ["awakeFromNib", "windowDidLoad"].contains(method.selector) || method.selector.hasPrefix("init")
      for (path, made) in settings(in: method) where path.count > 1 {
        let own = Array(path.dropLast())
        if ["minSize", "contentMinSize"].contains(path.last), isSame(own, made) { window.hasOwnMinimum = true }
        if loads, ["contentSize", "frame"].contains(path.last), isSame(own, made) { window.hasOwnSize = true }
      }
      guard loads else { continue }
      for case .expression(.message(let receiver, let labels, _, _)) in method.statements {
        guard let label = labels.first, ["setFrame", "setContentSize"].contains(label), let path = receiver.path else {
          continue
        }
        if isSame(path, []) { window.hasOwnSize = true }
      }
    }
  }
}
