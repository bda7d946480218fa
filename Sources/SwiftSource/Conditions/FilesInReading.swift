import SwiftSyntax

/// The files of a reading by their trees: what asks for the device or the width class may ask by a name that another file
/// declares, as in an extension of `UIDevice`.
final class FilesInReading: @unchecked Sendable {
  /// Of the reading that asks. It is one thread's.
  static let current = TaskLocal<FilesInReading?>(wrappedValue: nil)

  private var files: [SyntaxIdentifier: SwiftFile] = [:]
  private weak var project: SwiftProject?
  /// By the first declaration of a name, or by a call, what it asks; nil for what asks for something else, or is being read.
  var answers: [SyntaxIdentifier: NamedScreenCondition.Answer?] = [:]

  /// By a property, whether all who make its type hand it the width class itself.
  var widthClasses: [SyntaxIdentifier: Bool] = [:]
  /// The properties that some hand what asks for the device or the width class, and others what cannot be followed.
  var namesOfUnknownScreens: Set<String> = []

  /// Notes a file that is parsed.
  func note(_ file: SwiftFile) {
    files[Syntax(file.tree).id] = file
    if project == nil { project = file.project }
  }

  var asksForDevice: Bool { project?.asksForDevice ?? false }

  func file(around node: some SyntaxProtocol) -> SwiftFile? { files[Syntax(node).root.id] }
}
