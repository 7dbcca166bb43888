// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

/// Generic code is specialised across modules only with the first flag.
///
/// Without it a replay costs several times more. With the second the linker can leave out each function
/// that nothing calls.
let release: [SwiftSetting] = [
  .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
  .unsafeFlags(
    ["-Xfrontend", "-function-sections"],
    .when(platforms: [.linux], configuration: .release)),
]
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)] + release

/// Regular expressions and what else searches texts for texts would be a megabyte of the binary; the
/// program does without.
let product =
  strict + [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])]

/// Generic code of the lower targets takes most of the tests' time if it is not optimised.
///
/// Assertions stay as in other debug builds.
let base =
  product + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// For code that runs once a command, of which a smaller binary is all that is noticed.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// Names and debug information would be more than half of the binary, and are read by debuggers only;
/// of functions that come out the same one is kept.
let slim: [LinkerSetting] = [
  .unsafeFlags(
    ["-Xlinker", "-s", "-Xlinker", "--gc-sections", "-Xlinker", "--icf=safe"]
      + (canLinkStatically ? ["-static-executable"] : []),
    .when(platforms: [.linux], configuration: .release))
]

/// Whether the system's own libraries are there as archives, as on Debian and Ubuntu; other systems
/// have them in packages of their own (glibc-static, libstdc++-static).
///
/// A binary that needs no shared library starts in half the time: nothing is searched, mapped and
/// bound to addresses first.
var canLinkStatically: Bool {
  #if canImport(Glibc)
    func holds(_ pattern: String) -> Bool {
      var found = glob_t()
      defer { globfree(&found) }
      return glob(pattern, 0, nil, &found) == 0
    }
    return (holds("/usr/lib/*-linux-gnu/libc.a") || holds("/usr/lib64/libc.a"))
      && holds("/usr/lib/gcc/*/*/libstdc++.a")
  #else
    return false
  #endif
}

/// The dependencies are the architecture: arrows point down only, and the compiler keeps them so.
let package = Package(
  name: "larder",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "larder", targets: ["larder"])
  ],
  targets: [
    .executableTarget(
      name: "larder", dependencies: ["LarderCLI"], swiftSettings: product,
      linkerSettings: slim),
    .target(
      name: "LarderCLI",
      dependencies: [
        "Reporting", "Importing", "Projections", "EventSourcing", "GroceryModel", "ColumnStore",
        "ByteTools", "NativeKernels",
      ],
      swiftSettings: product + small),
    .target(
      name: "Reporting",
      dependencies: [
        "Projections", "EventSourcing", "GroceryModel", "ColumnStore", "ByteTools",
      ],
      swiftSettings: product),
    .target(
      name: "Importing",
      dependencies: ["EventSourcing", "GroceryModel", "ByteTools", "NativeKernels"],
      swiftSettings: product),
    .target(
      name: "Projections",
      dependencies: [
        "EventSourcing", "Statistics", "GroceryModel", "ColumnStore", "ByteTools",
      ],
      swiftSettings: product),
    .target(
      name: "EventSourcing", dependencies: ["GroceryModel", "ByteTools", "NativeKernels"],
      swiftSettings: base),
    .target(
      name: "ColumnStore", dependencies: ["ByteTools", "NativeKernels"], swiftSettings: base),
    .target(name: "ByteTools", dependencies: ["NativeKernels"], swiftSettings: base),
    .target(name: "Statistics", swiftSettings: base),
    .target(name: "GroceryModel", swiftSettings: base),
    .target(name: "NativeKernels"),
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
    .testTarget(
      name: "GroceryModelTests", dependencies: ["GroceryModel", "SeededRandom"],
      swiftSettings: strict),
    .testTarget(
      name: "StatisticsTests", dependencies: ["Statistics", "SeededRandom"],
      swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["ByteTools"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .target(
      name: "FaultyDisk", dependencies: ["ByteTools", "SeededRandom"],
      path: "Tests/FaultyDisk", swiftSettings: strict),
    .testTarget(
      name: "ByteToolsTests",
      dependencies: ["ByteTools", "FaultyDisk", "SeededRandom", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ColumnStoreTests",
      dependencies: ["ColumnStore", "ByteTools", "SeededRandom", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "EventSourcingTests",
      dependencies: [
        "EventSourcing", "GroceryModel", "ByteTools", "FaultyDisk", "SeededRandom", "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "HouseholdFixtures",
      dependencies: ["EventSourcing", "GroceryModel", "ByteTools", "SeededRandom", "TestSupport"],
      path: "Tests/HouseholdFixtures", swiftSettings: strict),
    .testTarget(
      name: "ProjectionsTests",
      dependencies: [
        "Projections", "Statistics", "EventSourcing", "GroceryModel", "ColumnStore", "ByteTools",
        "HouseholdFixtures", "SeededRandom",
      ],
      exclude: ([""] + (2...24).map(String.init)).map { "ShelfLives/FoodNames\($0).txt" },
      swiftSettings: strict),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "Reporting", "Projections", "EventSourcing", "GroceryModel", "ByteTools",
        "HouseholdFixtures",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ImportingTests",
      dependencies: [
        "Importing", "EventSourcing", "GroceryModel", "ByteTools", "FaultyDisk", "SeededRandom",
      ],
      exclude: ["Corpus"], swiftSettings: strict),
    .testTarget(
      name: "LarderCLITests",
      dependencies: [
        "LarderCLI", "EventSourcing", "GroceryModel", "ByteTools", "FaultyDisk",
        "HouseholdFixtures", "SeededRandom",
      ],
      exclude: ["Cases"],
      swiftSettings: strict),
  ]
)
