import LintelInputs
import LintelModel

/// Finds strings whose source text has another key than before, whether their translations have it, too, or not: who renames
/// a key in code and in the source alone leaves all translations under one that nobody asks for.
///
/// One text may well be two strings'. So the old key has to be asked for no more, and where it is known who asks for the two,
/// it has to be one file.
struct KeyRenames {
  private let before: Project
  private let now: Project

  init(before: Project, now: Project) { (self.before, self.now) = (before, now) }

  /// The earlier keys by today's.
  func earlierKeys(in family: TableFamily, before earlier: TableFamily) -> [String: String] {
    let (old, new) = (Self.byKey(earlier), Self.byKey(family))
    let gone = old.filter { key, unit in unit.isOfSource && new[key].map { unit.origin != .key && !$0.isOfTable } ?? true }
    let added = new.filter { key, unit in unit.isOfTable && old[key].map { !$0.isOfSource } ?? true }
    guard !gone.isEmpty, !added.isEmpty else { return [:] }
    let goneByText = Dictionary(grouping: gone.keys, by: { gone[$0]!.forms.map(\.text) })
    let addedByText = Dictionary(grouping: added.keys, by: { added[$0]!.forms.map(\.text) })
    var found: [String: String] = [:]
    var asks: (before: KeyUses, now: KeyUses)?
    for (text, keys) in addedByText where keys.count == 1 {
      guard let candidates = goneByText[text], candidates.count == 1 else { continue }
      let uses = asks ?? (before: KeyUses(before), now: KeyUses(now))
      asks = uses
      let old = KeyUses.Name(table: earlier.id.name, key: candidates[0])
      let new = KeyUses.Name(table: family.id.name, key: keys[0])
      if isRename(old, new, uses.before, uses.now) { found[keys[0]] = candidates[0] }
    }
    return found
  }

  private func isRename(_ old: KeyUses.Name, _ new: KeyUses.Name, _ asked: KeyUses, _ asks: KeyUses) -> Bool {
    guard asks[old].isEmpty, !now.codeLiterals.spells(old.key) else { return false }
    let (places, placesNow) = (asked[old], asks[new])
    guard !places.isEmpty, !placesNow.isEmpty else { return true }
    return !Set(places.map(\.file)).isDisjoint(with: placesNow.map(\.file))
  }

  private static func byKey(_ family: TableFamily) -> [String: StringUnit] {
    Dictionary(
      family.sources.lazy.filter { !$0.value.isEmpty }.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension StringUnit {
  /// Whether the source says what it is: in its table, a storyboard or the code.
  fileprivate var isOfTable: Bool { origin != .key && origin != .unknown }

  /// Whether the source has it, be it as its own key.
  fileprivate var isOfSource: Bool { origin != .unknown }
}
