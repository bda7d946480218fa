import LintelModel

/// Gives the bars of screens that Objective-C only pushes the back button that the platform puts there, as `BackButtons` does
/// for Swift: it says the title of the screen before where one class pushes it whose title is known, else the platform's word.
///
/// A screen that is also shown in another way, or of which that is not known, is left as it is: without a back button its title
/// has more room than it may have, which is the safe side. So only projects without Swift are looked at: nothing else shows
/// their screens there.
struct ObjectiveCPushes {
  /// By screen, the classes that push it, of those that are shown in no other way.
  let pushers: [String: Set<String>]
  private let classes: InheritedBars
  /// The classes in whose files something takes a back button away.
  private let hiding: Set<String>

  private static let hidingWords = ["idesBackButton", "etNavigationBarHidden", "avigationBarHidden = "].map { Array($0.utf8) }
  private static let mark = Array("pushViewController".utf8)

  /// - Parameter files: All that may make controllers.
  init(_ files: [SourceFile], of screens: Set<String>, classes: InheritedBars) {
    self.classes = classes
    var sites: [String: [(isPush: Bool, from: String)]] = [:]
    var hiding: Set<String> = []
    if !screens.isEmpty, files.contains(where: { $0.bytes.holds(Self.mark) }) {
      for file in files {
        let methods = ObjectiveCMethod.all(in: ObjectiveCSource(bytes: file.bytes), of: file.path)
        if Self.hidingWords.contains(where: { file.bytes.holds($0) }) { hiding.formUnion(methods.map(\.type)) }
        for method in methods {
          for (screen, isPush) in method.shown(of: screens) { sites[screen, default: []].append((isPush, method.type)) }
        }
      }
    }
    self.hiding = hiding
    pushers = sites.filter { $0.value.allSatisfy(\.isPush) }.mapValues { Set($0.map(\.from)) }
  }

  func addBackButtons(to toolbars: inout [Toolbar]) {
    let titles = Dictionary(grouping: toolbars.filter { $0.kind == .navigationBar && !$0.isFragment }) { $0.controller ?? "" }
    for index in toolbars.indices where toolbars[index].mayHaveBackButton {
      guard let screen = toolbars[index].controller, let from = pushers[screen],
        hiding.isDisjoint(with: classes.ancestors(of: screen)), titles[screen]?.contains(where: \.isDrawn) == false
      else { continue }
      let before = from.count == 1 ? titles[from.first ?? ""] ?? [] : []
      let said = before.map { $0.backTitle.isPresent ? $0.backTitle : $0.title }
      let isKnown = said.first.map { first in
        [.localized, .literal].contains(first.state) && said.allSatisfy { $0.reads(like: first) }
      }
      let label = isKnown == true ? said[0] : .none
      var back = Item(
        id: "back", kind: .back, location: toolbars[index].location, label: label, hasSystemName: true,
        systemItem: label.isPresent ? nil : "back", placement: .leading)
      back.mayBeSetByCode = !label.isPresent
      back.isNamedByScreenBefore = true
      toolbars[index].items = ([back] + toolbars[index].items).withPlatters().withUniqueIDs()
    }
  }
}

extension ObjectiveCMethod {
  /// The screens that the method makes, and whether it pushes them and does nothing else with them.
  fileprivate func shown(of screens: Set<String>) -> [(screen: String, isPush: Bool)] {
    /// By the place where it is made.
    var made: [Int: String] = [:]
    var names: [String: Int] = [:]
    // Other names belong to the class, whose other methods may show what they hold.
    var own: Set<String> = []
    var pushed: Set<Int> = []
    var handedOn: Set<Int> = []
    func walk(_ expression: ObjectiveCExpression, isPushed: Bool, depth: Int) {
      guard depth < 60 else { return }
      if let type = expression.createdClass, screens.contains(type) {
        made[expression.offset] = type
        if isPushed { pushed.insert(expression.offset) }
      }
      if case .path(let path, _) = expression, path.count == 1, let place = names[path[0]] {
        if isPushed { pushed.insert(place) } else { handedOn.insert(place) }
      }
      if case .message(let receiver, let labels, let arguments, _) = expression {
        // What is asked of the screen itself hands it to no other.
        if receiver.path == nil { walk(receiver, isPushed: false, depth: depth + 1) }
        for (number, argument) in arguments.enumerated() {
          // What is pushed first onto a stack that is made here has nothing behind it.
          let isPushed = labels.first == "pushViewController" && receiver.path?.last == "navigationController"
          walk(argument, isPushed: number == 0 && isPushed, depth: depth + 1)
        }
      } else {
        for child in expression.children { walk(child, isPushed: false, depth: depth + 1) }
      }
    }
    for statement in statements {
      switch statement {
      case .declared(let name):
        names[name] = nil
        own.insert(name)
      case .assignment(let path, let value):
        walk(value, isPushed: false, depth: 0)
        if made[value.offset] != nil, path.count == 1, own.contains(path[0]) {
          names[path[0]] = value.offset
        } else if made[value.offset] != nil {
          handedOn.insert(value.offset)
        }
      case .result(let value), .expression(let value): walk(value, isPushed: false, depth: 0)
      case .asked, .askedNoMore, .branch: break
      }
    }
    return made.sorted { $0.key < $1.key }.map { ($0.value, pushed.contains($0.key) && !handedOn.contains($0.key)) }
  }
}

extension Toolbar {
  /// Whether the platform has a place for the button there: nothing that the app puts at the bar's start replaces it.
  fileprivate var mayHaveBackButton: Bool {
    kind == .navigationBar && !isDrawn && !isFragment && !items.contains { $0.placement == .leading || $0.kind == .back }
  }
}
