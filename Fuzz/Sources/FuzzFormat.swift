import Foundation

/// A format, its reader, and what its mutations start from.
struct FuzzFormat: Sendable {
  var name: String
  /// Small files that between them use all of the format.
  var seeds: [[UInt8]]
  /// Words that random bytes would take long to find.
  var words: [String]
  /// How half of the mutations change a file; nil for as its first bytes say.
  var grammar: Grammar?
  /// What may be repeated in such a file.
  var growth: [Construct]
  /// Reads a file and traps where what was read cannot be true.
  var read: @Sendable ([UInt8]) -> Void

  init(
    name: String, seeds: [[UInt8]], words: [String], grammar: Grammar? = nil, growth: [Construct],
    read: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.name = name
    self.seeds = seeds
    self.words = words
    self.grammar = grammar
    self.growth = growth
    self.read = read
  }

  static let all: [FuzzFormat] = [
    strings, stringsDictionary, stringCatalog, xliff, po, propertyList, interfaceBuilder, sketch, yaml, configuration, swift,
    objectiveC, storedReport, jsonLines, gitAnswer,
  ]

  /// Writes `seeds/` and `words.dict`, in libFuzzer's form, into a folder.
  func prepare(folder: URL) throws {
    let corpus = folder.appending(path: "seeds")
    try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
    for (number, seed) in seeds.enumerated() {
      try Data(seed).write(to: corpus.appending(path: "seed-\(number)"))
    }
    let lines = words.map { "\"\($0.utf8.map(Self.escaped).joined())\"\n" }
    try Data(lines.joined().utf8).write(to: folder.appending(path: "words.dict"))
  }

  private static func escaped(_ byte: UInt8) -> String {
    let isPlain = (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    if isPlain { return String(Unicode.Scalar(byte)) }
    let hex = String(byte, radix: 16, uppercase: true)
    return "\\x" + (hex.count < 2 ? "0" : "") + hex
  }
}

/// The same text in the encodings that a table may have: UTF-8 with and without a mark, UTF-16 in both orders.
func inEveryEncoding(_ text: String) -> [[UInt8]] {
  let littleEndian = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  let bigEndian = text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  return [
    Array(text.utf8), [0xEF, 0xBB, 0xBF] + text.utf8, [0xFF, 0xFE] + littleEndian, littleEndian, [0xFE, 0xFF] + bigEndian,
  ]
}
