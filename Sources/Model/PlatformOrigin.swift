/// Who says which platforms a bar is on.
package enum PlatformOrigin: String, Hashable, Sendable, CaseIterable {
  /// The definition itself: the target of an Interface Builder file, `#if os(…)`, an import, a declaration.
  case definition
  /// The settings of the Xcode targets or the Swift package that the file belongs to.
  case buildSettings
  /// The project's configuration.
  case configuration
  /// Nobody: all platforms that have its kind of bar.
  case assumed
}
