import LintelModel

/// The environments that a stored report lists, by their ids.
struct StoredEnvironments {
  private var byID: [String: Environment] = [:]

  mutating func take(_ element: inout StoredElement) throws(StoredFault) {
    let id = try element.string("id")
    guard byID[id] == nil else { throw element.fault("found a second environment of the id \"\(id)\", expected one") }
    byID[id] = try Environment(
      platform: element.choice("platform"), os: OSLine(element.integer("os", in: 1...1000)),
      device: element.string("device"),
      width: element.points("width"), textSize: element.choice("textSize"), commonness: element.choice("commonness"),
      isDefaultWidth: element.flag("isDefaultWidth"), isAssumed: element.flag("isAssumed"),
      safeAreas: element.optionalPoints("safeAreas") ?? 0, isCompactHeight: element.flag("isCompactHeight"),
      sideBar: Self.sideBar(of: &element))
  }

  private static func sideBar(of element: inout StoredElement) throws(StoredFault) -> SideBar? {
    guard let edge: SideBar.Edge = try element.optionalChoice("sideBarEdge") else { return nil }
    return try SideBar(
      edge: edge, width: element.points("sideBarWidth"), top: element.points("sideBarTop"),
      length: element.points("sideBarLength"))
  }

  func named(_ id: String, in element: StoredElement) throws(StoredFault) -> Environment {
    guard let environment = byID[id] else {
      throw element.fault("found the environment \"\(VisibleCharacters.of(id))\", expected one that <environments> lists")
    }
    return environment
  }

  /// Each once: a report cannot make a list longer than all environments.
  func named(_ ids: [String], in element: StoredElement) throws(StoredFault) -> [Environment] {
    guard Set(ids).count == ids.count else {
      throw element.fault("found an environment twice in one list, expected each once")
    }
    var environments: [Environment] = []
    for id in ids { environments.append(try named(id, in: element)) }
    return environments
  }
}
