import LintelModel

/// A method of a window toolbar's delegate, and what it answers.
final class ToolbarDelegate {
  enum Role {
    /// `toolbar(_:itemForItemIdentifier:willBeInsertedIntoToolbar:)`
    case item
    case defaultIdentifiers, allowedIdentifiers
    /// Those of the items that stay selected, as tabs do.
    case selectableIdentifiers

    init?(_ member: MemberDeclaration) {
      switch member.name {
      case "toolbarDefaultItemIdentifiers": self = .defaultIdentifiers
      case "toolbarAllowedItemIdentifiers": self = .allowedIdentifiers
      case "toolbarSelectableItemIdentifiers": self = .selectableIdentifiers
      case "toolbar":
        guard member.parameters.count == 3, member.parameters.dropFirst().first?.firstName.text == "itemForItemIdentifier"
        else {
          return nil
        }
        self = .item
      default: return nil
      }
    }
  }

  /// What it returns, and for which identifiers: nil where the code does not ask, empty for all that it does not name.
  struct Answer {
    var identifiers: [String]?
    var value: Value
    var conditions: Conditions
  }

  let role: Role
  let owner: BarOwner
  let location: SourceLocation
  var answers: [Answer] = []
  var value = Value.nothing
  /// What the method calls the identifier that it is asked for.
  var parameter: String?

  init(role: Role, owner: BarOwner, location: SourceLocation) {
    self.role = role
    self.owner = owner
    self.location = location
  }
}
