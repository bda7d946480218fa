import LintelModel

/// Where code and bars ask for texts of tables, key by key.
extension KeyUses {
  mutating func describe<Coder: StoredCoder>(_ coder: inout Coder) throws(StoredFault) {
    try coder.pairs("keyUse", &places, blank: (Name(table: "", key: ""), [])) { coder, use throws(StoredFault) in
      try coder.attribute("table", &use.0.table)
      try coder.attribute("key", &use.0.key)
      try coder.elements("place", &use.1, atLeast: 1, blank: Place(file: "", line: 1)) { coder, place throws(StoredFault) in
        try coder.attribute("file", &place.file)
        try coder.attribute("line", &place.line)
        var (role, screen) = (place.appearance?.role, place.appearance?.screen)
        try coder.attribute("shownAs", &role)
        try coder.attribute("screen", &screen)
        place.appearance = role.map { TextAppearance(role: $0, screen: screen) }
      }
    }
  }
}

extension ShownRole: StoredValue {}
