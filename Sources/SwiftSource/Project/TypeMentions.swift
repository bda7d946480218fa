import LintelModel

/// Which files write the name of a type of the project: found in one pass over all bytes, where asking each file for each name
/// would take as many passes as there are screens.
///
/// It keeps hashes. Two names that share one only make a file be looked at for nothing.
struct TypeMentions {
  private var files: [UInt64: [Int]] = [:]

  init(of names: some Sequence<String>, in sources: [(path: String, bytes: [UInt8])]) {
    for name in names where name.utf8.first?.startsTypeName == true { files[TextHash(name.utf8).value] = [] }
    for (number, source) in sources.enumerated() {
      source.bytes.withUnsafeBufferPointer { add($0, of: number) }
    }
  }

  /// The numbers of the files, in order; nil for a name that was not looked for, or that is none of a type.
  func files(naming name: String) -> [Int]? { files[TextHash(name.utf8).value] }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, of number: Int) {
    var index = 0
    while index < bytes.count {
      guard bytes[index].isOfWord else {
        index += 1
        continue
      }
      guard bytes[index].startsTypeName else {
        while index < bytes.count, bytes[index].isOfWord { index += 1 }
        continue
      }
      var hash = TextHash()
      while index < bytes.count, bytes[index].isOfWord {
        hash.add(bytes[index])
        index += 1
      }
      guard let place = files.index(forKey: hash.value), files.values[place].last != number else { continue }
      files.values[place].append(number)
    }
  }
}
