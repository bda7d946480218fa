import LintelModel
import SwiftSyntax

/// The items that AppKit supplies under identifiers of its own.
struct StandardItem {
  var kind: Item.Kind
  /// The item's name where it is a button whose label and image AppKit supplies.
  var name: String?
  /// Whether it is the separator that tracks where the sidebar ends: "the items before it" are the sidebar's (NSToolbarItem.h).
  var endsSidebar = false

  /// - Parameter identifier: What Swift calls AppKit's constant.
  init?(named identifier: String) {
    switch identifier {
    case "space": kind = .fixedSpace
    case "flexibleSpace": kind = .flexibleSpace
    case "sidebarTrackingSeparator", "inspectorTrackingSeparator", "separator",
      "primarySidebarTrackingSeparatorItemIdentifier", "supplementarySidebarTrackingSeparatorItemIdentifier",
      "primarySidebarTrackingSeparator", "supplementarySidebarTrackingSeparator":
      kind = .separator
      endsSidebar = Self.endsOfSidebar.contains(identifier)
    case "toggleSidebar", "primarySidebar": (kind, name) = (.sidebarToggle, "toggleSidebar")
    case "print", "showColors", "showFonts", "customizeToolbar", "cloudSharing", "toggleInspector":
      (kind, name) = (.button, identifier)
    case "writingToolsItemIdentifier", "writingTools": (kind, name) = (.button, "writingTools")
    default: return nil
    }
  }

  /// - Parameter identifier: What the constant stands for.
  init?(rawValue identifier: String) {
    guard let name = Self.names[identifier] else { return nil }
    self.init(named: name)
  }

  private static let endsOfSidebar: Set = [
    "sidebarTrackingSeparator", "primarySidebarTrackingSeparatorItemIdentifier", "primarySidebarTrackingSeparator",
  ]

  /// As AppKit's headers and the files of Interface Builder have them.
  private static let names = [
    "NSToolbarSpaceItem": "space", "NSToolbarFlexibleSpaceItem": "flexibleSpace", "NSToolbarSeparatorItem": "separator",
    "NSToolbarSidebarTrackingSeparatorItemIdentifier": "sidebarTrackingSeparator",
    "NSToolbarPrimarySidebarTrackingSeparatorItem": "primarySidebarTrackingSeparator",
    "NSToolbarSupplementarySidebarTrackingSeparatorItem": "supplementarySidebarTrackingSeparator",
    "NSToolbarInspectorTrackingSeparatorItem": "inspectorTrackingSeparator",
    "NSToolbarToggleSidebarItem": "toggleSidebar", "NSToolbarPrimarySidebarItem": "primarySidebar",
    "NSToolbarPrintItem": "print", "NSToolbarShowColorsItem": "showColors", "NSToolbarShowFontsItem": "showFonts",
    "NSToolbarCustomizeToolbarItem": "customizeToolbar", "NSToolbarCloudSharingItem": "cloudSharing",
    "NSToolbarToggleInspectorItem": "toggleInspector", "NSToolbarWritingToolsItem": "writingTools",
  ]
}

extension WindowToolbars {
  /// AppKit's own item of an identifier that the delegates of a file list; nil where the project declares a constant of that
  /// name for something else, or where the code writes the name as a text, which is no identifier of AppKit's.
  func standardItem(for identifier: String, at location: SourceLocation) -> StandardItem? {
    let written = reading.delegates.filter { $0.role != .item && $0.location.file == location.file }
      .flatMap { attributes.elements(of: $0.value, .always) }
      .compactMap { element -> ExprSyntax? in
        guard case .expression(let expression) = element.value, attributes.identifierName(of: expression) == identifier else {
          return nil
        }
        return expression.operand.elements.first?.unwrapped
      }
    guard written.isEmpty || written.contains(where: \.isNameOfConstant) else { return StandardItem(rawValue: identifier) }
    let declared = reading.project.file(at: location.file).map { file in
      reading.project.membersOfAnyType(named: identifier, near: file).filter(\.isToolbarIdentifier)
    }
    guard let own = declared?.first else { return StandardItem(named: identifier) ?? StandardItem(rawValue: identifier) }
    guard let value = own.initializer, let meant = value.identifierName else { return nil }
    return value.unwrapped.isNameOfConstant ? StandardItem(named: meant) : StandardItem(rawValue: meant)
  }
}

extension ExprSyntax {
  /// `.print`, `NSToolbarItem.Identifier.print`; not what is made of a text.
  fileprivate var isNameOfConstant: Bool {
    guard let access = self.as(MemberAccessExprSyntax.self) else { return self.is(DeclReferenceExprSyntax.self) }
    return access.declName.baseName.text != "rawValue"
  }
}

extension MemberDeclaration {
  /// Whether it is a constant of the project's for an identifier of a toolbar's item.
  fileprivate var isToolbarIdentifier: Bool {
    guard isStatic, case .variable(_, let binding) = node else { return false }
    return owner == "Identifier" || owner?.hasSuffix(".Identifier") == true
      || binding.typeAnnotation?.type.writtenText.hasSuffix("Identifier") == true
      || binding.initializer?.value.writtenText.contains("NSToolbarItem.Identifier(") == true
  }
}
