import LintelModel

/// The comments of Objective-C source and headers.
enum ObjectiveCAcceptances {
  static func find(in file: SourceFile) -> [Acceptance] {
    let bytes = file.bytes
    var comments: [Range<Int>] = []
    var texts: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let start = index
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch bytes[index] {
      case Ascii.slash where next == Ascii.slash:
        while index < bytes.count, bytes[index] != Ascii.newline { index += bytes[index] == Ascii.backslash ? 2 : 1 }
        index = min(index, bytes.count)
        comments.append(start..<index)
      case Ascii.slash where next == Ascii.asterisk:
        index += 2
        while index < bytes.count, !(bytes[index] == Ascii.slash && bytes[index - 1] == Ascii.asterisk && index > start + 2)
        {
          index += 1
        }
        index = min(index + 1, bytes.count)
        comments.append(start..<index)
      case Ascii.quote, Ascii.apostrophe:
        index += 1
        while index < bytes.count, bytes[index] != bytes[start], bytes[index] != Ascii.newline {
          index += bytes[index] == Ascii.backslash ? 2 : 1
        }
        index = min(index + 1, bytes.count)
        texts.append(start..<index)
      default: index += 1
      }
    }
    return CommentedCode(file: file.path, bytes: bytes, comments: comments, texts: texts).acceptances
  }
}
