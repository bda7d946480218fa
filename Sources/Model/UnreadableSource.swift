/// Source files that are none as they lie there: a search for words finds nothing in them, and silence would be taken for
/// an answer.
package enum UnreadableSource {
  private static let pointer = Array("version https://git-lfs.github.com/".utf8)

  /// Why nothing of a file of source code can be read; nil for text of UTF-8 or a like encoding.
  package static func reason(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return "found source code in UTF-16; UTF-8 is read"
    }
    return bytes.starts(with: pointer) ? "found a pointer of Git LFS in the place of the file; fetch it (git lfs pull)" : nil
  }
}
