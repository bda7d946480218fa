import LintelModel
import SwiftSyntax

/// With which flags the files of a reading are compiled, by their trees: an `#if` is asked for where it stands alone.
final class FlagsInReading: @unchecked Sendable {
  /// Of the reading that asks. It is one thread's.
  static let current = TaskLocal<FlagsInReading?>(wrappedValue: nil)

  private let flags: BuildFlags
  private var files: [SyntaxIdentifier: BuildFlags.OfFile] = [:]

  init(_ flags: BuildFlags) { self.flags = flags }

  /// Notes a file that is parsed.
  func note(_ file: SwiftFile) {
    if let own = flags.of(file.path) { files[Syntax(file.tree).id] = own }
  }

  /// What is known of the file around a node; nil where nothing is.
  static func around(_ node: some SyntaxProtocol) -> BuildFlags.OfFile? {
    guard let reading = current.get(), !reading.files.isEmpty else { return nil }
    return reading.files[Syntax(node).root.id]
  }
}

extension BuildFlags.OfFile {
  /// What no build of the file has together with flags that are set, or not, as branches say it.
  func neverTogether(with arms: [Branch: Int], named name: (Branch) -> String?) -> Set<[Branch: Int]> {
    var never: Set<[Branch: Int]> = []
    for (branch, arm) in arms {
      guard let flag = name(branch), known.contains(flag) else { continue }
      for other in known where other != flag {
        for isSet in [true, false] where !mayHave(flag, arm == 1, with: other, isSet) {
          never.insert([branch: arm, CompilerCondition.branch(of: other): isSet ? 1 : 0])
        }
      }
    }
    return never
  }
}
