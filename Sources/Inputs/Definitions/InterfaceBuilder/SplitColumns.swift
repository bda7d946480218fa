import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// The column of a split view in which a controller is shown: that to which relations and pushes lead from the split view.
  /// Nil where none of the file's does, or several do. At most 64 controllers are looked at.
  func splitColumn(of controller: XMLElement?) -> SplitColumn? {
    var open = [controller?["id"]].compactMap(\.self)
    var seen: Set<String> = []
    var found: Set<SplitColumn> = []
    while let id = open.popLast(), seen.count < 64 {
      guard seen.insert(id).inserted else { continue }
      for (from, segue) in arrivals[id] ?? [] {
        if from.name == "splitViewController", let place = Self.columns[segue["relationship"] ?? ""] {
          found.insert(column(place, of: from))
        } else if segue["relationship"] == "rootViewController" || ["show", "push"].contains(segue["kind"]),
          let before = from["id"]
        {
          open.append(before)
        }
      }
    }
    guard let first = found.first else { return nil }
    if found.count == 1 { return first }
    // Of two split views that differ in its width nothing is known but the place.
    return found.allSatisfy { $0.place == first.place } ? SplitColumn(first.place) : nil
  }

  /// With the widths that the file asks for, by attributes or runtime attributes called as the properties of
  /// `UISplitViewController` are.
  private func column(_ place: SplitColumn.Place, of split: XMLElement) -> SplitColumn {
    guard let word = Self.widths[place] else { return SplitColumn(place) }
    let attributes = split.child("userDefinedRuntimeAttributes")?.children ?? []
    func points(_ prefix: String) -> Points? {
      let name = prefix + word
      let attribute = attributes.first { $0["keyPath"] == name }
      let value = split[name] ?? attribute?.children.first { $0["key"] == "value" }?["value"]
      // By default, and by `automaticDimension`, which is negative, it is the system's.
      return value.flatMap { Double($0) }.flatMap { (1...10_000).contains($0) ? Points($0) : nil }
    }
    return SplitColumn(place, preferred: points("preferred"), least: points("minimum"), most: points("maximum"))
  }

  private static let widths: [SplitColumn.Place: String] = [
    .sidebar: "PrimaryColumnWidth", .content: "SupplementaryColumnWidth",
  ]

  /// What Interface Builder calls the relations.
  private static let columns: [String: SplitColumn.Place] = [
    "masterViewController": .sidebar, "supplementaryViewController": .content, "detailViewController": .detail,
  ]
}
