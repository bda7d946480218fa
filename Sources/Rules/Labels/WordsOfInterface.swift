import LintelFindings
import LintelModel

/// The texts of bars in a storyboard or xib that has no table in any language, where most other texts of the project are in
/// tables. They are one matter of the file, reported with the first of its bars that has any.
struct WordsOfInterface {
  private let texts: [LocalizedText]
  private let words: [String]
  private let isWording: Bool

  init?(on toolbar: Toolbar, in project: Project) {
    let file = toolbar.location.file
    guard Self.isInterface(file), !project.translatedLocales.isEmpty, !DeveloperScreen.isNamed(byPath: file),
      !Self.literals(of: toolbar, in: project).isEmpty
    else { return nil }
    let bars = project.toolbars.filter { $0.location.file == file }
    let found = bars.filter { !Self.literals(of: $0, in: project).isEmpty }
    guard found.first?.id == toolbar.id, Self.areTranslatedElsewhere(than: file, in: project) else { return nil }
    texts = found.flatMap { Self.literals(of: $0, in: project) }
    var seen: Set<String> = []
    words = texts.compactMap(\.source).filter { seen.insert($0).inserted }
    // One word may be a name; of several texts, one is wording.
    isWording = words.count > 1 || words.contains { $0.contains(where: \.isWhitespace) }
  }

  private static func isInterface(_ file: String) -> Bool { file.hasSuffix(".storyboard") || file.hasSuffix(".xib") }

  /// Those that people see, and that no code sets.
  private static func literals(of toolbar: Toolbar, in project: Project) -> [LocalizedText] {
    let title = toolbar.titleMayBeSetByCode ? [] : [toolbar.title]
    let items = toolbar.items.filter { $0.isOperable && !$0.mayBeSetByCode && $0.systemItem == nil }
    let labels = items.flatMap { [$0.label] + $0.segments }
    return (title + labels).filter { text in
      guard text.state == .literal, let words = text.source else { return false }
      let isOfEditor = EditorTitle.titles.contains(words) || EditorTitle.labels.contains(words)
      return !isOfEditor && !WordsOfCode.isName(words) && TextAbroad.isTranslatable(words, in: project)
    }
  }

  private static func areTranslatedElsewhere(than file: String, in project: Project) -> Bool {
    var keys = project.foundKeys[.project] ?? FoundKeys()
    for toolbar in project.toolbars where isInterface(toolbar.location.file) && toolbar.location.file != file {
      for text in toolbar.texts(.own) where text.state == .literal || text.state == .localized {
        keys.all += 1
        if text.isInTable { keys.found += 1 }
      }
    }
    return keys.shows(keys.found, of: keys.all, atLeast: 4)
  }

  var remark: Remark {
    Remark(
      isWording ? .fails : .needsReview, "file-hard-coded",
      words.count == 1
        ? "“\(words[0])” stands in an interface file without tables, and stays as it is, while most of the project's texts are "
          + "translated"
        : "\(always: words.count, "texts") of bars in an interface file without tables, such as “\(words[0])”, stay as they "
          + "are, while most of the project's are translated",
      certainty: isWording ? .certain : .likely, text: texts[0], blame: .definition,
      evidence: [.text("texts", words.joined(separator: ", "))],
      suggestion: "Localize the file, so that each language has a table for it.", location: texts[0].location,
      count: words.count)
  }
}
