import LintelFindings
import LintelModel

/// Which bars are as they were in another state of the project, and what rules said of those: a rule says of equal bars the same.
struct KnownBars {
  private let memory: Memory?
  /// By index, that of the equal bar.
  private let earlier: [Int?]
  /// By index: each of a hundred rules asks each bar in each language, and to reach into a bar copies its definition.
  let platforms: [[Platform]]

  private struct Name: Hashable {
    var toolbar: String
    var locale: LocaleID
  }

  init(_ bars: [BarInLocale], _ memory: Memory?) {
    self.memory = memory
    platforms = bars.map { $0.toolbar.platforms }
    guard let memory else {
      earlier = []
      return
    }
    let last: [BarInLocale] = memory.last("judged bars") ?? []
    let places = Dictionary(
      last.enumerated().map { (Name(toolbar: $1.toolbar.id, locale: $1.locale), $0) },
      uniquingKeysWith: { first, _ in first })
    earlier = bars.map { bar in
      places[Name(toolbar: bar.toolbar.id, locale: bar.locale)].flatMap { last[$0] == bar ? $0 : nil }
    }
    memory.keep(bars, "judged bars")
  }

  /// What the rule said of them; to be asked by one task.
  func answers(of rule: Rule) -> Answers {
    let answers = Answers(earlier: earlier, said: memory?.last("remarks of \(rule.id)") ?? [:])
    return answers
  }

  func keep(_ answers: Answers, of rule: Rule) { memory?.keep(answers.now, "remarks of \(rule.id)") }

  /// A rule's remarks by the index of a bar; none where it said nothing.
  struct Answers {
    fileprivate let earlier: [Int?]
    fileprivate let said: [Int: [Remark]]
    fileprivate var now: [Int: [Remark]] = [:]

    fileprivate init(earlier: [Int?], said: [Int: [Remark]]) {
      self.earlier = earlier
      self.said = said
    }

    mutating func remarks(about index: Int, _ ask: () -> [Remark]) -> [Remark] {
      guard !earlier.isEmpty else { return ask() }
      let remarks = earlier[index].map { said[$0] ?? [] } ?? ask()
      if !remarks.isEmpty { now[index] = remarks }
      return remarks
    }
  }
}
