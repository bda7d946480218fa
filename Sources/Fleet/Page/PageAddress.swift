/// What the page of a project is called.
package enum PageAddress {
  /// A file for each name: what a file system or an address may take for something else is spelled by its bytes.
  package static func file(of name: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    let spelled = name.utf8.map { byte -> String in
      if plain.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16)
      return "~" + (digits.count < 2 ? "0" : "") + digits
    }
    return spelled.joined() + ".html"
  }
}
