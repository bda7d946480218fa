import LintelFindings
import LintelModel

/// A deleted string that is still asked for.
struct AskedKey {
  let key: String
  let table: String
  let deleted: EarlierTexts.Deleted
  /// Where it is asked for, in order; at one place at least.
  let places: [SourceLocation]
  var place: SourceLocation { places[0] }
  /// What code gives for its text.
  let fallback: String?
  /// Whether nobody followed the call to its end.
  let isAssumed: Bool
  /// Whether code only has its name, and nothing says what for.
  var isMentioned = false
  /// Where it is now, if a change put it into another table.
  var moved: KeyWithText?

  /// By table, in the order of the names; keys in the order of the places that ask for them.
  static func all(
    in project: Project, of deleted: [String: [String: EarlierTexts.Deleted]]
  ) -> [(table: String, keys: [AskedKey])] {
    let asks = AskSearch(of: deleted, in: project)
    let moved = KeyWithText.moved(deleted, in: project)
    return asks.found.sorted { $0.key < $1.key }.map { table, keys in
      let asked = keys.map { key, asks in
        AskedKey(
          key: key, table: table, deleted: deleted[table]![key]!, places: Set(asks.map(\.place)).sorted(),
          fallback: asks.lazy.compactMap(\.fallback).first, isAssumed: asks.allSatisfy { $0.certainty != .sure },
          isMentioned: asks.allSatisfy { $0.certainty == .mentioned },
          moved: moved[table]?[key])
      }.filter { $0.isLoss || $0.deleted.kept.isEmpty && $0.fallback != nil }
      return (table, asked.sorted { $0.place == $1.place ? $0.key < $1.key : $0.place < $1.place })
    }.filter { !$0.keys.isEmpty }
  }

  var remark: Remark {
    let shown = fallback ?? key
    return Remark(
      isAssumed ? .needsReview : .fails, reason, message(shown), certainty: isAssumed ? .likely : .certain, unit: deleted.source,
      blame: .definition, severity: isLoss ? nil : .note, evidence: evidence(shown),
      suggestion: isMentioned ? Self.advice : moved?.advice ?? Self.advice, location: self.place)
  }

  private static let advice: Message = "Put it back, or take out what asks for it."

  private var reason: String {
    if isMentioned { return "mentioned" }
    if deleted.isEmptied { return "source-emptied" }
    return deleted.isStillThere ? "source-deleted" : "deleted"
  }

  private func message(_ shown: String) -> Message {
    let (name, was, place) = (StringUnit.quoted(key), StringUnit.quoted(deleted.source.shownText), deleted.source.location)
    if isMentioned {
      return "\(name) was \(was) at \(place) and has no text any more, and code still has that name here: does it ask for the "
        + "text?"
    }
    if deleted.isEmptied {
      return "\(name) was \(was) at \(place) and is empty in \(deleted.source.locale) now, while its translations are not: "
        + "people there read nothing"
    }
    if deleted.isStillThere {
      return "\(name) was \(was) at \(place) and has no text in \(deleted.source.locale) any more: people there read "
        + "\(StringUnit.quoted(shown))"
    }
    if shown == deleted.source.value, !lost.isEmpty {
      return "\(name) was at \(place) with \(lost.count, "translation") (\(LocaleList.short(lost))) and is in no table named "
        + "\(table) any more: it stays as it is in all languages"
    }
    return "\(name) was \(was) at \(place) and is in no table named \(table) any more: people read \(StringUnit.quoted(shown))"
  }

  /// - Parameter shown: What people read now in the source's language. Where they read it before, what is lost is a translation.
  private func evidence(_ shown: String) -> [Evidence] {
    var all: [Evidence] = []
    if deleted.isEmptied {
      all.append(.text("before", deleted.source.shownText))
    } else if shown == deleted.source.value, let translation = deleted.lost {
      all.append(.text("lost", translation.shownText))
    } else {
      all += [.text("before", deleted.source.shownText), .text("now", shown)]
    }
    if !lost.isEmpty { all.append(.text("languages", LocaleList.whole(lost))) }
    if places.count > 1 {
      all.append(.text("places in code", places.map { "\($0.file):\($0.line)" }.joined(separator: ", ")))
    }
    return all
  }

  /// The languages whose translation is gone.
  private var lost: [LocaleID] { deleted.locales.filter { !deleted.kept.contains($0) } }

  /// Whether anybody reads something else than before.
  private var isLoss: Bool { deleted.isEmptied || (fallback ?? key) != deleted.source.value || !lost.isEmpty }

  static func remark(of keys: [AskedKey], ofTable table: String) -> Remark {
    let first = keys[0]
    let names = keys.prefix(3).map { StringUnit.quoted($0.key) }
    let isMentioned = first.isMentioned
    let moved = Set(keys.map { $0.moved?.table })
    let other = moved.count == 1 && !isMentioned ? first.moved?.table : nil
    return Remark(
      isMentioned ? .needsReview : .fails, isMentioned ? "many-mentioned" : "many-deleted",
      isMentioned
        ? "Keys of \(table) have lost their text, and code still has their names: \(names)"
        : "\(keys.count, "key") of \(table) that are still asked for have lost their text: \(names)",
      blame: .definition, evidence: [.count("keys", keys.count, "keys")],
      suggestion: other.map {
        "Ask for them in the table \($0): it has them now, with the same source texts." as Message
      } ?? advice,
      location: first.place, count: keys.count,
      strings: keys.map { FoundString(table: table, key: $0.key, location: $0.place) })
  }
}
