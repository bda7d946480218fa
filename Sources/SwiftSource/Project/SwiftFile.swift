import LintelModel
import SwiftParser
import SwiftSyntax

/// A parsed Swift file.
final class SwiftFile {
  /// Relative to the audited folder.
  let path: String
  let tree: SourceFileSyntax
  /// The project that it is read for; nil for a file that is read by itself.
  weak var project: SwiftProject?
  private let bytes: [UInt8]
  /// Every bar of the file asks for the same ones.
  private var words: [String: Bool] = [:]
  private(set) lazy var setsTitle = SwiftBytes(bytes: bytes).setsTitle
  private(set) lazy var mayTitleOthers = SwiftBytes(bytes: bytes).mayTitleOthers
  private(set) lazy var isGenerated = SwiftBytes(bytes: bytes).isGenerated
  /// Read twice: for their bars, and for the titles that they give to views of other files.
  private(set) lazy var screens = ScreenFinder.screens(in: self, applying: project?.barModifiers ?? .empty)
  private lazy var lines = SourceLines(bytes)
  private lazy var debugArms = DebugArms(bytes)
  private(set) lazy var uses = UseFinder.Uses(in: tree)
  private(set) lazy var calls = CallFinder.calls(in: tree)

  /// Where words that declare types are, in bytes.
  private lazy var typeKeywords = SwiftBytes(bytes: bytes).typeKeywords

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    tree = bytes.withUnsafeBufferPointer { buffer in
      // Brackets are bounded already; the parser counts other constructs too.
      var parser = Parser(buffer, maximumNestingLevel: 4 * SwiftBytes.maximumNesting)
      return SourceFileSyntax.parse(from: &parser)
    }
  }

  /// Whether a word occurs in the file.
  func contains(_ word: String) -> Bool {
    if let known = words[word] { return known }
    let found = SwiftBytes(bytes: bytes).contains(Array(word.utf8))
    words[word] = found
    return found
  }

  /// Whether a part of the file may declare a type.
  func saysTypeKeyword(in range: Range<Int>) -> Bool {
    var (low, high) = (0, typeKeywords.count)
    while low < high {
      let middle = (low + high) / 2
      if typeKeywords[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < typeKeywords.count && typeKeywords[low] < range.upperBound
  }

  /// Whether a node is compiled for those who write the app alone.
  func isOfDebugBuild(_ node: some SyntaxProtocol) -> Bool {
    debugArms.hold(node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Where a node's first token is: line and column from 1, the column in UTF-16 units as editors count.
  func location(of node: some SyntaxProtocol) -> SourceLocation {
    lines.location(of: node.positionAfterSkippingLeadingTrivia.utf8Offset, in: path)
  }

  /// Where a place in the file's text is, line and column from 1.
  func location(at position: AbsolutePosition) -> SourceLocation { lines.location(of: position.utf8Offset, in: path) }

  /// Whether a place is within a node of the file.
  func holds(_ place: SourceLocation, in node: some SyntaxProtocol) -> Bool {
    let end = lines.location(of: node.endPositionBeforeTrailingTrivia.utf8Offset, in: path)
    return place.file == path && location(of: node) <= place && place < end
  }
}
