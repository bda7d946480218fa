import LintelInputs
import LintelLanguage
import LintelModel

/// What a table tells of its strings, read once to be asked for many of its texts: by the words of their sources, as whole sources
/// and as texts. Of the strings of a large table only those about two sources tell anything of these.
struct TellingTexts {
  private let all: [TextOwner.Known]
  /// Places in `all`, in order.
  private let byStem: [String: [Int]]
  private let bySource: [String: [Int]]
  private let byText: [String: [Int]]
  private var leftOut: Set<Int> = []

  /// Of a table of which nothing is asked.
  static var none: TellingTexts { TellingTexts([]) }

  /// What is left in the source's words tells nothing.
  init(of table: TableInLocale) {
    self.init(
      table.pairs.compactMap { pair in
        guard let unit = pair.translation, unit.locale == table.locale, unit.value != pair.source.value else { return nil }
        return TextOwner.known(unit.value, pair.source.value)
      })
  }

  init(_ all: [TextOwner.Known]) {
    self.all = all
    var (byStem, bySource, byText): ([String: [Int]], [String: [Int]], [String: [Int]]) = ([:], [:], [:])
    for (place, string) in all.enumerated() {
      for stem in string.source.allStems { byStem[stem, default: []].append(place) }
      bySource[string.sourceText, default: []].append(place)
      byText[string.text, default: []].append(place)
    }
    (self.byStem, self.bySource, self.byText) = (byStem, bySource, byText)
  }

  subscript(place: Int) -> TextOwner.Known { all[place] }

  /// The same without what has one of some texts.
  /// - Parameter texts: In lower case.
  func without(_ texts: [String]) -> TellingTexts {
    var rest = self
    for text in texts { rest.leftOut.formUnion(byText[text] ?? []) }
    return rest
  }

  /// The places of those whose source has at least one of some words without endings.
  func places(withAnyOf stems: Set<String>) -> Set<Int> {
    stems.reduce(into: Set<Int>()) { $0.formUnion(byStem[$1] ?? []) }.subtracting(leftOut)
  }

  /// The places of those whose source has all of some words without endings: all places for no words.
  func places(withAllOf stems: Set<String>) -> Set<Int> {
    let rarest = stems.map { byStem[$0] ?? [] }.min { $0.count < $1.count }
    return Set(rarest ?? Array(all.indices)).subtracting(leftOut).filter { place in
      stems.allSatisfy { all[place].source.has(anyOf: [$0]) }
    }
  }

  /// How many there are of a kind besides those in some places.
  func count(besides places: Set<Int>, where isOfKind: (TextOwner.Known) -> Bool) -> Int {
    all.indices.count { !places.contains($0) && !leftOut.contains($0) && isOfKind(all[$0]) }
  }

  /// What the table has for a source, in its order, whatever was left out.
  /// - Parameter source: In lower case.
  func texts(of source: String) -> [String] { (bySource[source] ?? []).map { all[$0].text } }
}
