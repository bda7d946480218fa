import LintelFindings
import LintelModel

/// What another item of the project is called that does the same, or shows the same image: a text that is there already. What a
/// parameter or a variable is called is none.
struct NameElsewhere {
  private let name: ItemNames.Name
  /// Whether the code of both does the same, and does not only show the same image.
  let isOfSameAction: Bool

  private var text: LocalizedText { name.text }
  private var words: String { name.words }
  private var place: SourceLocation { name.place }

  /// Nil where nothing else of the kind has a name, or several have different ones.
  static func known(for item: Item, on toolbar: Toolbar, among names: ItemNames) -> NameElsewhere? {
    // Each of two states has a name of its own.
    guard item.facts.otherSymbol.value == nil else { return nil }
    func only(_ likeness: ItemNames.Likeness?) -> ItemNames.Name? {
      likeness.flatMap { names.only($0, in: toolbar.sourceLocale, besides: item.location) }
    }
    if let name = only(item.sameAction) { return NameElsewhere(name: name, isOfSameAction: true) }
    return only(item.sameImage).map { NameElsewhere(name: $0, isOfSameAction: false) }
  }

  /// What items with the same image are called elsewhere, and where, where that is not one name to be proposed: whoever names this
  /// one sees what the project says already.
  static func evidence(for item: Item, on toolbar: Toolbar, among names: ItemNames) -> [Evidence] {
    guard item.facts.otherSymbol.value == nil, let image = item.sameImage else { return [] }
    let found = names.all(image, in: toolbar.sourceLocale, besides: item.location).prefix(mostNames)
    let told = found.map { "\($0.words) (\($0.place.file):\($0.place.line))" }
    return told.isEmpty ? [] : [.text("what items with the same image are called", told.joined(separator: ", "))]
  }

  /// Of more names none says more: 3.
  private static let mostNames = 3

  private var keyed: (key: String, table: String)? {
    // A key that no table has is not to be asked for: that it is missing is told.
    guard text.state == .localized, text.isInTable, let key = text.key else { return nil }
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
