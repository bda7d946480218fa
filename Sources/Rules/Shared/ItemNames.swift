import LintelModel

/// What the items of a project are called, by what their code does and by the image that they show: gathered once for all bars,
/// since each item without a name asks all others.
final class ItemNames {
  /// What two items have in common that may have one name.
  enum Likeness: Hashable {
    /// A name of one type's code means another thing in another's.
    case action(String, file: String)
    case image(String, isOfSystem: Bool)
  }

  struct Name {
    let text: LocalizedText
    /// What it says in the source's language.
    let words: String
    let place: SourceLocation
  }

  private struct Kind: Hashable {
    let likeness: Likeness
    let source: LocaleID
  }

  /// Where one name is: first, and first at another place than that.
  private struct Places {
    let first: Name
    var elsewhere: Name?
  }

  private struct Names {
    private(set) var all: [Places] = []
    private var numbers: [String: Int] = [:]

    mutating func add(_ name: Name) {
      guard let number = numbers[name.words] else {
        numbers[name.words] = all.count
        all.append(Places(first: name))
        return
      }
      if all[number].elsewhere == nil, all[number].first.place != name.place { all[number].elsewhere = name }
    }
  }

  private let toolbars: [Toolbar]
  /// Made where the first item asks: in many projects all have a name.
  private lazy var names = Self.names(on: toolbars)

  init(_ project: Project) { toolbars = project.toolbars }

  /// What others are called that are alike in this; nil where none has a name, or several have different ones: two names say
  /// that what is alike is not enough.
  /// - Parameter place: Of the item that is not to be told of itself, however many variants of its bar have it.
  func only(_ likeness: Likeness, in source: LocaleID, besides place: SourceLocation) -> Name? {
    var found: Name?
    for places in names[Kind(likeness: likeness, source: source)]?.all ?? [] {
      guard let name = places.first.place == place ? places.elsewhere : places.first else { continue }
      if found != nil { return nil }
      found = name
    }
    return found
  }

  /// All that others are called that are alike in this, in the order of the bars, each once.
  func all(_ likeness: Likeness, in source: LocaleID, besides place: SourceLocation) -> [Name] {
    (names[Kind(likeness: likeness, source: source)]?.all ?? []).compactMap { places in
      places.first.place == place ? places.elsewhere : places.first
    }
  }

  private static func names(on toolbars: [Toolbar]) -> [Kind: Names] {
    var names: [Kind: Names] = [:]
    for toolbar in toolbars {
      let source = toolbar.sourceLocale
      for item in toolbar.items {
        guard let name = name(of: item, in: source) else { continue }
        for likeness in [item.sameAction, item.sameImage].compactMap({ $0 }) {
          names[Kind(likeness: likeness, source: source), default: Names()].add(name)
        }
      }
    }
    return names
  }

  /// Nil for what has none, has one for each of two states, or is called by a value.
  private static func name(of item: Item, in source: LocaleID) -> Name? {
    guard item.facts.otherSymbol.value == nil, !item.changesLabel else { return nil }
    let text = item.accessibilityLabel.isPresent ? item.accessibilityLabel : item.label
    guard text.state == .localized || text.state == .literal, let words = text.shown(in: source),
      words.contains(where: \.isLetter), !words.takesArguments, !text.showsItsKey(words)
    else { return nil }
    return Name(text: text, words: words, place: item.location)
  }
}

extension LocalizedText {
  /// Whether people read the name of its key, which is no name for anything else.
  fileprivate func showsItsKey(_ words: String) -> Bool {
    state == .localized && words == key && !isInTable && IdentifierSpelling(words)?.isSure == true
  }
}

extension Item {
  /// Others whose code does the same; nil where it says nothing of that, as what a parameter is called does not.
  var sameAction: ItemNames.Likeness? {
    (action ?? deed).flatMap { DeedWords.saysNothing($0) ? nil : .action($0, file: location.file) }
  }

  /// Others that show the same image; nil where it has none or that was not read.
  var sameImage: ItemNames.Likeness? {
    guard let symbol, !isImageUnread else { return nil }
    return .image(symbol, isOfSystem: hasSystemName)
  }
}
