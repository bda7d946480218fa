import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// Where the file has each object, by its id. Constraints, which are most of them, have no text.
  var objectPlaces: [String: KeyUses.Place] {
    objects.filter { $0.value.name != "constraint" }.mapValues { KeyUses.Place(location(of: $0)) }
  }
}

extension Project {
  /// Notes where Interface Builder has the objects that its tables' keys name.
  mutating func note(objectsOf interface: [InterfaceBuilderFamily.Read]) {
    for document in interface {
      for (id, place) in document.definition.objectPlaces {
        objectPlaces[KeyUses.Name(table: document.family.name, key: id), default: []].insert(place)
      }
    }
  }
}
