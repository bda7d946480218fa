internal import LintelModel

/// A string of a table in one language, beside its source.
public struct TranslatedString: Hashable, Sendable {
  let unit: StringUnit
  private let pair: TableInLocale.Pair

  init(_ unit: StringUnit, _ pair: TableInLocale.Pair, table: String, sourceLocale: String, isSource: Bool) {
    self.unit = unit
    self.pair = pair
    self.table = table
    self.sourceLocale = sourceLocale
    self.isSource = isSource
  }

  /// The table's folder and name: `Platform/Localizable`.
  public let table: String
  /// The source's language, as a BCP 47 id.
  public let sourceLocale: String
  /// Whether this is the source's own string, which is beside itself.
  public let isSource: Bool

  /// The key.
  public var key: String { unit.key }
  /// The language, as a BCP 47 id.
  public var locale: String { unit.locale.id }
  /// The text; of a text that varies the form `other`, or the first one there is.
  public var text: String { unit.value }
  /// Every form of the text: those for other numbers, devices and widths, too.
  public var forms: [String] { unit.forms.map(\.text) }
  /// The source's text.
  public var source: String { pair.source.value }
  /// The comment for translators.
  public var comment: String? { pair.source.comment ?? unit.comment }
  /// Where the text is.
  public var place: Place { Place(unit.location) }
}
