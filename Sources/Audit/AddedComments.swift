import LintelModel

/// The comments that accept something and that a change has added. A comment is the same wherever its line is now, as long as it
/// is about the same: one that is moved to something else accepts what nobody has looked at.
struct AddedComments {
  let all: Set<Acceptance>

  init(in project: Project, since earlier: Project) {
    let (subjects, known) = (AcceptedSubjects(of: project), AcceptedSubjects(of: earlier))
    func isOther(_ now: Acceptance, _ before: Acceptance) -> Bool { subjects.isOther(now, than: before, of: known) }
    let (rest, left) = Self.paired(project.acceptances, with: earlier.acceptances, unless: isOther) {
      Name($0, file: $0.location.file)
    }
    // A file that is moved takes its comments with it. Of files without one it is not known whether they are there.
    let files = Set(project.acceptances.map(\.location.file))
    let gone = left.filter { !files.contains($0.location.file) }
    all = Set(Self.paired(rest, with: gone, unless: isOther) { Name($0, file: $0.location.fileName) }.rest)
  }

  private struct Name: Hashable {
    let text: [Substring]
    let file: String
    /// The key of a text, or the id of an object of Interface Builder; nil for one that is about lines of code.
    let subject: String?
    let language: LocaleID?

    init(_ acceptance: Acceptance, file: String) {
      text = acceptance.text.split(whereSeparator: \.isWhitespace)
      self.file = file
      subject =
        switch acceptance.subject {
        case .entry(_, let key): key
        case .lines(_, let objects): objects.first
        case nil: nil
        }
      language = acceptance.language
    }
  }

  /// Those of today and of before that have no other one, each once. Of several alike the nearest is the same one.
  private static func paired(
    _ now: [Acceptance], with before: [Acceptance], unless isOther: (Acceptance, Acceptance) -> Bool,
    by name: (Acceptance) -> Name
  ) -> (rest: [Acceptance], left: [Acceptance]) {
    var candidates = Dictionary(grouping: now, by: name)
    var left: [Acceptance] = []
    for acceptance in before {
      let own = name(acceptance)
      func distance(_ other: Acceptance) -> Int { abs(other.location.line - acceptance.location.line) }
      guard let all = candidates[own],
        let nearest = all.indices.filter({ !isOther(all[$0], acceptance) }).min(by: { distance(all[$0]) < distance(all[$1]) })
      else {
        left.append(acceptance)
        continue
      }
      candidates[own]?.remove(at: nearest)
    }
    return (candidates.values.joined().sorted { $0.location < $1.location }, left)
  }
}

extension SourceLocation {
  fileprivate var fileName: String { file.split(separator: "/").last.map { String($0) } ?? file }
}
