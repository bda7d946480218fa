import LintelFindings
import LintelModel

/// What another item of the project is called that does the same, or shows the same image: a text that is there already. What a
/// parameter or a variable is called is none.
struct NameElsewhere {
  private let text: LocalizedText
  private let words: String
  private let place: SourceLocation
  /// Whether the code of both does the same, and does not only show the same image.
  let isOfSameAction: Bool

  /// Nil where nothing else of the kind has a name, or several have different ones.
  static func known(for item: Item, on toolbar: Toolbar, of project: Project) -> NameElsewhere? {
    // Each of two states has a name of its own.
    guard item.facts.otherSymbol.value == nil else { return nil }
    // A name of one type's code means another thing in another's.
    let file = item.location.file
    if let action = item.ownAction,
      let name = only(
        like: item, on: toolbar, of: project, isOfSameAction: true,
        where: { $0.location.file == file && $0.ownAction == action })
    {
      return name
    }
    guard let symbol = item.symbol, !item.isImageUnread else { return nil }
    return only(like: item, on: toolbar, of: project, isOfSameAction: false) {
      $0.symbol == symbol && $0.hasSystemName == item.hasSystemName && !$0.isImageUnread
    }
  }

  private static func only(
    like item: Item, on toolbar: Toolbar, of project: Project, isOfSameAction: Bool, where isAlike: (Item) -> Bool
  ) -> NameElsewhere? {
    var found: NameElsewhere?
    for other in project.toolbars where other.sourceLocale == toolbar.sourceLocale {
      for one in other.items
      where one.location != item.location && one.facts.otherSymbol.value == nil && !one.changesLabel && isAlike(one) {
        let text = one.accessibilityLabel.isPresent ? one.accessibilityLabel : one.label
        guard text.state == .localized || text.state == .literal, let words = text.shown(in: toolbar.sourceLocale),
          words.contains(where: \.isLetter), !words.takesArguments
        else { continue }
        // Two names say that what is alike is not enough.
        if let found, found.words != words { return nil }
        found = found ?? NameElsewhere(text: text, words: words, place: one.location, isOfSameAction: isOfSameAction)
      }
    }
    return found
  }

  private var keyed: (key: String, table: String)? {
    guard text.state == .localized, let key = text.key else { return nil }
    return (key, text.table ?? "Localizable")
  }

  var advice: Message {
    let place: Message = .data("\(self.place.file):\(self.place.line)")
    guard let (key, table) = keyed else {
      return isOfSameAction
        ? "An item that does the same is called “\(words)” (\(place)): give this one that name, too."
        : "An item with the same image is called “\(words)” (\(place)): if this one does the same, give it that name, too."
    }
    return isOfSameAction
      ? "An item that does the same is called “\(words)”, by the key “\(key)” of the table \(table) (\(place)): ask for that text here, too."
      : "An item with the same image is called “\(words)”, by the key “\(key)” of the table \(table) (\(place)): if this one does the same, ask for that text here, too."
  }

  /// Which languages translate it; nothing where none does.
  var evidence: [Evidence] {
    guard keyed != nil else { return [] }
    let languages = text.values.filter { $0.value.state == .translated && $0.value.text != words }.map(\.key)
    return languages.isEmpty ? [] : [.text("languages that translate it", LocaleList.whole(languages.sorted()))]
  }
}

extension Item {
  /// What its code does, if that says anything: nil for what a parameter is called.
  fileprivate var ownAction: String? { (action ?? deed).flatMap { DeedWords.saysNothing($0) ? nil : $0 } }
}
