import LintelModel

/// Files of a project that were read in part or not at all, and how much of each.
struct DamagedFiles {
  /// What is wrong with a file, wherever in it that is: one whose damage is as it was can be compared as it is.
  private struct Damage: Hashable {
    var problems = 0
    var markers = 0
    var isLostWhole = false
    var lostKeys: Set<String> = []
  }

  private var damages: [String: Damage] = [:]

  init(of project: Project) {
    for file in project.skipped where file.isBroken { damages[file.file, default: Damage()].problems += 1 }
    for place in project.conflictMarkers { damages[place.file, default: Damage()].markers += 1 }
    for table in project.tables {
      // What is stray behind the last key loses none.
      guard let loss = table.loss, loss.keys == 0 || !loss.lostKeys.isEmpty else { continue }
      damages[table.file, default: Damage()].isLostWhole = loss.keys == 0
      damages[table.file, default: Damage()].lostKeys.formUnion(loss.lostKeys)
    }
  }

  func has(_ file: String) -> Bool { damages[file] != nil }

  /// The files that are damaged on one side, or on both in another way.
  func differing(from other: DamagedFiles) -> Set<String> {
    Set(damages.keys).union(other.damages.keys).filter { damages[$0] != other.damages[$0] }
  }
}
