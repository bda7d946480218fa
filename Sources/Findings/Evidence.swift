import LintelModel

/// One figure or text behind a finding, so that reports can draw it and people can check it.
package struct Evidence: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case number(Double)
    case text(String)
  }

  /// `needed`, `available`, `over`, `room`, `shown`, `graphemes` …
  package var name: String
  package var value: Value
  /// `pt`, `characters`, `items`, `%`; nil for texts.
  package var unit: String?

  package init(name: String, value: Value, unit: String? = nil) {
    self.name = name
    self.value = value
    self.unit = unit
  }

  /// No code asks for the key: what is wrong with it counts as a note at most.
  package static let unasked = Evidence.count("places in code", 0, "places")

  /// So many of the strings that are told as one are notes, since no code asks for their keys.
  package static func unaskedOf(_ count: Int) -> Evidence { .count("that no code uses", count, "strings") }

  /// The name of what code asks for in place of a key that is out of date.
  package static let keyInCode = "key in code"

  /// The name of the constant that alone asks for a key.
  package static let unreadConstant = "asked for only by a constant that nothing reads"

  /// The name of what the source said before a change, where a finding is told with one about that.
  package static let sourceBefore = "source before"

  /// The name of what stood on the bar where something stands now, and of which the same was found.
  package static let inPlaceOf = "in place of"

  /// The name of the languages that have a copy, too, and are told with the whole of their table.
  package static let withTheirTable = "told with their table"

  /// The name of the languages that read the same as those that a finding names, and that are not counted, for want of translations.
  package static let ofLittleTranslated = "languages of which little is translated"

  /// A figure names so many keys of those that a finding is about: a line or two, which people read.
  package static let keysListed = 20

  /// The first of some keys, each once.
  package static func keys(_ keys: some Sequence<String>) -> Evidence {
    var named: Set<String> = []
    let distinct = keys.filter { named.insert($0).inserted }
    return .text("keys", distinct.prefix(keysListed).joined(separator: ", "))
  }

  package static func points(_ name: String, _ points: Points) -> Evidence {
    Evidence(name: name, value: .number(points.rounded.value), unit: "pt")
  }
  package static func count(_ name: String, _ count: Int, _ unit: String) -> Evidence {
    Evidence(name: name, value: .number(Double(count)), unit: unit)
  }
  package static func text(_ name: String, _ text: String) -> Evidence { Evidence(name: name, value: .text(text)) }
}
