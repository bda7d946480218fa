import Foundation
import LintelUnicodeText

/// The texts that are measured, each once.
struct Labels {
  struct Label: Hashable {
    var text: String
    var locale: String
  }

  var all: [Label]

  /// Every value of the `.strings` below a folder, in the language of its folder.
  init(folder: String) throws {
    var labels: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() where path.hasSuffix(".strings") {
      guard let name = path.split(separator: "/").dropLast().last, name.hasSuffix(".lproj"),
        let data = FileManager.default.contents(atPath: folder + "/" + path),
        let table = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
      else { continue }
      for text in table.values where !text.isEmpty && text.count <= 80 { labels[text] = String(name.dropLast(6)) }
    }
    all = labels.map { Label(text: $0.key, locale: $0.value) }.sorted { ($0.locale, $0.text) < ($1.locale, $1.text) }
  }

  /// The names of languages and regions in the languages of most scripts, as Foundation has them.
  init() {
    let locales = [
      "ar", "bn", "de", "el", "fa", "fr", "gu", "he", "hi", "hy", "ka", "km", "kn", "lo", "ml", "my", "pl", "ru", "si", "ta",
      "te", "th", "uk",
    ]
    var labels: Set<Label> = []
    for id in locales {
      let locale = Locale(identifier: id)
      let names =
        Locale.LanguageCode.isoLanguageCodes.compactMap { locale.localizedString(forLanguageCode: $0.identifier) }
        + Locale.Region.isoRegions.compactMap { locale.localizedString(forRegionCode: $0.identifier) }
      for name in names where name.unicodeScalars.contains(where: { $0.value > 0x7F }) {
        labels.insert(Label(text: name, locale: id))
      }
    }
    all = labels.sorted { ($0.locale, $0.text) < ($1.locale, $1.text) }
  }
}
