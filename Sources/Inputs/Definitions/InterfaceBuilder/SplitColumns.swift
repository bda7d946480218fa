import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// The column of a split view in which a controller is shown: that to which relations and pushes lead from the split view.
  /// Nil where none of the file's does, or several do. At most 64 controllers are looked at.
  func splitColumn(of controller: XMLElement?) -> SplitColumn? {
    var open = [controller?["id"]].compactMap(\.self)
    var seen: Set<String> = []
    var found: Set<SplitColumn.Place> = []
    while let id = open.popLast(), seen.count < 64 {
      guard seen.insert(id).inserted else { continue }
      for (from, segue) in arrivals[id] ?? [] {
        if from.name == "splitViewController", let place = Self.columns[segue["relationship"] ?? ""] {
          found.insert(place)
        } else if segue["relationship"] == "rootViewController" || ["show", "push"].contains(segue["kind"]),
          let before = from["id"]
        {
          open.append(before)
        }
      }
    }
    return found.count == 1 ? found.first.map { SplitColumn($0) } : nil
  }

  /// What Interface Builder calls the relations.
  private static let columns: [String: SplitColumn.Place] = [
    "masterViewController": .sidebar, "supplementaryViewController": .content, "detailViewController": .detail,
  ]
}
