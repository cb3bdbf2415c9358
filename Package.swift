// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, resources: resources, swiftSettings: strict)
}

// Only scripts/fuzz asks for it: its compiler flags are no release's.
let fuzzing: [Target] =
  Context.environment["KIJUN_FUZZING"] == nil
  ? []
  : [
    .executableTarget(
      name: "Fuzzing", dependencies: ["KijunGuidelines", "KijunReading"], path: "Fuzzing",
      swiftSettings: strict)
  ]

let package = Package(
  name: "kijun",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "kijun", targets: ["kijun"])],
  targets: [
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
    // Only its headers are used here: on Linux the library is opened when the first page of HTML is read.
    .target(
      name: "CLibXML2", cSettings: [.unsafeFlags(["-iwithsysroot", "/usr/include/libxml2"])],
      linkerSettings: [.linkedLibrary("xml2", .when(platforms: [.macOS]))]),
    .target(name: "CEmbedded"),
    // Part of the C library on Linux, a library of its own on macOS.
    .target(name: "CIconv", linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS]))]),

    library("KijunGuidelines"),
    library("KijunVocabulary", ["KijunGuidelines", "CEmbedded"]),
    library("KijunReading", ["KijunGuidelines", "CMarkGFM", "CLibXML2", "CIconv"]),
    library("KijunExtraction", ["KijunGuidelines", "KijunVocabulary"]),
    library("KijunSQLite", ["CSQLite"]),
    library("KijunStore", ["KijunGuidelines", "KijunSQLite", "CEmbedded"]),
    library(
      "KijunIngesting",
      ["KijunGuidelines", "KijunVocabulary", "KijunReading", "KijunExtraction", "KijunStore"]),
    library(
      "KijunSyncing",
      ["KijunGuidelines", "KijunReading", "KijunStore", "KijunIngesting"]),
    library("KijunAnswering", ["KijunGuidelines", "KijunVocabulary", "KijunStore"]),
    library("KijunExporting", ["KijunGuidelines", "KijunVocabulary", "KijunStore", "KijunAnswering"]),
    .target(
      name: "KijunSite", dependencies: ["KijunGuidelines", "KijunStore", "KijunAnswering", "CEmbedded"],
      exclude: ["Assets"], swiftSettings: strict),
    library("KijunServing", ["KijunGuidelines", "KijunStore", "KijunIngesting", "KijunAnswering"]),
    .executableTarget(
      name: "kijun",
      dependencies: [
        "KijunGuidelines", "KijunVocabulary", "KijunSQLite", "KijunStore", "KijunIngesting", "KijunSyncing",
        "KijunAnswering",
        "KijunExporting", "KijunSite", "KijunServing",
      ],
      swiftSettings: strict),

    tests("KijunGuidelinesTests", ["KijunGuidelines"]),
    tests("KijunVocabularyTests", ["KijunVocabulary", "KijunGuidelines"]),
    tests("KijunExtractionTests", ["KijunExtraction", "KijunReading", "KijunVocabulary", "KijunGuidelines"]),
    tests("KijunSQLiteTests", ["KijunSQLite"]),
    tests("KijunStoreTests", ["KijunStore", "KijunSQLite", "KijunGuidelines", "CEmbedded"]),
    tests("KijunReadingTests", ["KijunReading", "KijunGuidelines"]),
    tests(
      "KijunIngestingTests",
      ["KijunGuidelines", "KijunVocabulary", "KijunSQLite", "KijunStore", "KijunIngesting"]),
    tests(
      "KijunAnsweringTests",
      [
        "KijunAnswering", "KijunIngesting", "KijunStore", "KijunSQLite", "KijunVocabulary", "KijunGuidelines",
      ], exclude: ["Companies"]),
    tests(
      "KijunExportingTests",
      [
        "KijunExporting", "KijunAnswering", "KijunIngesting", "KijunReading", "KijunStore", "KijunSQLite",
        "KijunVocabulary", "KijunGuidelines",
      ]),
    tests("KijunSyncingTests", ["KijunSyncing"]),
    tests("kijunTests", ["kijun", "KijunSQLite"], exclude: ["Clients", "Older", "Schemas"]),
    tests(
      "KijunSiteTests",
      ["KijunSite", "KijunIngesting", "KijunStore", "KijunSQLite", "KijunVocabulary", "KijunGuidelines"]),
    tests(
      "KijunServingTests",
      [
        "KijunServing", "KijunAnswering", "KijunIngesting", "KijunStore", "KijunSQLite", "KijunVocabulary",
        "KijunGuidelines",
      ]),
    tests("DocumentationTests", ["kijun"]),
  ] + fuzzing
)
