import LintelModel

/// What a storyboard's back button says where code titles the screen that it leads back to: the code's title, not the file's.
enum BackLabels {
  /// - Parameter toolbars: Those of files and of code, not joined yet.
  static func tell(_ toolbars: inout [Toolbar]) {
    let code = Dictionary(
      grouping: toolbars.filter { !$0.isDrawn && !$0.isFragment && $0.kind == .navigationBar && $0.controller != nil }
    ) { $0.controller ?? "" }
    for bar in toolbars.indices where toolbars[bar].isDrawn {
      for index in toolbars[bar].items.indices where toolbars[bar].items[index].kind == .back {
        guard let previous = toolbars[bar].items[index].leadsTo, let titled = code[previous]?.filter(\.setsTitle),
          !titled.isEmpty
        else { continue }
        toolbars[bar].items[index].lead(back: titled)
      }
      // Where nothing says what the screen before is called, the platform has a word of its own.
      for index in toolbars[bar].items.indices {
        let item = toolbars[bar].items[index]
        guard item.kind == .back, !item.label.isPresent, item.systemItem == nil else { continue }
        toolbars[bar].items[index].systemItem = "back"
        toolbars[bar].items[index].mayBeSetByCode = true
      }
    }
  }
}

extension Toolbar {
  /// Whether code decides what the bar is called, be it in a way that cannot be followed.
  fileprivate var setsTitle: Bool { title.isPresent || backTitle.isPresent || hasTitleElsewhere || isTitleReplaced }
}

extension Item {
  fileprivate mutating func lead(back bars: [Toolbar]) {
    let said = bars.map { $0.backTitle.isPresent ? $0.backTitle : $0.title }
    let isKnown = said.allSatisfy { $0.reads(like: said[0]) } && [.localized, .literal].contains(said[0].state)
    let name = isKnown ? said[0] : LocalizedText.none
    if fallbackLabel.isPresent {
      fallbackLabel = name
      return
    }
    label = name
    guard !isKnown else { return }
    // The platform's own word, or a title that only the running program knows.
    systemItem = "back"
    mayBeSetByCode = true
  }
}
