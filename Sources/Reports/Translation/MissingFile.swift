import LintelFindings
import LintelModel

/// What a row says whose translation belongs into a file that the language does not have: whoever fills it in is to know it beforehand.
enum MissingFile {
  static let option: Message =
    "The file is missing: a developer adds it, or “\(Message.data("lintel apply --new-files"))” makes it."
  static let developers: Message = "The file is missing: a developer has to add it first."

  static var all: [Message] { [option, developers] }

  /// Nil for a file that is there.
  static func words(_ target: StringPlaces.Target) -> Message? {
    guard target.isNew else { return nil }
    let isMade = StringTable.Format(file: target.file)?.isOfOneLanguage == true && TableID.parts(of: target.file).localeFolder != nil
    return isMade ? option : developers
  }
}
