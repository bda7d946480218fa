import Foundation
import LintelLanguage
import Testing

/// The files under `Locales/` as they lie in the repository, read without Lintel's own reader.
private struct DataFile: CustomStringConvertible {
  let path: String
  let header: [(key: String, value: String)]
  let sections: [(name: String, words: [String])]
  var description: String { path }

  var language: String { String(path.split(separator: "/")[1]) }
  var name: String { String(path.split(separator: "/")[2].dropLast(4)) }
  func values(_ key: String) -> [String] { header.filter { $0.key == key }.map(\.value) }
  func words(_ section: String) -> [String] { sections.first { $0.name == section }?.words ?? [] }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let all: [DataFile] = {
    let found = FileManager.default.enumerator(atPath: root.appending(path: "Locales").path)?.compactMap { $0 as? String }
    return (found ?? []).filter { $0.hasSuffix(".txt") }.sorted().map { DataFile("Locales/" + $0) }
  }()

  init(_ path: String) {
    self.path = path
    let text = (try? String(contentsOf: Self.root.appending(path: path), encoding: .utf8)) ?? ""
    var header: [(key: String, value: String)] = []
    var sections: [(name: String, words: [String])] = []
    for line in text.components(separatedBy: "\n") where !line.isEmpty && !line.hasPrefix("#") {
      if line.hasPrefix("[") {
        sections.append((String(line.dropFirst().dropLast()), []))
      } else if sections.isEmpty {
        let parts = line.components(separatedBy: ": ")
        header.append((parts[0], parts.dropFirst().joined(separator: ": ")))
      } else {
        sections[sections.count - 1].words.append(line)
      }
    }
    self.header = header
    self.sections = sections
  }
}

@Suite("The data files of the languages")
struct DataFileTests {
  @Test("Every file under Locales is embedded, and nothing else is")
  func embedded() {
    #expect(LanguageData.files.map(\.path) == DataFile.all.map(\.path).sorted(), "`make languages` embeds new files")
  }

