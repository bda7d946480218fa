import LintelFindings
import LintelModel

/// What is counted in all and in each language: a finding about several languages is one in the total, and one in each of them.
struct LanguageCounts {
  /// Each finding once.
  let all: [PageModel.Entry]
  /// Without `mul`, which is none: a file of several languages is filed under it.
  let languages: [LocaleID: [PageModel.Entry]]
  /// What is wrong whatever the language, and counts in none.
  let shared: [PageModel.Entry]

  init(_ model: PageModel) {
    let parts = model.toolbars.map(\.entries) + model.tables.map(\.entries)
    all = PageModel.distinct(parts.flatMap { $0.values.joined() })
    var languages: [LocaleID: [PageModel.Entry]] = [:]
    var shared: [PageModel.Entry] = []
    for entry in all {
      if entry.isWhateverTheLanguage {
        shared.append(entry)
      } else {
        for locale in Set(entry.finding.languages) where locale != "mul" { languages[locale, default: []].append(entry) }
      }
    }
    (self.languages, self.shared) = (languages, shared)
  }

  /// Whether a finding counts in several languages, so that these come to more than the total.
  var isMetTwice: Bool { all.contains { Set($0.finding.languages).count > 1 } }

  /// Said where totals are.
  static let explanation: Message =
    "A finding about several languages counts once in the total, and once in each of them."
}

extension PageModel.Entry {
  /// Whether it counts in no language. The page's script asks the same of a finding's attributes.
  var isWhateverTheLanguage: Bool { finding.languages.isEmpty || finding.isInEveryLanguage(of: source) }
}
