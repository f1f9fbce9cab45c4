// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// For the targets that call C.
let unsafe = strict + [.strictMemorySafety()]

let package = Package(
  name: "Wraparound",
  products: [
    .library(name: "CarouselCore", targets: ["CarouselCore"]),
    .library(name: "CarouselScenario", targets: ["CarouselScenario"]),
    .library(name: "CarouselPicture", targets: ["CarouselPicture"]),
    .library(name: "CarouselSVG", targets: ["CarouselSVG"]),
    .library(name: "CarouselGIF", targets: ["CarouselGIF"]),
    .library(name: "CarouselFormats", targets: ["CarouselFormats"]),
    .library(name: "CarouselTrace", targets: ["CarouselTrace"]),
    .executable(name: "wraparound", targets: ["wraparound"]),
  ],
  targets: [
    // What C brings.
    .systemLibrary(name: "CMath"),
    .systemLibrary(name: "CGD", providers: [.apt(["libgd-dev"]), .brew(["gd"])]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
    .target(name: "GD", dependencies: ["CGD"], swiftSettings: unsafe),
    .target(name: "YAML", dependencies: ["CYAML"], swiftSettings: unsafe),
    .target(name: "GIFDecoding", dependencies: ["CGIF"], swiftSettings: unsafe),

    // What messages have in common.
    .target(name: "Suggestions", swiftSettings: strict),

    // What the project is about.
    .target(name: "CarouselCore", dependencies: ["CMath"], swiftSettings: strict),
    .target(
      name: "CarouselScenario",
      dependencies: ["CarouselCore", "CarouselPicture", "Suggestions", "YAML"],
      swiftSettings: strict
    ),
    .target(name: "CarouselPicture", dependencies: ["CarouselCore"], swiftSettings: strict),
    .target(
      name: "CarouselSVG", dependencies: ["CarouselCore", "CarouselPicture"], swiftSettings: strict
    ),
    .target(
      name: "CarouselGIF",
      dependencies: ["CarouselCore", "CarouselPicture", "GD", "GIFDecoding"],
      swiftSettings: strict
    ),
    .target(
      name: "CarouselFormats",
      dependencies: ["CarouselCore", "CarouselPicture", "CarouselSVG", "CarouselGIF"],
      swiftSettings: strict
    ),
    .target(name: "CarouselTrace", dependencies: ["CarouselCore"], swiftSettings: strict),

    // What a user types.
    .target(
      name: "WraparoundCommand",
      dependencies: [
        "CarouselCore", "CarouselScenario", "CarouselTrace", "CarouselPicture", "CarouselSVG",
        "CarouselGIF", "CarouselFormats",
        "GD", "GIFDecoding", "Suggestions", "YAML",
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "wraparound", dependencies: ["WraparoundCommand"], swiftSettings: strict),

    // What its developers run.
    .executableTarget(
      name: "sweep", dependencies: ["CarouselCore"], path: "Sources/Sweep", swiftSettings: strict),
    .target(name: "BenchPictures", dependencies: ["GD"], swiftSettings: strict),
    .executableTarget(
      name: "bench",
      dependencies: [
        "BenchPictures", "CarouselCore", "CarouselGIF", "CarouselPicture", "CarouselScenario", "GD",
        "GIFDecoding",
      ],
      path: "Sources/Bench",
      swiftSettings: strict
    ),

    // Tests.
    .target(
      name: "TestSupport",
      dependencies: ["CarouselCore", "GIFDecoding"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "CarouselCoreTests", dependencies: ["CarouselCore", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "GDTests", dependencies: ["GD", "GIFDecoding"], swiftSettings: strict),
    .testTarget(
      name: "BenchPicturesTests", dependencies: ["BenchPictures", "GD"], swiftSettings: strict),
    .testTarget(
      name: "SuggestionsTests", dependencies: ["Suggestions"], swiftSettings: strict),
    .testTarget(name: "YAMLTests", dependencies: ["YAML"], swiftSettings: strict),
    .testTarget(
      name: "CarouselScenarioTests",
      dependencies: [
        "CarouselScenario", "CarouselFormats", "CarouselPicture", "CarouselCore", "YAML",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CarouselFormatsTests",
      dependencies: [
        "CarouselFormats", "CarouselScenario", "CarouselGIF", "CarouselPicture", "CarouselCore",
        "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CarouselSVGTests",
      dependencies: [
        "CarouselSVG", "CarouselGIF", "CarouselPicture", "CarouselCore", "GD", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CarouselGIFTests",
      dependencies: [
        "CarouselGIF", "CarouselPicture", "CarouselCore", "GD", "GIFDecoding", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CarouselTraceTests",
      dependencies: ["CarouselTrace", "CarouselCore", "CarouselScenario", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "WraparoundCommandTests",
      dependencies: [
        "wraparound", "WraparoundCommand", "CarouselFormats", "CarouselPicture", "CarouselCore",
        "TestSupport",
      ],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
