extension String {
  /// The text with some of its scalars written otherwise; those that the closure has nothing for stay.
  ///
  /// Formats escape by scalars or bytes and never by `Character`: what reads them does so, while a mark may join the sign
  /// before it, or one like U+0600 the sign behind it, into one `Character` that is no sign any more.
  func escapingScalars(_ escape: (Unicode.Scalar) -> String?) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let escaped = escape(scalar) {
        result.append(contentsOf: escaped.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
