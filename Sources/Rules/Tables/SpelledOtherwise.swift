import LintelFindings
import LintelModel

extension Rule {
  static let spelledOtherwise = Rule(
    id: "spelled-otherwise",
    title: "A word is spelled as it is everywhere else in its table.",
    severity: .note,
    isCore: true,
    why: "People see a slip of the finger at once, and no spelling checker reads a table before they do.",
    examples: [
      .needsReview("a letter that is missing", files: table("Benachrichigungen")),
      .needsReview("one too many", files: table("Benachriichtigungen")),
      .needsReview("another one", files: table("Benachricktigungen")),
      .needsReview("two in each other's place", files: table("Benachrihctigungen")),
      .passes("the same word", files: table("Benachrichtigungen")),
      .passes("another ending", files: table("Benachrichtigung")),
      .passes("another accent", files: table("Benachrïchtigungen")),
      .passes("another beginning", files: table("Venachrichtigungen")),
      .passes("a word of the source", files: table("Benachrichigungen", english: "Notifications of Benachrichigungen")),
      .passes("where the source speaks of something else", files: table("Benachrichigungen", english: "Sounds")),
      .passes(
        "two words of the table in one, joined by a letter",
        files: table("Aktionstitel", usual: "Aktiontitel", more: ["Aktion", "titel"])),
      .passes(
        "a spelling that another word of the table has, too",
        files: table("Zifferblatts", usual: "Ziffernblatts", more: ["Zifferblatt"])),
      .passes("a word that the table does not have often", files: table("Benachrichigungen", times: 6)),
    ],
    check: .translations { table in OtherSpellings.found(in: table).map { $0.remark(in: table) } })

  private static func table(
    _ word: String, usual: String = "Benachrichtigungen", english: String = "Mute notifications", more: [String] = [],
    times: Int = 7
  ) -> [String: String] {
    func file(_ last: String, _ text: (Int) -> String, _ more: [String]) -> String {
      let all = (0..<times).map(text) + [last] + more
      return all.enumerated().map { "\"k\($0.offset)\" = \"\($0.element)\";\n" }.joined()
    }
    return [
      "en.lproj/L.strings": file(english, { "Notifications \($0)" }, more.map { "\($0) more" }),
      "de.lproj/L.strings": file("\(word) stumm", { "\(usual) \($0)" }, more),
    ]
  }
}
