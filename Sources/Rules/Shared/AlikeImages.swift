import LintelModel

/// Items of one file that show the same image without a name: one sentence is true of all of them, and what each does tells them
/// apart.
struct AlikeImages {
  private struct Image: Hashable {
    let file: String
    let names: [String]

    init(of item: Item) { (file, names) = (item.location.file, item.shownSymbols) }
  }

  private let deeds: [Image: Set<String>]

  init(_ project: Project) {
    var deeds: [Image: Set<String>] = [:]
    for toolbar in project.toolbars {
      for item in toolbar.items where Naming(item, in: toolbar.sourceLocale, on: toolbar.platforms) != nil {
        if let deed = Self.deed(of: item) { deeds[Image(of: item), default: []].insert(deed) }
      }
    }
    self.deeds = deeds
  }

  /// The method that the item calls, else the variable that holds it; nil where no other item of its file shows the image.
  func deed(telling item: Item) -> String? {
    (deeds[Image(of: item)]?.count ?? 0) > 1 ? Self.deed(of: item) : nil
  }

  /// A statement is no name that fits into a sentence.
  private static func deed(of item: Item) -> String? {
    [item.action, item.variable].compactMap(\.self).first { !$0.isEmpty && !$0.contains(where: \.isWhitespace) }
  }
}
