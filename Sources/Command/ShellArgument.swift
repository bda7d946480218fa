extension String {
  /// As a shell takes it for one word.
  var asArgument: String {
    let isPlain = !isEmpty && utf8.allSatisfy { $0 > 0x7F || Self.plain.contains($0) }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }

  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@%+=:,./_-".utf8)
}
