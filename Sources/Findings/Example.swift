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
  /// What they were before the change that the rule is about, where it is about one.
  package let before: [String: String]?
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
  package static func fails(
    _ note: String, in profiles: Profile..., before: [String: String]? = nil, files: [String: String]
  ) -> Example {
    Example(.fails, note, profiles, files, before: before)
  }
  package static func needsReview(
    _ note: String, in profiles: Profile..., before: [String: String]? = nil, files: [String: String]
  ) -> Example {
    Example(.needsReview, note, profiles, files, before: before)
  }
  package static func passes(
    _ note: String, in profiles: Profile..., before: [String: String]? = nil, files: [String: String]
  ) -> Example {
    Example(.passes, note, profiles, files, before: before)
  }

  private init(
    _ outcome: Outcome, _ note: String, _ profiles: [Profile], _ files: [String: String], before: [String: String]? = nil,
    mended: [String: String]? = nil
  ) {
    self.outcome = outcome
    self.note = note
    self.profiles = profiles.isEmpty ? nil : profiles
    self.files = files
    self.before = before
    self.mended = mended
  }
}
