extension String {
  /// Whether a text may hold a name: false only where it surely does not. Strings are compared by what their characters
  /// mean, which costs far more than to look for bytes, and most texts hold none of a project's names.
  func mayHold(_ name: String) -> Bool {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return true }
    // The Kelvin sign means a K, the Greek question mark a semicolon, the varia a grave accent: no other letter beyond ASCII
    // means one within (canonical equivalence, The Unicode Standard).
    if name.utf8.contains(where: \.hasTwin), !utf8.allSatisfy({ $0 < 0x80 }) { return true }
    return hasBytes(of: name)
  }

  private func hasBytes(of name: String) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { text -> Bool? in
      name.utf8.withContiguousStorageIfAvailable { name -> Bool in
        guard let first = name.first else { return true }
        guard text.count >= name.count else { return false }
        return (0...(text.count - name.count)).contains { start in
          text[start] == first && name.indices.allSatisfy { text[start + $0] == name[$0] }
        }
      }
    }
    return (found ?? nil) ?? true
  }
}

extension UInt8 {
  /// Whether a letter beyond ASCII means the same.
  fileprivate var hasTwin: Bool { self == UInt8(ascii: "K") || self == UInt8(ascii: ";") || self == UInt8(ascii: "`") }
}
