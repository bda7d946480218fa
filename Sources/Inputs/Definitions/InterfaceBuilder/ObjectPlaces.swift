import LintelModel
import LintelXMLTree

extension InterfaceBuilderDocument {
  /// Where the file has each object, by its id, and by the keys of those of its texts of which it is known what they are.
  /// Constraints, which are most of them, have no text.
  var objectPlaces: [String: KeyUses.Place] {
    var places: [String: KeyUses.Place] = [:]
    for (id, element) in objects where element.name != "constraint" {
      places[id] = KeyUses.Place(location(of: element))
    }
    let owner = root.child("objects")?.children.first { $0["userLabel"] == "File's Owner" }?["customClass"]
    noteRoles(in: root, screen: owner == "NSObject" ? nil : owner, at: &places)
    return places
  }

  /// - Parameter screen: The class of the controller around, or the name that the scene goes by.
  private func noteRoles(in element: XMLElement, screen: String?, at places: inout [String: KeyUses.Place]) {
    var screen = screen
    if element.name == "scene" {
      let controller = element.child("objects")?.children.first { $0["sceneMemberID"] == "viewController" }
      screen = controller.flatMap { $0["customClass"] ?? $0["storyboardIdentifier"] ?? $0["title"] }
    }
    if let id = element["id"], places[id] != nil {
      for (attribute, role) in ShownRole.roles(of: element) {
        var place = KeyUses.Place(location(of: element))
        place.appearance = TextAppearance(role: role, screen: screen)
        places["\(id).\(attribute)"] = place
      }
    }
    for child in element.children { noteRoles(in: child, screen: screen, at: &places) }
  }
}

extension ShownRole {
  /// What the texts of an element are, by the last part of their keys, as Xcode names them where it exports a table.
  fileprivate static func roles(of element: XMLElement) -> [String: ShownRole] {
    switch element.name {
    case "label": ["text": .text]
    case "textView": ["text": .text]
    case "textField": ["placeholder": .placeholder, "text": .text]
    case "textFieldCell": ["placeholderString": .placeholder, "title": .text]
    case "searchBar": ["placeholder": .searchPrompt]
    case "searchFieldCell": ["placeholderString": .searchPrompt]
    case "button": ["normalTitle": .button, "selectedTitle": .button, "disabledTitle": .button, "highlightedTitle": .button]
    case "buttonCell": ["title": ["check", "radio"].contains(element["type"]) ? .control : .button]
    case "segmentedControl":
      Dictionary(
        uniqueKeysWithValues: (element.child("segments")?.children ?? []).indices.map {
          ("segmentTitles[\($0)]", ShownRole.segment)
        })
    case "navigationItem": ["title": .navigationTitle]
    case "tabBarItem": ["title": .tab]
    case "menuItem": ["title": .menuItem]
    case "menu": ["title": .menuTitle]
    case "window": ["title": .windowTitle]
    case "tableViewSection": ["headerTitle": .sectionTitle]
    default: [:]
    }
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
