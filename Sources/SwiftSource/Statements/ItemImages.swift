import LintelModel

/// The images that code gives an item, and which of them people see beside its texts.
extension ItemAttributes {
  /// An image, or none where a branch takes it away.
  struct ShownImage {
    var image: NamedImage?
    /// Of the statement that sets it; nil where the item is made with it.
    var location: SourceLocation?
    /// Of its name, where that is written elsewhere: in the arm of a property that says it by the case.
    var namedAt: SourceLocation?

    fileprivate var name: String? { image?.name }
  }

  /// All images of an item, each with its conditions; none if no statement gives it one.
  ///
  /// - Parameter property: What code sets to give it one.
  func shownImages(of object: MadeObject, initial: Value?, property: String = "image") -> [Conditional<ShownImage>] {
    var found: [Conditional<ShownImage>] = []
    for statement in object.statements(of: property, initial: initial, tellsFunctions: true) {
      let (value, conditions) = (statement.value.value, statement.value.conditions)
      if value.isNothing, statement.location != nil, conditions.tellImage {
        found.append(Conditional(ShownImage(location: statement.location), conditions))
      }
      for symbol in symbols(value) {
        found.append(
          Conditional(
            ShownImage(
              image: symbol.value, location: statement.location,
              namedAt: place(of: symbol.value, in: value, takenAt: statement.location ?? object.location)),
            conditions.and(part: symbol.conditions)))
      }
    }
    guard let first = found.first(where: { $0.value.image != nil }) else { return [] }
    let names = Set(found.map { $0.value.name })
    if names.count == 1 { return [Conditional(first.value)] }
    // Each may become an item of its own.
    if names.count > Self.maximumFaces || found.count > 4 * Self.maximumFaces {
      return [Conditional(untold(found, of: object))]
    }
    // What it is made with and a branch gives it, too, is seen where that branch is.
    let given = Set(found.filter { $0.value.location != nil }.map { $0.value.name })
    // So is what nothing tells from others, as the image that it starts with.
    let told = Set(found.filter { $0.conditions.tellImage }.map { $0.value.name })
    let starting = found.filter { !$0.conditions.tellImage && told.contains($0.value.name) }
    return found.compactMap { (one: Conditional<ShownImage>) -> Conditional<ShownImage>? in
      if one.value.location == nil, given.contains(one.value.name) { return nil }
      guard told.contains(one.value.name) else { return one }
      guard one.conditions.tellImage else { return nil }
      var merged = one
      for same in starting where same.value.name == one.value.name {
        merged.conditions.functions.formUnion(same.conditions.functions)
      }
      return merged
    }
  }

  /// The images of a view to which branches of the code give different ones, each with what decides it; none where no branch
  /// tells which of several it is.
  func branchImages(of view: MadeObject) -> [Conditional<ShownImage>] {
    let action = view.argument("primaryAction")?.objects.first
    let initial = view.argument("image") ?? action?.argument("image")
    for property in ["setImage", "image"] {
      let found = shownImages(of: view, initial: initial, property: property)
      if found.count > 1, found.contains(where: { $0.conditions.tellImage }) { return found }
    }
    return []
  }

  /// Those of an item's images that one of its faces may show. Where branches tell them apart, each is a state of its own. Where
  /// nothing does, a method that sets a text sets the image beside it, and else it cannot be told which one is seen.
  ///
  /// - Parameters:
  ///   - label: The text of the face.
  ///   - said: Every text that code gives the item, each with its conditions and the function that sets it.
  func shown(
    _ images: [Conditional<ShownImage>], on face: Conditions, beside label: LocalizedText,
    among said: [Conditional<LocalizedText>], of object: MadeObject
  ) -> [Conditional<ShownImage>] {
    guard images.count > 1 else { return images.isEmpty ? [Conditional(ShownImage())] : images }
    let possible = images.filter { !$0.conditions.excludes(face) }
    let labels = said.filter { $0.value.isPresent && $0.value.reads(like: label) }
    let paired = possible.filter { image in
      labels.isEmpty || labels.contains { Self.mayStand($0, beside: image, among: said, images) }
    }
    let fitting = paired.isEmpty ? possible : paired
    if fitting.isEmpty { return [Conditional(ShownImage())] }
    if fitting.contains(where: { $0.conditions.tellImage }) { return fitting }
    let together = fitting.filter { !$0.conditions.functions.isDisjoint(with: face.functions) }
    let left = together.isEmpty ? fitting : together
    let isTold = Set(left.map { $0.value.name }).count == 1
    return [Conditional(isTold ? left[0].value : untold(left, of: object))]
  }

