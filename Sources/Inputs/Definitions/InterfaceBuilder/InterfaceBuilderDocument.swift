import LintelModel
import LintelXMLTree

/// A storyboard or xib, with what its parts need to know of each other.
struct InterfaceBuilderDocument {
  let path: String
  let root: XMLElement
  let sourceLocale: LocaleID
  let platforms: [Platform]
  /// The table that belongs to the file: its name without folder and extension.
  let table: String
  private(set) var objects: [String: XMLElement] = [:]
  /// Segues by the id of the controller they start from, in document order.
  private(set) var departures: [String: [XMLElement]] = [:]
  /// The same by the id of what they lead to.
  private(set) var arrivals: [String: [(from: XMLElement, segue: XMLElement)]] = [:]
  /// Code of the file's owner may fill in what the file leaves open.
  private(set) var ownerHasCustomClass = false
  /// Ids of the objects that an outlet leads to: code holds them and may change what the file says of them.
  private(set) var outletDestinations: Set<String> = []
  /// Outlets by the class that has them, what they lead to not yet looked at.
  private(set) var outlets: [(controller: String, property: String, destination: String)] = []
  /// By the id of anything inside a bar item, the item's.
  private var itemsAround: [String: String] = [:]
  let sizeClasses: SizeClasses

  init(path: String, root: XMLElement, sourceLocale: LocaleID) {
    self.path = path
    self.root = root
    self.sourceLocale = sourceLocale
    sizeClasses = SizeClasses(root)
    platforms = Self.platforms(of: root)
    let fileName = path.split(separator: "/").last.map(String.init) ?? path
    table = fileName.split(separator: ".").first.map(String.init) ?? fileName
    index(root, controller: nil, owner: nil, item: nil)
  }

  /// The outlets that lead to an item of a bar, or to something inside one.
  var itemOutlets: [DefinitionFile.Outlet] {
    outlets.compactMap { outlet in
      itemsAround[outlet.destination].map {
        .init(controller: outlet.controller, property: outlet.property, file: path, item: $0)
      }
    }
  }

  /// - Parameters:
  ///   - owner: the nearest element around that has an id: connections are its.
  ///   - item: the bar item around.
  private mutating func index(_ element: XMLElement, controller: XMLElement?, owner: XMLElement?, item: String?) {
    if let id = element["id"] { objects[id] = element }
    let isItem = element.name == "barButtonItem" || element.name.hasSuffix("oolbarItem")
    let item = isItem ? element["id"] ?? item : item
    if let id = element["id"], let item { itemsAround[id] = item }
    if element.name == "outlet", let controller = owner?["customClass"], let property = element["property"],
      let destination = element["destination"]
    {
      outlets.append((controller, property, destination))
    }
    if element.name == "outlet" || element.name == "outletCollection", let destination = element["destination"] {
      outletDestinations.insert(destination)
    }
    if element.name == "segue", let controller {
      if let id = controller["id"] { departures[id, default: []].append(element) }
      if let destination = element["destination"] { arrivals[destination, default: []].append((controller, element)) }
    }
    if element["userLabel"] == "File's Owner", element["customClass"] ?? "NSObject" != "NSObject" {
      ownerHasCustomClass = true
    }
    let inside = element["sceneMemberID"] == "viewController" ? element : controller
    let owner = element["id"] != nil && element.name != "outlet" ? element : owner
    for child in element.children { index(child, controller: inside, owner: owner, item: item) }
  }

  private static func platforms(of root: XMLElement) -> [Platform] {
    switch root["targetRuntime"] ?? "" {
    // A file of its own for the iPad, unless it adapts by size classes.
    case "iOS.CocoaTouch.iPad" where root["useTraitCollections"] != "YES": [.ipados]
    case let runtime where runtime.hasPrefix("iOS.CocoaTouch"): [.ios, .ipados]
    case let runtime where runtime.hasPrefix("MacOSX"): [.macos]
    case let runtime where runtime.hasPrefix("watch"): [.watchos]
    case let runtime where runtime.hasPrefix("AppleTV"): [.tvos]
    case let runtime where runtime.lowercased().hasPrefix("visionos"): [.visionos]
    default: (root["type"] ?? "").contains("CocoaTouch") ? [.ios, .ipados] : [.macos]
    }
  }

  func location(of element: XMLElement) -> SourceLocation {
    SourceLocation(file: path, line: element.location.line, column: element.location.column)
  }

  /// An attribute, or the child that holds it where the text has line breaks: `<string key="title">`.
  func string(_ attribute: String, of element: XMLElement) -> String? {
    if let value = element[attribute] { return value.isEmpty ? nil : value }
    let long = element.children.first { $0["key"] == attribute && ($0.name == "string" || $0.name == "mutableString") }
    return long.flatMap { $0.text.isEmpty ? nil : $0.text }
  }

  /// A localizable attribute as a reference into the file's table.
  /// - Parameter name: what the extraction calls the attribute, where that is not what the file calls it.
  func text(_ attribute: String, of element: XMLElement?, as name: String? = nil) -> LocalizedText {
    guard let element, let id = element["id"], let text = string(attribute, of: element) else { return .none }
    return LocalizedText(
      state: .localized, key: "\(id).\(name ?? attribute)", table: table, source: text, location: location(of: element))
  }

  /// `FeedViewController (Main.storyboard)`.
  func name(_ part: String?) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return part.map { "\($0) (\(file))" } ?? file
  }

  /// What people call a controller or window: the title that they see, else its label in the editor, its class, its identifier.
  func title(of element: XMLElement?) -> String? {
    guard let element else { return nil }
    let title = element.children.first { $0["key"] == "navigationItem" }.flatMap { string("title", of: $0) }
    return title ?? element["title"] ?? element["userLabel"] ?? element["customClass"] ?? element["storyboardIdentifier"]
  }
}
