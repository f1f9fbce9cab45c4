public import CarouselPicture

extension Scenario {
  /// Returns the JSON Schema of a scenario, for editors that complete and check YAML.
  ///
  /// Draft 7, which the common language servers understand. It is made from the table that the
  /// reader uses; where a rule cannot be said in a schema, the reader has the last word.
  ///
  /// - Parameter formats: The formats that there are; `nil` allows any word for one.
  /// - Returns: The text of a file.
  public static func jsonSchema(drawing formats: [FormatName]? = nil) -> String {
    guard case .object(let entries) = keys(drawing: formats).schema() else { return "" }
    let head: [(key: String, value: JSONText)] = [
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("A scenario of Wraparound")),
    ]
    return JSONText.object(head + entries).text + "\n"
  }
}
