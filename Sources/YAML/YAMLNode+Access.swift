extension YAMLNode {
  /// The scalar, or nil for a list or a mapping.
  public var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The elements, or nil for anything but a list.
  public var sequence: [YAMLNode]? {
    if case .sequence(let nodes) = content { nodes } else { nil }
  }

  /// The entries in their order, or nil for anything but a mapping.
  public var mapping: [YAMLEntry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The value of a key, or nil where there is none.
  ///
  /// - Complexity: O(*n*) for *n* entries.
  public subscript(key: String) -> YAMLNode? {
    mapping?.first { $0.name == key }?.value
  }

  /// The text of any scalar, numbers included, as it is written.
  public var text: String? { scalar?.text }

  /// The text of a scalar that means a string; nil for `5`, `true`, or null.
  public var string: String? {
    if case .string(let text)? = scalar?.value { text } else { nil }
  }

  /// The whole number; nil for `5.0` and for one that does not fit.
  public var int: Int? {
    if case .int(let number)? = scalar?.value { number } else { nil }
  }

  /// The number, whole or not; it may be infinite or not a number.
  public var double: Double? {
    switch scalar?.value {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  /// The truth value.
  public var bool: Bool? {
    if case .bool(let value)? = scalar?.value { value } else { nil }
  }

  /// Says whether the value is `null` or not written.
  public var isNull: Bool { scalar?.value == .null }

  /// What the node is, in words for a message: "a number", "a list".
  public var noun: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar(let scalar):
      switch scalar.value {
      case .null: "nothing"
      case .bool: "true or false"
      case .int: "a whole number"
      case .double(let number) where number.isNaN: "not a number"
      case .double(let number) where number.isInfinite: "infinite"
      case .double: "a number"
      case .string: "text"
      }
    }
  }
}
