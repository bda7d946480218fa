/// A text that code asks a string table for, on a bar or anywhere else: what the call says of it.
package struct CodeText: Hashable, Sendable {
  /// The bundle whose tables a call looks into.
  package enum AskedBundle: String, Hashable, Sendable {
    /// The app's: what the platform asks where a call names none.
    case main
    /// That of the Swift package's target which the code is of: `bundle: .module`.
    case module
    case unknown
  }

  package var key: String
  /// The table's name, without folder and extension; nil for the platform's default, `Localizable`.
  package var table: String?
  /// The development language's text, where the call gives one: `value:`, `defaultValue:`.
  package var defaultValue: String?
  package var comment: String?
  /// The types of the values that are put into the text, in their order; nil where the call does not show them, an element nil
  /// where the type of one is not known.
  package var arguments: [Placeholder.Value?]?
  /// The numbers, from 1 on, of the values that are the app's own name, by what the code calls them.
  package var appNames: Set<Int> = []
  /// Whether the call is only taken for a localizing one, because its words name a table and a key that exist.
  package var isAssumed: Bool
  /// Whether the call asks another bundle than the app's, as far as it says: its tables need not be in the project.
  package var isOfOtherBundle = false
  /// Which bundle the call asks, where its own words tell it.
  package var bundle = AskedBundle.unknown
  /// Whether only builds for those who write the app have the call: `#if DEBUG`.
  package var isOfDebugBuild = false
  /// Whether code sets a space behind the text: `title + " " + name`.
  package var isFollowedBySpace = false
  /// Whether code joins the text to another one: `title + name`, `"\(title) \(name)"`, `stringByAppendingString:`.
  package var isJoined = false
  /// Whether a storyboard or xib has it, and no call.
  package var isOfInterface = false
  /// What becomes of its values; nil where the call does not certainly tell it.
  package var filling: ValueFilling?
  /// Where code reads the text as a number, such as a width: words are 0 there.
  package var readAsNumberAt: SourceLocation?
  /// Of a text that a constant holds, `static let title = …`, where code reads that constant, those nearest to views first; empty
  /// where certainly nothing reads it; nil where it is no constant's, or nobody can tell.
  package var readAt: [SourceLocation]?
  /// What the text is where the call hands it on, and on which screen; nil where the call does not certainly tell it.
  package var appearance: TextAppearance?
  /// Where the key is.
  package var location: SourceLocation

  package init(
    key: String, table: String? = nil, defaultValue: String? = nil, comment: String? = nil,
    arguments: [Placeholder.Value?]? = nil, isAssumed: Bool = false, location: SourceLocation
  ) {
    self.key = key
    self.table = table
    self.defaultValue = defaultValue
    self.comment = comment
    self.arguments = arguments
    self.isAssumed = isAssumed
    self.location = location
  }
}
