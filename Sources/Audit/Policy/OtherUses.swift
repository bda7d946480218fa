import LintelFindings
import LintelModel

/// Says of a text that does not fit its bar where else it is shown: whoever shortens it changes those places, too.
struct OtherUses {
  private typealias Name = KeyUses.Name
  private typealias Place = KeyUses.Place

  /// More places than this are not named.
  private static let named = 5

  private let uses: KeyUses
  private var own: [String: [Name: Set<Place>]] = [:]

  init(_ project: Project) {
    uses = KeyUses(project)
    for bar in project.toolbars {
      for text in bar.texts() where text.state == .localized {
        guard let key = text.key, let place = text.location else { continue }
        let name = Name(table: text.table, key: key)
        own[bar.barID, default: [:]][name, default: []].insert(Place(place))
        // The accessor through which the bar asks is no other use.
        if let accessor = text.generatedAt { own[bar.barID, default: [:]][name, default: []].insert(Place(accessor)) }
      }
    }
    for bar in project.toolbars where bar.barID != bar.id { own[bar.id] = own[bar.barID] }
  }

  /// Where else the text is shown that is to become shorter: what is measured.
  func others(of finding: Finding) -> [(file: String, line: Int)] {
    guard finding.environmentCount > 0, let key = finding.key, let bar = finding.toolbar else { return [] }
    let name = Name(table: finding.table.map { TableID(path: $0).name }, key: key)
    let own = own[bar]?[name] ?? []
    return uses[name].filter { !own.contains($0) }.map { ($0.file, $0.line) }
  }

  func added(to finding: Finding) -> Finding {
    let others = self.others(of: finding)
    guard !others.isEmpty else { return finding }
    let shown = others.prefix(Self.named).map { "\($0.file):\($0.line)" } + (others.count > Self.named ? ["…"] : [])
    var finding = finding
    finding.evidence.append(.text("also used at", shown.joined(separator: ", ")))
    return finding
  }
}
