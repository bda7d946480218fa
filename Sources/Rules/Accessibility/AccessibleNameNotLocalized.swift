import LintelFindings
import LintelModel

extension Rule {
  static let accessibleNameNotLocalized = Rule(
    id: "accessible-name-not-localized",
    title: "What is only spoken of an item is in the language of the rest.",
    severity: .warning,
    gravest: .error,
    isCore: true,
    // A name in another language than the rest is a name: 4.1.2 does not ask which.
    criteria: ["3.1.2"],
    isAboutTexts: true,
    isBesideSource: true,
    why:
      "Nobody who can see finds it: the bar looks translated, and a screen reader says English words with a French voice.",
    examples: [
      .fails(
        "the German table lacks the spoken name",
        files: [
          "Bars.toolbar.yml": bar(#"{key: new.spoken}"#),
          "en.lproj/Localizable.strings": "\"inbox\" = \"Inbox\";\n\"new.spoken\" = \"New message\";\n",
          "de.lproj/Localizable.strings": "\"inbox\" = \"Eingang\";\n",
        ]),
      .fails("a copy of a sentence", files: ["Bars.toolbar.yml": bar("{en: Write a new message, de: Write a new message}")]),
      .fails(
        "written into the definition of an app with a German table",
        files: [
          "Bars.toolbar.yml": bar("New message"), "en.lproj/Localizable.strings": "\"inbox\" = \"Inbox\";\n",
          "de.lproj/Localizable.strings": "\"inbox\" = \"Eingang\";\n",
        ]),
      .fails(
        "a key that no table has, not even the source's",
        files: [
          "Mail.swift": """
          import SwiftUI
          struct Mail: View {
            var body: some View {
              List { }.toolbar {
                Button { } label: { Image(systemName: "square.and.pencil") }.accessibilityLabel(Text("new.spoken"))
              }
            }
          }
          """,
          "en.lproj/Localizable.strings": "\"inbox\" = \"Inbox\";\n",
          "de.lproj/Localizable.strings": "\"inbox\" = \"Eingang\";\n",
        ]),
      .needsReview(
        "two words may be a name", files: ["Bars.toolbar.yml": bar("{en: New Message, de: New Message}")]),
      .passes("translated", files: ["Bars.toolbar.yml": bar("{en: New message, de: Neue Nachricht}")]),
      .passes("a name has one form", files: ["Bars.toolbar.yml": bar("{en: RSS, de: RSS}")]),
      .passes("an app of one language", sketch: "ios26 en 402pt\n| Inbox | {square.and.pencil \"New message\"}"),
    ],
    check: .toolbarAmong { project in
      let sources = ChosenWords.Sources(project)
      return { toolbar in
        // A sketch is drawn in one language, or two.
        guard !toolbar.location.file.hasSuffix(".sketch"),
          toolbar.sourceLocale.language == project.sourceLocale.language
        else { return [] }
        // What was translated before a change hard-coded-text tells, once for each place.
        let made = Set(project.earlier.map { Array($0.madeLiteral.keys) } ?? [])
        // A Mac writes the labels of a sheet's buttons on them: there a name of its own is all that is only spoken.
        let isSheet = toolbar.kind == .sheetButtons
        let spoken = toolbar.items.filter {
          $0.isOperable && toolbar.onlySpeaksName(of: $0) && (!isSheet || $0.accessibilityLabel.isPresent)
        }
        return spoken.flatMap { item -> [Remark] in
          if let place = item.spoken.location, made.contains(place) { return [] }
          return SpokenAbroad(item, on: toolbar, in: project, sources)?.remarks ?? []
        }
      }
    })

  private static func bar(_ spoken: String) -> String {
    """
    toolbars:
      - kind: navigationBar
        platforms: [ios]
        title: {key: inbox, default: Inbox}
        items: [{id: new, label: {en: New, de: Neu}, symbol: square.and.pencil, accessibilityLabel: \(spoken)}]
    """
  }
}
