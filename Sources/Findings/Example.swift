/// An example: test, documentation, and what a user can paste into a file of their own.
package struct Example: Hashable, Sendable {
  package enum Outcome: String, Hashable, Sendable { case fails, needsReview, passes }

  /// What the rule must answer.
  package let outcome: Outcome
  /// In a few words, why.
  package let note: String
  /// The guidelines in which it must; nil for all in which the rule runs and that speak of the example's platforms.
  package let profiles: [Profile]?
  /// File contents by path: one sketch, or string tables in their folders.
  package let files: [String: String]
  /// The same after the rule's suggestion was followed, where that names a change: no rule may then say what none said before.
  package let mended: [String: String]?

  /// - Parameter mended: The sketch of one who follows the suggestion and changes nothing else.
  package static func fails(_ note: String, in profiles: Profile..., sketch: String, mended: String? = nil) -> Example {
    Example(.fails, note, profiles, ["example.sketch": sketch], mended: mended.map { ["example.sketch": $0] })
  }
  package static func needsReview(_ note: String, in profiles: Profile..., sketch: String) -> Example {
    Example(.needsReview, note, profiles, ["example.sketch": sketch])
  }
  package static func passes(_ note: String, in profiles: Profile..., sketch: String) -> Example {
    Example(.passes, note, profiles, ["example.sketch": sketch])
  }
  package static func fails(_ note: String, in profiles: Profile..., files: [String: String]) -> Example {
    Example(.fails, note, profiles, files)
  }
  package static func needsReview(_ note: String, in profiles: Profile..., files: [String: String]) -> Example {
    Example(.needsReview, note, profiles, files)
  }
  package static func passes(_ note: String, in profiles: Profile..., files: [String: String]) -> Example {
    Example(.passes, note, profiles, files)
  }

  private init(
    _ outcome: Outcome, _ note: String, _ profiles: [Profile], _ files: [String: String], mended: [String: String]? = nil
  ) {
    self.outcome = outcome
    self.note = note
    self.profiles = profiles.isEmpty ? nil : profiles
    self.files = files
    self.mended = mended
  }
}
