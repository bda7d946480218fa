/// Paths and queries as URI references spell them (RFC 3986, 3.3 and 3.4).
package enum PercentEncoding {
  /// One part of an address: all but letters, digits and `-._~` is encoded.
  static func part(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }

  /// A value in a query, as the page's script writes it (URL Standard, application/x-www-form-urlencoded, but `%20` for a space):
  /// all but letters, digits and `-_.*` is encoded.
  static func value(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "*": result.unicodeScalars.append(scalar)
      default: result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }

  /// A relative path; slashes stay.
  package static func path(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/", "+", "@", "(", ")", ",", "'", "!", "$", "&", "*", "=",
        ";":
        result.unicodeScalars.append(scalar)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    // A colon in the first part of a reference would be read as a scheme's; it is encoded above.
    return result
  }
}
