import LintelModel

/// Which files may give a member of something a value, by the member's name: found in one pass over all bytes, where asking
/// each file for each property would take as many passes as there are properties.
///
/// It keeps hashes. Two names that share one only make a file be looked at for nothing.
struct MemberWrites {
  private var files: [UInt64: [Int]] = [:]

  init(in sources: [(path: String, bytes: [UInt8])]) {
    for (number, source) in sources.enumerated() {
      source.bytes.withUnsafeBufferPointer { add($0, of: number) }
    }
  }

  /// The numbers of the files that say `.name = `, `.name += `, `&model.name` or `\.name`, in order.
  func files(writing name: String) -> [Int] { files[TextHash(name.utf8).value] ?? [] }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, of number: Int) {
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: ".") else {
        index += 1
        continue
      }
      let dot = index
      let isOfKeyPath = dot > 0 && bytes[dot - 1] == UInt8(ascii: "\\")
      index += 1
      let start = index
      var hash = TextHash()
      while index < bytes.count, bytes[index].isOfWord {
        hash.add(bytes[index])
        index += 1
      }
      guard index > start, isOfKeyPath || Self.isWritten(bytes, dot: dot, end: index), files[hash.value]?.last != number
      else { continue }
      files[hash.value, default: []].append(number)
    }
  }

  /// Whether a member of the name is given a value in a file, of something that has a fitting name: `model` of `model?.name = `.
  static func bases(of name: String, in bytes: [UInt8], fit isFitting: (String) -> Bool) -> Bool {
    let member = Array(".\(name)".utf8)
    var start = 0
    while let place = bytes.place(of: member, from: start) {
      start = place + member.count
      guard bytes.withUnsafeBufferPointer({ isWritten($0, dot: place, end: start) }) else { continue }
      var end = place
      while end > 0, bytes[end - 1] == UInt8(ascii: "?") || bytes[end - 1] == UInt8(ascii: "!") { end -= 1 }
      var first = end
      while first > 0, bytes[first - 1].isOfWord { first -= 1 }
      if isFitting(String(decoding: bytes[first..<end], as: UTF8.self)) { return true }
    }
    return false
  }

  /// Whether ` = ` or ` += ` follows a member, or `&` stands before what it is a member of.
  private static func isWritten(_ bytes: UnsafeBufferPointer<UInt8>, dot: Int, end: Int) -> Bool {
    var index = end
    while index < bytes.count, index < end + mostSpaces, bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard index + 1 < bytes.count else { return isInOut(bytes, dot: dot) }
    let signs = (bytes[index], bytes[index + 1])
    if signs.0 == UInt8(ascii: "="), signs.1 != UInt8(ascii: "=") { return true }
    return signs.0 == UInt8(ascii: "+") && signs.1 == UInt8(ascii: "=") || isInOut(bytes, dot: dot)
  }

  private static func isInOut(_ bytes: UnsafeBufferPointer<UInt8>, dot: Int) -> Bool {
    var index = dot
    while index > 0, index > dot - longestPath, bytes[index - 1].isOfPath { index -= 1 }
    return index > 0 && bytes[index - 1] == UInt8(ascii: "&")
  }

  /// Who lines up the signs of several lines has so many before one: 40.
  private static let mostSpaces = 40
  /// Of what a member belongs to, in bytes: 200. Each member of a chain asks for what is before it.
  private static let longestPath = 200
}

extension UInt8 {
  /// Whether `model?.note` may be written with it.
  fileprivate var isOfPath: Bool {
    isOfWord || self == UInt8(ascii: ".") || self == UInt8(ascii: "?") || self == UInt8(ascii: "!")
  }
}
