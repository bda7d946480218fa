extension StringUnit {
  /// Whether its text is nothing but one of its variables (`%#@files@`): people read the variable's forms, and nobody translates
  /// what is around them.
  package var isVariableAlone: Bool {
    substitutions.contains { value == "%#@\($0.name)@" || value == "%1$#@\($0.name)@" }
  }

  /// Whether it has more variables than one: the name of a category alone does not say whose form is meant then.
  package var hasSeveralVariables: Bool { substitutions.count > 1 && Set(substitutions.map(\.name)).count > 1 }
}