  @Test("The list of languages is what `make languages` writes")
  func languageList() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: DataFile.root.appending(path: path), encoding: .utf8)
    }
    let named = try text("Reports/page/languages.csv").split(separator: "\n").dropFirst()
      .map { String($0.prefix { $0 != "," }) }.filter { $0 != "mul" }
    let ids = Set(named + DataFile.all.map(\.language)).sorted()
    let lines = ids.flatMap { id in
      ["#define LANGUAGE \(id)", "#define LANGUAGE_SYMBOL \(id.replacing("-", with: "_"))", "#include \"language.h\""]
    }
    #expect(try text("Sources/C/CTables/languages.h").split(separator: "\n").dropFirst().map(String.init) == lines)
  }

  @Test("Every file names its source and its licence", arguments: DataFile.all)
  fileprivate func licences(file: DataFile) {
    #expect(!file.values("source").isEmpty)
    #expect(!file.values("licence").isEmpty)
    let known = LanguageData.files.first { $0.path == file.path }
    #expect(known?.sources == file.values("source"))
    #expect(known?.licences == file.values("licence"))
  }

  @Test("What is not Lintel's own has its file in the notices", arguments: DataFile.all)
  fileprivate func notices(file: DataFile) throws {
    guard file.values("licence").contains(where: { $0.contains("see NOTICE") }) else { return }
    let notices = try String(contentsOf: DataFile.root.appending(path: "Locales/NOTICE.md"), encoding: .utf8)
    #expect(notices.contains("`\(file.language)/\(file.name).txt`"), "\(file)")
  }

  @Test("Words are sorted by their bytes, stand once, and are in Normalization Form C", arguments: DataFile.all)
  fileprivate func order(file: DataFile) {
    #expect(!file.sections.isEmpty)
    for (name, words) in file.sections {
      #expect(!words.isEmpty, "[\(name)]")
      for (word, next) in zip(words, words.dropFirst()) {
        #expect(Array(word.utf8).lexicographicallyPrecedes(Array(next.utf8)), "[\(name)] \(word), \(next)")
      }
      for word in words {
        #expect(word.precomposedStringWithCanonicalMapping.utf8.elementsEqual(word.utf8), "[\(name)] \(word)")
        #expect(word == word.trimmingCharacters(in: .whitespaces), "[\(name)] \(word)")
      }
    }
    #expect(Set(file.sections.map(\.name)).count == file.sections.count)
  }

  @Test("A file of verbs says its family, its form, where the command stands and what an unlisted word is")
  func verbHeaders() {
    let files = DataFile.all.filter { $0.name == "verbs" }
    #expect(files.count >= 30)
    #expect(LanguageData.languagesWithVerbs == files.map(\.language))
    for file in files {
      if let lists = file.values("lists").first {
        #expect(files.contains { $0.language == lists }, "\(file)")
        #expect(!file.words("letters").isEmpty, "\(file)")
        continue
      }
      let families = [
        "agglutinative", "ending-infinitive", "english", "first-imperative", "segmenting", "verbal-noun",
      ]
      #expect(families.contains(file.values("family").first ?? ""), "\(file)")
      #expect(file.values("form").first?.contains("such as «") == true, "\(file)")
      #expect(["first", "last", "any"].contains(file.values("head").first ?? ""), "\(file)")
      #expect(["not-verb", "unknown", "word-not-verb"].contains(file.values("unlisted").first ?? ""), "\(file)")
    }
  }

  @Test("No section has a name that nobody reads", arguments: DataFile.all)
  fileprivate func sectionNames(file: DataFile) {
    let read: Set<String> =
      switch file.name {
      case "words":
        [
          "abbreviations", "back", "back-or-previous", "button-before-name", "button-first", "button-last", "button-word",
          "close", "formal-address", "formal-address-capital", "formal-address-start", "informal-address",
          "informal-address-start", "informal-address-start-beside",
        ]
      case "capitalization": ["either", "lower-case", "second-part-lower-case"]
      case "system": ["add", "back", "cancel", "close", "done", "edit", "redo", "save", "standard-buttons", "undo"]
      case "verbs":
        [
          "action-endings", "alone-noun-endings", "alone-nouns", "also-nouns", "clitics", "command-endings", "commands",
          "compound-heads", "compounding",
          "dictionary-endings", "elisions", "imperative-endings", "imperatives", "infinitive-endings", "infinitives",
          "inflections", "lead-ins", "letters", "lexicon-forms", "not-commands", "noun-endings", "noun-starts",
          "noun-suffixes", "object-marks", "particles", "phrase-endings", "possible-alone-endings",
          "possible-endings", "possible-first-endings", "possible-last-endings", "possible-patterns", "prefixes", "quantifiers",
          "skipped",
          "statement-endings", "statement-words", "stem-changes", "stem-endings", "suffixes", "undecided",
          "undecided-anywhere", "undecided-endings", "undecided-starts", "undecided-suffixes", "verb-endings",
        ]
      default: ["words"]
      }
    #expect(Set(file.sections.map(\.name)).subtracting(read) == [])
  }

  @Test("A command of a list is a verb phrase on its own, unless the list leaves it undecided")
  func everyCommand() {
    for file in DataFile.all where file.name == "verbs" && file.values("lists").isEmpty {
      let language = Language(locale: .init(file.language))
      let exceptions = Set(
        ["also-nouns", "not-commands", "undecided", "undecided-anywhere"].flatMap(file.words))
      for command in file.words("commands") where !exceptions.contains(command) {
        #expect(language.facts(of: command).verb == .yes, "\(file.language): \(command)")
      }
    }
  }

  @Test("No word is a command and none at the same time")
  func contradictions() {
    for file in DataFile.all where file.name == "verbs" {
      let commands = Set(file.words("commands"))
      #expect(commands.intersection(file.words("not-commands") + file.words("alone-nouns")) == [], "\(file.language)")
    }
  }

  @Test("Every word for Back and Close is found, and none says both")
  func backAndClose() {
    for file in DataFile.all where file.name == "words" && file.language != "und" {
      let language = Language(locale: .init(file.language))
      for word in file.words("button-first") + file.words("button-last") + file.words("button-word") {
        #expect(language.facts(of: word).namesButton == .yes, "\(file.language): \(word)")
      }
      for word in file.words("back") { #expect(language.facts(of: word).saysBack == .yes, "\(file.language): \(word)") }
      for word in file.words("close") { #expect(language.facts(of: word).saysClose == .yes, "\(file.language): \(word)") }
      #expect(
        Set(file.words("back")).isDisjoint(with: file.words("close") + file.words("back-or-previous")), "\(file.language)")
    }
  }

  @Test("Something is known of more than fifty languages, and the placeholder for no language is not one of them")
  func languages() {
    #expect(LanguageData.languages.count > 50)
    #expect(LanguageData.languages.contains("zh-Hant"))
    #expect(!LanguageData.languages.contains("und"))
  }
}
