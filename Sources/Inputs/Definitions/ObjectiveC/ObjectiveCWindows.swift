import LintelModel

/// Which window a class gives its toolbar to.
extension ObjectiveCEvaluator {
  /// `[[self window] setToolbar:toolbar]`: who holds the window; where the code does not say so, the class itself. Nil where
  /// code makes the window, where it cannot be told who holds it, or where there are several.
  var windowOfToolbar: WindowOfCode? {
    var holders: Set<WindowOfCode> = []
    for method in methods {
      let names = method.windowNames
      for case .assignment(let path, _) in method.statements where path.count > 1 && path.last == "toolbar" {
        let window = Array(path.dropLast())
        guard let name = window.last, WindowOfCode.isWindow(name) else { continue }
        guard let holder = holder(of: window, names) else { return nil }
        holders.insert(holder)
      }
    }
    guard holders.count < 2, !type.isEmpty, members["window"]?.createdClass == nil else { return nil }
    var window = holders.first ?? WindowOfCode(owner: type)
    if window == WindowOfCode(owner: type) { window.nib = nib }
    noteSizes(of: &window)
    return window
  }

  private func holder(of window: [String], _ names: ObjectiveCMethod.WindowNames, depth: Int = 0) -> WindowOfCode? {
    guard var path = names.path(window) else { return nil }
    if path.first == "self" { path.removeFirst() }
    if path.count == 1, let name = Self.member(path) {
      if names.given.contains(name) || members[name]?.createdClass != nil { return nil }
      // `- (NSWindow *)documentWindow { return [self.controller window]; }`
      if name != "window", depth < 2, let answers = results[name] {
        guard answers.count == 1, let answer = answers[0].value.path else { return nil }
        return holder(of: answer, .init(), depth: depth + 1)
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
    func isSame(_ path: [String], _ names: ObjectiveCMethod.WindowNames) -> Bool {
      path.last.map(WindowOfCode.isWindow) == true && holder(of: path, names) == plain
    }
    for method in methods {
      let loads = ["awakeFromNib", "windowDidLoad"].contains(method.selector) || method.selector.hasPrefix("init")
      let names = method.windowNames
      for case .assignment(let path, _) in method.statements where path.count > 1 {
        let own = Array(path.dropLast())
        if ["minSize", "contentMinSize"].contains(path.last), isSame(own, names) { window.hasOwnMinimum = true }
        if loads, ["contentSize", "frame"].contains(path.last), isSame(own, names) { window.hasOwnSize = true }
      }
      guard loads else { continue }
      for case .expression(.message(let receiver, let labels, _, _)) in method.statements {
        guard let label = labels.first, ["setFrame", "setContentSize"].contains(label), let path = receiver.path else {
          continue
        }
        if isSame(path, names) { window.hasOwnSize = true }
      }
    }
  }
}
