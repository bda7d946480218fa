import LintelInputs

extension FuzzFormat {
  static let po = FuzzFormat(
    name: "po",
    seeds: [
      """
      # Comment
      msgid ""
      msgstr ""
      "Language: ru\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);\\n"

      #. A note
      #: App/en.lproj/Localizable.strings:3
      #, fuzzy, max-length:20
      #| msgid "old"
      msgctxt "file.open"
      msgid "Open %d file"
      msgid_plural "Open %d files"
      msgstr[0] "\\303\\244\\x41"
      msgstr[1] "a" "b"
      msgstr[2] ""
      "c\\n"

      #~ msgid "gone"
      #~ msgstr "weg"
      """, "msgid \"a\"\nmsgstr \"b\"\nmsgid \"a\"\nmsgstr \"c\"\n", "\u{FEFF}#\r\rmsgid \"", "",
    ].map { Array($0.utf8) },
    words: [
      "msgid \"", "msgstr \"", "msgctxt \"", "msgid_plural \"", "msgstr[0] \"", "msgstr[9] \"", "#~ ", "#, fuzzy", "#. ",
      "#: ",
      "#| ", "Language: ", "Plural-Forms: nplurals=2; plural=", "n%100", "?", ":", "&&", "||", "==", "!=", "charset=", "\\n",
      "\\x", "\\777", "max-length:",
    ],
    growth: .po
  ) { bytes in
    let file = SourceFile(path: "po/de.po", bytes: bytes)
    let invariants = Invariants(path: file.path, bytes: bytes)
    let document = POReader.read(file, sourceLocale: "en")
    if let table = document.table { invariants.check(table) }
    for problem in document.problems { precondition(!problem.reason.isEmpty, "a problem without its reason") }
  }
}
