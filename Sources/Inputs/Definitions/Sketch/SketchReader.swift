import LintelModel

/// Reads sketches, the text form in which bars are written down for people: see `docs/sketch.md`.
package enum SketchReader {
  package static func read(_ file: SourceFile) -> DefinitionFile {
    // The drawing app of the same name writes ZIP archives with the same ending.
    if file.bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      let reason = "found a ZIP archive, as the Sketch app writes them; text is read"
      return DefinitionFile(skipped: [SkippedFile(file: file.path, reason: reason, isBroken: false)])
    }
    let hasMark = file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    guard let text = String(validating: file.bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self) else {
      return DefinitionFile(skipped: [SkippedFile(file: file.path, reason: "found bytes that are not UTF-8; UTF-8 is read")])
    }
    var result = DefinitionFile()
    var header: SketchHeader?
    for (index, block) in blocks(text).enumerated() {
      do {
        let sketch = try SketchBlock(block, file: file.path, inherited: header)
        header = sketch.header
        result.toolbars.append(sketch.toolbar(path: file.path, number: index + 1))
        result.appNames.merge(sketch.directives.appNames) { $0 + $1 }
      } catch {
        result.skipped.append(error.skipped)
      }
    }
    result.toolbars = result.toolbars.withUniqueIDs()
    if result.toolbars.isEmpty, result.skipped.isEmpty {
      result.skipped = [
        SkippedFile(
          file: file.path,
          problem: FileProblem("found no bar; a header such as 'ios26 en' and a bar line are expected", line: 1))
      ]
    }
    return result
  }

  typealias NumberedLine = (number: Int, text: Substring)

  /// The lines of each bar, without blank lines and comments; bars are parted by `---`.
  private static func blocks(_ text: String) -> [[NumberedLine]] {
    var blocks: [[NumberedLine]] = [[]]
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    for (index, line) in lines.enumerated() {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      if trimmed.hasPrefix("---"), trimmed.allSatisfy({ $0 == "-" || $0 == " " }) {
        blocks.append([])
      } else if !trimmed.isEmpty, !trimmed.hasPrefix("//") {
        blocks[blocks.count - 1].append((index + 1, line))
      }
    }
    return blocks.filter { !$0.isEmpty }
  }
}
