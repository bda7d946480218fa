import LintelFindings
import LintelModel

/// What people know a bar by: its title, as far as it is known, else the words of the type that makes it.
struct BarTitle: Hashable {
  /// `New list sync`, or of a bar without a title `Web RTC video player controls`.
  let name: String
  /// As the code has it, where that is something else: `reminders_sync.add.title (RemindersSyncAddView.swift)`.
  let code: String?
  /// What tells a variant apart that is for some systems: `iOS 18, iPadOS 18`.
  let systems: String?
  /// Which one of several variants it is that only the code's own conditions tell apart.
  let number: (of: Int, among: Int)?

  static func == (a: BarTitle, b: BarTitle) -> Bool { (a.name, a.code, a.systems) == (b.name, b.code, b.systems) }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  init(_ toolbar: Toolbar, number: (of: Int, among: Int)? = nil) {
    let title = toolbar.shownTitle.shown(in: toolbar.sourceLocale).flatMap(Self.title)
    name = title ?? Self.words(of: toolbar)
    code = name == toolbar.name ? nil : toolbar.name
    systems = toolbar.variant.flatMap { Self.systems($0.arms) }
    self.number = number
  }

  /// The name with what tells the variant apart.
  var whole: Message {
    let systems: Message? = systems.map(Message.data)
    let variant: Message? = number.map { "variant \($0.of) of \($0.among)" }
    let more = [systems, variant].compactMap { $0 }
    return more.isEmpty ? .data(name) : "\(.data(name)) (\(more))"
  }

  /// The titles of all bars, in their order: variants that have nothing else to tell them apart are numbered.
  static func all(_ toolbars: [Toolbar]) -> [BarTitle] {
    let alike = Dictionary(grouping: toolbars.indices) { index -> [String?] in
      let toolbar = toolbars[index]
      return [toolbar.barID, toolbar.variant.flatMap { systems($0.arms) }]
    }
    return toolbars.enumerated().map { index, toolbar in
      let kin = alike[[toolbar.barID, toolbar.variant.flatMap { systems($0.arms) }]] ?? []
      guard toolbar.variant != nil, kin.count > 1 else { return BarTitle(toolbar) }
      return BarTitle(toolbar, number: (kin.firstIndex(of: index)! + 1, kin.count))
    }
  }

  /// A title that says something: one of nothing but values does not.
  private static func title(_ text: String) -> String? {
    let shown = text.replacing(/%(?:[0-9]+\$)?[-+0#'.0-9]*(?:ll|l|h|z)?[@a-zA-Z]/, with: "…")
    let isOnlyValues = shown != text && shown.allSatisfy { $0 == "…" || $0.isWhitespace }
    return isOnlyValues || shown.isEmpty ? nil : shown
  }

  /// `WebRTCVideoPlayerControlsView` is `Web RTC video player controls`.
  private static func words(of toolbar: Toolbar) -> String {
    let own = toolbar.name.prefix { $0 != "(" && $0 != "," }
    let head = String(own.reversed().drop(while: \.isWhitespace).reversed())
    let isType = head.first?.isUppercase == true && !head.contains { $0.isWhitespace || $0 == "." || $0 == "_" }
    let isKey = !head.contains(where: \.isWhitespace) && head.contains { $0 == "." || $0 == "_" }
    let type = isType ? head : isKey ? toolbar.screenType ?? toolbar.controller ?? fileName(toolbar) : nil
    guard let type else { return head.isEmpty ? toolbar.name : head }
    return spelled(type)
  }

  private static func fileName(_ toolbar: Toolbar) -> String {
    let file = toolbar.location.file.split(separator: "/").last.map(String.init) ?? toolbar.location.file
    return String(file.prefix { $0 != "." && $0 != "+" })
  }

  /// A type's name as words, without what only programs call it.
  static func spelled(_ type: String) -> String {
    var stem = type[...]
    for ending in ["ViewController", "TableViewController", "Controller", "View", "Screen", "Toolbar"]
    where stem.hasSuffix(ending) && stem.count > ending.count {
      stem = stem.dropLast(ending.count)
      break
    }
    var words: [String] = []
    let letters = Array(stem)
    for (index, letter) in letters.enumerated() {
      let follows = index + 1 < letters.count && letters[index + 1].isLowercase
      let isStart = letter.isUppercase && (index == 0 || letters[index - 1].isLowercase || follows)
      if words.isEmpty || isStart && !words[words.count - 1].isEmpty { words.append("") }
      if letter == "_" { words.append("") } else { words[words.count - 1].append(letter) }
    }
    return words.filter { !$0.isEmpty }.enumerated().map { index, word in
      index == 0 || word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber } ? word : word.lowercased()
    }.joined(separator: " ")
  }

  /// Of the arms of a variant those that people know: `iOS 18` of `iOS 18, unless isSecondaryColumn`.
  private static func systems(_ arms: String) -> String? {
    let names = Platform.allCases.map(\.name)
    let known = arms.split(separator: ", ").prefix { part in names.contains { part == $0 || part.hasPrefix($0 + " ") } }
    return known.isEmpty ? nil : known.joined(separator: ", ")
  }
}
