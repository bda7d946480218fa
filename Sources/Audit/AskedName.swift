import LintelInputs

/// A name that was asked for and that nothing has.
package enum AskedName {
  /// The name that may have been meant; nil if none is near.
  package static func nearest(to name: String, among names: [String]) -> String? { NearestName.of(name, among: names) }

  /// `, did you mean 'title-truncated'?`, or nothing.
  package static func suggestion(for name: String, among names: [String]) -> String {
    nearest(to: name, among: names).map { ", did you mean '\($0)'?" } ?? ""
  }
}
