import LintelModel

extension ItemAttributes {
  /// An item of a window's toolbar that code holds by an outlet: one for each label that code gives it, with the image that the
  /// same method sets. In which state it is only the running program knows.
  func heldWindowItems(_ object: MadeObject) -> [Conditional<Item>] {
    let labels = texts("label", of: object, tellsFunctions: true)
    let shown = object.statements(of: "image", tellsFunctions: true).flatMap { statement in
      images(statement.value.value).map { image in
        Conditional(
          ShownImage(image: image.value, location: statement.location), statement.value.conditions.and(part: image.conditions))
      }
    }
    return toolbarItems(object, identifier: nil).map { found in
      var item = found.value
      let functions = labels.first { $0.value == item.label }?.conditions.functions ?? []
      if let image = shown.first(where: { !$0.conditions.functions.isDisjoint(with: functions) }) {
        set(shown: image.value, of: &item)
      }
      return Conditional(item, found.conditions)
    }
  }
}
