import Foundation
import LintelAudit
import LintelFindings
import LintelModel
import LintelRules
import Testing

@testable import LintelReports

/// Holds `Locales/Lintel.xcstrings` to what reports say today. `make record` adds what is new to it, in English.
@Suite("The catalogue of Lintel's own words")
struct CatalogueTests {
  private static let said = Task { await SaidWords() }

  @Test("Everything that reports and its rules say stands in it; if something is new, run `make record`")
  func isComplete() async throws {
    let said = await Self.said.value
    var catalogue = try CatalogueFile()
    // An untranslated rule speaks English: whoever adds one has nothing to do here.
    let known =
      said.reports + said.rules.sorted { $0.key < $1.key }.filter { catalogue.knows(rule: $0.key) }.flatMap(\.value)
    let new = catalogue.add(said.all)
    if ProcessInfo.processInfo.environment["LINTEL_RECORD"] == "1" { try catalogue.write() }
    #expect(try CatalogueFile().missing(of: known).isEmpty, "\(new)")
    let orphans = try CatalogueFile().orphans(of: said.all, rules: Set(Rule.all.map(\.id)))
    #expect(orphans.isEmpty, "nobody says this any more: delete it from the catalogue")
  }

  @Test("A sentence that varies as a whole counts one thing; where it counts several, each has words of its own")
  func variesByCounts() async throws {
    let catalogue = try JSONDecoder().decode(StringCatalog.self, from: Data(CatalogueFile.contents().utf8))
    let file = try CatalogueFile()
    for saying in await Self.said.value.all {
      guard let key = file.key(of: saying) else { continue }
      let counts = saying.message.arguments.indices.filter {
        if case .count = saying.message.arguments[$0] { true } else { false }
      }
      for (language, translation) in catalogue.strings[key]?.localizations ?? [:] {
        #expect(translation.variations == nil || counts.count == 1, "\(key) in \(language) varies by \(counts.count) counts")
        for (name, part) in translation.substitutions ?? [:] {
          #expect(counts.contains((part.argNum ?? 0) - 1), "\(key) in \(language): \(name) is no count")
        }
      }
    }
  }

  @Test("A name is one place: no path, folder or extension is half words and half data, whose halves Arabic would part")
  func namesAreWhole() async throws {
    for saying in await Self.said.value.all {
      let template = saying.message.template
      #expect(!template.contains(/%(?:@|lld|lf)[.\/_:\\][\w%]|[\w.][.\/_:\\]%(?:@|lld|lf)/), "\(template)")
    }
  }

  /// Rare ones, which no example says: when entries of one number meet, one of them is easily lost.
  @Test(
    "Why a lost value is as grave as it is, and what a lost backslash does, stands in it",
    arguments: [
      ": it is the app's own name, which a text may leave out",
      ": by its comment it is the app's name, which a text may leave out",
      ": at run time the value is missing from the text", ": at run time the values are missing from the text",
      ": it is a number, which the sentence may do without", ": one of several texts is shown, and nothing tells which",
      "The backslash of %@ is not shown: people read %@, and nothing else is lost",
    ])
  func hasReasons(template: String) throws {
    let catalogue = try JSONDecoder().decode(StringCatalog.self, from: Data(CatalogueFile.contents().utf8))
    #expect(catalogue.strings.contains { $0.value.english(key: $0.key).template == template })
  }

  @Test("Its entries stand in the order of their keys' code points, as `make record` writes them")
  func isInOrder() throws {
    let recorded = try CatalogueFile()
    #expect(try recorded.json() == CatalogueFile.contents(), "run `make record`")
  }
}
