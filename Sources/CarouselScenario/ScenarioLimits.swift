/// The sizes beyond which a scenario is refused.
///
/// They leave room for every carousel that somebody ships and keep a slip of the keyboard from
/// taking the memory or the day.
public enum ScenarioLimits {
  /// The number of items.
  public static let items = 1000
  /// The length of the bounds, of a gap, and of a peek in points: some ten screens.
  public static let points = 10_000.0
  /// The copies of an item on a strip, and the pages of a run of clones.
  public static let copies = 1000
  /// The steps of a script, repeated ones counted each time.
  public static let steps = 10_000
  /// The refreshes of a script: an hour at 60 a second.
  public static let refreshes = 216_000
  /// The seconds of one step, and of one interval.
  public static let seconds = 3600.0
  /// The refreshes a second of a display.
  public static let refreshRate = 240.0
  /// The frames a second of a GIF: its delays are hundredths of a second, and players slow down
  /// those below two.
  public static let framesPerSecond = 50.0
  /// The seconds for which the last frame of a GIF is held.
  public static let hold = 600.0
  /// The factor by which a GIF is slower near a wrap jump.
  public static let slowWrap = 100.0
  /// The bytes of a GIF: more than any program opens.
  public static let bytes = 1_000_000_000
  /// The characters of a title, a label, or a name.
  public static let characters = 200
  /// The velocity of a release in points a second.
  public static let velocity = 20_000.0
}
