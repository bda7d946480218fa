import LintelUnicodeText

/// A language that was asked for by name.
package enum AskedLocale {
  /// What a name may be, for people.
  package static let allowed = "a BCP 47 id of a language, such as de, pt-BR or zh-Hans"

  /// Whether the name is one of a language, or `und` for none in particular.
  package static func isKnown(_ name: String) -> Bool { name == "und" || LocaleName.canonical(name) != nil }

  /// The name as `LocaleID` has it: `pt-BR` for `pt_br`; nil for no language's.
  package static func canonical(_ name: String) -> String? { LocaleName.canonical(name) }
}
