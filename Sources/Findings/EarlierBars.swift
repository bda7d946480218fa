import LintelModel

/// Which of today's bars is which earlier one, where a bar has another name, be it in another file, and all that is on it is as
/// it was.
struct EarlierBars: Sendable {
  private var names: [String: String] = [:]

  init() {}

  init(of project: Project, since earlier: Project) {
    let gone = Self.bars(of: earlier, without: project)
    guard !gone.isEmpty else { return }
    for (face, bars) in Self.bars(of: project, without: earlier) {
      // Of bars that look alike any is any other's, as long as none came or went.
      guard let before = gone[face], before.count == bars.count else { continue }
      for (bar, earlier) in zip(bars, before) { names[bar] = earlier }
    }
  }

  /// What a bar of another name was called; nil for one that is called as before, or that is new.
  func name(of bar: String) -> String? { names[bar] }

  /// The ids of bars that the other project does not have, in order, by what is on them.
  private static func bars(of project: Project, without other: Project) -> [[String?]: [String]] {
    let present = Set(other.toolbars.map(\.id))
    return Dictionary(grouping: project.toolbars.filter { !present.contains($0.id) && $0.saysSomething }, by: \.face)
      .mapValues { $0.map(\.id).sorted() }
  }
}

extension Toolbar {
  /// Bars on which nothing can be told apart are alike without being the same.
  fileprivate var saysSomething: Bool { face.contains { $0 != nil && $0 != "" } && items.count + ownTexts().count > 1 }

  /// What people see on it, wherever it is defined.
  fileprivate var face: [String?] {
    ["\(kind)", platforms.map(\.rawValue).sorted().joined(separator: " ")] + ownTexts().flatMap(\.face) + items.flatMap(\.face)
  }
}

extension Item {
  fileprivate var face: [String?] { ["\(kind)", "\(placement)", symbol, systemItem] + texts().flatMap(\.face) }
}

extension LocalizedText {
  /// What an expression is called may be what was renamed.
  fileprivate var face: [String?] { [key, source] }
}
