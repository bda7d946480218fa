import LintelModel

/// What the comments in a project's code stand at: its bars, their items and the texts that it asks tables for, by names that hold
/// wherever their lines are now.
struct AcceptedSubjects {
  /// Of everything that a comment could stand at.
  private var all: Set<String> = []
  /// By file, with the lines.
  private var places: [String: [(line: Int, name: String)]] = [:]

  init(of project: Project) {
    guard project.acceptances.contains(where: { $0.lines != nil }) else { return }
    for toolbar in project.toolbars { add(toolbar) }
    for text in project.codeTexts { add("\(text.table ?? "")\n\(text.key)", at: [text.location]) }
  }

  private mutating func add(_ toolbar: Toolbar) {
    let bar = toolbar.barID
    add(bar, at: [toolbar.location])
    add("\(bar)\n", at: [toolbar.title.location, toolbar.subtitle.location])
    for item in toolbar.items {
      add(
        "\(bar)\n\(item.face)",
        at: [item.location, item.placedAt, item.madeAt, item.label.location, item.accessibilityLabel.location])
    }
  }

  private mutating func add(_ name: String, at locations: [SourceLocation?]) {
    all.insert(name)
    for case let place? in locations { places[place.file, default: []].append((place.line, name)) }
  }

  private func names(of acceptance: Acceptance) -> Set<String> {
    guard let lines = acceptance.lines else { return [] }
    return Set((places[acceptance.location.file] ?? []).lazy.filter { lines.contains($0.line) }.map(\.name))
  }

  /// Whether a comment of the same words accepts something else than one did before: what was there then and was not accepted,
  /// or nothing of what was accepted, and is still there. What is new or renamed beside it makes no other comment of it.
  func isOther(_ now: Acceptance, than before: Acceptance, of earlier: AcceptedSubjects) -> Bool {
    let (own, known) = (names(of: now), earlier.names(of: before))
    if !own.intersection(earlier.all).isSubset(of: known) { return true }
    return own.isDisjoint(with: known) && !known.isDisjoint(with: all)
  }
}

extension Acceptance {
  fileprivate var lines: ClosedRange<Int>? { if case .lines(let lines, _) = subject { lines } else { nil } }
}

extension Item {
  /// What tells it from the others of its bar: an id may be no more than a number.
  fileprivate var face: String {
    [label, accessibilityLabel].lazy.compactMap { $0.key ?? $0.source ?? $0.expression }.first ?? symbol ?? id
  }
}
