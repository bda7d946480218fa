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
      let roles = ShownRole.roles(of: element).merging(ShownRole.rolesOfAny(element)) { own, _ in own }
      for (attribute, role) in roles {
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
    case "tabViewItem": ["label": .tab]
    case "barButtonItem": ["title": .barButton]
    case "toolbarItem" where isButton(element): ["label": .barButton, "paletteLabel": .barButton]
    case "segmentedCell":
      Dictionary(
        uniqueKeysWithValues: (element.child("segments")?.children ?? []).indices.map {
          ("ibShadowedLabels[\($0)]", ShownRole.segment)
        })
    case "menuItem": ["title": .menuItem]
    case "menu": ["title": .menuTitle]
    case "window": ["title": .windowTitle]
    case "tableViewSection": ["headerTitle": .sectionTitle]
    default: [:]
    }
  }

  /// What is around a view of its own may be a search field.
  private static func isButton(_ item: XMLElement) -> Bool {
    item.children.allSatisfy { $0["key"] != "view" || $0.name == "button" }
  }

  /// Texts that any element may have.
  fileprivate static func rolesOfAny(_ element: XMLElement) -> [String: ShownRole] {
    var roles: [String: ShownRole] = [:]
    if element["toolTip"] != nil || element.children.contains(where: { $0["key"] == "toolTip" }) {
      // Xcode names it in either way, by the kind of object.
      for name in ["toolTip", "ibShadowedToolTip"] { roles[name] = ShownRole.toolTip }
    }
    if let spoken = element.child("accessibility") {
      if spoken["description"] != nil { roles["ibExternalAccessibilityDescription"] = .accessibilityLabel }
      if spoken["help"] != nil { roles["ibExternalAccessibilityHelp"] = .accessibilityHint }
    }
    return roles
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