  /// Whether a text and an image are ever seen together: not where one function sets the text and an image, and another one
  /// the image and a text. Whichever ran last, it has replaced what the other one set.
  private static func mayStand(
    _ text: Conditional<LocalizedText>, beside image: Conditional<ShownImage>, among said: [Conditional<LocalizedText>],
    _ images: [Conditional<ShownImage>]
  ) -> Bool {
    if text.conditions.excludes(image.conditions) { return false }
    let (own, other) = (text.conditions.functions, image.conditions.functions)
    if own.isEmpty || other.isEmpty || !own.isDisjoint(with: other) { return true }
    if isTurnedBack(text.value, from: image, among: said, images) { return false }
    let setsText = said.contains { one in
      one.value.isPresent && !one.conditions.functions.isDisjoint(with: other) && !one.conditions.excludes(image.conditions)
    }
    let setsImage = images.contains { one in
      one.value.image != nil && !one.conditions.functions.isDisjoint(with: own) && !one.conditions.excludes(text.conditions)
    }
    return !setsText || !setsImage
  }

  /// Whether the function that sets the image sets another text beside it, and this one in another branch with another image:
  /// whichever function sets the text besides, it means the state in which that branch leaves the item.
  private static func isTurnedBack(
    _ text: LocalizedText, from image: Conditional<ShownImage>, among said: [Conditional<LocalizedText>],
    _ images: [Conditional<ShownImage>]
  ) -> Bool {
    func isOfSameFunction(_ conditions: Conditions) -> Bool {
      !conditions.functions.isDisjoint(with: image.conditions.functions)
    }
    let own = said.filter { $0.value.isPresent && isOfSameFunction($0.conditions) }
    let same = own.filter { $0.value.reads(like: text) }
    guard !same.isEmpty, own.count > same.count, same.allSatisfy({ $0.conditions.excludes(image.conditions) }) else {
      return false
    }
    return same.allSatisfy { one in
      images.contains { other in
        other.value.name != image.value.name && isOfSameFunction(other.conditions)
          && other.conditions.isSet(wherever: one.conditions)
      }
    }
  }

  /// The only other symbol of an item that has two.
  func otherSymbol(of shown: ShownImage, among images: [Conditional<ShownImage>]) -> String? {
    let names = Set(images.compactMap { $0.value.name })
    guard names.count == 2, let own = shown.name else { return nil }
    return names.first { $0 != own }
  }

  /// Gives the item an image and says where the code does.
  func set(shown: ShownImage, of item: inout Item) {
    guard let image = shown.image else { return }
    set(image: image, of: &item)
    item.symbolIsFrom = shown.namedAt ?? shown.location
  }

  /// An image of which only the running program knows which one it is.
  private func untold(_ images: [Conditional<ShownImage>], of object: MadeObject) -> ShownImage {
    let isSystem = images.allSatisfy { $0.value.image?.isSystem ?? true }
    return ShownImage(image: ("\(object.name ?? object.type).image", isSystem, false))
  }
}

extension Conditions {
  /// Whether what these are of is set wherever that holds: which of several statements it is makes no difference.
  fileprivate func isSet(wherever other: Conditions) -> Bool {
    other.settings.isSubset(of: settings) && arms.allSatisfy { $0.key.kind == .value || other.arms[$0.key] == $0.value }
  }

  /// Whether more tells an image from others of the item than that another statement sets it.
  fileprivate var tellImage: Bool {
    settings != Setting.all
      || arms.keys.contains { branch in
        branch.kind != .value || !["image of ", "setImage of "].contains { branch.words.hasPrefix($0) }
      }
  }
}

extension [Conditional<ItemAttributes.ShownImage>] {
  /// When branches of the code give the item an image.
  var branches: [Conditions] { filter { $0.value.image != nil && $0.conditions.tellImage }.map { $0.conditions } }
}
