internal import CarouselCore
internal import CarouselFormats
internal import CarouselPicture
internal import CarouselScenario

extension PicturePlan {
  /// Draws one of the pictures.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - judged: What the laws say of the scenario.
  ///   - itemPictures: The pictures on items.
  ///   - jobs: How many frames are drawn at once.
  /// - Returns: What to write.
  /// - Throws: A ``Failure`` with the picture's path.
  func draw(
    _ picture: PlannedPicture, _ judged: JudgedScenario, _ itemPictures: ItemPictures, jobs: Int
  ) throws(Failure) -> DrawnPicture {
    let scenario = file.scenario
    var order = PictureOrder(
      Illustration(
        title: scenario.title, timeline: file.timeline, items: scenario.items,
        theme: picture.theme, scale: picture.request.scale),
      fileName: picture.fileName, verdict: judged.verdict, options: picture.request.options,
      against: scenario.against.map {
        CarouselTimeline($0, script: scenario.script, refreshRate: scenario.refreshRate)
      },
      itemImages: itemPictures.dataURIs, companions: companions, jobs: jobs)
    order.isStreamed = true
    do throws(PictureError) {
      return try picture.format.draw(order)
    } catch {
      throw .picture(error, path: picture.path)
    }
  }
}

extension OutputBatch {
  /// Writes a file of a picture beside its place, reads it back and checks it.
  ///
  /// - Parameters:
  ///   - path: The place.
  ///   - file: The file.
  /// - Returns: The length of the file.
  /// - Throws: A ``Failure`` where the file cannot be written, or is not what was meant.
  @discardableResult
  mutating func add(_ path: String, _ file: DrawnFile) throws(Failure) -> Int {
    if let stream = file.stream { return try add(path, FileStream(stream, path: path)) }
    try add(path, bytes: file.bytes) { (bytes) throws(Failure) in
      do throws(PictureError) { try file.check(bytes) } catch {
        throw .picture(error, path: path)
      }
    }
    return file.bytes.count
  }
}

extension FileStream {
  /// Takes a stream of a picture; its errors get the picture's path.
  fileprivate init(_ stream: DrawnStream, path: String) {
    self.init(
      write: { (put) throws(Failure) in
        let next = stream.pieces()
        while true {
          let piece: [UInt8]?
          do throws(PictureError) { piece = try next() } catch {
            throw .picture(error, path: path)
          }
          guard let piece else { return }
          try put(piece)
        }
      },
      check: { (nextPiece) throws(Failure) in
        do throws(PictureError) { try stream.check(nextPiece) } catch {
          throw .picture(error, path: path)
        }
      })
  }
}
