import LintelFindings
import LintelModel

/// How many languages lack a string: those that lack little else, those whose table is told as incomplete, and those without it.
struct GapCoverage {
  /// Those that the finding is about.
  private let told: [LocaleID]
  /// How many have the table.
  private let having: Int
  /// How many more lack the string with much of the table.
  private let incomplete: Int
  /// How many lack it because they have no such table.
  private let without: Int
  /// All of these, in order: as many as the sentence says.
  let lacking: [LocaleID]

  /// - Parameter whole: Also in the languages that the app does not have, which are told apart and have the table all the same.
  init(of index: Int, in table: TableAcrossLocales, of whole: TableAcrossLocales, told: [LocaleID]) {
    self.told = told
    having = Self.others(in: whole).count { $0.file != nil }
    let lacking = Self.others(in: table).filter { $0.missing.contains(index) }
    let without = lacking.filter { $0.file == nil && !$0.elsewhere.contains(index) }
    let own = Set(told)
    // What a change has lost is a matter of its own.
    let incomplete = lacking.filter { $0.file != nil && !own.contains($0.locale) && $0.lost[index] == nil }
    (self.without, self.incomplete) = (without.count, incomplete.count)
    self.lacking = own.union((without + incomplete).map(\.locale)).sorted()
  }

  private static func others(in table: TableAcrossLocales) -> [TableAcrossLocales.Share] {
    table.shares.filter { $0.locale.language != table.sourceLocale.language }
  }

  /// A number of languages is told of all, or says of which.
  /// - Parameter text: The string, as people know it.
  func sentence(_ text: Message, of name: String) -> Message {
    let list = LocaleList.short(told)
    switch (incomplete > 0, without > 0) {
    case (true, true):
      return
        "\(text) has no translation in \(told.count + incomplete + without) languages: \(told.count + incomplete) of the \(having) of \(name) (\(incomplete) whose table is incomplete as a whole, and \(list)), and \(without) without the table"
    case (true, false):
      return
        "\(text) has no translation in \(told.count + incomplete) of the \(having) languages of \(name): \(incomplete) whose table is incomplete as a whole, and \(list)"
    case (false, true):
      return
        "\(text) has no translation in \(told.count + without) languages: \(told.count) of the \(having) of \(name) (\(list)), and \(without) without the table"
    case (false, false):
      return told.count < having
        ? "\(text) has no translation in \(told.count) of the \(having) languages of \(name): \(list)"
        : "\(text) has no translation in \(told.count) languages of \(name): \(list)"
    }
  }
}
