/// Finds fonts by well-known paths first, by fontconfig second.
///
/// The paths come first because fontconfig answers every question with some font: with the same
/// package installed, the same file is taken on every machine.
enum FontLocator {
  /// Returns the path of DejaVu Sans.
  static func dejaVuSans(_ weight: FontWeight) throws(FontError) -> String {
    let file = weight == .bold ? "DejaVuSans-Bold.ttf" : "DejaVuSans.ttf"
    for folder in dejaVuFolders where isReadable(folder + file) { return folder + file }
    for folder in userFolders where isReadable(folder + file) { return folder + file }
    let pattern = weight == .bold ? "DejaVu Sans:bold" : "DejaVu Sans"
    // Fontconfig replaces what it lacks, so its answer counts only when it is the font.
    if let path = FreeType.path(matching: pattern), path.hasSuffix("/" + file) { return path }
    throw .fontNotFound(name: weight == .bold ? "DejaVu Sans Bold" : "DejaVu Sans")
  }

  /// Returns the paths of installed fonts for Chinese, Japanese and Korean, best first.
  static func eastAsian() -> [String] {
    var paths = eastAsianPaths.filter(isReadable)
    if paths.isEmpty, let path = FreeType.path(matching: "sans:lang=zh-cn") { paths.append(path) }
    return paths
  }

  private static func isReadable(_ path: String) -> Bool {
    FileWindow(path: path) != nil
  }

  private static let dejaVuFolders = [
    "/usr/share/fonts/truetype/dejavu/",  // Debian, Ubuntu
    "/usr/share/fonts/dejavu-sans-fonts/",  // Fedora
    "/usr/share/fonts/TTF/",  // Arch
    "/usr/share/fonts/dejavu/",  // Alpine
    "/Library/Fonts/",  // macOS, all users
  ]

  /// Where `brew install --cask font-dejavu` puts fonts.
  private static var userFolders: [String] {
    guard let home = homeFolder() else { return [] }
    return [home + "/Library/Fonts/", home + "/.local/share/fonts/", home + "/.fonts/"]
  }

  private static let eastAsianPaths = [
    "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",  // fonts-droid-fallback
    "/usr/share/fonts-droid-fallback/truetype/DroidSansFallback.ttf",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",  // fonts-noto-cjk
    "/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",  // fonts-wqy-microhei
    "/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc",
    "/System/Library/Fonts/PingFang.ttc",  // macOS
    "/System/Library/Fonts/STHeiti Light.ttc",
    "/System/Library/Fonts/Hiragino Sans GB.ttc",
  ]
}
