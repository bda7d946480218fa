import LintelAudit
import LintelFindings
import LintelModel
import Testing

/// Spoken names that have stayed as they are in the source.
@Suite("Copies of spoken names")
struct SpokenCopyTests {
  private func findings(_ item: String, _ name: String, in languages: [String: String]) async -> [Finding] {
    var files = [
      "Inbox.swift": """
        class Inbox: UIViewController {
          private lazy var boxItem: UIBarButtonItem = {
            let boxItem = UIBarButtonItem(image: \(item), style: .plain, target: self, action: nil)
            boxItem.accessibilityLabel = NSLocalizedString("box", comment: "")
            return boxItem
          }()
          override func viewDidLoad() {
            navigationItem.title = NSLocalizedString("inbox", comment: "")
            navigationItem.rightBarButtonItem = boxItem
          }
        }
        """,
      "en.lproj/Localizable.strings": Self.table("en", name),
    ]
    for (language, text) in languages {
      files["\(language).lproj/Localizable.strings"] = Self.table(language, text)
    }
    return await Auditor.audit(ProjectSource.read(texts: files)).findings.filter { $0.rule == "accessible-name-not-localized" }
  }

  /// Most of it is translated.
  private static func table(_ language: String, _ box: String) -> String {
    ["inbox", "one", "two", "three"].map { "\"\($0)\" = \"The \($0) \(language)\";\n" }.joined() + "\"box\" = \"\(box)\";\n"
  }

  private static let symbol = "UIImage(systemName: \"number\")"
  private static let words = ["de": "Kopiert", "fr": "Copié", "nl": "Gekopieerd"]

  @Test("Whether the item's image could be read changes nothing of what is said of its name")
  func image() async {
    let languages = ["de": "Lesezeichen", "fr": "Signets", "ru": "Bookmarks"]
    let seen = await findings(Self.symbol, "Bookmarks", in: languages)
    let unseen = await findings("Asset.bookmark.image.withRenderingMode(.alwaysTemplate)", "Bookmarks", in: languages)
    #expect(seen.map(\.verdict) == [.fails] && unseen.map(\.verdict) == [.fails])
    #expect(seen.map(\.message.english) == unseen.map(\.message.english))
    #expect(!unseen.contains { $0.message.english.contains("code may set another") })
  }

  @Test("A word that two languages translate is a copy in letters of another kind, however many keep it, and asked about in its own")
  func word() async {
    let kept = ["es", "it", "fi", "sv", "da", "ru", "bg", "uk"]
    let found = await findings(
      Self.symbol, "Copied", in: Self.words.merging(kept.map { ($0, "Copied") }) { first, _ in first })
    let sure = found.filter { $0.verdict == .fails }
    #expect(Set(sure.flatMap(\.languages)) == ["bg", "ru", "uk"])
    #expect(sure.allSatisfy { $0.suggestion?.english == "Translate it." })
    let asked = found.filter { $0.verdict == .needsReview }
    #expect(Set(asked.flatMap(\.languages)) == ["da", "es", "fi", "it", "sv"])
    #expect(asked.allSatisfy { $0.suggestion?.english.hasPrefix("It may be a word of the language's own") == true })
  }

  @Test("So are several words that two languages translate, in every language")
  func words() async {
    let kept = ["es", "it", "fi", "ru", "uk"]
    let found = await findings(
      Self.symbol, "Reload Sensors",
      in: ["de": "Sensoren neu laden", "fr": "Recharger les capteurs"].merging(kept.map { ($0, "Reload Sensors") }) { first, _ in first })
    #expect(Set(found.flatMap(\.languages)) == Set(kept.map { LocaleID($0) }))
    #expect(found.allSatisfy { $0.verdict == .fails })
  }

  @Test("Where nobody has translated it, it may be a name, and is never called a word of a language of other letters")
  func name() async {
    let found = await findings(Self.symbol, "Fenix", in: ["ru": "Fenix", "uk": "Fenix", "bg": "Fenix"])
    #expect(!found.isEmpty && found.allSatisfy { $0.verdict == .needsReview })
    #expect(found.allSatisfy { $0.suggestion?.english.hasPrefix("It may be a name, and is no word") == true })
  }

  @Test("A word that most languages of its letters keep is theirs where none of other letters has it")
  func shared() async {
    let kept = ["es", "it", "fi", "sv", "da"]
    let found = await findings(
      Self.symbol, "Ticket", in: ["de": "Fahrschein", "nl": "Kaartje"].merging(kept.map { ($0, "Ticket") }) { first, _ in first })
    #expect(found.isEmpty)
  }
}
