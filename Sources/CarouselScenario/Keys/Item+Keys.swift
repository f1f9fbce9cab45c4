internal import CarouselPicture
internal import YAML

extension Item {
  /// The keys of an entry of `items`.
  static let keys = KeyTable(
    "an item", blank: Item(label: ""),
    ScenarioKey(
      name: "image", summary: "The path of a PNG, JPEG or GIF, from the scenario's folder.",
      isRequired: false, defaultNote: nil, schema: Form<String>.text("a path").schema,
      read: { (node, item, _) throws(Mistake) in
        item.image = ItemImage(path: try Form<String>.text("the path of a picture").read(node, nil))
      },
      text: { item in item.image.map { .string($0.path) } }
    ),
    ScenarioKey(
      name: "fit", summary: "How the picture fills the page.", isRequired: false,
      defaultNote: "fill", schema: Form<ContentMode>.choice("fit").schema,
      read: { (node, item, _) throws(Mistake) in
        let mode = try Form<ContentMode>.choice("fit").read(node, nil)
        guard item.image != nil else {
          throw Mistake(.needsKey("fit", needs: "image"), at: node)
        }
        item.image?.contentMode = mode
      },
      text: { item in
        guard let mode = item.image?.contentMode, mode != .scaleAspectFill else { return nil }
        return .word(mode.rawValue)
      }
    ),
    ScenarioKey(
      name: "label", summary: "The text on the item.", isRequired: false,
      defaultNote: "the item's number; none on a picture",
      schema: Form<String>.text("a label").schema,
      read: { (node, item, _) throws(Mistake) in
        item.label = try Form<String>.text("a label").read(node, nil)
      },
      text: { item in item.label.isEmpty ? nil : .string(item.label) }
    ),
    ScenarioKey(
      name: "color", summary: "The ground, such as \"#54a24b\".", isRequired: false,
      defaultNote: "the theme's color of its turn",
      schema: .text(matching: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"),
      read: { (node, item, _) throws(Mistake) in
        guard let color = node.text.flatMap({ Color(css: $0) }) else {
          throw Mistake(.notAColor(node.found), at: node)
        }
        item.color = color
      },
      text: { item in item.color.map { .string($0.css) } }
    )
  )
}

extension Form where Value == [Item] {
  /// A number of items, or a list of them.
  static let items: Self = {
    let count = Form<Int>.int(in: 0...ScenarioLimits.items)
    let list = JSONText.object([
      ("type", .string("array")), ("maxItems", .number(Double(ScenarioLimits.items))),
      ("items", .anyOf([.object([("type", .string("string"))]), Item.keys.schema()])),
    ])
    return Self(
      schema: .anyOf([count.schema, list]),
      read: { (node, _) throws(Mistake) in
        guard let nodes = node.sequence else {
          guard node.double != nil else {
            throw Mistake(
              .wrongType(expected: "a number of items, or a list", found: node.found), at: node)
          }
          return Item.numbered(try count.read(node, nil))
        }
        guard nodes.count <= ScenarioLimits.items else {
          throw Mistake(
            .tooMany("items", count: nodes.count, limit: ScenarioLimits.items), at: node)
        }
        var items: [Item] = []
        for node in nodes { items.append(try item(node, number: items.count + 1)) }
        return items
      },
      text: { items in
        items == Item.numbered(items.count)
          ? .word(String(items.count)) : .list(items.map(Item.keys.text))
      }
    )
  }()

  private static func item(_ node: YAMLNode, number: Int) throws(Mistake) -> Item {
    var item: Item
    if node.mapping != nil {
      item = try Item.keys.read(node)
    } else {
      guard let path = node.string, !path.isEmpty else {
        throw Mistake(
          .wrongType(
            expected: "the path of a picture, or a mapping such as {label: Sale}",
            found: node.found),
          at: node)
      }
      item = Item(label: "", image: ItemImage(path: path))
    }
    // A picture speaks for itself; a plain page without text could not be told from a blank one.
    if item.label.isEmpty, item.image == nil { item.label = "\(number)" }
    return item
  }
}
