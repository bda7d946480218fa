import LintelFindings
import LintelModel

extension Rule {
  static let hardCodedText = Rule(
    id: "hard-coded-text",
    title: "A text on a bar whose neighbours are translated comes from a table.",
    severity: .warning,
    gravest: .error,
    isCore: true,
    criteria: ["3.1.2"],
    isAboutTexts: true,
    why:
      "It reads the same in every language, and nobody sees it in a table: one English word among those of the reader's own.",
    examples: [
      .fails("a title among texts of a table", files: project(title: "\"App Icon\"")),
      .fails("a storyboard without tables, in an app that has them", files: withStoryboard("App/Extra.storyboard")),
      .passes(
        "one that has tables",
        files: withStoryboard("App/Base.lproj/Extra.storyboard").merging([
          "App/de.lproj/Extra.strings": """
          "nav-aa-001.title" = "App-Symbol";
          "lef-aa-001.title" = "Filter zurücksetzen";
          "rig-aa-001.title" = "Teilen";

          """
        ]) { $1 }),
      .fails("the only text of a small app's bars that is in no table", files: small("Reset Filter")),
      .passes("a word that may be a name, in a small app", files: small("Beacon")),
      .fails(
        "a text that all languages had before a change", before: project(title: "NSLocalizedString(\"one\", comment: \"\")"),
        files: project(title: "\"One\"")),
      .fails(
        "the same in other words", before: project(title: "NSLocalizedString(\"one\", comment: \"\")"),
        files: project(title: "\"Number one\"")),
      .fails(
        "the same where other code still asks for the key",
        before: project(title: "NSLocalizedString(\"one\", comment: \"\")").merging(stillAsked) { $1 },
        files: project(title: "\"One\"").merging(stillAsked) { $1 }),
      .fails(
        "a text that other code asks a table for, in an app that is hardly translated",
        files: asked(german: "\"Add Feed\" = \"Feed hinzufügen\";\n")),
      .needsReview("the same, in no other language yet", files: asked(german: "\"Later\" = \"Später\";\n")),
      .passes(
        "a word that may be a name, in no other language",
        files: asked("Beacon", german: "\"Later\" = \"Später\";\n")),
      .fails("a text that a table has in other letters", files: project(title: "\"Two text\"")),
      .passes("it is in the table", files: project(title: "NSLocalizedString(\"one\", comment: \"\")")),
      .passes("a name", files: project(title: "\"GitHub\"")),
      .needsReview("a name and another word, which may be a product's", files: project(title: "\"GitHub Issues\"")),
      .fails("a name in other words", files: project(title: "\"Log in to GitHub\"")),
      .needsReview("one word, which may be a name", files: project(title: "\"Mastodon\"")),
      .passes(
        "an app that has no table for its bars",
        files: [
          "App/Screen.swift": screen(title: "\"App Icon\"", item: { "\"\($0)\"" }),
          "en.lproj/Localizable.strings": "\"other\" = \"Other\";\n",
          "de.lproj/Localizable.strings": "\"other\" = \"Andere\";\n",
        ]),
    ],
    check: .toolbar { toolbar, project in
      let made = MadeLiteral.all(on: toolbar, in: project)
      let ofInterface = WordsOfInterface(on: toolbar, in: project).map { [$0.remark] } ?? []
      let told = made.map(\.remark) + ofInterface
      return told + WordsOfCode.all(on: toolbar, in: project).compactMap { found -> Remark? in
        let text = found.text
        guard text.state == .literal, !found.isIdentifier, !made.contains(where: { $0.place == text.location }),
          // What is only spoken, accessible-name-not-localized tells.
          found.item.map({ toolbar.onlySpeaksName(of: $0) && $0.spoken.location == text.location }) != true
        else { return nil }
        // What is passed over here, UntoldLiterals counts.
        guard found.areOthersTranslated(on: toolbar, in: project) else {
          return found.askedElsewhere(on: toolbar, in: project).map { remark(found, $0, on: toolbar) }
        }
        let isBesideOthers = found.isBesideOthersOfFile(in: project)
        let isSure = found.areWording(in: toolbar.sourceLocale)
        let other = KeyWithText(found.words, in: toolbar.sourceLocale, of: project)
        return Remark(
          isSure ? .fails : .needsReview, "hard-coded",
          isBesideOthers
            ? "“\(found.words)” is written into the code, and stays as it is, while the other texts of the file are translated"
            : "“\(found.words)” is written into the code, and stays as it is, while most of the project's are translated",
          certainty: isSure ? .certain : .likely, item: found.item?.id, text: text, blame: .definition,
          evidence: [.text("text", found.words)] + (other.map { [$0.evidence] } ?? []),
          // A key alone changes nothing of a `String` that is handed on, not on its way into `Text(title)` either.
          suggestion: other?.advice
            ?? "Ask a string table for it where it is written, by String(localized: …), by NSLocalizedString or as the project asks for its other texts: what code hands on as a String is shown as it is. Or tell lintel.yml that it is a name.",
          location: text.location)
      }
    })

