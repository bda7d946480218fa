import LintelModel

/// Finds where code reads the constants that hold texts: the place of a constant shows nobody where its text is.
///
/// Names are looked up in an index, in one pass over all files. Only what certainly is the constant counts as a read; any other
/// word of its name is enough not to call it unread.
struct ConstantReads {
  private struct Read: Hashable {
    var place: SourceLocation
    var isOfViews: Bool
  }

  private var constants: [TextConstant] = []
  private var byName: [String: [Int]] = [:]
  /// By the hash of a name those of the types around its constants, and all of these.
  private var names: [UInt64: Set<UInt64>] = [:]
  private var owners: Set<UInt64> = []
  /// Names that any file may say without a type.
  private var free: Set<UInt64> = []
  /// Files that declare one.
  private var declaring: Set<Int> = []
  private var reads: [Int: Set<Read>] = [:]
  /// Names that are said somewhere else than where they are declared, by their hashes.
  private var said: Set<UInt64> = []

  /// - Parameter keys: Where the keys of texts are.
  /// - Returns: By the place of a key, where its constant is read, files with views first; empty where nothing reads it.
  static func places(
    in files: [(path: String, bytes: [UInt8])], of keys: some Sequence<SourceLocation>
  ) -> [SourceLocation: [SourceLocation]] {
    var all = Self()
    let wanted = Dictionary(grouping: keys, by: \.file).mapValues { Set($0) }
    for (number, file) in files.enumerated() {
      guard let wanted = wanted[file.path], isRead(file.bytes), !SwiftBytes(bytes: file.bytes).isTest else { continue }
      all.constants += TextConstantReader.constants(
        in: SourceTokens(file.bytes), file: number, path: file.path, holding: wanted)
    }
    guard !all.constants.isEmpty else { return [:] }
    all.index()
    for (number, file) in files.enumerated() { all.read(file, number) }
    return all.told
  }

  private static func isRead(_ bytes: [UInt8]) -> Bool { bytes.count <= SwiftBytes.maximumSize }

  private mutating func index() {
    for (number, constant) in constants.enumerated() {
      byName[constant.name, default: []].append(number)
      declaring.insert(constant.file)
      let hash = TextHash(constant.name.utf8).value
      let owner = constant.types.last.map { TextHash($0.utf8).value }
      names[hash, default: []].formUnion([owner].compactMap(\.self))
      if let owner { owners.insert(owner) }
      if owner == nil || constant.isOfText { free.insert(hash) }
    }
  }

  private var told: [SourceLocation: [SourceLocation]] {
    var told: [SourceLocation: [SourceLocation]] = [:]
    for (number, constant) in constants.enumerated() {
      let found = (reads[number] ?? []).sorted { a, b in
        a.isOfViews != b.isOfViews ? a.isOfViews : a.place < b.place
      }
      let isUnread = constant.isReadByName && !said.contains(TextHash(constant.name.utf8).value)
      guard !found.isEmpty || isUnread else { continue }
      for place in constant.places { told[place] = found.map(\.place) }
    }
    return told
  }

  private mutating func read(_ file: (path: String, bytes: [UInt8]), _ number: Int) {
    let (own, around) = words(of: file.bytes)
    guard !own.isEmpty else { return }
    let mayRead = own.contains { free.contains($0) || !(names[$0] ?? []).isDisjoint(with: around) }
    guard declaring.contains(number) || mayRead, Self.isRead(file.bytes), !SwiftBytes(bytes: file.bytes).isTest else {
      said.formUnion(own)
      return
    }
    let reading = ConstantReading(file: number, source: SourceTokens(file.bytes)) { self.byName[$0] != nil }
    said.formUnion(reading.said.map { TextHash($0.utf8).value })
    lazy var lines = SourceLines(file.bytes)
    lazy var isOfViews = Self.viewModules.contains { file.bytes.holds($0) }
    for name in reading.names.sorted() {
      let candidates = (byName[name] ?? []).map { (number: $0, constant: constants[$0]) }
      for (constant, offset) in reading.reads(of: name, among: candidates) {
        reads[constant, default: []].insert(
          Read(place: lines.location(of: offset, in: file.path), isOfViews: isOfViews))
      }
    }
  }

  private static let viewModules = ["import SwiftUI", "import UIKit", "import AppKit", "import WatchKit", "import Cocoa"]
    .map { Array($0.utf8) }

  /// Which of the names, and of the types around them, a file says.
  private func words(of bytes: [UInt8]) -> (names: Set<UInt64>, owners: Set<UInt64>) {
    var (own, around): (Set<UInt64>, Set<UInt64>) = ([], [])
    bytes.withUnsafeBufferPointer { all in
      var hash = TextHash()
      var isWord = false
      func end() {
        if isWord {
          if names[hash.value] != nil { own.insert(hash.value) }
          if owners.contains(hash.value) { around.insert(hash.value) }
        }
        (hash, isWord) = (TextHash(), false)
      }
      for byte in all {
        if byte.isOfWord {
          hash.add(byte)
          isWord = true
        } else {
          end()
        }
      }
      end()
    }
    return (own, around)
  }
}
