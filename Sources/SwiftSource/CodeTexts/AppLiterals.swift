import LintelModel

extension SwiftSourceReader {
  /// The literals of Swift files that are an app's: what only a preview or a test says is shown to nobody.
  /// - Parameter known: Those of code in other languages.
  package static func literals(in files: [(path: String, bytes: [UInt8])], besides known: CodeLiterals) -> CodeLiterals {
    files.reduce(into: known) { literals, file in
      let bytes = SwiftBytes(bytes: file.bytes)
      guard !bytes.isTest else { return }
      literals.add(bytes.mayHavePreview ? withoutPreviews(file.bytes) : file.bytes, of: file.path)
    }
  }

  /// With spaces in place of what stands between the braces of previews: what is before and behind them stays as it is written.
  private static func withoutPreviews(_ bytes: [UInt8]) -> [UInt8] {
    let source = SourceTokens(bytes)
    var left = bytes
    for preview in SpelledKeyReader.previews(in: source) where !preview.isEmpty {
      let (first, last) = (source.tokens[preview.lowerBound], source.tokens[preview.upperBound - 1])
      for index in Int(first.start)..<Int(last.end) where left[index] != UInt8(ascii: "\n") { left[index] = UInt8(ascii: " ") }
    }
    return left
  }
}

extension SwiftBytes {
  private static let previews = ["#Preview", "PreviewProvider"].map { Array($0.utf8) }

  /// Not of what is too long to be read.
  fileprivate var mayHavePreview: Bool { bytes.count <= Self.maximumSize && Self.previews.contains { contains($0) } }
}