  /// Of a text that other code asks a table for, where hardly any other is translated.
  private static func remark(_ found: WordsOfCode, _ asked: AskedText, on toolbar: Toolbar) -> Remark {
    let isSure = !asked.languages.isEmpty && found.areWording(in: toolbar.sourceLocale)
    let languages: [Evidence] =
      asked.languages.isEmpty ? [] : [.text("languages that translate it", LocaleList.whole(asked.languages))]
    return Remark(
      isSure ? .fails : .needsReview, "asked-elsewhere",
      "“\(found.words)” is written into the code, and stays as it is, while other code asks a string table for the same text",
      certainty: isSure ? .certain : .likely, item: found.item?.id, text: found.text, blame: .definition,
      evidence: [.text("text", found.words)] + languages,
      suggestion:
        "Ask for “\(asked.key)” of the table \(asked.table) here, too, as is done at \(Message.data("\(asked.place.file):\(asked.place.line)")).",
      location: found.text.location)
  }

  /// An app of two texts.
  private static func small(_ button: String) -> [String: String] {
    [
      "App/List.swift": """
      import SwiftUI
      struct Stages: View { var body: some View { List { }.navigationTitle("one").toolbar { Button("two") { } } } }
      """,
      "App/Detail.swift": """
      import UIKit
      class DetailController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "\(button)", style: .plain, target: self, action: #selector(act))
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"one\" = \"Stages\";\n\"two\" = \"Share\";\n",
      "de.lproj/Localizable.strings": "\"one\" = \"Stufen\";\n\"two\" = \"Teilen\";\n",
    ]
  }

  /// An app with a text that its list asks for and another screen writes itself, and with few translations.
  private static func asked(_ words: String = "Add Feed", german: String) -> [String: String] {
    let others = (1...6).map { "\"Text \($0)\" = \"Text \($0)\";\n" }.joined()
    return [
      "App/List.swift": """
      import UIKit
      class ListController: UITableViewController {
        func fill(_ cell: UITableViewCell) {
          cell.textLabel?.text = NSLocalizedString("\(words)", comment: "")
        }
      }
      """,
      "App/Share.swift": """
      import UIKit
      class ShareController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "\(words)", style: .plain, target: self, action: #selector(act))
        }
      }
      """,
      "en.lproj/Localizable.strings": "\"\(words)\" = \"\(words)\";\n\"Later\" = \"Later\";\n" + others,
      "de.lproj/Localizable.strings": german,
    ]
  }

  private static func screen(title: String, item: (String) -> String) -> String {
    """
    import UIKit
    class ScreenController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = \(title)
        navigationItem.rightBarButtonItems = [
          UIBarButtonItem(title: \(item("two")), style: .plain, target: self, action: #selector(act)),
          UIBarButtonItem(title: \(item("three")), style: .plain, target: self, action: #selector(act)),
          UIBarButtonItem(title: \(item("four")), style: .plain, target: self, action: #selector(act)),
        ]
      }
    }
    """
  }

  private static func withStoryboard(_ file: String) -> [String: String] {
    project(title: "NSLocalizedString(\"one\", comment: \"\")").merging([
      file: Storyboard.navigationBar(title: "App Icon", left: "Reset Filter", right: "Share Post")
    ]) { $1 }
  }

  private static let stillAsked = ["App/Rest.swift": "let other = NSLocalizedString(\"one\", comment: \"\")\n"]

  private static func project(title: String) -> [String: String] {
    func table(_ suffix: String) -> String {
      ["one", "two", "three", "four"].map { "\"\($0)\" = \"\($0) \(suffix)\";\n" }.joined()
    }
    return [
      "App/Screen.swift": screen(title: title) { "NSLocalizedString(\"\($0)\", comment: \"\")" },
      "en.lproj/Localizable.strings": table("text"), "de.lproj/Localizable.strings": table("Wort"),
    ]
  }
}
