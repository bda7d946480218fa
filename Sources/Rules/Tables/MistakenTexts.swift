import LintelFindings
import LintelModel

/// Tells translations that stand under another text's key: whoever mends the placeholder of such a one keeps the wrong sentence.
struct MistakenTexts {
  private typealias Pair = (source: StringUnit, translation: StringUnit)

  /// Those with one form, by what the translation says.
  private var pairs: [String: [Pair]] = [:]

  /// Of more strings with one translation than this the first are compared: a broken table may have it for all of its keys.
  private static let compared = 20

  init(of pairs: [(source: StringUnit, translation: StringUnit)]) {
    for pair in pairs where !pair.translation.varies { self.pairs[pair.translation.value, default: []].append(pair) }
  }

  /// A remark on values that a translation has too many of, lacks or reads as others, with what to do where it is another text's:
  /// the very same translation has another source, which takes the values that it has. No script can mend that.
  func told(_ remark: Remark, of source: StringUnit, _ translation: StringUnit) -> Remark {
    guard ["extra", "missing", "type"].contains(where: { remark.reason.hasPrefix($0) }), source.locale != translation.locale,
      let own = pairs[translation.value]?.prefix(Self.compared).first(where: { isOwn($0, besides: source) })
    else { return remark }
    let place = own.translation.location
    var remark = remark
    remark.suggestion =
      "It seems to be the translation of “\(own.source.key)” (also at \(Message.data("\(place.file):\(place.line)"))): translate it anew."
    remark.fixes = []
    return remark
  }

  private func isOwn(_ pair: Pair, besides source: StringUnit) -> Bool {
    func kinds(_ unit: StringUnit) -> [Int] { (unit.facts.first?.placeholders ?? []).map(\.value.kind).sorted() }
    let asked = kinds(pair.source)
    return pair.source.key != source.key && pair.source.value != source.value && !asked.isEmpty
      && asked == kinds(pair.translation)
  }
}
